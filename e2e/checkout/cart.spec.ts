import { type BrowserContext, expect, type Page } from "@playwright/test";
import { open } from "../support/browsing.ts";
import { chooseDelivery, fillContact, labels, way } from "../support/checkout-steps.ts";
import { demoLine, fillCart, test } from "../support/order-shop.ts";
import { repetition } from "../support/selection.ts";
import { pages as wishlists } from "../support/wishlist-items.ts";

const carts = { de: "/shop/warenkorb", en: "/en/shop/warenkorb", fr: "/fr/shop/warenkorb" } as const;
const engraving = { text: "Mara & Jonas" };

/** Counts every write to the storage of each document in a browser, from its first script on. */
async function countWrites(context: BrowserContext): Promise<void> {
	await context.addInitScript(() => {
		const counted = window as typeof window & { writes?: string[] };
		counted.writes = [];
		for (const name of ["setItem", "removeItem"] as const) {
			const method = Storage.prototype[name];
			Storage.prototype[name] = function (this: Storage, key: string, ...rest: string[]) {
				counted.writes?.push(`${name} ${key}`);
				return Reflect.apply(method, this, [key, ...rest]);
			};
		}
	});
}

/** Returns the writes of the pages within two seconds. */
async function writesAtRest(...pages: readonly Page[]): Promise<readonly string[]> {
	await Promise.all(pages.map((page) => page.evaluate(() => Object.assign(window, { writes: [] }))));
	await pages[0]?.waitForTimeout(2000);
	const written = await Promise.all(
		pages.map((page) => page.evaluate(() => (window as unknown as { writes: string[] }).writes)),
	);
	return written.flat();
}

const storedCart = (page: Page) => page.evaluate(() => localStorage.getItem("int-cart") ?? "");
const countOf = (page: Page, name: string) => page.getByRole("textbox", { name });
const lines = (page: Page) => page.locator("main").getByRole("listitem");

/** Mocks the current data of a product. */
async function mockProduct(page: Page, slug: string, change: object): Promise<void> {
	await page.route(`**/shop-data/**/products/${slug}-*.json`, async (route) => {
		const response = await route.fetch();
		const file = await response.json();
		await route.fulfill({ response, json: { ...file, product: { ...file.product, ...change } } });
	});
}

test("B-REL-09 R-CART-08 shares one cart between pages in two languages, which write nothing at rest and stay in sync", async ({
	page,
	context,
	shop,
}) => {
	await countWrites(context);
	await fillCart(page, [
		demoLine(shop, "vase-moos"),
		demoLine(shop, "manschettenknoepfe-stern", { personalization: engraving }),
	]);
	await open(page, carts.de);
	const other = await context.newPage();
	await open(other, carts.en);
	await expect(lines(page)).toHaveText([/Vase Moos/, /Manschettenknöpfe Stern/]);
	await expect(lines(other)).toHaveText([/Moss Vase/, /Star Cufflinks/]);

	const before = await storedCart(page);
	expect(await writesAtRest(page, other)).toEqual([]);
	expect(await storedCart(page)).toBe(before);
	await expect(countOf(page, "Anzahl von Vase Moos")).toHaveValue("1");
	await expect(countOf(other, "Quantity of Moss Vase")).toHaveValue("1");

	await page.getByRole("button", { name: "Eins mehr: Vase Moos" }).click();
	await expect(countOf(other, "Quantity of Moss Vase")).toHaveValue("2");
	await other.getByRole("button", { name: "Remove Star Cufflinks" }).click();
	await expect(lines(page)).toHaveCount(1);
	expect(await writesAtRest(page, other)).toEqual([]);
	await expect(countOf(page, "Anzahl von Vase Moos")).toHaveValue("2");
	expect(await storedCart(page)).not.toMatch(/Vase|Moos|Moss/);
});

