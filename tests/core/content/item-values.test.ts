import { expect, it } from "vitest";
import { referencesOf } from "#core/content/item-values.ts";
import { product } from "#core/content/product.ts";
import { shopSettings } from "#core/content/shop-settings.ts";

const named = (list: ReturnType<typeof referencesOf>) =>
	list.map(({ to, value, path }) => [path, to.entity, to.by, value]);

it("B-USE-04 referencesOf returns an item's references at any depth with their paths, without other values", () => {
	const item = {
		category: "rings",
		manufacturer: null,
		subcategories: ["bands", 7, null],
		attributes: [{ attribute_group: "alloy", display_values: ["gold", "39 mm"] }, { attribute_group: {} }],
		size_guide: 5,
		other: "x",
	};
	expect(named(referencesOf(product.fields, item))).toEqual([
		["category", "ecommerce_category", "id", "rings"],
		["subcategories.0", "ecommerce_subcategory", "id", "bands"],
		["subcategories.1", "ecommerce_subcategory", "id", 7],
		["attributes.0.attribute_group", "ecommerce_attribute_group", "id", "alloy"],
		["size_guide", "ecommerce_size_guide", "id", 5],
	]);
	const settings = { manufacturer_filters: [{ manufacturer_id: "a", categories: ["uhren"] }] };
	expect(named(referencesOf(shopSettings.fields, settings))).toEqual([
		["manufacturer_filters.0.manufacturer_id", "ecommerce_manufacturer", "id", "a"],
		["manufacturer_filters.0.categories.0", "ecommerce_category", "slug", "uhren"],
	]);
	expect(referencesOf(product.fields, null)).toEqual([]);
});
