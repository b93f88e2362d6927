import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { searchWithVariant, variantAddress, variantInSearch } from "#core/product-page/variant-address.ts";

describe("the address of a variant", () => {
	it("B-SEO-05 names any id such that it can be read back, and keeps the rest of the query", () => {
		fc.assert(
			fc.property(fc.string({ minLength: 1, unit: "grapheme" }), (id) => {
				const search = searchWithVariant("?utm_source=a", id);
				expect(variantInSearch(`?${search}`)).toBe(id);
				expect(new URLSearchParams(search).get("utm_source")).toBe("a");
				expect(variantInSearch(new URL(variantAddress("https://a.example/b", id)).search)).toBe(id);
			}),
		);
	});

	it("B-SEO-05 names none if none is chosen", () => {
		expect(variantInSearch("")).toBeNull();
		expect(variantInSearch("?variant=")).toBeNull();
		expect(searchWithVariant("?variant=54&a=1", null)).toBe("a=1");
		expect(searchWithVariant("?variant=54", "")).toBe("");
	});
});
