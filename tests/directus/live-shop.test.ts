import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Browser, chromium, type Page } from "@playwright/test";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { type ContentClient, createContentClient } from "#adapters/content-directus/client/content-client.ts";
import { readDocuments } from "#adapters/content-directus/seed/read-documents.ts";
import { createSeedContext } from "#adapters/content-directus/seed/seed-context.ts";
import { seedProject } from "#adapters/content-directus/seed/seed-project.ts";
import { createMemoryLogger } from "#adapters/memory/logger.ts";
import { createPreviewServer, type PreviewServer } from "#renderer/preview/preview-server.ts";
import { demoContent, demoMedia, prepareDirectus } from "#tests/directus/seeded-project.ts";
import { type DirectusServer, freePort, startDirectus } from "#tests/directus/start-server.ts";
import { ensureBrowser } from "../../renderer/setup/browser.mjs";

const project = "www.juwelier-sternau.example";
const root = fileURLToPath(new URL("../..", import.meta.url));
const program = join(root, "dist/program/cli.js");
/** Next to the outputs of the check "build", so that their encoded images are reused. */
const site = join(root, "dist/test/live-site");
const output = join(root, "dist/test/live");

let service: DirectusServer;
let admin: ContentClient;
let preview: PreviewServer;
let browser: Browser;
let origin = "";
let environment: Readonly<Record<string, string>> = {};
const ids = createSeedContext(project);

/** The demo's configuration with a live Directus. */
const config = (url: string) => `import { defineConfig, directus } from "facette";

export default defineConfig({
	domain: "${project}",
	content: directus({ url: "${url}", live: true }),
	ecommerce: {},
});
`;

function build(): Promise<void> {
	const { FACETTE_DIRECTUS_TOKEN: _, ...env } = process.env;
	return new Promise((resolve, reject) => {
		const child = spawn(process.execPath, [program, "build", "--site", site, "--out", output], { env });
		let messages = "";
		for (const stream of [child.stdout, child.stderr])
			stream.on("data", (chunk: Buffer) => {
				messages += chunk;
			});
		child.on("error", reject);
		child.on("close", (status) => (status === 0 ? resolve() : reject(new Error(messages))));
	});
}

/** Starts a server with the demo's items that accepts requests only from the site's pages. */
async function startService(port: number): Promise<void> {
	await prepareDirectus();
	environment = { CORS_ENABLED: "true", CORS_ORIGIN: `http://127.0.0.1:${port}` };
	service = await startDirectus({ data: inject("directus").data, environment });
	const { url, adminToken: token } = service;
	admin = createContentClient({ url, project, token, logger: createMemoryLogger() });
	const seeded = await seedProject(admin, readDocuments(demoContent), demoMedia);
	if (!seeded.ok) throw new Error(JSON.stringify(seeded.error));
}

async function startSite(port: number): Promise<void> {
	await startService(port);
	rmSync(site, { recursive: true, force: true });
	mkdirSync(site, { recursive: true });
	writeFileSync(join(site, "facette.config.ts"), config(service.url));
	await build();
	preview = createPreviewServer({ directory: output });
	origin = (await preview.listen(port)).url;
}

async function startBrowser(): Promise<void> {
	const args = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"];
	browser = await chromium.launch({ executablePath: await ensureBrowser(), args });
}

beforeAll(async () => {
	if (!existsSync(program)) throw new Error("The program is not compiled. Run: npm run test:directus");
	const port = await freePort();
	await Promise.all([startSite(port), startBrowser()]);
});

afterAll(async () => {
	await browser?.close();
	await preview?.close();
	await service?.stop();
});

/** Opens a visitor's page; records its requests to other hosts. */
async function openPage(path: string, { clock = false } = {}) {
	const page = await browser.newPage({ serviceWorkers: "block" });
	page.setDefaultTimeout(120_000);
	if (clock) await page.clock.install();
	const requests: { readonly url: string; readonly headers: Readonly<Record<string, string>> }[] = [];
	page.on("request", (request) => {
		if (!request.url().startsWith(`${origin}/`))
			requests.push({ url: request.url(), headers: request.headers() });
	});
	await visit(page, path);
	return { page, asked: requests };
}

