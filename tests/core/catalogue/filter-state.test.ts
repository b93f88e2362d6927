import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createMemoryLogger } from "#adapters/memory/logger.ts";
import { activeFilters } from "#core/catalogue/active-filters.ts";
import type { Facets } from "#core/catalogue/facets.ts";
import { type FilterEvent, type FilterState, filterReducer, queryOf } from "#core/catalogue/filter-state.ts";
import { appendPage, hasMore, listMeta, pageSize } from "#core/catalogue/paging.ts";
import { chosenValues, emptyQuery, toggled } from "#core/catalogue/query.ts";
import { parseQuerySearch } from "#core/catalogue/query-search.ts";
import {
	decimal,
	matchingQueries,
	project,
	queryWith,
	sortTerms,
} from "#tests/core/catalogue/arbitraries.ts";
import { deepFreeze } from "#tests/core/catalogue/deep-freeze.ts";
import { runs } from "#tests/core/runs.ts";

const reduce = (state: FilterState, ...events: readonly FilterEvent[]) => {
	const logger = createMemoryLogger();
	return events.reduce((current, event) => filterReducer(deepFreeze(current), event, logger), state);
};
const chosen: FilterState = {
	search: "ring",
	category: "ringe",
	manufacturers: [],
	subcategories: [],
	attributes: { 5: ["Gold"], 6: ["Saphir"] },
	price: { min: null, max: null },
	tag: null,
	conditions: [],
	sort: ["display_name"],
	page: 3,
	meta: {
		result_count: 20,
		filter_count: 200,
		limit: 20,
		offset: 60,
		page: 4,
		page_count: 10,
		links: { self: "?page=3", first: "?", last: "?page=9", next: "?page=4", previous: "?page=2" },
	},
	project,
};

/** The state before any choice. */
const initial: FilterState = { ...emptyQuery, meta: null, project };

describe("filterReducer", () => {
	it("R-CAT-03 starts on page 0 without filters, for the shop's project", () => {
		expect(initial).toEqual({
			search: null,
			category: null,
			manufacturers: [],
			subcategories: [],
			conditions: [],
			attributes: {},
			price: { min: null, max: null },
			tag: null,
			sort: [],
			page: 0,
			meta: null,
			project,
		});
	});

	it.each<[FilterEvent, Partial<FilterState>]>([
		[{ type: "searchChange", search: "größe" }, { search: "größe" }],
		[{ type: "categoryChange", category: "uhren" }, { category: "uhren" }],
		[{ type: "categoryChange", category: null }, { category: null }],
		[{ type: "manufacturersChange", manufacturers: ["a", "b"] }, { manufacturers: ["a", "b"] }],
		[{ type: "subcategoriesChange", subcategories: ["4"] }, { subcategories: ["4"] }],
		[{ type: "conditionsChange", conditions: ["used"] }, { conditions: ["used"] }],
		[
			{ type: "attributeChange", group: "5", values: ["Silber"] },
			{ attributes: { 5: ["Silber"], 6: ["Saphir"] } },
		],
		[{ type: "attributeChange", group: "5", values: [] }, { attributes: { 6: ["Saphir"] } }],
		[
			{ type: "priceChange", price: { min: decimal("5"), max: null } },
			{ price: { min: decimal("5"), max: null } },
		],
		[{ type: "tagChange", tag: "neu" }, { tag: "neu" }],
		[{ type: "sortChange", sort: ["-price_brutto"] }, { sort: ["-price_brutto"] }],
		[{ type: "clear" }, { search: null, category: null, attributes: {}, sort: ["display_name"] }],
	])("R-CAT-03 %j changes its filter and resets the page to 0", (event, changed) => {
		expect(reduce(chosen, event)).toEqual({ ...chosen, ...changed, page: 0, meta: null });
	});

	it("R-CAT-06 shows more pages until the last, and none before the first response", () => {
		const start = initial;
		expect(reduce(start, { type: "showMore" })).toBe(start);
		const first = reduce(start, { type: "metaChange", meta: listMeta(queryOf(start), 25) });
		const second = reduce(first, { type: "showMore" });
		expect(second.page).toBe(1);
		const answered = reduce(second, { type: "metaChange", meta: listMeta(queryOf(second), 25) });
		expect(reduce(answered, { type: "showMore" })).toBe(answered);
	});

	it("R-CAT-06 restores the query of the address", () => {
		const query = queryWith({ category: "uhren", page: 2 });
		expect(reduce(chosen, { type: "restore", query })).toEqual({ ...query, meta: null, project });
	});

	it("R-CAT-03 returns the part of the state in the address", () => {
		expect(queryOf({ ...initial, page: 4 })).toEqual({ ...emptyQuery, page: 4 });
	});
});

