import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createCatalogueIndex } from "#core/catalogue/catalogue-index.ts";
import type { FacetValue } from "#core/catalogue/facets.ts";
import type { CatalogueProduct } from "#core/catalogue/product.ts";
import { type CatalogueQuery, emptyQuery } from "#core/catalogue/query.ts";
import { queryCatalogue } from "#core/catalogue/query-catalogue.ts";
import type { SortTerm } from "#core/content-values/sort-term.ts";
import {
	catalogueProducts,
	decimal,
	matchingQueries,
	productWith,
	project,
	queryWith,
	variantWith,
} from "#tests/core/catalogue/arbitraries.ts";
import { deepFreeze } from "#tests/core/catalogue/deep-freeze.ts";
import { naiveCatalogue } from "#tests/core/catalogue/naive-catalogue.ts";
import { runs } from "#tests/core/runs.ts";

const run = (products: readonly CatalogueProduct[], query: CatalogueQuery, defaultSort?: SortTerm[]) =>
	queryCatalogue(createCatalogueIndex(products, { project, ...(defaultSort && { defaultSort }) }), query);

const ids = (products: readonly CatalogueProduct[], query: Partial<CatalogueQuery>) =>
	run(products, queryWith(query)).items.map(({ id }) => id);

const counts = (values: readonly FacetValue[]) => values.map(({ value, count }) => [value, count]);

const watches = { id: 1, display_name: "Uhren", slug: "uhren" };
const rings = { id: 2, display_name: "Ringe", slug: "ringe" };
const alpenhorn = { id: 7, display_name: "Alpenhorn", slug: "alpenhorn" };
const sternau = { id: "st", display_name: "Sternau", slug: "sternau" };
const metal = { id: 5, display_name: "Metall" };
const stone = { id: 6, display_name: "Stein" };

const shop = [
	productWith({
		id: 1,
		display_name: "Zeiger",
		category: watches,
		manufacturer: alpenhorn,
		price_brutto: decimal("900"),
		tags: ["neu"],
		attributes: [{ attribute_group: metal, display_values: ["Stahl"] }],
		date_created: "2026-03-01T00:00:00Z",
	}),
	productWith({
		id: 2,
		display_name: "Öhr",
		category: rings,
		manufacturer: sternau,
		price_brutto: decimal("100.5"),
		subcategories: [{ subcategory_id: 3 }, { subcategory_id: 4 }],
		attributes: [
			{ attribute_group: metal, display_values: ["Gold", "Silber"] },
			{ attribute_group: stone, display_values: ["Saphir"] },
		],
		date_created: "2026-05-01T00:00:00Z",
	}),
	productWith({
		id: 3,
		display_name: "Ohr",
		category: rings,
		manufacturer: alpenhorn,
		product_variants: [
			variantWith({ id: 31, price_brutto: decimal("50") }),
			variantWith({ id: 32, price_brutto: decimal("2000") }),
			variantWith({ id: 33, price_brutto: decimal("1"), active: false }),
		],
		subcategories: [{ subcategory_id: 3 }],
		attributes: [{ attribute_group: metal, display_values: ["Gold"] }],
	}),
	productWith({ id: 4, display_name: "anfrage", category: null }),
];

