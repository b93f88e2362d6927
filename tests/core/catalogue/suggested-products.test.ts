import { describe, expect, it } from "vitest";
import { suggestedProducts, suggestionQueries } from "#core/catalogue/suggested-products.ts";
import { decimal, productWith, queryWith } from "#tests/core/catalogue/arbitraries.ts";

const rings = { id: "r", display_name: "Ringe", slug: "ringe" };
const sternau = { id: "s", display_name: "Sternau", slug: "sternau" };
const gold = {
	attribute_group: { id: "alloy", display_name: "Legierung", essential: false },
	display_values: ["Gold"],
};
const ring = productWith({
	id: 9,
	category: rings,
	manufacturer: sternau,
	attributes: [gold],
	price_brutto: decimal("1000"),
});

describe("what a product's page asks for its suggestions", () => {
	const sort = ["-date_created"] as const;
	const price = { min: decimal("500"), max: decimal("1500") };

	it("B-USE-13 is its category, then brand and material within half to one and a half of its price", () => {
		expect(suggestionQueries(ring, "alloy")).toEqual([
			queryWith({ category: "ringe", price, sort }),
			queryWith({ category: "ringe", sort }),
			queryWith({ manufacturers: ["sternau"], price, sort }),
			queryWith({ attributes: { alloy: ["Gold"] }, price, sort }),
		]);
	});

	it("B-USE-13 is its category alone where it has no price, and nothing where it has no category either", () => {
		expect(suggestionQueries({ ...ring, price_brutto: null }, "alloy")).toEqual([
			queryWith({ category: "ringe", sort }),
		]);
		expect(suggestionQueries({ ...ring, price_brutto: null, category: null }, null)).toEqual([]);
	});
});

describe("suggestedProducts", () => {
	const product = (id: number, price: string | null, stock: number | null) =>
		productWith({ id, price_brutto: price === null ? null : decimal(price), stock });
	const found = [
		[product(1, "4000", 1), product(2, "1200", 0), product(3, "900", 1), product(4, null, null)],
		[product(3, "900", 1), product(5, "1400", 1), product(9, "1000", 1), product(6, "1100", 1)],
	];

	it("B-USE-13 has what is at hand of the nearest query before the rest, the nearest price first, each once", () => {
		expect(suggestedProducts(found, ring).map(({ id }) => id)).toEqual([3, 1, 4, 2, 6, 5]);
	});

	it("B-USE-13 has a product once that a catalogue answers from its memory, the same object to each query", () => {
		const same = product(3, "900", 1);
		expect(suggestedProducts([[same], [same]], ring)).toEqual([same]);
	});

	it("B-USE-13 is the same at each load, whatever the order of what was found", () => {
		const ids = (lists: typeof found) => suggestedProducts(lists, ring).map(({ id }) => id);
		expect(ids(found.map((list) => list.toReversed()))).toEqual(ids(found));
	});

	it("B-USE-13 never has the product itself", () => {
		expect(suggestedProducts([[product(9, "1", 1)]], { ...ring, id: "9" })).toEqual([]);
	});
});
