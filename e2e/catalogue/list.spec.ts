import { expect, type Page } from "@playwright/test";
import { advanceClockUntil, open, untilHydrated } from "../support/browsing.ts";
import { test } from "../support/journey.ts";
import { smoke } from "../support/selection.ts";

const list = "/shop";
const main = (page: Page) => page.getByRole("main");
const cards = (page: Page) => main(page).getByRole("article");
const names = (page: Page) => cards(page).getByRole("heading").allTextContents();
const filters = (page: Page) => page.getByRole("complementary", { name: "Filter" });
const count = (page: Page) =>
	main(page)
		.getByRole("status")
		.filter({ hasText: /Produkte?$/ });
const chips = (page: Page) => page.getByRole("group", { name: "Aktive Filter" });
const query = (page: Page) => new URL(page.url()).searchParams;

test("R-CAT-06 titles the whole shop 'Our Products', translated in other languages", async ({ page }) => {
	for (const [path, heading] of [
		["/shop", "Unsere Produkte"],
		["/en/shop", "Our Products"],
		["/fr/shop", "Nos produits"],
	] as const) {
		await open(page, path);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
	}
});

test(
	"R-CAT-06 appends the next 20 with 'Show More' and hides it after the last page",
	smoke,
	async ({ page }) => {
		await open(page, "/en/shop");
		await expect(cards(page)).toHaveCount(20);
		const before = await names(page);
		const total = Number.parseInt(
			await main(page).getByRole("status").filter({ hasText: "products" }).innerText(),
			10,
		);
		expect(total).toBeGreaterThan(20);
		await page.getByRole("link", { name: "Show more", exact: true }).click();
		await expect(cards(page)).toHaveCount(Math.min(40, total));
		expect((await names(page)).slice(0, 20)).toEqual(before);
		await expect(page.getByRole("link", { name: "Show More" })).toHaveCount(0);
		// The focus continues at the first new product.
		await expect(cards(page).nth(20).getByRole("heading").getByRole("link")).toBeFocused();
	},
);

test("R-CAT-06 keeps filters in the address across reload and back", smoke, async ({ page }) => {
	await open(page, list);
	const all = await count(page).innerText();
	const brand = filters(page).getByRole("checkbox", { name: /^Juwelier Sternau/ });
	await brand.check();
	await expect.poll(() => query(page).getAll("manufacturer")).toEqual(["sternau"]);
	await expect(count(page)).not.toHaveText(all);
	const narrowed = await count(page).innerText();
	const shown = await names(page);
	await page.reload();
	await untilHydrated(page);
	await expect(brand).toBeChecked();
	await expect(count(page)).toHaveText(narrowed);
	expect(await names(page)).toEqual(shown);
	await page.goBack();
	await expect(count(page)).toHaveText(all);
	await expect(brand).not.toBeChecked();
	await page.goForward();
	await expect(count(page)).toHaveText(narrowed);
});

test("R-CAT-06 filters the list by an attribute and removes the filter again", async ({ page }) => {
	await open(page, "/shop/verlobungsringe");
	const all = await count(page).innerText();
	const alloys = filters(page).getByRole("list", { name: "Legierung" });
	const alloy = alloys.getByRole("checkbox", { name: /Gelbgold/ }).first();
	await alloy.check();
	await expect.poll(() => new URL(page.url()).search).not.toBe("");
	await expect(count(page)).not.toHaveText(all);
	const shown = await cards(page).count();
	expect(shown).toBeGreaterThan(0);
	await cards(page).first().getByRole("heading").getByRole("link").click();
	await expect(page).toHaveURL(/\/shop\/verlobungsringe\/[\w-]+$/);
	await expect(page.getByRole("main").getByText("750/1000 Gelbgold").first()).toBeVisible();
	await page.goBack();
	await expect(cards(page)).toHaveCount(shown);
	await alloy.uncheck();
	await expect(count(page)).toHaveText(all);
});

test("R-CAT-06 changes filters without reloading or scrolling the page", async ({ page }) => {
	await open(page, list);
	const requests: string[] = [];
	page.on("request", (request) => requests.push(new URL(request.url()).pathname));
	await page.evaluate(() => window.scrollTo(0, 200));
	await filters(page)
		.getByRole("checkbox", { name: /^Uhren/ })
		.check();
	await expect.poll(() => query(page).get("category")).toBe("uhren");
	await expect(count(page)).toHaveText("8 Produkte");
	expect(await page.evaluate(() => window.scrollY)).toBe(200);
	// Targets of products in view are prefetched; the page itself is not.
	expect(requests.filter((path) => [list, `/page-data${list}/page-data.json`].includes(path))).toEqual([]);
});

