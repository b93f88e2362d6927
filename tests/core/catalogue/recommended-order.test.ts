import { describe, expect, it } from "vitest";
import { availabilityRank } from "#core/catalogue/availability.ts";
import { createCatalogueIndex } from "#core/catalogue/catalogue-index.ts";
import { emptyQuery } from "#core/catalogue/query.ts";
import { queryCatalogue } from "#core/catalogue/query-catalogue.ts";
import { defaultSortOf } from "#core/content-values/sort-term.ts";
import { decimal, productWith, project, variantWith } from "#tests/core/catalogue/arbitraries.ts";

const price_brutto = decimal("100");

describe("availability ranks", () => {
	it.each([
		["is not counted", { price_brutto, stock: null }, 0],
		["is there", { price_brutto, stock: 1 }, 0],
		["is gone", { price_brutto, stock: 0 }, 2],
		["is gone and comes again", { price_brutto, stock: 0, reorder_possible: true }, 1],
		["is on request", { stock: 3 }, 2],
		[
			"has a variant that is there",
			{ price_brutto, stock: 0, product_variants: [variantWith({ stock: 1 })] },
			0,
		],
		["has variants that follow it", { price_brutto, stock: 0, product_variants: [variantWith({})] }, 2],
		[
			"has an inactive variant alone",
			{ price_brutto, stock: 1, product_variants: [variantWith({ active: false })] },
			2,
		],
		[
			"has a variant that comes again",
			{ price_brutto, stock: 0, product_variants: [variantWith({ stock: 0, reorder_possible: true })] },
			1,
		],
	])("B-USE-13 a product that %s is ranked", (_, fields, expected) => {
		expect(availabilityRank(productWith(fields))).toBe(expected);
	});
});

describe("the default order of a list", () => {
	const inCategory = (id: string) => ({ id, slug: id, display_name: id });
	const products = [
		productWith({ id: "vase", category: inCategory("home"), price_brutto, stock: 1 }),
		productWith({ id: "sold watch", category: inCategory("watches"), price_brutto, stock: 0 }),
		productWith({ id: "new thing", category: inCategory("unsorted"), price_brutto, stock: 1 }),
		productWith({ id: "ring", category: inCategory("rings"), price_brutto, stock: 1 }),
		productWith({ id: "watch", category: inCategory("watches"), price_brutto, stock: 1 }),
	];
	const categorySorts = new Map([
		["watches", 1],
		["rings", 1],
		["home", 4],
	]);
	const listed = (default_sort: string | null) =>
		queryCatalogue(
			createCatalogueIndex(products, { project, categorySorts, defaultSort: defaultSortOf(default_sort) }),
			emptyQuery,
		).items.map(({ id }) => id);

	it("B-USE-13 starts with available products of the first categories, and has categories without a position last", () => {
		expect(listed(null)).toEqual(["ring", "watch", "sold watch", "vase", "new thing"]);
	});

	it("R-SET-04 follows the settings if they define one", () => {
		expect(listed("available,category")).toEqual(["ring", "watch", "vase", "new thing", "sold watch"]);
		expect(listed("display_name")).toEqual(products.map(({ id }) => id));
	});
});
