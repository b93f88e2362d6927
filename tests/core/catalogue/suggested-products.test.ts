import { describe, expect, it } from "vitest";
import { createCatalogueIndex } from "#core/catalogue/catalogue-index.ts";
import type { Product } from "#core/catalogue/product.ts";
import { createSuggestions } from "#core/catalogue/suggested-products.ts";
import { decimal, productWith, project } from "#tests/core/catalogue/arbitraries.ts";

const rings = { id: "r", display_name: "Ringe", slug: "ringe" };
const watches = { id: "w", display_name: "Uhren", slug: "uhren" };
const sternau = { id: "s", display_name: "Sternau", slug: "sternau" };
const of = (id: string, ...display_values: string[]) => ({
	attribute_group: { id, display_name: id, essential: false },
	display_values,
});
const gold = of("alloy", "Gold");

/** Returns an available ring without a brand at the given price; null for on request. */
const ring = (id: number, price: string | null, fields: Partial<Product> = {}) =>
	productWith({
		...{ id, slug: `p-${id}`, category: rings, stock: 1 },
		...{ price_brutto: price === null ? null : decimal(price), ...fields },
	});

const own = ring(9, "1000", { manufacturer: sternau, attributes: [gold] });

/** Returns the ids of the first product's suggestions. */
function suggested(products: readonly Product[], material: string | null = "alloy") {
	const { items, ...columns } = createCatalogueIndex(products, { project });
	return createSuggestions(columns, material)(0).map((position) => items[position]?.id);
}

describe("the products that a product's page suggests", () => {
	it("B-USE-13 are of its category within half of its price, the nearest first", () => {
		const others = [ring(1, "1600"), ring(2, "1500"), ring(3, "500"), ring(4, "900"), ring(5, "1050")];
		expect(suggested([own, ...others])).toEqual([5, 4, 3, 2]);
	});

	it("B-USE-13 are available ones before others, however near", () => {
		const sold = { stock: 0, reorder_possible: false };
		const others = [
			ring(1, "1000", sold),
			ring(2, "1400"),
			ring(3, "1010", { ...sold, reorder_possible: true }),
		];
		expect(suggested([own, ...others])).toEqual([2, 3, 1]);
	});

	it("B-USE-13 continue with others of the category, then of its brand, then of its material", () => {
		const elsewhere = (id: number, price: string, fields: Partial<Product>) =>
			ring(id, price, { category: watches, ...fields });
		const others = [
			elsewhere(1, "1000", { attributes: [of("alloy", "Silber", "Gold")] }),
			elsewhere(2, "900", { manufacturer: sternau }),
			elsewhere(3, "1600", { manufacturer: sternau, attributes: [gold] }),
			elsewhere(4, "1000", { attributes: [of("stone", "Gold")] }),
			ring(5, "9000"),
		];
		expect(suggested([own, ...others])).toEqual([5, 2, 1]);
		expect(suggested([own, ...others], null)).toEqual([5, 2]);
	});

	it("B-USE-13 are unique, at most four, and never the product itself", () => {
		const same = [1, 2, 3, 4, 5, 6].map((id) =>
			ring(id, "1000", { manufacturer: sternau, attributes: [gold] }),
		);
		const found = suggested([own, ...same]);
		expect(new Set(found).size).toBe(4);
		expect(found).not.toContain(9);
	});

	it("B-USE-13 are of its category if it has no price, and none if it has no category either", () => {
		const others = [ring(1, "1000"), ring(2, null), ring(3, "3000")];
		expect(suggested([{ ...own, price_brutto: null }, ...others])).toEqual([3, 1, 2]);
		expect(suggested([{ ...own, price_brutto: null, category: null }, ...others])).toEqual([]);
	});

	it("B-USE-13 take as many price comparisons per product in a large shop as in a small one", () => {
		const looksPerProduct = (count: number) => {
			const products = Array.from({ length: count }, (_, id) =>
				ring(id, String(100 + ((id * 7919) % 3000)), { manufacturer: sternau, attributes: [gold] }),
			);
			const { items, price, ...columns } = createCatalogueIndex(products, { project });
			let looks = 0;
			const values = new Proxy(price.values, {
				get(target, name) {
					looks += 1;
					return Reflect.get(target, name);
				},
			});
			const suggest = createSuggestions({ ...columns, price: { ...price, values } }, "alloy");
			for (const position of items.keys()) expect(suggest(position)).toHaveLength(4);
			return looks / count;
		};
		const small = looksPerProduct(500);
		expect(looksPerProduct(4000)).toBeLessThan(small * 1.2);
	});
});
