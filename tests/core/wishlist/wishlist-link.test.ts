import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { maxWished, wishlistOf } from "#core/wishlist/wishlist.ts";
import { formatWishlistSearch, parseWishlistSearch } from "#core/wishlist/wishlist-link.ts";
import { runs } from "#tests/core/runs.ts";

const anyId = fc
	.oneof(
		fc.string({ minLength: 1, maxLength: 100, unit: "grapheme" }),
		fc.constantFrom("a.b", "%2E", "50%", "ü ?&=#+", "..", "."),
	)
	.filter((id) => id.length <= 100);

describe("the link of a wishlist", () => {
	it("B-USE-14 names the same products as its list, in order, and nothing else", () => {
		const anyItem = fc.record({
			product: anyId,
			variant: fc.option(anyId),
			price: fc.constantFrom(null, "4711"),
		});
		fc.assert(
			fc.property(fc.array(anyItem, { maxLength: 20 }), (items) => {
				const list = wishlistOf(items);
				const search = formatWishlistSearch("item", list);
				expect(parseWishlistSearch("item", `?${search}`)).toEqual(
					list.map((item) => ({ ...item, price: null })),
				);
				expect(parseWishlistSearch("compare", `?${search}`)).toEqual([]);
			}),
			{ numRuns: runs(300) },
		);
	});

	it("B-SEC-04 returns a list for any link", () => {
		fc.assert(
			fc.property(fc.string(), fc.array(fc.string()), (query, values) => {
				const search = `${query}&${values.map((value) => `item=${value}`).join("&")}`;
				expect(parseWishlistSearch("item", search).length).toBeLessThanOrEqual(maxWished);
			}),
			{ numRuns: runs(500) },
		);
	});

	it.each([
		["nothing", "?item="],
		["no product", "?item=.54"],
		["an empty variant", "?item=ring."],
		["too many parts", "?item=ring.54.blue"],
		["an id that is too long", `?item=${"x".repeat(101)}`],
		["another parameter", "?items=ring"],
	])("leaves out %s", (_, search) => {
		expect(parseWishlistSearch("item", search)).toEqual([]);
	});

	it("reads the plain form of handwritten links", () => {
		expect(parseWishlistSearch("item", "?item=vase-moos&item=halo.54&item=vase-moos")).toEqual([
			{ product: "vase-moos", variant: null, price: null },
			{ product: "halo", variant: "54", price: null },
		]);
		expect(parseWishlistSearch("item", `?${"item=a&".repeat(5000)}`)).toHaveLength(1);
	});
});