describe("filterReducer with any input", () => {
	it("R-CAT-03 logs unknown events, never throws and changes nothing", () => {
		fc.assert(
			fc.property(fc.anything(), (event) => {
				const logger = createMemoryLogger();
				expect(filterReducer(chosen, event as FilterEvent, logger)).toBe(chosen);
				expect(logger.notes.map(({ key }) => key)).toEqual(["catalogue.unknownEvent"]);
			}),
			{ numRuns: runs(1000) },
		);
	});

	it("R-CAT-03 never mutates its input, and resets the page on any change of the list", () => {
		const event = fc.oneof<fc.Arbitrary<FilterEvent>[]>(
			matchingQueries.map((query) => ({ type: "restore", query })),
			matchingQueries.map(({ category }) => ({ type: "categoryChange", category })),
			matchingQueries.map(({ manufacturers }) => ({ type: "manufacturersChange", manufacturers })),
			matchingQueries.map(({ subcategories }) => ({ type: "subcategoriesChange", subcategories })),
			matchingQueries.map(({ conditions }) => ({ type: "conditionsChange", conditions })),
			fc
				.tuple(fc.constantFrom("1", "__proto__"), fc.array(fc.string(), { maxLength: 2 }))
				.map(([group, values]) => ({ type: "attributeChange", group, values })),
			matchingQueries.map(({ price }) => ({ type: "priceChange", price })),
			matchingQueries.map(({ tag }) => ({ type: "tagChange", tag })),
			sortTerms.map((sort) => ({ type: "sortChange", sort })),
			fc.nat({ max: 100 }).map((count) => ({ type: "metaChange", meta: listMeta(emptyQuery, count) })),
			fc.constantFrom<FilterEvent>({ type: "showMore" }, { type: "clear" }),
		);
		fc.assert(
			fc.property(fc.array(event, { maxLength: 12 }), (events) => {
				let state = initial;
				for (const next of events) {
					const before = deepFreeze(state);
					state = filterReducer(before, deepFreeze(next), createMemoryLogger());
					if (!["restore", "showMore", "metaChange"].includes(next.type)) expect(state.page).toBe(0);
					expect(state.project).toBe(project);
				}
			}),
			{ numRuns: runs(1000) },
		);
	});
});

