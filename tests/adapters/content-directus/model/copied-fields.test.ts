import { describe, expect, it } from "vitest";
import { copiedFields } from "#adapters/content-directus/model/copied-fields.ts";
import { collectionNamed } from "#adapters/content-directus/model/model.ts";

describe("the fields that the Data Studio copies with an item", () => {
	const fields = copiedFields(collectionNamed("ecommerce_product"));

	it("B-USE-09 are its contents, and those of its parts and their parts", () => {
		expect(fields).toEqual(
			expect.arrayContaining([
				"display_name",
				"price_brutto",
				"translations",
				"category",
				"images.image",
				"product_variants.price_brutto",
				"attributes.display_values.value",
			]),
		);
	});

	it("B-USE-09 B-LAW-05 leave out values that only one item can have, its history and its status", () => {
		const names = fields.map((field) => field.split(".")[0]);
		for (const name of ["status", "key", "slug", "gtin", "recorded_prices", "price_history", "ratings", "id"])
			expect(names).not.toContain(name);
		expect(fields.filter((field) => /product$|modified_on/.test(field))).toEqual([]);
	});

	it("B-USE-09 take nothing away from items that name the copied one", () => {
		expect(copiedFields(collectionNamed("ecommerce_category")).some((field) => field.includes("."))).toBe(
			false,
		);
		expect(copiedFields(collectionNamed("ecommerce_manufacturer"))).not.toContain("slug");
	});
});
