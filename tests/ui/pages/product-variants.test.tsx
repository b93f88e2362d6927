import { describe, expect, it } from "vitest";
import type { Product } from "#core/catalogue/product.ts";
import { shellFixture } from "#stories/fixtures/site-models.ts";
import { plainProduct, price, productPage, productShop } from "#stories/shop/product-models.ts";
import { variantWith } from "#tests/core/catalogue/arbitraries.ts";
import { renderPage } from "#tests/ui/render.tsx";

/** Renders the German content of a product's page. */
async function draw(product: Product) {
	const html = await renderPage(productPage(product, "de"), shellFixture("de", { shop: productShop() }));
	return html.slice(html.indexOf("<main"), html.indexOf("</main>"));
}

/** Returns the text of a part of the markup with normalized spaces. */
const textOf = (html: string | undefined) => html?.replaceAll(/<[^>]*>/g, "").replaceAll(/\s+/g, " ");

const variant = variantWith({ display_name: "Ring" });

describe("the choice of variants on a product's page", () => {
	it.each([
		["the product's price, written or left blank,", ["3180", null], true],
		["prices of their own", ["3180", "3000"], false],
	] as const)("B-LAW-05 with %s show a reduction as the list does: %s", async (_, prices, says) => {
		const product = plainProduct({
			price_brutto: price("3180"),
			price_history: [
				{ date: "2026-01-01T00:00:00Z", price_brutto: price("4000") },
				{ date: "2026-11-01T00:00:00Z", price_brutto: price("3180") },
			],
			product_variants: prices.map((own, id) => ({ ...variant, id, price_brutto: own && price(own) })),
		});
		expect((await draw(product)).includes("<price-reduction")).toBe(says);
	});

	it("R-PROD-02 shows in a long choice what each variant costs if they differ, and which are on request", async () => {
		const product = plainProduct({
			price_brutto: null,
			product_variants: Array.from({ length: 27 }, (__, id) => ({
				...variant,
				id,
				display_name: `Weite ${50 + id}`,
				price_brutto: id === 26 ? null : price(id < 9 ? "1290" : "1390"),
			})),
		});
		const html = await draw(product);
		const [first, last] = [0, 26].map((id) => html.split(`<option value="${id}">`)[1]?.split("</option>")[0]);
		expect(textOf(first)).toBe("Weite 50 – 1.290,00 €");
		expect(textOf(last)).toBe("Weite 76 – Auf Anfrage");
	});
});