/** Opens a page and waits until it is hydrated and half a second has passed without a request. */
async function visit(page: Page, path: string): Promise<void> {
	await page.goto(origin + path);
	await page.evaluate(() => document.querySelector("[data-hydrate=visible]")?.scrollIntoView());
	await page.locator("html[data-hydrated=true]").waitFor();
	await page.waitForLoadState("networkidle");
}

const product = (key: string) => ids.id("ecommerce_product", key);

/** Returns a product's card on a list. */
const card = (page: Page, name: string) => page.locator("article").filter({ hasText: name });

describe("a shop with a live Directus", () => {
	it("R-CAT-02 R-SET-01 R-CONSENT-09 R-CONTENT-01 lists its products, without requests to other hosts", async () => {
		const { page, asked } = await openPage("/shop");
		expect(await page.locator("article").count()).toBe(20);
		const paths = () => asked.map(({ url }) => url.replace(service.url, "").split("?")[0]);
		// The page requests them after it has been hydrated.
		await expect.poll(paths).toContain("/items/ecommerce_product");
		await expect.poll(paths).toContain("/items/ecommerce_settings");
		for (const { url, headers } of asked) {
			expect(url.startsWith(`${service.url}/`)).toBe(true);
			expect(headers).not.toHaveProperty("authorization");
			expect(headers).not.toHaveProperty("cookie");
		}
		// The images are files of the build.
		expect(paths().some((path) => path?.startsWith("/assets/"))).toBe(false);
		await page.getByRole("link", { name: "Mehr anzeigen" }).click();
		await expect.poll(() => page.locator("article").count()).toBeGreaterThan(20);
		await page.close();
	});

	it("R-CAT-02 R-PROD-06 shows a new price and stock after a reload, without a rebuild", async () => {
		const { page } = await openPage("/shop");
		const shown = card(page, "Havelwerk Schilf");
		expect(await shown.textContent()).toContain("1.190,00");
		await admin.updateItem("ecommerce_product", product("havelwerk-schilf"), {
			price_brutto: "1111.50",
			stock: 7,
		});
		await page.reload();
		await expect.poll(() => shown.textContent()).toContain("1.111,50");
		await shown.getByRole("link").first().click();
		await page.getByText("7 Stück vorrätig").waitFor();
		expect(await page.locator("main").textContent()).toContain("1.111,50");
		const html = readFileSync(join(output, new URL(page.url()).pathname, "index.html"), "utf8");
		expect(html).toContain("1.190,00");
		await page.close();
	});
});

describe("a content page with products of a live Directus", () => {
	it("R-CAT-02 shows the current price, without a rebuild", async () => {
		await admin.updateItem("ecommerce_product", product("drei-steine"), { price_brutto: "2999" });
		const { page } = await openPage("/verlobungsringe");
		await expect.poll(() => card(page, "Drei Steine").textContent()).toContain("2.999,00");
		const html = readFileSync(join(output, "verlobungsringe/index.html"), "utf8");
		expect(html).toContain("3.180,00");
		await page.close();
	});

	it("R-CAT-01 R-CAT-02 R-PROD-06 marks sold-out products and leaves out removed ones, without a rebuild", async () => {
		await admin.updateItem("ecommerce_product", product("alpenhorn-firn"), { stock: 0 });
		await admin.updateItem("ecommerce_product", product("alpenhorn-nachtgrat"), { status: "draft" });
		const small = ids.id("ecommerce_product_variant", product("alpenhorn-mitternacht"), "39");
		await admin.updateItem("ecommerce_product_variant", small, { stock: 0 });
		const { page } = await openPage("/uhren/alpenhorn");
		await expect.poll(() => page.locator("article").count()).toBe(2);
		await expect.poll(() => card(page, "Alpenhorn Firn").textContent()).toContain("Nicht vorrätig");
		const html = readFileSync(join(output, "uhren/alpenhorn/index.html"), "utf8");
		const built = (name: string) => html.split("<article").find((part) => part.includes(name));
		expect(built("Alpenhorn Nachtgrat")).toBeDefined();
		expect(built("Alpenhorn Firn")).not.toContain("Nicht vorrätig");
		// Another variant is in stock, so the card has no mark; the product's page marks the variant.
		const withVariants = card(page, "Alpenhorn Mitternacht");
		expect(await withVariants.textContent()).not.toContain("Nicht vorrätig");
		await withVariants.getByRole("link").first().click();
		await page.getByText("Durchgestrichen: nicht vorrätig.", { exact: false }).waitFor();
		await page.close();
	});
});

