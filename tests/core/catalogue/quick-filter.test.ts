import { describe, expect, it } from "vitest";
import { createMemoryLogger } from "#adapters/memory/logger.ts";
import { activeFilters } from "#core/catalogue/active-filters.ts";
import { filterReducer, queryOf } from "#core/catalogue/filter-state.ts";
import { emptyQuery } from "#core/catalogue/query.ts";
import { formatQuerySearch, parseQuerySearch } from "#core/catalogue/query-search.ts";
import {
	currentQuickFilter,
	isQuickFilterOn,
	quickFiltersNear,
	quickQuery,
	withoutQuickFilter,
} from "#core/catalogue/quick-filter.ts";
import { decimalOf } from "#tests/core/shop-fixtures.ts";

const gifts = {
	display_name: "Geschenke bis 100 €",
	tag: "geschenk",
	price_min: null,
	price_max: decimalOf("100"),
};
const cheap = { display_name: "Bis 50 €", tag: null, price_min: null, price_max: decimalOf("50") };
const news = { display_name: "Neu", tag: "neu", price_min: null, price_max: null };
const nothing = { display_name: "Alles", tag: null, price_min: null, price_max: null };

describe("quick filters", () => {
	it("B-USE-16 have an address that menus and pages can link to", () => {
		const search = formatQuerySearch(quickQuery(gifts));
		expect(search).toBe("price_max=100&tag=geschenk");
		expect(isQuickFilterOn(parseQuerySearch(search), gifts)).toBe(true);
		expect(isQuickFilterOn(parseQuerySearch("tag=geschenk&price_max=100"), gifts)).toBe(true);
	});

	it("B-USE-16 are active if the list has all of their filters, with or without others", () => {
		const query = { ...quickQuery(gifts), category: "deko", search: "vase" };
		expect(isQuickFilterOn(query, gifts)).toBe(true);
		expect(isQuickFilterOn({ ...query, tag: null }, gifts)).toBe(false);
		expect(isQuickFilterOn({ ...query, price: emptyQuery.price }, gifts)).toBe(false);
		expect(isQuickFilterOn({ ...query, tag: "neu" }, news)).toBe(true);
		expect(isQuickFilterOn(quickQuery(cheap), cheap)).toBe(true);
		expect(isQuickFilterOn(emptyQuery, nothing)).toBe(false);
	});

	it("B-USE-16 that overlap are active one at a time: the most specific, else the first", () => {
		const all = { ...news, display_name: "Geschenke", tag: "geschenk" };
		const upTo100 = { ...cheap, display_name: "Bis 100 €", price_max: decimalOf("100") };
		const filters = [all, upTo100, gifts, news];
		expect(currentQuickFilter(quickQuery(gifts), filters)).toBe(gifts);
		expect(currentQuickFilter(quickQuery(all), filters)).toBe(all);
		expect(currentQuickFilter(quickQuery(upTo100), filters)).toBe(upTo100);
		expect(currentQuickFilter({ ...quickQuery(upTo100), tag: "neu" }, filters)).toBe(upTo100);
		expect(currentQuickFilter(emptyQuery, filters)).toBeNull();
		const chips = activeFilters(quickQuery(gifts), null, filters);
		expect(chips).toMatchObject([{ label: "Geschenke bis 100 €" }]);
	});

	it("B-USE-01 B-USE-16 have one chip with their own name, which removes only their filters", () => {
		const query = { ...quickQuery(gifts), category: "deko", page: 2 };
		const chips = activeFilters(query, null, [news, gifts]);
		expect(chips).toMatchObject([{ label: "deko" }, { label: "Geschenke bis 100 €" }]);
		const state = { ...query, meta: null, project: "shop.example" };
		const off = chips[1]?.off;
		const rest = off && filterReducer(state, off, createMemoryLogger());
		expect(rest && queryOf(rest)).toEqual({ ...emptyQuery, category: "deko" });
		expect(activeFilters({ ...query, tag: "neu" }, null, [gifts])).toHaveLength(3);
	});

	it("B-USE-16 are near a page if one of its prices can match theirs, or if they have no price", () => {
		const dear = { ...news, display_name: "Ab 1.000 €", price_min: decimalOf("1000") };
		const filters = [gifts, cheap, news, dear];
		const near = (lowest: string, highest: string) =>
			quickFiltersNear(filters, { lowest: decimalOf(lowest), highest: decimalOf(highest), single: false });
		expect(near("36", "48")).toEqual([gifts, cheap, news]);
		expect(near("100", "1000")).toEqual([gifts, news, dear]);
		expect(near("890", "999.99")).toEqual([news]);
		expect(quickFiltersNear(filters, null)).toEqual([news]);
	});

	it("B-USE-16 change no other filters", () => {
		const price = { min: null, max: decimalOf("500") };
		expect(withoutQuickFilter({ ...emptyQuery, tag: "neu", price }, news).price).toEqual(price);
		expect(withoutQuickFilter({ ...quickQuery(cheap), tag: "neu" }, cheap).tag).toBe("neu");
	});
});
