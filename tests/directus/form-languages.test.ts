import { type Browser, chromium, type Page } from "@playwright/test";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { applyModel } from "#adapters/content-directus/model/apply-model.ts";
import type { Send } from "#adapters/content-directus/model/permissions.ts";
import { createEditors } from "#adapters/content-directus/model/project-access.ts";
import { readAll } from "#adapters/content-directus/model/read-all.ts";
import type { Row } from "#adapters/content-directus/model/rows.ts";
import { stableId } from "#adapters/content-directus/model/stable-id.ts";
import { createSeedContext } from "#adapters/content-directus/seed/seed-context.ts";
import { prepareDirectus, seed, sendTo, smallContent } from "#tests/directus/seeded-project.ts";
import { ensureBrowser } from "../../renderer/setup/browser.mjs";

const domain = "sprachen.example";
const account = { email: "sprachen@example.com", password: "a-password-of-the-tests" };
const product = createSeedContext(domain).id("ecommerce_product", "vase");
let send: Send;
let browser: Browser;
let page: Page;
let user = "";

beforeAll(async () => {
	send = sendTo(inject("directus"));
	await prepareDirectus();
	await seed(domain, smallContent("Sprachen"));
	await createEditors(send, "filtered");
	const role = stableId(domain, "editor", "role");
	user = Object(await send("POST", "/users", { ...account, role, status: "active" })).id;
	const args = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"];
	browser = await chromium.launch({ executablePath: await ensureBrowser(), args });
	page = await logIn();
});

afterAll(() => browser?.close());

/** Logs an editor in. */
async function logIn(): Promise<Page> {
	const opened = await browser.newPage({ viewport: { width: 1600, height: 1200 }, locale: "en-US" });
	opened.setDefaultTimeout(60_000);
	// The next form is opened without saving.
	opened.on("dialog", (dialog) => dialog.accept());
	await opened.goto(`${inject("directus").url}/admin/login`);
	await opened.locator("input[type=email]").fill(account.email);
	await opened.locator("input[type=password]").fill(account.password);
	await opened.locator("button[type=submit]").click();
	await opened.waitForURL((address) => !address.pathname.endsWith("/login"));
	return opened;
}

/** The texts of a form in a language: two notes, and what the form says about "1290,50". */
const texts = {
	"de-DE": {
		price: "Mit Steuer; leer: auf Anfrage.",
		braces:
			'Für den Grundpreis (§ 4 PAngV), als JSON: {"amount": "200", "unit": "ml"}. Leer, wo nach Stück verkauft wird.',
		refused: "Nur Ziffern, mit Punkt vor den Nachkommastellen",
		published: "Veröffentlicht",
		used: "Gebraucht",
	},
	"en-US": {
		price: 'With tax; blank for "on request".',
		braces:
			'For the base price, as JSON: {"amount": "200", "unit": "ml"}. Blank for what is sold by the piece.',
		refused: "Digits only, with a point before the decimals",
		published: "Published",
		used: "Used",
	},
	// A language without translations reads English.
	"fr-FR": {
		price: 'With tax; blank for "on request".',
		braces:
			'For the base price, as JSON: {"amount": "200", "unit": "ml"}. Blank for what is sold by the piece.',
		refused: "Digits only, with a point before the decimals",
		published: "Published",
		used: "Used",
	},
} as const;

/** Waits until a part of the page shows a text, also as the value of an input. */
const shows = (selector: string, text: string) =>
	expect
		.poll(() =>
			page
				.locator(selector)
				.evaluateAll((parts) =>
					parts.flatMap((part) => [
						(part as HTMLElement).innerText,
						...[...part.querySelectorAll("input")].map(({ value }) => value),
					]),
				),
		)
		.toContainEqual(expect.stringContaining(text));

describe("the texts of forms in the Data Studio", () => {
	it.each(Object.entries(texts))("B-USE-09 are in the language of the editor: %s", async (language, said) => {
		await send("PATCH", `/users/${user}`, { language });
		await page.goto(`${inject("directus").url}/admin/content/ecommerce_product/${product}`);
		const field = (name: string) => page.locator(`[data-field="${name}"]`);
		await page.getByText(said.price).waitFor();
		await field("price_brutto").locator("input").fill("1290,50");
		await page.getByRole("banner").getByRole("button", { name: "check" }).click();
		await page.getByText(said.refused).first().waitFor();
		const groups = page.locator(".group-detail > button.toggle-btn:not(:has(.active))");
		await groups.evaluateAll((buttons) => {
			for (const button of buttons) (button as HTMLElement).click();
		});
		await page.getByText(said.braces).waitFor();
	});

	it.each(Object.entries(texts))(
		"B-USE-09 name what can be chosen, in forms and lists: %s",
		async (...of) => {
			const [language, { published, used }] = of;
			await send("PATCH", `/users/${user}`, { language });
			await send("PATCH", `/items/ecommerce_product/${product}`, { condition: "used" });
			await page.goto(`${inject("directus").url}/admin/content/ecommerce_product`);
			await shows("main table, table", published);
			await page.goto(`${inject("directus").url}/admin/content/ecommerce_product/${product}`);
			await shows('[data-field="status"]', published);
			const groups = page.locator(".group-detail > button.toggle-btn:not(:has(.active))");
			await groups.first().waitFor();
			await groups.evaluateAll((buttons) => {
				for (const button of buttons) (button as HTMLElement).click();
			});
			await shows('[data-field="condition"]', used);
		},
	);
});

const rows = async (): Promise<readonly Row[]> =>
	(await readAll(send, "directus_translations")).filter(({ language }) => language === "de-DE");

describe("facette schema with translations", () => {
	it("B-USE-09 keeps what somebody has changed, and renews and removes what it has stored itself", async () => {
		const [first, second, third] = await rows();
		if (!first || !second || !third) throw new Error("no translations");
		await send("PATCH", `/translations/${first.id}`, { value: "Ours" });
		await send("DELETE", `/translations/${second.id}`);
		// As an earlier version stored it.
		const value = "Früher";
		await send("DELETE", `/translations/${third.id}`);
		const former = (key: string) => ({
			id: stableId("translation", "de-DE", key, value),
			...{ language: "de-DE", key, value },
		});
		await send("POST", "/translations", [former(String(third.key)), former("A former note.")]);
		const expected = [
			"translation de-DE: A former note.: removed",
			...[second, third].map(({ key }) => `translation de-DE: ${key}`).toSorted(),
		];
		const dry = await applyModel(send, { isDry: true });
		expect(dry.changes.toSorted()).toEqual(expected.toSorted());
		expect((await applyModel(send)).changes.toSorted()).toEqual(expected.toSorted());
		const after = new Map((await rows()).map((row) => [row.key, row.value]));
		expect(after.get(first.key)).toBe("Ours");
		expect(after.get(second.key)).toBe(second.value);
		expect(after.get(third.key)).toBe(third.value);
		expect(after.has("A former note.")).toBe(false);
		expect((await applyModel(send)).changes).toEqual([]);
		await send("PATCH", `/translations/${first.id}`, { value: first.value });
	});
});