describe("queryCatalogue filters", () => {
	it.each<[string, Partial<CatalogueQuery>, readonly number[]]>([
		["nothing chosen", {}, [1, 2, 3, 4]],
		["a category by slug", { category: "ringe" }, [2, 3]],
		["a category by id", { category: "1" }, [1]],
		["manufacturers as alternatives, by id or slug", { manufacturers: ["7", "sternau"] }, [1, 2, 3]],
		["a subcategory", { subcategories: ["4"] }, [2]],
		["subcategories as alternatives", { subcategories: ["3", "4"] }, [2, 3]],
		["a tag", { tag: "neu" }, [1]],
		["values of one attribute group as alternatives", { attributes: { 5: ["Stahl", "Gold"] } }, [1, 2, 3]],
		["attribute groups together", { attributes: { 5: ["Stahl", "Gold"], 6: ["Saphir"] } }, [2]],
		["an attribute group of which nothing is chosen", { attributes: { 5: [] } }, [1, 2, 3, 4]],
		["filters together", { category: "ringe", manufacturers: ["alpenhorn"] }, [3]],
		["a value that no product has", { category: "perlen" }, []],
		["a lowest price, itself included", { price: { min: decimal("100.5"), max: null } }, [1, 2, 3]],
		["a highest price, itself included", { price: { min: null, max: decimal("100.5") } }, [2, 3]],
		[
			"prices between which a variant has one",
			{ price: { min: decimal("1999"), max: decimal("2000") } },
			[3],
		],
		[
			"prices that only the span of variants covers",
			{ price: { min: decimal("1000"), max: decimal("1500") } },
			[],
		],
		["the price of an inactive variant", { price: { min: null, max: decimal("2") } }, []],
	])("R-CAT-02 filters the list by %s", (_, query, expected) => {
		expect(ids(shop, query)).toEqual(expected);
	});

	it("R-CAT-01 lists only published products of the shop's own domain", () => {
		const others = [
			productWith({ id: 8, status: "draft" }),
			productWith({ id: 9, project: "other.example" }),
		];
		const { items, facets } = run([...others, ...shop], emptyQuery);
		expect(items.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
		expect(counts(facets.categories)).toEqual([
			["uhren", 1],
			["ringe", 2],
		]);
	});
});

describe("queryCatalogue order and pages", () => {
	it.each<[string, SortTerm[], readonly number[]]>([
		["lowest price, without price last", ["price_brutto"], [3, 2, 1, 4]],
		["highest first, without price last", ["-price_brutto"], [1, 2, 3, 4]],
		["name, umlauts and letter case aside", ["display_name"], [4, 3, 2, 1]],
		["newest, undated last", ["-date_created"], [2, 1, 3, 4]],
	])("R-CAT-02 sorts by %s", (_, sort, expected) => {
		expect(ids(shop, { sort })).toEqual(expected);
	});

	it("R-CAT-02 keeps catalogue order among equals and lets the first term decide", () => {
		const equal = ["b", "a", "b", "a"].map((display_name, id) => productWith({ id, display_name }));
		expect(ids(equal, { sort: ["price_brutto"] })).toEqual([0, 1, 2, 3]);
		expect(ids(equal, { sort: ["display_name"] })).toEqual([1, 3, 0, 2]);
		const priced = equal.map((product, id) => ({ ...product, price_brutto: decimal(String(9 - id)) }));
		expect(ids(priced, { sort: ["display_name", "price_brutto"] })).toEqual([3, 1, 2, 0]);
	});

	it("R-CAT-02 sorts by creation time in any time zone, with undated products last in both directions", () => {
		const dates = ["2026-05-01T00:00:00Z", null, "2026-01-01T00:30:00+02:00", "2026-01-01T00:00:00Z"];
		const dated = dates.map((date_created, id) => productWith({ id, date_created }));
		expect(ids(dated, { sort: ["date_created"] })).toEqual([2, 3, 0, 1]);
		expect(ids(dated, { sort: ["-date_created"] })).toEqual([0, 3, 2, 1]);
	});

	it("R-SET-04 uses the shop's default order until the visitor chooses one", () => {
		const order = (query: CatalogueQuery) => run(shop, query, ["display_name"]).items.map(({ id }) => id);
		expect(order(emptyQuery)).toEqual([4, 3, 2, 1]);
		expect(order(queryWith({ sort: ["-price_brutto"] }))).toEqual([1, 2, 3, 4]);
	});

	it("R-CAT-04 R-CAT-06 appends pages of 20 and returns the metadata of the last", () => {
		const many = Array.from({ length: 45 }, (_, id) => productWith({ id }));
		const first = run(many, emptyQuery);
		expect(first.items).toHaveLength(20);
		const last = run(many, queryWith({ page: 2 }));
		expect(last.items.map(({ id }) => id)).toEqual(many.map(({ id }) => id));
		expect(last.meta).toMatchObject({
			result_count: 5,
			filter_count: 45,
			offset: 40,
			page: 3,
			page_count: 3,
		});
		expect(run(many, queryWith({ page: Number.MAX_SAFE_INTEGER })).items).toHaveLength(45);
	});
});

describe("queryCatalogue facets", () => {
	it("B-USE-01 counts each facet under all filters but its own", () => {
		const { items, facets } = run(shop, queryWith({ category: "ringe", manufacturers: ["7"] }));
		expect(items.map(({ id }) => id)).toEqual([3]);
		expect(facets.categories).toEqual([
			{ value: "uhren", label: "Uhren", count: 1, selected: false },
			{ value: "ringe", label: "Ringe", count: 1, selected: true },
		]);
		expect(facets.manufacturers).toEqual([
			{ value: "7", label: "Alpenhorn", count: 1, selected: true },
			{ value: "sternau", label: "Sternau", count: 1, selected: false },
		]);
		expect(facets.attributes).toEqual([
			{
				group: "5",
				label: "Metall",
				values: [
					{ value: "Stahl", label: "Stahl", count: 0, selected: false },
					{ value: "Gold", label: "Gold", count: 1, selected: false },
					{ value: "Silber", label: "Silber", count: 0, selected: false },
				],
			},
			{
				group: "6",
				label: "Stein",
				values: [{ value: "Saphir", label: "Saphir", count: 0, selected: false }],
			},
		]);
		expect(facets.priceBars?.reduce((sum, count) => sum + count)).toBe(1);
		expect(facets.price).toEqual({ lowest: "50", highest: "2000", single: false });
		expect([facets.prices[0], facets.prices.at(-1)]).toEqual(["50", "2000"]);
	});

	it("B-USE-01 counts attribute groups under each other, but not under themselves", () => {
		const { facets } = run(shop, queryWith({ attributes: { 5: ["Gold"], 6: ["Saphir"] } }));
		const [metals, stones] = facets.attributes;
		expect(counts(metals?.values ?? [])).toEqual([
			["Stahl", 0],
			["Gold", 1],
			["Silber", 1],
		]);
		expect(counts(stones?.values ?? [])).toEqual([["Saphir", 1]]);
	});

	it("B-USE-01 uses the catalogue's first label of an attribute group", () => {
		const called = ["Metall", "metal"].map((display_name, id) =>
			productWith({
				id,
				attributes: [{ attribute_group: { id: 5, display_name }, display_values: ["Gold"] }],
			}),
		);
		expect(run(called, emptyQuery).facets.attributes.map(({ label }) => label)).toEqual(["Metall"]);
	});

	it("B-USE-01 shows the prices under all filters except the price itself", () => {
		const bounds = { min: decimal("100"), max: decimal("101") };
		expect(run(shop, queryWith({ price: bounds })).facets.price).toMatchObject({
			lowest: "50",
			highest: "2000",
		});
		expect(run(shop, queryWith({ tag: "neu", price: bounds })).facets.price).toEqual({
			lowest: "900",
			highest: "900",
			single: true,
		});
		expect(run(shop, queryWith({ category: "perlen" })).facets.price).toBeNull();
	});
});

describe("queryCatalogue compared with a naive implementation", () => {
	it("R-CAT-02 B-USE-01 returns the same list, counts and prices for any products and query", () => {
		fc.assert(
			fc.property(catalogueProducts, matchingQueries, (products, query) => {
				const expected = naiveCatalogue(products, query);
				const { items, meta, facets } = run(deepFreeze(products), deepFreeze(query));
				expect(items.map(({ id }) => id)).toEqual(expected.ids);
				expect(meta.filter_count).toBe(expected.total);
				const listed = products.filter((one) => one.status === "published" && one.project === project);
				expect(facets.attributes.flatMap(({ values }) => values)).toHaveLength(
					new Set(
						listed.flatMap(({ attributes }) =>
							attributes.flatMap(({ attribute_group: { id }, display_values }) =>
								display_values.map((value) => JSON.stringify([String(id), value])),
							),
						),
					).size,
				);
				for (const { label, count } of facets.categories) expect(count).toBe(expected.category(label));
				for (const { label, count } of facets.manufacturers) expect(count).toBe(expected.manufacturer(label));
				for (const { label, count } of facets.subcategories) expect(count).toBe(expected.subcategory(label));
				for (const { label, count } of facets.conditions) expect(count).toBe(expected.condition(label));
				for (const { group, values } of facets.attributes) {
					for (const { label, count } of values) expect(count).toBe(expected.attribute(group, label));
				}
				const price = facets.price && { lowest: +facets.price.lowest, highest: +facets.price.highest };
				expect(price).toEqual(expected.price);
			}),
			{ numRuns: runs(1000) },
		);
	});

	it("R-CAT-02 orders prices exactly where binary floats are equal", () => {
		const prices = ["999999999999999.000003", "999999999999999.000001", "999999999999999.000002"];
		const close = prices.map((text, id) => productWith({ id, price_brutto: decimal(text) }));
		expect(ids(close, { sort: ["price_brutto"] })).toEqual([1, 2, 0]);
		const bound = decimal("999999999999999.000002");
		expect(ids(close, { price: { min: bound, max: bound } })).toEqual([2]);
	});
});
