import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, type Page } from "@playwright/test";
import { open, untilHydrated } from "../support/browsing.ts";
import { confirmedNumber, openReview, pressOrder } from "../support/checkout-steps.ts";
import { countryShops, testIn } from "../support/country-shops.ts";
import { demoLine, fillCart, type OrderShop, test } from "../support/order-shop.ts";

/** Texts about tax, which must not appear if none is charged. */
const taxes = /MwSt|enthaltene|inkl\. (?:MwSt|USt)|\bVAT included|incl\. VAT|TVA (?:incl|compr)|TTC/;

/** Returns the visible text of a page with plain spaces. */
async function textOf(page: Page): Promise<string> {
	return (await page.locator("body").innerText()).replace(/[\u00a0\u202f]/g, " ");
}

/** Buys from the list to the order's mail; returns the texts on the way. */
async function purchase(page: Page, shop: OrderShop): Promise<ReadonlyMap<string, string>> {
	const said = new Map<string, string>();
	await open(page, "/shop");
	said.set("list", await textOf(page));
	await open(page, "/shop/uhren/alpenhorn-firn");
	await untilHydrated(page);
	said.set("product", await textOf(page));
	const lines = [demoLine(shop, "alpenhorn-firn")];
	await fillCart(page, lines);
	await open(page, "/shop/warenkorb");
	await expect(page.getByRole("region", { name: "Summe" })).toBeVisible();
	said.set("cart", await textOf(page));
	const { country_code = "" } = shop.catalogue.settings.shipping_countries[0] ?? {};
	const zip_code = country_code === "AT" ? "1010" : "70173";
	await openReview(page, shop, { lines, to: { country_code, zip_code, shippingCost: 9.9 } });
	await expect(page.locator("form dl").last()).toContainText("Gesamt");
	said.set("checkout", await textOf(page));
	await pressOrder(page, "de");
	await confirmedNumber(page, "de");
	said.set("confirmation", await textOf(page));
	const [mail] = await shop.service.database.query<{ text: string }>(
		"select text from outbox where kind = 'order.customer'",
	);
	said.set("mail", (mail?.text ?? "").replace(/[\u00a0\u202f]/g, " "));
	return said;
}

// One worker for each shop, which builds its site once.
test.describe.configure({ mode: "default" });

const kinds = [
	[
		"§ 19 UStG",
		testIn(countryShops.small),
		"Gemäß § 19 UStG wird keine Umsatzsteuer berechnet.",
		"ohne USt. (§ 19 UStG)",
	],
	[
		"§ 6 (1) no. 27 UStG in Austria",
		testIn(countryShops.smallAT),
		"Gemäß § 6 Abs. 1 Z 27 UStG wird keine Umsatzsteuer berechnet.",
		"ohne USt. (§ 6 Abs. 1 Z 27 UStG)",
	],
] as const;

for (const [law, testOfShop, sentence, note] of kinds) {
	testOfShop(
		`B-LAW-04 B-LAW-17 charges no tax for a small business and states that next to all prices: ${law}`,
		async ({ page, shop }) => {
			const said = await purchase(page, shop);
			for (const [place, text] of said) expect(text, place).not.toMatch(taxes);
			for (const place of ["list", "product", "cart", "checkout", "confirmation"])
				expect(said.get(place), place).toContain(note);
			for (const place of ["product", "cart", "checkout", "confirmation", "mail"])
				expect(said.get(place), place).toContain(sentence);
			expect(await shop.service.database.query("select contained_tax from orders")).toEqual([
				{ contained_tax: null },
			]);
		},
	);

	testOfShop(
		`B-LAW-04 B-SEO-07 names no tax of a small business in feed and structured data: ${law}`,
		async ({ countrySite, page }) => {
			const out = resolve(countrySite.site, "../site");
			const feeds = readdirSync(resolve(out, "feeds"));
			expect(feeds.length).toBeGreaterThan(0);
			for (const feed of feeds)
				expect(readFileSync(resolve(out, "feeds", feed), "utf8")).not.toMatch(/<g:tax|MwSt|VAT\b|TVA\b/);
			await page.goto("/shop/uhren/alpenhorn-firn");
			const data = await page.locator('script[type="application/ld+json"]').allTextContents();
			expect(data.join()).toContain('"price":');
			expect(data.join()).not.toMatch(/valueAddedTaxIncluded|MwSt/);
		},
	);
}
