import { describe, expect, it } from "vitest";
import { createMemoryShopSettings } from "#adapters/memory/shop-settings-source.ts";
import { offeredFilters } from "#core/settings/offered-filters.ts";
import { takesOrders } from "#core/settings/shop-settings.ts";
import { succeed } from "#core/shared/result.ts";
import { deepFreeze, shippingConfig, shopSettings } from "#tests/core/shop-fixtures.ts";

const item = (id: number) => ({ id, display_name: `item ${id}`, slug: `item-${id}` });
const filters = {
	category_filters: [
		{ sort: 2, category_id: item(1) },
		{ sort: 1, category_id: item(2) },
	],
	manufacturer_filters: [
		{ sort: 3, manufacturer_id: item(3), categories: [] },
		{ sort: 1, manufacturer_id: item(4), categories: ["uhren", "schmuck"] },
		{ sort: 2, manufacturer_id: item(5), categories: ["schmuck"] },
	],
	subcategory_filters: [
		{ ...item(6), category: "uhren" },
		{ ...item(7), category: null },
	],
	attribute_filters: [
		{ attribute_group_id: item(8), category: null },
		{ attribute_group_id: item(9), category: "schmuck" },
	],
};

function offered(category: string | null, on = true) {
	const found = offeredFilters(deepFreeze(shopSettings({ ...filters, filters: on })), category);
	return {
		categories: found.categories.map((filter) => filter.category_id.id),
		manufacturers: found.manufacturers.map((filter) => filter.manufacturer_id.id),
		subcategories: found.subcategories.map((filter) => filter.id),
		attributes: found.attributes.map((filter) => filter.attribute_group_id.id),
	};
}

describe("offeredFilters", () => {
	it.each([
		[null, { categories: [2, 1], manufacturers: [3], subcategories: [7], attributes: [8] }],
		["uhren", { categories: [2, 1], manufacturers: [4, 3], subcategories: [6, 7], attributes: [8] }],
		["schmuck", { categories: [2, 1], manufacturers: [4, 5, 3], subcategories: [7], attributes: [8, 9] }],
	])("R-SET-04 offers in the category %o its filters in sort order", (category, expected) => {
		expect(offered(category)).toEqual(expected);
	});

	it("R-SET-04 offers nothing if the settings disable filters", () => {
		expect(offered("schmuck", false)).toEqual({
			categories: [],
			manufacturers: [],
			subcategories: [],
			attributes: [],
		});
	});
});

describe("shop settings", () => {
	it.each([
		[true, false, true],
		[true, true, false],
		[false, false, false],
		[false, true, false],
	])(
		"R-PROD-06 with enable_cart %s and maintenance_mode %s takes orders: %s",
		(enable_cart, maintenance_mode, takes) => {
			expect(takesOrders({ enable_cart, maintenance_mode })).toBe(takes);
		},
	);

	it("R-SET-01 R-ERR-01 come from their source, with their shipping methods, or fail with the catalogue's error", async () => {
		const source = createMemoryShopSettings(shopSettings());
		expect(await source.load()).toEqual(succeed(shopSettings()));
		expect(await source.shippingMethods()).toEqual(succeed([shippingConfig()]));
		source.set(null);
		for (const answer of [await source.load(), await source.shippingMethods()]) {
			expect(answer).toMatchObject({ ok: false, error: { message: "Could not load settings" } });
		}
	});
});
