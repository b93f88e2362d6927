import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { datedReduction } from "#core/catalogue/price-reduction.ts";
import { type PricedProduct, productIn, unpricedIn } from "#core/catalogue/product-currency.ts";
import type { DecimalText } from "#core/money/decimal-text.ts";
import { decimal } from "#tests/core/catalogue/arbitraries.ts";

/** The currencies have distinct amounts, so that each amount reveals its source. */
const euros = fc.option(fc.integer({ min: 1, max: 99 }).map((amount) => decimal(String(amount))));
const francs = fc.integer({ min: 1000, max: 1099 }).map((amount) => decimal(String(amount)));
const isFrancs = (price: DecimalText) => Number(price) >= 1000;

const entries = fc
	.option(francs)
	.map((price) =>
		price === null ? [] : [{ currency: "CHF" as const, price_brutto: price, price_history: null }],
	);
const variant = fc.record({ price_brutto: euros, active: fc.boolean(), prices: entries });
const product: fc.Arbitrary<PricedProduct> = fc.record({
	price_brutto: euros,
	price_history: fc.constant([{ date: "2026-01-01", price_brutto: decimal("7") }]),
	prices: entries,
	product_variants: fc.array(variant, { maxLength: 3 }),
});

const inFrancs = { site: "CHF", content: "EUR" } as const;

/** Returns the price of each offered variant, or of the product itself, by position. */
function offers({ price_brutto, product_variants }: PricedProduct): readonly (DecimalText | null)[] {
	if (product_variants.length === 0) return [price_brutto];
	return product_variants.map((own) => (own.active ? (own.price_brutto ?? price_brutto) : null));
}

describe("a product on a site that sells in another currency", () => {
	it("B-LAW-17 costs its price in that currency, or is on request", () => {
		fc.assert(
			fc.property(product, (stated) => {
				const sold = productIn(stated, inFrancs);
				expect(offers(sold).every((price) => price === null || isFrancs(price))).toBe(true);
				for (const [place, own] of stated.product_variants.entries()) {
					const [entry] = own.prices;
					if (entry && own.active) expect(offers(sold)[place]).toBe(entry.price_brutto);
				}
			}),
		);
	});

	it("B-LAW-17 never sells a variant with another price at the product's", () => {
		fc.assert(
			fc.property(product, (stated) => {
				const sold = offers(productIn(stated, inFrancs));
				const different = stated.product_variants.flatMap(({ price_brutto, prices }, place) =>
					price_brutto !== null && prices.length === 0 ? [place] : [],
				);
				expect(different.map((place) => sold[place])).toEqual(different.map(() => null));
			}),
		);
	});

	it("B-LAW-17 lacks a price exactly if the content's currency has one and the site's has none", () => {
		fc.assert(
			fc.property(product, (stated) => {
				const sold = offers(productIn(stated, inFrancs));
				const lost = offers(stated).flatMap((price, place) =>
					price !== null && sold[place] === null ? [place] : [],
				);
				const isNothingSold = lost.length > 0 && sold.every((price) => price === null);
				expect(unpricedIn(stated, inFrancs)).toEqual(isNothingSold ? "product" : lost);
			}),
		);
	});

	it("B-LAW-05 B-LAW-17 is reduced by the prices of its own currency only", () => {
		const history = (before: string, now: string) => [
			{ date: "2026-01-01", price_brutto: decimal(before) },
			{ date: "2026-02-01", price_brutto: decimal(now) },
		];
		const chf = { currency: "CHF", price_brutto: decimal("1000"), price_history: history("1200", "1000") };
		const stated = {
			price_brutto: decimal("90"),
			price_history: history("80", "90"),
			prices: [chf] as PricedProduct["prices"],
			product_variants: [],
		};
		const sold = productIn(stated, inFrancs);
		expect(datedReduction(sold.price_brutto, sold.price_history)).toMatchObject({ lowestPrice: "1200" });
		const withoutHistory = { ...stated, prices: [{ ...chf, price_history: null }] as typeof stated.prices };
		expect(productIn(withoutHistory, inFrancs)).toMatchObject({ price_brutto: "1000", price_history: null });
		expect(productIn({ ...stated, prices: [] }, inFrancs)).toMatchObject({
			price_brutto: null,
			price_history: null,
		});
	});

	it("B-LAW-17 is unchanged if the site uses the content's currency", () => {
		fc.assert(
			fc.property(product, (stated) => {
				expect(productIn(stated, { site: "EUR", content: "EUR" })).toBe(stated);
				expect(unpricedIn(stated, { site: "EUR", content: "EUR" })).toEqual([]);
			}),
		);
	});
});
