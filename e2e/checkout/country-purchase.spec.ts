import { expect } from "@playwright/test";
import { open } from "../support/browsing.ts";
import { countryShops, testIn, unpricedProduct } from "../support/country-shops.ts";
import { type MandatoryText, mandatoryTexts } from "../support/mandatory-texts.ts";
import { test as inGermany } from "../support/order-shop.ts";
import { type Purchase, type SaidTexts, textsOfPurchase } from "../support/purchase-texts.ts";
import { smoke } from "../support/selection.ts";

/* A purchase in each country. Every legally required text is asserted in its place, with its source. */

const german = { language: "de", payment: "Vorkasse" } as const;
const purchases = {
	DE: { ...german, country: "Deutschland", zip: "70173", collects: true },
	AT: { ...german, country: "Österreich", zip: "1010" },
	CH: { ...german, country: "Schweiz", zip: "4051" },
	FR: { language: "fr", payment: "Virement anticipé", country: "France", zip: "75001" },
} as const satisfies Readonly<Record<string, Purchase>>;

/** Returns the texts that are missing in their place, each with its source. */
function unsaid(wanted: readonly MandatoryText[], said: SaidTexts): readonly string[] {
	return wanted
		.filter(
			([place, text]) => !(typeof text === "string" ? said[place].includes(text) : text.test(said[place])),
		)
		.map(([place, text, source]) => `${place}: ${text} (${source})`);
}

const title = (where: string) =>
	`B-LAW-17 B-LAW-15 B-LAW-18 a purchase in ${where} says all that its law prescribes, where it prescribes it`;

inGermany(title("Germany"), smoke, async ({ page, shop }) => {
	inGermany.setTimeout(90_000);
	expect(unsaid(mandatoryTexts.DE, await textsOfPurchase(page, shop, purchases.DE))).toEqual([]);
});

// One worker for each country, which builds its site once.
inGermany.describe.configure({ mode: "default" });

const inAustria = testIn(countryShops.AT);

inAustria(title("an Austrian shop"), async ({ page, shop }) => {
	inAustria.setTimeout(90_000);
	const said = await textsOfPurchase(page, shop, purchases.AT);
	expect(unsaid(mandatoryTexts.AT, said)).toEqual([]);
	expect(said.review).not.toContain("Einfuhr");
});

const inSwitzerland = testIn(countryShops.CH);

inSwitzerland(title("a Swiss shop"), async ({ page, shop }) => {
	inSwitzerland.setTimeout(90_000);
	const said = await textsOfPurchase(page, shop, purchases.CH);
	expect(unsaid(mandatoryTexts.CH, said)).toEqual([]);
	expect(said.mail).toContain("14 Tage Rückgaberecht");
	for (const place of ["start", "review", "mail"] as const) expect(said[place], place).not.toContain("€");
	for (const place of ["list", "cart", "start", "review", "confirmation", "mail"] as const) {
		// A domestic purchase mentions neither imports nor EU law.
		expect(said[place], place).not.toContain("Einfuhr");
		expect(said[place], place).not.toMatch(unionsLaw);
	}
});

inSwitzerland(
	"B-LAW-17 B-SEO-07 a shop with a price list in francs lists, filters, names and sells by it alone",
	async ({ page, request }) => {
		await open(page, "/shop?sort=price_brutto&price_max=100");
		const cards = page.locator("main").getByRole("listitem").filter({ hasText: "CHF" });
		await expect(cards.filter({ hasText: "CHF\u00a048.00" })).toHaveCount(1);
		await expect(page.locator("main")).not.toContainText("€");
		await open(page, `/shop/dekoration/${unpricedProduct}`);
		await expect(page.getByRole("button", { name: "In den Warenkorb" })).toHaveCount(0);
		await expect(page.locator("main")).not.toContainText("€");
		await open(page, "/shop/schmuck/siegelring-stern");
		const data = (await page.locator('script[type="application/ld+json"]').allTextContents()).join();
		expect(data).toContain('"price":"980","priceCurrency":"CHF"');
		expect(data).not.toContain("EUR");
		const feed = await (await request.get("/feeds/products-de-ch.xml")).text();
		expect(feed).toContain("<g:price>980.00 CHF</g:price>");
		expect(feed).not.toContain("EUR");
	},
);

