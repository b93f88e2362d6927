import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Send } from "#adapters/content-directus/model/permissions.ts";
import { createEditors } from "#adapters/content-directus/model/project-access.ts";
import { stableId } from "#adapters/content-directus/model/stable-id.ts";
import { readTier } from "#adapters/content-directus/model/tier.ts";
import { createSeedContext } from "#adapters/content-directus/seed/seed-context.ts";
import { createPreviewServer, type PreviewServer } from "#renderer/preview/preview-server.ts";
import { createEditor, type Editor } from "#tests/directus/editors-day.ts";
import { demoMedia, sendTo } from "#tests/directus/seeded-project.ts";
import {
	prepareStudioSite,
	project,
	type StudioServer,
	type StudioSite,
} from "#tests/directus/studio-site.ts";
import { ensureBrowser } from "../../renderer/setup/browser.mjs";

const account = { email: "lena@example.com", password: "a-password-of-the-tests" };
let studio: StudioSite;
let browser: Browser;
let preview: PreviewServer;
let site = "";
/** A page for the Data Studio; the login page of Directus 12 is animated, which takes a processor. */
const dataStudioPage = {
	viewport: { width: 1600, height: 1000 },
	locale: "en-US",
	reducedMotion: "reduce",
} as const;

/** Sends an administrator's requests. */
let admin: Send;
/** Whether the rights of editors choose the project of a new item. */
let choosesProject = true;

async function startStudio(name: string, server: StudioServer): Promise<void> {
	admin = sendTo(server);
	studio = await prepareStudioSite(name, server);
	await studio.install();
	const tier = await readTier(admin);
	choosesProject = tier === "filtered";
	await createEditors(admin, tier);
	const role = stableId(project, "editor", "role");
	await admin("POST", "/users", { ...account, role, status: "active", language: "en-US" });
	await studio.start();
}

async function startBrowser(): Promise<void> {
	const args = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"];
	browser = await chromium.launch({ executablePath: await ensureBrowser(), args });
}

async function start(name: string, server: StudioServer): Promise<void> {
	await Promise.all([startStudio(name, server), startBrowser()]);
	const isBuilt = () => expect(studio.published("index.html"), studio.output()).not.toBe("");
	await vi.waitFor(isBuilt, { timeout: 240_000, interval: 100 });
	preview = createPreviewServer({ directory: studio.out });
	site = (await preview.listen(0)).url.replace(/\/$/, "");
}

const product = "/shop/uhren/havelwerk-schilf";
/** Directus gives the draft the slug from its name. */
const draft = "/shop/uhren/morgenrot";

/** Waits until a page of the site has a text; null waits until the page does not exist. */
async function untilLive(path: string, text: string | null): Promise<void> {
	const page = await browser.newPage({ serviceWorkers: "block" });
	page.setDefaultTimeout(120_000);
	const shows = async () => {
		const status = (await page.goto(site + path))?.status();
		return text === null ? status === 404 : (await page.getByText(text).count()) > 0;
	};
	await expect.poll(shows, { timeout: 120_000, interval: 250 }).toBe(true);
	await page.close();
}

async function logIn(page: Page, editor: Editor): Promise<void> {
	await page.goto(`${studio.proxy.url}/admin`);
	await editor.fill(page.getByPlaceholder("Email"), account.email);
	await editor.fill(page.getByPlaceholder("Password"), account.password);
	await editor.click(page.getByRole("button", { name: "Sign In" }));
}

/** Changes price, text and picture of a product. */
async function changeProduct(page: Page, editor: Editor): Promise<void> {
	await editor.click(page.getByRole("link", { name: /^diamond Product/ }));
	await editor.click(page.getByRole("row", { name: /Havelwerk Schilf/ }));
	await editor.fill(editor.field("Price (gross)").getByRole("textbox"), "1234.50");
	await editor.click(page.getByRole("button", { name: "watch-emerald-date-steel" }).first());
	const drawer = page.getByRole("article");
	await editor.click(drawer.getByRole("button", { name: "close" }).nth(1));
	const buffer = readFileSync(join(demoMedia, "vase-porcelain.jpg"));
	await drawer
		.locator("input[type=file]")
		.setInputFiles({ name: "from-a-phone.jpg", mimeType: "image/jpeg", buffer });
	await drawer.getByText("From a Phone").waitFor();
	await editor.click(editor.confirm);
	await editor.click(page.getByRole("button", { name: /^notes Texts and translations/ }));
	await editor.append(
		editor.field("Description").getByRole("presentation").filter({ hasText: "Geriffelte" }).last(),
		" Frisch gereinigt.",
	);
	await editor.click(editor.save);
}

