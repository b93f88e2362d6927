import { describe, expect, it } from "vitest";
import { suggestedProducts } from "#core/catalogue/suggested-products.ts";
import { plainProduct } from "#stories/shop/product-models.ts";

const watches = { id: "w", display_name: "Uhren", slug: "uhren" };
const rings = { id: "r", display_name: "Ringe", slug: "ringe" };

describe("suggestedProducts", () => {
	const drawn = [
		plainProduct({ id: 1, category: rings, stock: 0 }),
		plainProduct({ id: 2, category: rings, stock: 3 }),
		plainProduct({ id: 3, category: watches, stock: 0 }),
		plainProduct({ id: 4, category: null, stock: null }),
		plainProduct({ id: 5, category: watches, stock: 1 }),
		plainProduct({ id: 6, category: watches, stock: null }),
	];
	const ids = (product: Parameters<typeof suggestedProducts>[1]) =>
		suggestedProducts(drawn, product).map(({ id }) => id);

	it("has the same category first, and of each what is at hand before the rest", () => {
		expect(ids({ id: 9, category: watches })).toEqual([5, 6, 3, 2, 4, 1]);
	});

	it("never suggests the product itself", () => {
		expect(ids({ id: "5", category: watches })).toEqual([6, 3, 2, 4, 1]);
	});

	it("prefers no category where the product has none", () => {
		expect(ids({ id: 9, category: null })).toEqual([2, 4, 5, 6, 1, 3]);
	});
});
