import { type Browser, chromium, type Page } from "@playwright/test";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { FieldModel } from "#adapters/content-directus/model/field.ts";
import { formGroupsOf } from "#adapters/content-directus/model/form-layout.ts";
import { collectionNamed } from "#adapters/content-directus/model/model.ts";
import type { Send } from "#adapters/content-directus/model/permissions.ts";
import { createEditors } from "#adapters/content-directus/model/project-access.ts";
import type { Json } from "#adapters/content-directus/model/rows.ts";
import { stableId } from "#adapters/content-directus/model/stable-id.ts";
import { labelOf, noteOf } from "#adapters/content-directus/model/studio-text.ts";
import { readTier } from "#adapters/content-directus/model/tier.ts";
import { createSeedContext } from "#adapters/content-directus/seed/seed-context.ts";
import { seedProject } from "#adapters/content-directus/seed/seed-project.ts";
import { applyAll, clientOf, demoMedia, sendTo, smallContent } from "#tests/directus/seeded-project.ts";
import { ensureBrowser } from "../../renderer/setup/browser.mjs";

const domain = "sprachen.example";
const account = { email: "sprachen@example.com", password: "a-password-of-the-tests" };
const collection = "ecommerce_product";
const product = createSeedContext(domain).id(collection, "vase");
const productPath = `/items/${collection}/${product}`;

/** A Directus that serves the Data Studio. */
export interface FormServer {
	readonly url: string;
	readonly adminToken: string;
}

/** The texts of a product's form: two notes, two choices, and the answer to "1290,50". */
interface FormTexts {
	/** The language of the model's texts. */
	readonly of: "de" | "en";
	/** Whether fields and groups have labels in the language of the Studio. */
	readonly hasLabels: boolean;
	readonly price: string;
	readonly braces: string;
	readonly refused: string;
	readonly published: string;
	readonly used: string;
	/** The list of products without a manufacturer. */
	readonly incomplete: string;
}

const english: FormTexts = {
	of: "en",
	hasLabels: true,
	price: 'With tax; blank for "on request".',
	braces:
		'For the base price, as JSON: {"amount": "200", "unit": "ml"}. Blank for what is sold by the piece.',
	refused: "Digits only, with a point before the decimals",
	published: "Published",
	used: "Used",
	incomplete: "No manufacturer",
};

const german: FormTexts = {
	of: "de",
	hasLabels: true,
	price: "Mit Steuer; leer: auf Anfrage.",
	braces:
		'Für den Grundpreis (§ 4 PAngV), als JSON: {"amount": "200", "unit": "ml"}. Leer, wo nach Stück verkauft wird.',
	refused: "Nur Ziffern, mit Punkt vor den Nachkommastellen",
	published: "Veröffentlicht",
	used: "Gebraucht",
	incomplete: "Ohne Hersteller",
};

/** Returns the texts that the model has for a form: those of a field by its name in Directus, and the labels of groups. */
function textsOfModel({ of, hasLabels }: FormTexts) {
	const model = collectionNamed(collection);
	const textsOf = (field: FieldModel) => [...(hasLabels ? [labelOf(field)[of]] : []), noteOf(field)[of]];
	// The time of the last change is hidden.
	const shown = model.fields.filter(({ kind }) => kind !== "modified");
	return {
		fields: new Map(shown.map((field) => [field.field, textsOf(field)])),
		groups: hasLabels ? formGroupsOf(model).map((group) => group[of]) : [],
	};
}

/** Reads a form of the Data Studio. */
function createForm(page: Page) {
	const shownIn = (selector: string) =>
		page
			.locator(selector)
			.evaluateAll((parts) =>
				parts.flatMap((part) => [
					(part as HTMLElement).innerText,
					...[...part.querySelectorAll("input")].map(({ value }) => value),
				]),
			);
	return {
		/** Waits until a part of the page shows a text, also as the value of an input. */
		shows: (selector: string, text: string) =>
			expect.poll(() => shownIn(selector)).toContainEqual(expect.stringContaining(text)),
		async openGroups(): Promise<void> {
			const groups = page.locator(".group-detail > button.toggle-btn:not(:has(.active))");
			await groups.first().waitFor();
			await groups.evaluateAll((buttons) => {
				for (const button of buttons) (button as HTMLElement).click();
			});
		},
		/** Returns which texts of the model the form does not show at their field, or as a group. */
		async missing({ fields, groups }: ReturnType<typeof textsOfModel>): Promise<readonly string[]> {
			const texts = await page
				.locator("[data-field]")
				.evaluateAll((parts) =>
					parts.map((part) => [part.getAttribute("data-field"), (part as HTMLElement).innerText] as const),
				);
			const shown = new Map(texts);
			const headings = (await shownIn(".group-detail > button.toggle-btn")).join("\n");
			return [
				...[...fields].flatMap(([name, expected]) =>
					expected.filter((text) => !shown.get(name)?.includes(text)).map((text) => `${name}: ${text}`),
				),
				...groups.filter((text) => !headings.includes(text)),
			];
		},
	};
}

/** An editor who is logged in to the Data Studio. */
interface LoggedIn {
	readonly page: Page;
	/** Sends an administrator's requests. */
	readonly send: Send;
	/** Opens a page of the Studio by its path. */
	open(path: string): Promise<unknown>;
	/** Sets the language of the editor. */
	speak(language: string): Promise<unknown>;
}

