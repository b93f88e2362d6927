import { describe, expect, it } from "vitest";
import type { Language } from "#core/language/language.ts";
import type { PageModel } from "#core/models/page-model.ts";
import type { ShopShellModel } from "#core/models/shop-model.ts";
import { shellFixture } from "#stories/fixtures/site-models.ts";
import { card, listPage, listShop } from "#stories/shop/list-models.ts";
import { plainProduct, price, ringProduct } from "#stories/shop/product-models.ts";
import { renderPage } from "#tests/ui/render.tsx";
import catalogues from "#ui/locales/en/build.json" with { type: "json" };

/** Renders a list's content. */
async function draw(
	page: PageModel = listPage(),
	settings: Partial<ShopShellModel["settings"]> = {},
	language: Language = page.language,
) {
	const html = await renderPage(page, shellFixture(language, { shop: listShop(settings) }));
	return html.slice(html.indexOf("<main"), html.indexOf("</main>"));
}

/** Returns the page with these cards only. */
function pageOf(...products: readonly Parameters<typeof card>[0][]): PageModel {
	const page = listPage();
	if (page.shop?.type !== "list") throw new Error("no list");
	return { ...page, shop: { ...page.shop, products: products.map((product) => card(product)) } };
}

const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ");

describe("a list's document", () => {
	it("R-CAT-06 has filters with counts, but none if a service does not count", async () => {
		const filtersOf = async (countsFacets: boolean) => {
			const shop = { ...listShop(), countsFacets };
			const html = await renderPage(listPage(), shellFixture("de", { shop }));
			return textOf(html.slice(html.indexOf("<aside"), html.indexOf("</aside>")));
		};
		expect(await filtersOf(true)).toMatch(/Havelwerk\s+6/);
		const uncounted = await filtersOf(false);
		expect(uncounted).toContain("Havelwerk");
		expect(uncounted).not.toMatch(/Havelwerk\s+\d/);
	});

	it("R-CAT-06 has the first 20 products, each a link to its page, and their number", async () => {
		const html = await draw();
		expect(html.match(/<article/g)).toHaveLength(20);
		expect(html).toContain('href="/shop/uhren/produkt-0"');
		expect(textOf(html)).toContain("26 Produkte");
		expect(textOf(html)).toContain("20 von 26 Produkten");
	});

	it("R-CAT-06 R-I18N-03 has 'Our Products', 'Show More' and 'On Request' verbatim in English", async () => {
		expect(catalogues.shop.pages.list.heading).toBe("Our Products");
		const html = textOf(await draw(listPage("en")));
		expect(html).toContain("Show More");
		expect(textOf(await draw({ ...pageOf(plainProduct({ price_brutto: null })), language: "en" }))).toContain(
			"On Request",
		);
	});

	it("R-CAT-06 has no 'Show More' on the last page", async () => {
		expect(textOf(await draw(listPage("de", "trauringe")))).not.toContain("Mehr anzeigen");
	});

	it("R-SET-04 B-USE-01 names the filters with counts, and none if filters are disabled", async () => {
		const text = textOf(await draw());
		expect(text).toMatch(/Kategorie .*Uhren 18 .*Trauringe 8 /);
		expect(text).toMatch(/Marke .*Havelwerk 6 /);
		expect(await draw(listPage(), { filters: false })).not.toContain('type="checkbox"');
	});

	it("R-CAT-08 shows one price, or from the lowest to the highest, each with its note (B-LAW-04)", async () => {
		const html = await draw(pageOf(ringProduct(), plainProduct()));
		expect(textOf(html)).toContain("3.180,00 € – 3.280,00 €");
		expect(html.match(/inkl\. MwSt\., <a href="\/versand-und-zahlung"/g)).toHaveLength(2);
	});

	it("R-CAT-07 a product without a price is on request, without a tax note", async () => {
		const text = textOf(await draw(pageOf(plainProduct({ price_brutto: null }))));
		expect(text).toContain("Auf Anfrage");
		expect(text).not.toContain("inkl. MwSt.");
	});

	it("B-LAW-05 shows a dated reduction, leaves others to the browser, which knows the time, and reserves their space", async () => {
		const before = { date: "2026-02-01", price_brutto: price("1090") };
		const history = [before, { date: "2026-11-02", price_brutto: price("890") }];
		const dated = plainProduct({ price_brutto: price("890"), price_history: history });
		expect(textOf(await draw(pageOf(dated)))).toMatch(/18 % günstiger Niedrigster Preis .*1\.090,00/);
		const html = await draw(pageOf({ ...dated, price_history: [before] }));
		expect(html).toMatch(/<price-reduction[^>]*><\/price-reduction>/);
		expect(textOf(html)).not.toContain("Niedrigster Preis");
	});

	it("R-PROD-06 marks sold-out products while the stock is shown, and states the maintenance", async () => {
		const soldOut = pageOf(plainProduct({ stock: 0 }), plainProduct({ id: 8, stock: 3 }));
		expect((await draw(soldOut)).match(/Nicht vorrätig/g)).toHaveLength(1);
		expect(await draw(soldOut, { show_stock: false })).not.toContain("Nicht vorrätig");
		expect(await draw(soldOut, { maintenance_mode: true })).toContain("gewartet");
		expect(await draw(soldOut)).not.toContain("gewartet");
	});

	it("R-PROD-06 contains the shop's own footer", async () => {
		expect(await draw()).toContain("<p>Jede Sendung ist versichert.</p>");
	});

	it("R-CAT-06 links to the categories, with the current one marked", async () => {
		const html = await draw(listPage("de", "uhren"));
		expect(html).toMatch(/<a[^>]*href="\/shop\/uhren"[^>]*aria-current="page"/);
		expect(html).toMatch(/<a[^>]*href="\/shop"(?![^>]*aria-current)/);
	});
});
