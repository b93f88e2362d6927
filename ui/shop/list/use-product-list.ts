import { useEffect, useMemo, useRef } from "react";
import { type FilterEvent, type FilterState, filterReducer, queryOf } from "#core/catalogue/filter-state.ts";
import { pageSize } from "#core/catalogue/paging.ts";
import type { CatalogueQuery } from "#core/catalogue/query.ts";
import { formatQuerySearch, parseQuerySearch } from "#core/catalogue/query-search.ts";
import { shownData } from "#core/loading/fetch-state.ts";
import type { PageModel } from "#core/models/page-model.ts";
import type { Services } from "#core/models/page-services.ts";
import type { ShopPageModel } from "#core/models/shop-model.ts";
import type { CatalogueServices } from "#core/models/shop-services.ts";
import { understoodQuery } from "#core/search/price-phrase.ts";
import { useServices } from "#ui/foundation/services.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useSearch } from "#ui/foundation/use-search.ts";
import { type ListView, readListView } from "#ui/shop/list/list-view.ts";
import { useFetch, useProductCatalogue, useShop } from "#ui/shop/use-shop.ts";

/** The part of a page's model that is a list. */
export type ListModel = Extract<ShopPageModel, { readonly type: "list" }>;

/** Whether a choice makes an entry of its own in the history, or goes on with the present one. */
export type HistoryEntry = "push" | "replace";

/** A list as it is. */
export interface ListState {
	readonly shop: CatalogueServices | null;
	/** The filters, as the URL says them; a category's page has its own. */
	readonly filters: FilterState;
	/** What to show; null while nothing is known that could stand here. */
	readonly view: ListView | null;
	/** Whether the view is the filters' own, not the placeholder until that is loaded. */
	readonly current: boolean;
	/** Cards that will follow those of the view. */
	readonly waiting: number;
	/** Whether the products could not be read, all repetitions done. */
	readonly failed: boolean;
	readonly dispatch: (event: FilterEvent, entry?: HistoryEntry) => void;
	readonly retry: () => void;
}

/**
 * The list of a page under the filters of its URL (R-CAT-03, R-CAT-06): the URL is where they live, so that
 * reload, back and a link all show the same. What was read is kept, so that a list left for a product is restored as it
 * stood at once.
 */
export function useList(page: PageModel, model: ListModel): ListState {
	const services = useServices();
	const shop = useProductCatalogue();
	const { domain } = useShell();
	const { storeRoot } = useShop();
	const search = useSearch();
	const category = model.category?.slug ?? null;
	const query = pageQuery(search, category);
	const key = keyOf(query);
	const places = { language: page.language, storeRoot };
	const read = (from: CatalogueServices) =>
		readListView(from, query, services && earlierPages(services, page, query), places);
	const { state, retry } = useFetch(shop, `list ${key}`, read, "error.loadProducts");
	const base = useMemo(
		(): ListView => ({ cards: model.products, meta: model.meta, facets: model.facets }),
		[model],
	);
	const kept = services ? cachedView(services, page, query) : null;
	const known = shownData(state) ?? kept ?? (key === keyOf(pageQuery("", category)) ? base : null);
	const last = useRef<Shown | null>(null);
	const list = keyOf({ ...query, page: 0 });
	useEffect(() => {
		// While a document is hydrated its own URL does not count yet.
		if (!services || !known || services.navigation.search() !== search) return;
		last.current = { view: known, list };
		cacheView(services, page, key, known);
	}, [services, page, key, list, known, search]);
	const standIn = known ?? placeholderView(list, last.current, { base, category });
	const filters: FilterState = { ...query, meta: known?.meta ?? null, project: domain };
	return {
		shop,
		filters,
		view: standIn,
		current: known !== null,
		waiting: known ? 0 : placeholderCount(query, standIn),
		failed: known === null && state.status === "error",
		retry,
		dispatch(event, entry = "push") {
			if (!services) return;
			const now = { ...filters, ...pageQuery(services.navigation.search(), category) };
			const next = filterReducer(now, event, services.logger);
			if (next === now) return;
			const own = { ...queryOf(next), category: category === null ? next.category : null };
			const search = formatQuerySearch(own);
			// A choice that was made again is no step of the visitor's.
			if (search === services.navigation.search().replace(/^\?/, "")) return;
			services.navigation.changeSearch(search, entry);
		},
	};
}

interface Shown {
	readonly view: ListView;
	/** The list whose view it is, whatever its page. */
	readonly list: string;
}

/** The placeholder until a view is loaded: the list's earlier pages, else the last view. */
function placeholderView(
	list: string,
	last: Shown | null,
	{ base, category }: { readonly base: ListView; readonly category: string | null },
): ListView | null {
	if (last) return last.view;
	return list === keyOf(pageQuery("", category)) ? base : null;
}

function placeholderCount({ page }: CatalogueQuery, view: ListView | null): number {
	const wanted = (page + 1) * pageSize;
	if (!view) return pageSize;
	return page === 0 ? 0 : Math.max(0, Math.min(wanted, view.meta.filter_count) - view.cards.length);
}

/** The query of a URL on a page, prices that its text names included (B-USE-13); a category's page lists that category, whatever the URL says. */
function pageQuery(search: string, category: string | null): CatalogueQuery {
	const query = understoodQuery(parseQuerySearch(search));
	return category === null ? query : { ...query, category };
}

function keyOf(query: CatalogueQuery): string {
	return formatQuerySearch(query);
}

/** Views kept at most, of all lists. */
const maxCachedViews = 24;

/** The views that were shown in a visit. */
const createViews = () => new Map<string, ListView>();

function cachedView(services: Services, { language }: PageModel, query: CatalogueQuery): ListView | null {
	return services.shared(createViews).get(`${language} ${keyOf(query)}`) ?? null;
}

/** The pages before the query's, which "Show More" goes on from; null unless all of them are known. */
function earlierPages(services: Services, page: PageModel, query: CatalogueQuery): ListView | null {
	if (query.page === 0) return null;
	const view = cachedView(services, page, { ...query, page: query.page - 1 });
	return view?.cards.length === query.page * pageSize ? view : null;
}

function cacheView(services: Services, { language }: PageModel, key: string, view: ListView): void {
	const kept = services.shared(createViews);
	const name = `${language} ${key}`;
	kept.delete(name);
	kept.set(name, view);
	for (const oldest of [...kept.keys()].slice(0, -maxCachedViews)) kept.delete(oldest);
}