/** Chooses the item of a field in its drawer. */
async function choose(page: Page, editor: Editor, label: string, item: RegExp): Promise<void> {
	await editor.click(editor.field(label).getByRole("button", { name: "Select an item..." }));
	const drawer = page.getByRole("article");
	await editor.click(drawer.getByRole("row", { name: item }));
	await editor.click(editor.confirm);
	await drawer.waitFor({ state: "detached" });
}

/** Makes a product that is still a draft, and previews it in English. */
async function makeDraft(page: Page, editor: Editor): Promise<void> {
	await page.getByRole("row", { name: /Havelwerk Schilf/ }).waitFor();
	await editor.click(editor.create);
	await editor.fill(editor.field("Name").getByRole("textbox"), "Morgenrot");
	await editor.fill(editor.field("Price (gross)").getByRole("textbox"), "777");
	// Rights choose the project in Directus 11, and have no such part in 12 without a licence.
	if (!choosesProject) await choose(page, editor, "Project", /studio/);
	await choose(page, editor, "Category", /Uhren/);
	await editor.press("Control+s");
	await editor.click(page.getByRole("banner").getByRole("button", { name: "visibility" }));
	const frame = page.frameLocator("iframe");
	await frame.getByText("Entwurf: Besucher sehen das nicht").waitFor({ timeout: 60_000 });
	await editor.click(frame.locator("#facette-preview").getByRole("link", { name: "EN", exact: true }));
	await frame.locator("html[lang=en]").waitFor({ timeout: 60_000 });
	await frame.getByText("777.00").first().waitFor();
}

/** Changes a product, makes a draft, publishes it, and goes back to the version before. */
async function spendDay(): Promise<void> {
	const page = await browser.newPage(dataStudioPage);
	page.setDefaultTimeout(120_000);
	const editor = createEditor(page);
	const started = performance.now();
	const log: string[] = [];
	const note = (step: string) =>
		log.push(
			`${step}: ${editor.clicks} clicks, ${editor.texts} texts, ${Math.round((performance.now() - started) / 1000)} s`,
		);
	try {
		await logIn(page, editor);
		note("logged in");
		await changeProduct(page, editor);
		note("saved price, text and picture");
		await untilLive(product, "1.234,50");
		expect(studio.published(`${product.slice(1)}/index.html`)).toContain("Frisch gereinigt.");
		expect(studio.published(`${product.slice(1)}/index.html`)).toContain("from-a-phone");
		note("live");
		await makeDraft(page, editor);
		expect(studio.published(`${draft.slice(1)}/index.html`)).toBe("");
		note("draft previewed in English");
		await editor.click(editor.field("Status").locator(".input"));
		await editor.click(page.locator("#menu-outlet").getByText("Published", { exact: true }));
		await editor.click(editor.save);
		await untilLive(draft, "777,00");
		note("draft published and live");
		const [own] = await Promise.all([
			page.waitForEvent("popup"),
			editor.click(page.getByRole("link", { name: "publish", exact: true })),
		]);
		await editor.click(own.getByRole("button", { name: "Back to the version before" }));
		await own.getByText("The version before is published again").waitFor();
		await untilLive(draft, null);
		await untilLive(product, "1.234,50");
		note("version before is back");
	} catch (error) {
		await page.screenshot({ path: "dist/test/editors-day.png" }).catch(() => {});
		throw error;
	} finally {
		console.log(`An editor's day\n${log.join("\n")}`);
	}
	await page.close();
}