describe("paging", () => {
	it("R-CAT-04 returns the complete metadata of a page", () => {
		expect(listMeta(queryWith({ tag: "neu", page: 1 }), 45)).toEqual({
			result_count: 20,
			filter_count: 45,
			limit: 20,
			offset: 20,
			page: 2,
			page_count: 3,
			links: {
				self: "?tag=neu&page=1",
				first: "?tag=neu",
				last: "?tag=neu&page=2",
				next: "?tag=neu&page=2",
				previous: "?tag=neu",
			},
		});
	});

	it("R-CAT-04 an empty list has no page before or after", () => {
		const meta = listMeta(emptyQuery, 0);
		expect(meta).toMatchObject({ result_count: 0, filter_count: 0, page: 1, page_count: 0 });
		expect(meta.links).toEqual({ self: "?", first: "?", last: "?", next: null, previous: null });
		expect(hasMore(meta)).toBe(false);
		expect(hasMore(null)).toBe(false);
	});

	it("R-CAT-04 pages cover all items once, for any count", () => {
		fc.assert(
			fc.property(fc.nat({ max: 500 }), (count) => {
				const pages = Array.from({ length: Math.max(1, Math.ceil(count / pageSize)) }, (_, page) =>
					listMeta(queryWith({ page }), count),
				);
				expect(pages.reduce((sum, { result_count }) => sum + result_count, 0)).toBe(count);
				expect(pages.map(hasMore)).toEqual(pages.map((_, page) => page < pages.length - 1));
				for (const [page, meta] of pages.entries()) {
					expect(parseQuerySearch(meta.links.next ?? "").page).toBe(page + 1 < pages.length ? page + 1 : 0);
				}
			}),
			{ numRuns: runs(1000) },
		);
	});

	it("R-CAT-04 a page after the last is empty", () => {
		expect(listMeta(queryWith({ page: 9 }), 45)).toMatchObject({ result_count: 0, page_count: 3 });
	});

	it("R-CAT-06 a page is inserted at its offset, and no item appears twice", () => {
		const items = (...ids: readonly (number | string)[]) => ids.map((id) => ({ id }));
		const shown = items(1, 2, 3);
		expect(appendPage(shown, { items: items(4, 5), meta: { offset: 3 } })).toEqual(items(1, 2, 3, 4, 5));
		expect(appendPage(shown, { items: items("3", 4), meta: { offset: 3 } })).toEqual(items(1, 2, 3, 4));
		expect(appendPage(shown, { items: items(7, 8), meta: { offset: 2 } })).toEqual(items(1, 2, 7, 8));
		expect(appendPage(shown, { items: items(9), meta: { offset: 0 } })).toEqual(items(9));
	});
});

describe("activeFilters", () => {
	const facet = (value: string, label: string) => ({ value, label, count: 1, selected: true });
	const facets: Facets = {
		categories: [facet("ringe", "Ringe")],
		manufacturers: [facet("7", "Alpenhorn")],
		subcategories: [],
		conditions: [facet("used", "Gebraucht")],
		attributes: [],
		price: null,
		prices: [],
		priceBars: null,
	};
	const query = queryWith({
		search: " matt ",
		category: "ringe",
		manufacturers: ["7", "weg"],
		subcategories: ["4"],
		attributes: { 5: ["Gold", "Silber"] },
		price: { min: decimal("5"), max: null },
		tag: "neu",
		conditions: ["used", "vintage"],
		page: 2,
	});

	it("B-USE-01 names each active filter, by its label if known", () => {
		const names = activeFilters(query, facets).map((filter) =>
			filter.kind === "value" ? filter.label : "price",
		);
		const byFields = ["matt", "Ringe", "Alpenhorn", "weg", "4", "Gold", "Silber", "price", "neu"];
		expect(names).toEqual([...byFields, "Gebraucht", "vintage"]);
		const [, category] = activeFilters(query, null);
		expect(category).toMatchObject({ label: "ringe" });
		expect(activeFilters(emptyQuery, facets)).toEqual([]);
		expect(activeFilters(queryWith({ search: " - " }), facets)).toEqual([]);
		const upTo = queryWith({ price: { min: null, max: decimal("5") } });
		expect(activeFilters(upTo, null)).toMatchObject([{ kind: "price", price: upTo.price }]);
	});

	it("B-USE-01 each chip removes its own filter only, and together they remove all", () => {
		const state: FilterState = { ...initial, ...query };
		const chips = activeFilters(query, facets);
		for (const [place, { off }] of chips.entries()) {
			const left = activeFilters(queryOf(reduce(state, off)), facets);
			const label = (filter: (typeof chips)[number]) => (filter.kind === "value" ? filter.label : "price");
			expect(left.map(label).sort()).toEqual(chips.toSpliced(place, 1).map(label).sort());
		}
		expect(
			queryOf(
				chips.reduce((now) => reduce(now, activeFilters(queryOf(now), null)[0]?.off as FilterEvent), state),
			),
		).toEqual(emptyQuery);
	});

	it("R-CAT-03 toggles a value and reads chosen values safely", () => {
		expect(toggled(["a", "b"], "a")).toEqual(["b"]);
		expect(toggled(["a"], "c")).toEqual(["a", "c"]);
		expect(chosenValues({ 5: ["Gold"] }, "5")).toEqual(["Gold"]);
		expect(chosenValues({}, "__proto__")).toEqual([]);
	});
});
