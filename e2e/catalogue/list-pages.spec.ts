import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { open } from "../support/browsing.ts";
import { test } from "../support/journey.ts";
import { smoke } from "../support/selection.ts";

const cards = (page: Page) => page.getByRole("main").getByRole("article");
const names = (page: Page) => cards(page).getByRole("heading").allTextContents();
const next = (page: Page) => page.getByRole("main").getByRole("link", { name: "Mehr anzeigen" });
const previous = (page: Page) => page.getByRole("main").getByRole("link", { name: "Vorherige anzeigen" });

/** Returns the paths that a document links to, without queries and without running its script. */
async function linkedPaths(request: APIRequestContext, path: string): Promise<readonly string[]> {
	const html = await (await request.get(path, { maxRedirects: 0 })).text();
	return [...html.matchAll(/<a [^>]*?href="(\/[^"#?]*)["#?]/g)].map(([, href = ""]) => href);
}

test("B-SEO-08 reaches every sitemap address by HTML links from the home page", async ({ request }) => {
	const sitemap = await (await request.get("/sitemap.xml")).text();
	const listed = [...sitemap.matchAll(/<loc>https:\/\/[^/<]*([^<]*)<\/loc>/g)].map(([, path]) => path || "/");
	const found = new Set(["/"]);
	for (const path of found) for (const linked of await linkedPaths(request, path)) found.add(linked);
	expect(listed.length).toBeGreaterThan(100);
	expect(listed.filter((path) => !found.has(path))).toEqual([]);
});

test(
	"R-CAT-06 B-SEO-08 shows a list's further page with its own products, goes back, and resets it on filtering",
	smoke,
	async ({ page }) => {
		await open(page, "/shop/seite/2");
		const own = await names(page);
		expect(own).toHaveLength(11);
		await expect(page.getByRole("main")).toContainText("21–31 von 31 Produkten");
		await expect(next(page)).toHaveCount(0);
		const filters = page.getByRole("complementary", { name: "Filter" });
		await filters.getByRole("checkbox", { name: /^Juwelier Sternau/ }).check();
		await expect(page).toHaveURL("/shop/seite/2?manufacturer=sternau");
		await expect(previous(page)).toHaveCount(0);
		await page.reload();
		await expect(previous(page)).toHaveCount(0);
		await page.goBack();
		await expect.poll(() => names(page)).toEqual(own);
		await previous(page).click();
		await expect(page).toHaveURL("/shop");
		await expect(cards(page)).toHaveCount(20);
	},
);

test("B-SEO-08 responds 404 to a list page that does not exist", async ({ request }) => {
	for (const path of ["/shop/seite/3", "/shop/seite/1", "/fr/shop/trauringe/seite/2"])
		expect((await request.get(path)).status(), path).toBe(404);
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("B-SEO-08 B-USE-17 follows 'Show More' to the next page of the list and on to the other products", async ({
		page,
	}) => {
		await page.goto("/shop");
		const first = await names(page);
		await next(page).click();
		await expect(page).toHaveURL("/shop/seite/2");
		await expect(page).toHaveTitle(/Seite 2/);
		await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/shop\/seite\/2$/);
		const second = await names(page);
		expect(second.filter((name) => first.includes(name))).toEqual([]);
		await previous(page).click();
		await expect(page).toHaveURL("/shop");
	});
});