/** Adds a website with a product and an editor to a server. Returns the id of the editor. */
async function prepareEditor(server: FormServer): Promise<string> {
	const send = sendTo(server);
	await applyAll(send);
	const client = clientOf(domain, { url: server.url, token: server.adminToken });
	const seeded = await seedProject(client, smallContent("Sprachen"), demoMedia);
	if (!seeded.ok) throw new Error(JSON.stringify(seeded.error));
	await send("PATCH", productPath, { condition: "used" });
	await createEditors(send, await readTier(send));
	const role = stableId(domain, "editor", "role");
	return Object(await send("POST", "/users", { ...account, role, status: "active" })).id;
}

async function logIn(browser: Browser, { url }: FormServer): Promise<Page> {
	const page = await browser.newPage({
		viewport: { width: 1600, height: 1200 },
		locale: "en-US",
		// The login page of Directus 12 is animated, which takes a processor.
		reducedMotion: "reduce",
	});
	page.setDefaultTimeout(120_000);
	// The next form is opened without saving.
	page.on("dialog", (dialog) => dialog.accept());
	await page.goto(`${url}/admin/login`);
	await page.locator("input[type=email]").fill(account.email);
	await page.locator("input[type=password]").fill(account.password);
	await page.locator("input[type=password]").press("Enter");
	await page.waitForURL((address) => !address.pathname.endsWith("/login"));
	return page;
}

function testTexts(version: string, editorOf: () => LoggedIn): void {
	describe(`the texts of forms and lists in the Data Studio of Directus ${version}`, () => {
		it.each([
			["de-DE", german],
			["en-US", english],
			// A language without translations reads English, and the names of fields.
			["fr-FR", { ...english, hasLabels: false }],
		] as const)("B-USE-09 are in the language of the editor: %s", async (language, said) => {
			const { page, open, speak } = editorOf();
			const form = createForm(page);
			await speak(language);
			await open(`/admin/content/${collection}`);
			await form.shows("main table, table", said.published);
			await form.shows(".bookmark", said.incomplete);
			await open(`/admin/content/${collection}/${product}`);
			await page.getByText(said.price).waitFor();
			await page.locator('[data-field="price_brutto"]').locator("input").fill("1290,50");
			await page.keyboard.press("Control+s");
			await page.getByText(said.refused).first().waitFor();
			await form.openGroups();
			await page.getByText(said.braces).waitFor();
			await form.shows('[data-field="status"]', said.published);
			await form.shows('[data-field="condition"]', said.used);
			expect(await form.missing(textsOfModel(said))).toEqual([]);
		});
	});
}

/** Gives the product an attribute, whose value is a part of a part. */
async function addAttribute(send: Send): Promise<void> {
	const { project } = Object(await send("GET", `${productPath}?fields=project`));
	const group = { display_name: "Maße", key: "masse", project };
	const attribute_group = Object(await send("POST", "/items/ecommerce_attribute_group", group)).id;
	const attribute = { attribute_group, display_values: [{ display_value: "39 mm" }] };
	await send("PATCH", productPath, { attributes: [attribute] });
}

function testCopy(version: string, editorOf: () => LoggedIn): void {
	describe(`an item that is saved as a copy in the Data Studio of Directus ${version}`, () => {
		it("B-USE-09 B-LAW-05 is a draft with its own parts and slug, and with all values", async () => {
			const { page, send, open, speak } = editorOf();
			await addAttribute(send);
			const translation = { language: "en", display_name: "Vase" };
			await send("PATCH", productPath, { translations: [{ ...translation, slug: "english-vase" }] });
			const fields = "*,attributes.display_values.display_value";
			const read = async (id: string): Promise<Json> =>
				Object(await send("GET", `/items/${collection}/${id}?fields=${fields}`));
			const original = await read(product);
			await speak("en-US");
			await open(`/admin/content/${collection}/${product}`);
			await page.locator('[data-field="display_name"] input').fill("Vase Zwei");
			// The button of the menu has no name in version 12.
			const menu = page.getByRole("banner").getByRole("button", { name: "more_vert" });
			await menu.or(page.locator(".split-menu-button")).click();
			await page.locator("#menu-outlet").getByText("Save as Copy").click();
			await page.waitForURL(
				({ pathname }) => pathname.includes(`/${collection}/`) && !pathname.endsWith(product),
			);
			const copy = await read(new URL(page.url()).pathname.split("/").at(-1) ?? "");
			const { price_brutto, attributes } = original;
			expect(copy).toMatchObject({ display_name: "Vase Zwei", price_brutto, attributes });
			expect(copy).toMatchObject({ status: "draft", slug: "vase-zwei", key: null, recorded_prices: null });
			expect(copy.translations).toEqual([translation]);
			expect(await read(product)).toEqual(original);
		});
	});
}

/** Prepares the editor before the tests, and removes it after them. */
function useEditor(serverOf: () => FormServer): () => LoggedIn {
	let browser: Browser;
	let editor: LoggedIn;
	let user = "";

	beforeAll(async () => {
		const send = sendTo(serverOf());
		user = await prepareEditor(serverOf());
		const args = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"];
		browser = await chromium.launch({ executablePath: await ensureBrowser(), args });
		const page = await logIn(browser, serverOf());
		editor = {
			...{ page, send },
			open: (path) => page.goto(serverOf().url + path),
			speak: (language) => send("PATCH", `/users/${user}`, { language }),
		};
	});

	afterAll(async () => {
		await browser?.close();
		if (user) await sendTo(serverOf())("DELETE", `/users/${user}`);
	});
	return () => editor;
}

/** Tests the forms and lists that the Data Studio of a Directus shows to an editor. */
export function studioFormsSuite(version: string, serverOf: () => FormServer): void {
	// The project of the editor is not there before other tests of the file.
	describe(`an editor in Directus ${version}`, () => {
		const editorOf = useEditor(serverOf);
		for (const test of [testTexts, testCopy]) test(version, editorOf);
	});
}