inSwitzerland(
	"B-LAW-17 R-CART-06 a cart that was filled in euros keeps its goods and takes the prices in francs",
	async ({ page }) => {
		await open(page, "/shop/raumduefte/raumduft-feige-zeder");
		await page.getByRole("button", { name: "In den Warenkorb" }).first().click();
		await expect(page.getByRole("link", { name: "Zum Warenkorb" })).toBeVisible();
		await page.evaluate(() => {
			const saved = localStorage.getItem("int-cart") ?? "";
			localStorage.setItem("int-cart", saved.replaceAll("CHF", "EUR"));
		});
		await open(page, "/shop/warenkorb");
		await expect(page.getByText("Auf dieser Website kostet es CHF\u00a048.00.")).toBeVisible();
		await expect(page.locator("main")).not.toContainText(/(?<!\d)0\.00/);
		await open(page, "/shop/kasse");
		await page.getByRole("link", { name: "Warenkorb ändern" }).click();
		await page.getByRole("button", { name: "Neuen Preis übernehmen" }).click();
		await expect(page.getByText(/Auf dieser Website kostet es/)).toHaveCount(0);
		await expect(page.getByRole("region", { name: "Summe" })).toContainText("CHF\u00a048.00");
		await expect(page.locator("main")).toContainText("CHF\u00a048.00");
		await expect(page.locator("main")).not.toContainText("€");
	},
);

/** Terms of EU consumer law: withdrawal (§ 356a BGB and others), notice of Regulation (EU) 2025/1960. */
const unionsLaw =
	/Vertrag widerrufen|Widerrufsrecht|Widerrufsbelehrung|withdraw from contract|right of withdrawal|Renoncer au contrat|droit de rétractation|Gesetzliche Gewährleistung|legal guarantee|garantie légale|GARAN\b/i;

inSwitzerland(
	"B-LAW-08 B-LAW-17 pages of a Swiss shop that grants returns neither offer withdrawal nor remind of the Union's guarantee",
	async ({ page }) => {
		for (const path of [
			"/shop",
			"/shop/schmuck/siegelring-stern",
			"/shop/uhren/kronberg-regatta",
			"/en/shop/schmuck/siegelring-stern",
			"/fr/shop/schmuck/siegelring-stern",
			"/shop/warenkorb",
			"/impressum",
			"/agb",
		]) {
			await open(page, path);
			expect(await page.locator("body").innerText(), path).not.toMatch(unionsLaw);
		}
		await open(page, "/shop/schmuck/siegelring-stern");
		await expect(page.getByRole("link", { name: "14 Tage Rückgaberecht" })).toHaveAttribute(
			"href",
			"/widerruf",
		);
		const footer = page.getByRole("contentinfo");
		await expect(footer.getByRole("link", { name: "Rückgabe", exact: true })).toHaveAttribute(
			"href",
			"/widerruf",
		);
		await expect(footer.getByRole("link", { name: "Widerruf" })).toHaveCount(0);
		const response = await page.goto("/vertrag-widerrufen");
		expect(response?.status()).toBe(404);
	},
);

const inFrance = testIn(countryShops.FR);

inFrance(`${title("a French shop")}, all of it in French`, async ({ page, shop }) => {
	inFrance.setTimeout(90_000);
	const said = await textsOfPurchase(page, shop, purchases.FR);
	expect(unsaid(mandatoryTexts.FR, said)).toEqual([]);
	// Loi n° 94-665 (Toubon), art. 2: nothing in German.
	expect(await page.getByRole("main").locator('[lang="de"]').count()).toBe(0);
	const authority = "Berliner Beauftragte für Datenschutz und Informationsfreiheit";
	for (const [place, text] of Object.entries(said))
		expect(text.replace(authority, ""), place).not.toMatch(
			/Widerruf|Bestellung|Gewährleistung|Datenschutz|MwSt/,
		);
});