test("R-CAT-07 restores filters, further pages and scroll position on the way back from a product", async ({
	page,
}) => {
	await open(page, `${list}?sort=display_name`);
	await page.getByRole("link", { name: "Mehr anzeigen" }).click();
	await expect.poll(() => cards(page).count()).toBeGreaterThan(20);
	const shown = await names(page);
	const card = cards(page).nth(24).getByRole("heading").getByRole("link");
	await card.scrollIntoViewIfNeeded();
	await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(800);
	const place = await page.evaluate(() => window.scrollY);
	await card.click();
	await expect(page).toHaveURL(/\/shop\/[\w-]+\/[\w-]+$/);
	await page.goBack();
	await expect(cards(page)).toHaveCount(shown.length);
	expect(await names(page)).toEqual(shown);
	await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(Math.round(place));
	// The same after a reload, which only has the address.
	await page.reload();
	await expect(cards(page)).toHaveCount(shown.length);
	await expect.poll(() => page.evaluate(() => Math.abs(window.scrollY))).toBeGreaterThan(800);
});

test("B-USE-01 counts in each facet what choosing it shows, also under other filters", async ({ page }) => {
	await open(page, list);
	await filters(page)
		.getByRole("checkbox", { name: /^Uhren/ })
		.check();
	await expect(count(page)).toHaveText("8 Produkte");
	const brands = filters(page).getByRole("list", { name: "Marke" }).getByRole("listitem");
	await expect(brands.filter({ hasText: "Alpenhorn" })).toBeVisible();
	let chosen = 0;
	for (const brand of await brands.all()) {
		const box = brand.getByRole("checkbox");
		if (await box.isDisabled()) continue;
		chosen += 1;
		const promised = (await brand.innerText()).match(/(\d+)\s*,?/)?.[1];
		await box.check();
		await expect(count(page)).toHaveText(promised === "1" ? "1 Produkt" : `${promised} Produkte`);
		await box.uncheck();
		await expect(count(page)).toHaveText("8 Produkte");
	}
	expect(chosen).toBeGreaterThan(1);
});

test("B-USE-01 shows active filters as chips, and removes one or all", async ({ page }) => {
	await open(page, `${list}?category=uhren&manufacturer=alpenhorn&price_min=1400`);
	await expect(chips(page).getByRole("button")).toHaveText([
		/Uhren/,
		/Alpenhorn/,
		/ab\s1\.400\s€/,
		/Alle Filter löschen/,
	]);
	await chips(page)
		.getByRole("button", { name: /Alpenhorn/ })
		.click();
	await expect.poll(() => query(page).has("manufacturer")).toBe(false);
	expect(query(page).get("category")).toBe("uhren");
	await chips(page).getByRole("button", { name: "Alle Filter löschen" }).click();
	await expect(chips(page)).toHaveCount(0);
	await expect.poll(() => new URL(page.url()).search).toBe("");
});

test("B-LAW-04 B-LAW-05 shows a note next to each price, and the lowest of 30 days for a reduced one", async ({
	page,
}) => {
	await open(page, `${list}?sort=display_name`);
	await page.getByRole("link", { name: "Mehr anzeigen" }).click();
	await expect.poll(() => cards(page).count()).toBeGreaterThan(20);
	let priced = 0;
	for (const card of await cards(page).all()) {
		if (!(await card.innerText()).includes("€")) {
			await expect(card).toContainText("Auf Anfrage");
			continue;
		}
		priced += 1;
		await expect(card).toContainText(
			/(?:inkl\. MwSt\.|Differenzbesteuerung nach §\s25a\sUStG), zzgl\. Versand/,
		);
		await expect(card.getByRole("link", { name: "zzgl. Versand" })).toHaveAttribute(
			"href",
			"/versand-und-zahlung",
		);
	}
	expect(priced).toBeGreaterThan(15);
	await page.clock.setFixedTime(new Date("2026-11-20T10:00:00Z"));
	await page.reload();
	const reduced = cards(page).filter({ hasText: "Kronberg Regatta" });
	await expect(reduced).toContainText("Niedrigster Preis der 30 Tage vor der Ermäßigung: 1.090,00 €");
	await expect(reduced).toContainText("18 % günstiger");
});