/** Types a price with a comma. */
async function typeComma(): Promise<void> {
	const page = await browser.newPage(dataStudioPage);
	page.setDefaultTimeout(60_000);
	const editor = createEditor(page);
	const id = createSeedContext(project).id("ecommerce_product", "havelwerk-schilf");
	const stored = async () =>
		Object(await admin("GET", `/items/ecommerce_product/${id}?fields=price_brutto`)).price_brutto;
	const before = await stored();
	await logIn(page, editor);
	await editor.click(page.getByRole("link", { name: /^diamond Product/ }));
	await editor.click(page.getByRole("row", { name: /Havelwerk Schilf/ }));
	const input = editor.field("Price (gross)").getByRole("textbox");
	await input.fill("");
	await input.pressSequentially("1290,50");
	await editor.click(editor.save);
	await page.getByText("Digits only, with a point before the decimals").first().waitFor();
	expect(await input.inputValue()).toBe("1290,50");
	expect(await stored()).toBe(before);
	await editor.fill(input, "1290.50");
	await editor.click(editor.save);
	await expect.poll(stored).toBe("1290.50");
	await page.close();
}

/** Changes a product in the visual editor. */
async function useVisualEditor(): Promise<void> {
	const context = await browser.newContext(dataStudioPage);
	const page = await context.newPage();
	page.setDefaultTimeout(120_000);
	const editor = createEditor(page);
	try {
		await logIn(page, editor);
		await editor.click(page.getByRole("link", { name: "edit_square" }));
		const frame = page.frameLocator("iframe");
		await editor.click(frame.getByRole("link", { name: "Uhren" }).first());
		await editor.click(frame.getByRole("link", { name: /Havelwerk Schilf/ }).first());
		await frame.getByRole("heading", { name: /Havelwerk Schilf/, level: 1 }).hover();
		// Directus gives its button no name.
		await editor.click(frame.locator("#directus-visual-editing").getByRole("button"));
		await editor.fill(editor.field("Price (gross)").getByRole("textbox"), "1345.50");
		await editor.click(editor.confirm);
		await frame.getByText("1.345,50").first().waitFor();
	} catch (error) {
		await page.screenshot({ path: "dist/test/visual-editor.png" }).catch(() => {});
		throw error;
	}
	await context.close();
}

/** Deletes the manufacturer of a product. */
async function deleteManufacturer(): Promise<void> {
	const id = createSeedContext(project).id("ecommerce_product", "alpenhorn-firn");
	const path = `/items/ecommerce_product/${id}`;
	const { manufacturer } = Object(await admin("GET", `${path}?fields=manufacturer`));
	await admin("DELETE", `/items/ecommerce_manufacturer/${manufacturer}`);
	const report = async () =>
		Object(await admin("GET", `/items/project?filter[domain][_eq]=${project}&fields=publication`))[0]
			.publication;
	// Another product never had a manufacturer.
	await expect.poll(report, { timeout: 120_000 }).toContain(`/admin/content/ecommerce_product/${id}`);
	expect(await report()).toContain("check.product-manufacturer");
}

/** Tests the day of an editor without administrator's rights in the Data Studio of a Directus. */
export function editorsDaySuite(version: string, serverOf: () => StudioServer): void {
	describe(`an editor's day in Directus ${version}`, () => {
		beforeAll(() => start(`editors-day-${version}`, serverOf()));

		afterAll(async () => {
			await browser?.close();
			await preview?.close();
			await studio?.stop();
		});

		it(
			"B-USE-09 an editor changes price, text and picture, previews a draft in English, publishes it and goes back",
			spendDay,
			600_000,
		);
		it(
			"B-USE-09 the form refuses a price with a comma in a browser in English, says how to write it, and keeps what is typed",
			typeComma,
			300_000,
		);
		it(
			"B-USE-09 an editor opens the item of a page in the visual editor, and the page follows the save",
			useVisualEditor,
			600_000,
		);
		it(
			"B-USE-09 B-LAW-07 the project names the products of a manufacturer that somebody deletes",
			deleteManufacturer,
			300_000,
		);
	});
}