describe("the build's data in a shop with a live Directus", () => {
	it("R-CAT-06 B-USE-01 allow filters without counts, also by values that are newer than the build", async () => {
		const attribute = ids.id("ecommerce_attribute", product("havelwerk-schilf"), "colour");
		const value = { attribute, sort: 9, display_value: "Schilfgrün" };
		await admin.createItem("ecommerce_attribute_display_value", value);
		const { page } = await openPage("/shop");
		const filters = page.getByRole("complementary", { name: "Filter" });
		expect(await filters.locator("[aria-hidden=true]").allTextContents()).not.toContain("1");
		const colours = filters.getByRole("list", { name: "Farbe" }).locator("..");
		await colours.getByRole("button").click();
		await colours.getByRole("checkbox", { name: "Schilfgrün", exact: true }).check();
		await expect.poll(() => page.locator("article").count()).toBe(1);
		expect(await page.locator("article").textContent()).toContain("Havelwerk Schilf");
		await page.close();
	});

	it("B-USE-01 allow the same search as in a shop of files, including typing errors", async () => {
		const { page } = await openPage("/shop?q=Havelwrek");
		await expect.poll(() => card(page, "Havelwerk Schilf").count()).toBe(1);
		expect(await page.locator("article").count()).toBeLessThan(5);
		await page.close();
	});

	it("R-CAT-02 lack images that are newer than the build, which Directus serves with at most 1980 pixels", async () => {
		const bytes = readFileSync(join(demoMedia, "vase-porcelain.jpg"));
		const file = {
			name: "newer.jpg",
			content: new Blob([bytes], { type: "image/jpeg" }),
			fields: { folder: ids.mediaFolder, filename_download: "newer.jpg", title: "newer" },
		};
		const { id: image } = (await admin.uploadFile(file)) as { readonly id: string };
		await admin.updateItem(
			"ecommerce_product_image",
			ids.id("ecommerce_product_image", product("vase-kiesel"), "0"),
			{
				image,
			},
		);
		const { page } = await openPage("/shop/dekoration");
		const cardImage = card(page, "Vase Kiesel").locator("img").first();
		await expect.poll(() => cardImage.getAttribute("srcset")).toContain(`/assets/${image}?width=`);
		await expect
			.poll(() => cardImage.evaluate((img: HTMLImageElement) => img.naturalWidth))
			.toBeGreaterThan(100);
		const srcset = (await cardImage.getAttribute("srcset")) ?? "";
		for (const [, width] of srcset.matchAll(/width=(\d+)&quality=85&format=jpg/g))
			expect(Number(width)).toBeLessThanOrEqual(1980);
		await page.close();
	});
});

describe("a shop whose Directus does not respond", () => {
	it("R-SET-02 R-FETCH-01 shows the built data and a message while Directus is down, and recovers by a retry", async () => {
		const { data, url } = service;
		await service.stop({ keep: true });
		const { page } = await openPage("/shop", { clock: true });
		const sentence = page.getByText("Die Einstellungen des Shops konnten nicht geladen werden.");
		// Skips the delays between attempts.
		await expect
			.poll(
				async () => {
					await page.clock.fastForward(1000);
					return sentence.isVisible();
				},
				{ timeout: 60_000 },
			)
			.toBe(true);
		expect(await page.locator("article").count()).toBe(20);
		expect(await card(page, "Havelwerk Schilf").textContent()).toContain("1.190,00");
		service = await startDirectus({ data, environment, port: Number(new URL(url).port) });
		rmSync(data, { recursive: true, force: true });
		await page.getByRole("button", { name: "Erneut versuchen" }).click();
		await expect
			.poll(() => card(page, "Havelwerk Schilf").textContent(), { timeout: 60_000 })
			.toContain("1.111,50");
		await sentence.waitFor({ state: "detached" });
		await page.close();
	});
});