test.describe("on a phone", () => {
	test.use({ viewport: { width: 390, height: 844 } });

	test("R-CAT-06 shows filters in a sheet with the number of products they leave", async ({ page }) => {
		await open(page, list);
		const opener = main(page).getByRole("button", { name: /^Filter(?! entfernen)/ });
		await opener.click();
		const sheet = page.getByRole("dialog", { name: "Filter" });
		await sheet.getByRole("checkbox", { name: /^Uhren/ }).check();
		await sheet.getByRole("button", { name: "8 Produkte anzeigen" }).click();
		await expect(sheet).toBeHidden();
		await expect(opener).toHaveAccessibleName("Filter (1 Filter aktiv)");
		await expect(opener).toBeFocused();
		await expect(cards(page)).toHaveCount(8);
	});
});

test("R-SET-02 keeps the list without settings, reports it and retries", async ({ page }) => {
	await page.clock.install();
	await page.route("**/shop-data/**/settings-*.json", (route) => route.abort());
	await open(page, "/en/shop");
	await advanceClockUntil(page, page.getByRole("alert").filter({ hasText: "Could not load settings" }));
	await expect(cards(page)).toHaveCount(20);
	await page.unroute("**/shop-data/**/settings-*.json");
	await page.getByRole("button", { name: "Try again" }).click();
	await expect(page.getByRole("alert").filter({ hasText: "Could not load settings" })).toHaveCount(0);
});

test("R-FETCH-01 reports a list that cannot be loaded and retries", async ({ page }) => {
	await page.clock.install();
	await page.route("**/shop-data/**/index-*.json", (route) => route.abort());
	await page.goto(`${list}?category=uhren`);
	const alert = page.getByRole("alert").filter({ hasText: "Die Produkte konnten nicht geladen werden." });
	await advanceClockUntil(page, alert);
	await page.unroute("**/shop-data/**/index-*.json");
	await alert.getByRole("button", { name: "Erneut versuchen" }).click();
	await expect(cards(page)).toHaveCount(8);
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("R-CAT-06 lists the first 20 products with prices in the document, and names the filters", async ({
		page,
	}) => {
		await page.goto(list);
		await expect(cards(page)).toHaveCount(20);
		await expect(cards(page).first()).toContainText(/inkl\. MwSt\.|Differenzbesteuerung/);
		await expect(filters(page)).toContainText("Uhren");
		const categories = page.getByRole("navigation", { name: "Kategorien" });
		await expect(categories.getByRole("link").first()).toBeVisible();
	});
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("B-LAW-05 shows reductions of products on content pages before anything is used", async ({ page }) => {
		await page.goto("/perlen");
		const reduced = page.getByRole("article").filter({ hasText: "Perlenarmband" });
		await expect(reduced).toContainText(/16\s%\sgünstiger\s*Niedrigster Preis .*:\s320,00/);
	});
});

test("B-USE-16 offers gifts up to a price above the list, with an address in the menu", async ({ page }) => {
	await page.goto("/shop");
	const quick = page.getByRole("navigation", { name: "Schnellauswahl" });
	await quick.getByRole("link", { name: "Geschenke bis 100 €" }).click();
	await expect(page).toHaveURL(/\/shop\?price_max=100&tag=geschenk$/);
	await expect(cards(page)).toHaveCount(4);
	await expect(quick.getByRole("link", { name: "Geschenke bis 100 €" })).toHaveAttribute(
		"aria-current",
		"true",
	);
	await page.reload();
	await expect(cards(page)).toHaveCount(4);
	await page.getByRole("button", { name: "Filter entfernen: Geschenke bis 100 €" }).click();
	await expect(page).toHaveURL("/shop");
	await page.goBack();
	await expect(cards(page)).toHaveCount(4);
	// The same list in another language, from the menu's address.
	await page.goto("/fr/shop?tag=geschenk&price_max=100");
	await expect(cards(page)).toHaveCount(4);
	await expect(page.getByRole("link", { name: "Cadeaux jusqu’à 100 €", exact: true }).first()).toBeVisible();
});
