import { readdirSync, readFileSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, type Page, type Response } from "@playwright/test";
import type { PageModel } from "#core/models/page-model.ts";
import { type Manifest, withStaticImports } from "#renderer/bundler/manifest.ts";
import { moveMouse } from "../support/browsing.ts";
import { newBrowser } from "../support/consent-decision.ts";
import { test } from "../support/journey.ts";
import { shopTemplatePaths, templatePages } from "../support/pages.ts";
import { repetition, smoke } from "../support/selection.ts";

/** A first visit, so that the banner counts too. */
test.use(newBrowser);

/**
 * The budgets of a page in kilobytes after gzip: script before the load event, script until it is used on pages
 * outside the shop and in it, all script of a product and of a list, style sheets, and code without React.
 */
const budgets = {
	early: 4,
	content: 17.6,
	shop: 22.7,
	product: 151.8,
	list: 153,
	styles: 21,
	runtime: 11.3,
};

/** The budgets of a product page: all its files on disk, and its document after gzip. */
const productBudgets = { disk: 95.8, average: 69, document: 13.5 };

/** The loaded sizes in kilobytes after gzip, as hosts send them. */
interface Weight {
	/** Script requested before the load event. */
	readonly early: number;
	/** Script requested before the first interaction. */
	readonly unused: number;
	readonly script: number;
	readonly styles: number;
}

const kilobytes = (bodies: readonly Buffer[]) =>
	bodies.reduce((sum, body) => sum + gzipSync(body).length, 0) / 1000;

/** Returns the addresses requested before the load event. */
const askedEarly = (page: Page) =>
	page.evaluate(() => {
		const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
		const end = visit?.loadEventStart ?? 0;
		return performance
			.getEntriesByType("resource")
			.filter(({ startTime }) => startTime < end)
			.map(({ name }) => name);
	});

/** Returns the render-blocking style sheets: the site's and the template's. */
const blockingStyles = (page: Page) => page.locator('head link[rel="stylesheet"]').count();

/** Opens a page, then moves the mouse over it, and waits each time until the network is idle. */
async function weigh(page: Page, path: string): Promise<Weight> {
	const loaded: Response[] = [];
	page.on("response", (response) => loaded.push(response));
	await page.goto(path);
	await expect(page.locator("html")).toHaveAttribute("data-ready", "true");
	await page.waitForLoadState("networkidle");
	const before = new Set(loaded.map((response) => response.url()));
	// Next to the text, where there are no links.
	await moveMouse(page, 2, 400);
	if ((await page.locator("#root").getAttribute("data-hydrate")) !== "change") {
		await expect(page.locator("html")).toHaveAttribute("data-hydrated", "true");
		await page.waitForLoadState("networkidle");
	}
	const early = new Set(await askedEarly(page));
	const bodies = (ending: string, wanted: (url: string) => boolean = () => true) =>
		Promise.all(
			loaded
				.filter((response) => new URL(response.url()).pathname.endsWith(ending) && wanted(response.url()))
				.map((response) => response.body()),
		);
	return {
		early: kilobytes(await bodies(".js", (url) => early.has(url))),
		unused: kilobytes(await bodies(".js", (url) => before.has(url))),
		script: kilobytes(await bodies(".js")),
		styles: kilobytes(await bodies(".css")),
	};
}

/** The content template that loads most. */
const heaviest = "home";

/** Templates that render nothing before they know what the browser stores are hydrated immediately. */
const untilUsed = templatePages.filter(([template]) => template !== "not-found" && template !== "thanks");

for (const [template, path] of untilUsed) {
	test(
		`B-USE-17 keeps the page of the template ${template} within its budgets`,
		repetition(template !== heaviest, smoke),
		async ({ page }) => {
			const weight = await weigh(page, path);
			expect(weight.unused).toBeGreaterThan(5);
			expect(weight.early).toBeLessThanOrEqual(budgets.early);
			expect(weight.unused).toBeLessThanOrEqual(budgets.content);
			expect(weight.styles).toBeLessThanOrEqual(budgets.styles);
			expect(await blockingStyles(page)).toBe(2);
		},
	);
}

for (const [name, path, limit] of [
	["product", shopTemplatePaths["shop-product"], budgets.product],
	["ring", "/shop/verlobungsringe/halo", budgets.product],
	["list", "/shop", budgets.list],
] as const) {
	test(
		`keeps the page of a ${name} within its budgets`,
		repetition(name !== "product", smoke),
		async ({ page }) => {
			const weight = await weigh(page, path);
			expect(weight.early).toBeLessThanOrEqual(budgets.early);
			expect(weight.unused).toBeLessThanOrEqual(budgets.shop);
			expect(weight.script).toBeGreaterThan(60);
			expect(weight.script).toBeLessThanOrEqual(limit);
			expect(await blockingStyles(page)).toBe(2);
		},
	);
}

test("keeps code without React within its budget, and loads nothing of React for it", smoke, () => {
	const folder = "dist/program/client";
	const manifest = JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8")) as Manifest;
	const entry = Object.keys(manifest).filter((name) => /^_runtime-.*\.js$/.test(name));
	expect(entry).toHaveLength(1);
	const loaded = withStaticImports(manifest, entry).filter((name) => !manifest[name]?.isEntry);
	const scripts = loaded.map((name) => readFileSync(join(folder, manifest[name]?.file ?? "")));
	expect(kilobytes(scripts)).toBeLessThanOrEqual(budgets.runtime);
	const later = loaded.flatMap((name) => manifest[name]?.dynamicImports ?? []);
	const reached = withStaticImports(manifest, [...entry, ...later]).map((name) => manifest[name]?.file ?? "");
	expect(later.length).toBeGreaterThan(5);
	expect(reached.filter((file) => /^assets\/(?:page|hydrate)-[\w-]{8}\.js$/.test(file))).toEqual([]);
});

/** Returns each product page with the sizes of its document, data and product file in kilobytes. */
function writtenProducts() {
	const site = realpathSync("dist/test/site-a");
	const read = (...parts: string[]) => readFileSync(join(site, ...parts));
	const data = readdirSync(join(site, "page-data"), { recursive: true, encoding: "utf8" });
	return data
		.filter((name) => name.endsWith("page-data.json"))
		.flatMap((name) => {
			const pageData = read("page-data", name);
			const { path, language, shop }: PageModel = JSON.parse(pageData.toString()).page;
			if (shop?.type !== "product") return [];
			const document = read(decodeURIComponent(path), "index.html");
			const folder = join("shop-data", language, "products");
			const named = new RegExp(`^${shop.product.id}-[\\da-f]{12}\\.json$`);
			const file = readdirSync(join(site, folder)).find((candidate) => named.test(candidate)) ?? "";
			const bytes = document.length + pageData.length + read(folder, file).length;
			return [{ path, disk: bytes / 1000, document: gzipSync(document, { level: 9 }).length / 1000 }];
		});
}

test("keeps every product page within its budget on disk and over the network", smoke, () => {
	const written = writtenProducts();
	expect(written.length).toBeGreaterThan(80);
	const large = written.filter(
		({ disk, document }) => disk > productBudgets.disk || document > productBudgets.document,
	);
	expect(large).toEqual([]);
	const together = written.reduce((sum, { disk }) => sum + disk, 0);
	expect(together / written.length).toBeLessThanOrEqual(productBudgets.average);
});