test("B-REL-09 does not rewrite another tab's cart when prices and stock differ", async ({
	page,
	context,
	shop,
}) => {
	await countWrites(context);
	await fillCart(page, [demoLine(shop, "vase-moos"), demoLine(shop, "creolen-gedreht", { count: 3 })]);
	await open(page, carts.de);
	const other = await context.newPage();
	await mockProduct(other, "vase-moos", { price_brutto: "120" });
	await mockProduct(other, "creolen-gedreht", { stock: 2, shipping_time: 40 });
	await open(other, carts.de);
	await expect(other.getByText(/Der Preis hat sich geändert: jetzt\s120,00.€\sstatt\s96,00.€/)).toBeVisible();
	await expect(other.getByText("Nur noch 2 Stück vorhanden.")).toBeVisible();
	await expect(page.getByText(/Der Preis hat sich geändert|Nur noch/)).toHaveCount(0);
	expect(await writesAtRest(page, other)).toEqual([]);

	await other.getByRole("button", { name: "Neuen Preis übernehmen" }).click();
	await expect(page.getByText(/Der Preis hat sich geändert: jetzt\s96,00.€\sstatt\s120,00.€/)).toBeVisible();
	expect(await writesAtRest(page, other)).toEqual([]);
	await expect(other.getByText(/Der Preis hat sich geändert/)).toHaveCount(0);
	await expect(page.getByRole("textbox", { name: /Anzahl von .*Creolen/ })).toHaveValue("3");
});

test("B-REL-09 opens cart and checkout in two languages side by side and writes nothing at rest", async ({
	page,
	context,
	shop,
}) => {
	await countWrites(context);
	await fillCart(page, [demoLine(shop, "duftkerze-waldrand")]);
	await open(page, "/shop/kasse");
	await chooseDelivery(page, "de");
	await fillContact(page, "de");
	const other = await context.newPage();
	await open(other, carts.en);
	await expect(lines(other)).toHaveCount(1);
	const third = await context.newPage();
	await open(third, "/en/shop/kasse");
	await expect(third.locator("main form").first()).toBeVisible();
	expect(await writesAtRest(page, other, third)).toEqual([]);
	await other.getByRole("button", { name: /^One more/ }).click();
	await expect(page.getByRole("complementary").getByText("2 ×")).toBeVisible();
	await page.getByRole("button", { name: labels.de.toPayment }).click();
	await way(page, labels.de.transfer).click();
	expect(await writesAtRest(page, other, third)).toEqual([]);
	await expect(page.locator('[name="customerEmail"]')).toHaveCount(0);
});

test("B-REL-09 R-CART-06 shows an earlier release's cart in the page's language and reports missing products", async ({
	page,
}) => {
	const line = (id: string, display_name: string, count: number) => ({
		product: {
			id,
			display_name,
			slug: id,
			category: { slug: "decoratives" },
			images: [],
			reference_number: null,
			stock: null,
			reorder_possible: true,
			shipping_time: 3,
		},
		variant: null,
		personalization: null,
		count,
		priceBrutto: { amount: "96", currency: "EUR" },
	});
	const products = [
		{ cartId: 1, ...line("vase-moos", "Vase Moos", 2) },
		{ cartId: 2, ...line("sold-long-ago", "Alte Uhr", 1) },
	];
	const cart = { products, totalCount: 3, totalPriceBrutto: { amount: "288", currency: "EUR" } };
	await page.goto("/robots.txt");
	await page.evaluate(
		(data) => localStorage.setItem("int-cart", JSON.stringify({ version: 1, timestamp: Date.now(), data })),
		{ cart, seen: {} },
	);
	await open(page, carts.en);
	await expect(lines(page)).toHaveText([/Moss Vase/, /^Item.*This is no longer available/s]);
	await expect(countOf(page, "Quantity of Moss Vase")).toHaveValue("2");
	await expect(lines(page).last().getByRole("textbox")).toHaveCount(0);
	await expect(page.getByRole("link", { name: "Go to checkout" })).toHaveCount(0);
	await page.getByRole("button", { name: "Remove Item" }).click();
	await expect(lines(page)).toHaveText([/Moss Vase/]);
	await expect(page.getByRole("link", { name: "Go to checkout" })).toBeVisible();
});

for (const [language, categories] of [
	["de", "Kategorien"],
	["en", "Categories"],
	["fr", "Catégories"],
] as const)
	test(
		`links to the categories from an empty cart or wishlist, in ${language}`,
		repetition(language !== "de"),
		async ({ page }) => {
			for (const path of [carts[language], wishlists[language]]) {
				await open(page, path);
				const ways = page.getByRole("main").getByRole("list", { name: categories }).getByRole("link");
				await expect(ways).toHaveCount(8);
				for (const address of await ways.evaluateAll((all) =>
					all.map((link) => (link as HTMLAnchorElement).href),
				))
					expect((await page.request.get(address)).status()).toBe(200);
			}
		},
	);
