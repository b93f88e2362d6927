import { describe, expect, it } from "vitest";
import { asked, catalogueOf, id, row } from "#tests/adapters/content-directus/catalogue/product-rows.ts";
import { decimal, queryWith } from "#tests/core/catalogue/arbitraries.ts";

describe("the catalogue over Directus in another currency than the content's", () => {
	const inFrancs = (price: string) => [{ currency: "CHF", price_brutto: price, price_history: null }];
	const rows = [
		row(1, { price_brutto: 90, prices: inFrancs("300") }),
		row(2, { price_brutto: 900, prices: inFrancs("100") }),
		row(3, { price_brutto: 95 }),
		row(4, {
			price_brutto: 10,
			product_variants: [
				{ id: id(8), price_brutto: 90, active: true, prices: [{ currency: "CHF", price_brutto: "200" }] },
				{ id: id(9), price_brutto: null, active: true },
			],
		}),
	];
	const options = { currencies: { site: "CHF", content: "EUR" } } as const;

	it("B-LAW-17 R-CAT-02 R-CAT-08 filters and sorts by the prices in it", async () => {
		const { catalogue, arrived } = await catalogueOf(rows, options);
		const price = { min: decimal("100"), max: decimal("200") };
		const { items, meta } = await catalogue.list(queryWith({ sort: ["price_brutto"], price }));
		expect(items.map((item) => [item.id, item.price_brutto])).toEqual([
			["ring-2", "100"],
			["ring-4", null],
		]);
		expect(items[1]?.product_variants.map(({ price_brutto }) => price_brutto)).toEqual(["200", null]);
		expect(JSON.stringify(items)).not.toContain('"prices"');
		expect(meta.filter_count).toBe(2);
		// The service cannot look into lists of prices, and its own prices say nothing about these.
		expect(arrived.map((each) => asked(each).filter).join()).not.toContain("price_brutto");
	});

	it("B-LAW-17 R-CAT-09 gives the prices in it alone", async () => {
		const { catalogue } = await catalogueOf(rows, options);
		expect((await catalogue.prices()).toSorted()).toEqual(["100", "200", "300"]);
		const { items } = await catalogue.list(queryWith({ sort: ["date_created"] }));
		expect(items.map(({ price_brutto }) => price_brutto)).toEqual(["300", "100", null, null]);
	});
});
