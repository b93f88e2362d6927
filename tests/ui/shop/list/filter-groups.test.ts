import { describe, expect, it } from "vitest";
import { createCatalogueIndex } from "#core/catalogue/catalogue-index.ts";
import { type CatalogueQuery, emptyQuery } from "#core/catalogue/query.ts";
import { queryCatalogue } from "#core/catalogue/query-catalogue.ts";
import type { ShopShellModel } from "#core/models/shop-model.ts";
import { listedProducts, listShop } from "#stories/shop/list-models.ts";
import { productProject } from "#stories/shop/product-models.ts";
import { filterGroups, pageFacets } from "#ui/shop/list/filter-groups.ts";

const index = createCatalogueIndex(listedProducts, { project: productProject });

const names = new Map([
	["new", "Neu"],
	["used", "Gebraucht"],
]);

function groups(
	changes: Partial<CatalogueQuery> = {},
	settings: Partial<ShopShellModel["settings"]> = {},
	category: string | null = null,
) {
	const shop = listShop(settings).settings;
	const query = { ...emptyQuery, ...(category === null ? {} : { category }), ...changes };
	const { facets } = queryCatalogue(index, query);
	const base = queryCatalogue(index, { ...emptyQuery, category }).facets;
	return filterGroups({
		settings: shop,
		query,
		facets: pageFacets(facets, { settings: shop, categories: [], base, conditions: names }),
		counted: true,
		categoryPage: category !== null,
	});
}
const labels = (id: string, list = groups()) =>
	list.find((group) => group.id === id)?.choices.map(({ label }) => label);

describe("the filters of a list", () => {
	it("R-SET-04 are those of the settings, in their order", () => {
		expect(groups().map(({ id }) => id)).toEqual(["category", "manufacturer", "attribute-colour"]);
		expect(labels("manufacturer")).toEqual(["Havelwerk", "Alpenhorn", "Kronberg"]);
	});

	it("R-SET-04 are none with filters off", () => {
		expect(groups({}, { filters: false })).toEqual([]);
	});

	it("R-SET-04 of one category are offered only there", () => {
		const colour = { attribute_group_id: { id: "colour", display_name: "Farbe" }, category: "uhren" };
		const settings = { attribute_filters: [colour] };
		expect(groups({}, settings).map(({ id }) => id)).not.toContain("attribute-colour");
		expect(groups({ category: "uhren" }, settings).map(({ id }) => id)).toContain("attribute-colour");
	});

	it("R-CAT-06 include no categories on a category's page, and no values that none of its products has", () => {
		const list = groups({}, {}, "trauringe");
		expect(list.map(({ id }) => id)).toEqual(["attribute-colour"]);
		expect(labels("attribute-colour", list)).not.toContain("Lachs");
	});

	it("B-USE-01 keep a value without products under the other filters, with the count 0", () => {
		const brands = groups({ category: "uhren", attributes: { colour: ["Silber"] } });
		const choices = brands.find(({ id }) => id === "manufacturer")?.choices;
		expect(choices?.map(({ count }) => count)).toEqual([0, 1, 1]);
	});

	it("R-CAT-03 deselect a category that is chosen again", () => {
		const choice = groups({ category: "uhren" })[0]?.choices[0];
		expect(choice).toMatchObject({ selected: true, event: { type: "categoryChange", category: null } });
	});

	it("R-SET-04 show subcategories by their names in the settings, not by the products' ids", () => {
		const facets = {
			...queryCatalogue(index, emptyQuery).facets,
			subcategories: [{ value: "7", label: "7", count: 2, selected: false }],
		};
		const subcategory_filters = [{ id: 7, display_name: "Chronographen", slug: "x", category: null }];
		const settings = { ...listShop().settings, subcategory_filters };
		const named = pageFacets(facets, { settings, categories: [], base: facets, conditions: names });
		expect(named.subcategories[0]?.label).toBe("Chronographen");
	});

	it.each([
		[
			["39 mm", "41 mm", "8,5 mm", "35 mm"],
			["8,5 mm", "35 mm", "39 mm", "41 mm"],
		],
		[
			["750/1000 Gelbgold", "585/1000 Rosé", "585/1000 Gelbgold"],
			["585/1000 Rosé", "585/1000 Gelbgold", "750/1000 Gelbgold"],
		],
		[
			["Silber", "2 Farben", "1 Farbe"],
			["Silber", "2 Farben", "1 Farbe"],
		],
	])("B-USE-13 offer the values %j as %j: measures in ascending order", (found, offered) => {
		const values = found.map((label) => ({ value: label, label, count: 1, selected: false }));
		const settings = listShop().settings;
		const facets = {
			...queryCatalogue(index, emptyQuery).facets,
			attributes: [{ group: "colour", label: "Farbe", values }],
		};
		const list = filterGroups({ settings, query: emptyQuery, facets, counted: true, categoryPage: false });
		expect(labels("attribute-colour", list)).toEqual(offered);
	});
});

describe("the conditions of a list", () => {
	it("B-LAW-22 are those of its goods if there are several, new goods first", () => {
		const used = listedProducts.map((product, place) =>
			place === 0 ? { ...product, condition: "used" as const } : product,
		);
		const mixed = createCatalogueIndex(used, { project: productProject });
		const all = { settings: listShop().settings, categories: [], conditions: names };
		const offer = (query: CatalogueQuery, settings = all.settings) => {
			const { facets } = queryCatalogue(mixed, query);
			const shown = pageFacets(facets, { ...all, base: facets });
			const options = { settings, query, facets: shown, counted: true, categoryPage: false };
			return filterGroups(options).find(({ id }) => id === "condition")?.choices;
		};
		expect(offer(emptyQuery)).toMatchObject([
			{ label: "Neu", count: used.length - 1, selected: false },
			{
				label: "Gebraucht",
				count: 1,
				event: { type: "conditionsChange", conditions: ["used"] },
			},
		]);
		expect(offer({ ...emptyQuery, conditions: ["used"] })).toMatchObject([
			{ selected: false },
			{ selected: true, event: { type: "conditionsChange", conditions: [] } },
		]);
		expect(offer(emptyQuery, { ...all.settings, filters: false })).toBeUndefined();
		expect(groups().map(({ id }) => id)).not.toContain("condition");
	});
});
