import { useEffect, useMemo, useRef } from "react";
import { type FilterEvent, type FilterState, filterReducer, queryOf } from "#core/catalogue/filter-state.ts";
import { pageSize } from "#core/catalogue/paging.ts";
import type { CatalogueQuery } from "#core/catalogue/query.ts";
import { formatQuerySearch } from "#core/catalogue/query-search.ts";
import { shownData } from "#core/loading/fetch-state.ts";
import type { PageModel } from "#core/models/page-model.ts";
import type { Services } from "#core/models/page-services.ts";
import type { CatalogueServices } from "#core/models/shop-services.ts";
import { useServices } from "#ui/foundation/services.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useSearch } from "#ui/foundation/use-search.ts";
import {
	firstPageOf,
	type ListLinks,
	type ListModel,
	listKey,
	listLinks,
	pageQuery,
	searchOf,
} from "#ui/shop/list/list-query.ts";
import { type ListView, readListView } from "#ui/shop/list/list-view.ts";
import { useFetch, useProductCatalogue, useShop } from "#ui/shop/use-shop.ts";

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
	/** How many products of the list precede those of the view: those of its earlier pages (B-SEO-08). */
	readonly precedingCount: number;
	readonly links: ListLinks;
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
	const query = pageQuery(search, model);
	const firstPage = firstPageOf(query, model);
	const key = keyOf(query);
	const places = { language: page.language, storeRoot };
	const read = (from: CatalogueServices) => {
		const known = services && earlierPages(services, page, query, firstPage);
		return readListView(from, query, places, { firstPage, known });
	};
	const { state, retry } = useFetch(shop, `list ${firstPage} ${key}`, read, "error.loadProducts");
	const base = useMemo(
		(): ListView => ({ cards: model.products, meta: model.meta, facets: model.facets }),
		[model],
	);
	const kept = services ? cachedView(services, page, query, firstPage) : null;
	const known = shownData(state) ?? kept ?? (key === keyOf(pageQuery("", model)) ? base : null);
	const last = useRef<Shown | null>(null);
	const list = listKey(query);
	useEffect(() => {
		// While a document is hydrated its own URL does not count yet.
		if (!services || !known || services.navigation.search() !== search) return;
		last.current = { view: known, list };
		cacheView(services, viewName(page, key, firstPage), known);
	}, [services, page, key, firstPage, list, known, search]);
	const standIn = known ?? placeholderView(list, last.current, { base, model });
	const filters: FilterState = { ...query, meta: known?.meta ?? null, project: domain };
	return {
		shop,
		filters,
		view: standIn,
		current: known !== null,
		waiting: known ? 0 : placeholderCount(query, standIn, firstPage),
		precedingCount: firstPage * pageSize,
		links: listLinks(query, filters.meta, model, places),
		failed: known === null && state.status === "error",
		retry,
		dispatch(event, entry = "push") {
			if (services) changeFilters(services, { filters, model }, event, entry);
		},
	};
}

function changeFilters(
	{ navigation, logger }: Services,
	{ filters, model }: { readonly filters: FilterState; readonly model: ListModel },
	event: FilterEvent,
	entry: HistoryEntry,
): void {
	const now = { ...filters, ...pageQuery(navigation.search(), model) };
	const next = filterReducer(now, event, logger);
	if (next === now) return;
	const search = searchOf(queryOf(next), model.category?.slug ?? null);
	// A choice that was made again is no step of the visitor's.
	if (search !== navigation.search().replace(/^\?/, "")) navigation.changeSearch(search, entry);
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
	{ base, model }: { readonly base: ListView; readonly model: ListModel },
): ListView | null {
	if (last) return last.view;
	return list === listKey(pageQuery("", model)) ? base : null;
}

function placeholderCount({ page }: CatalogueQuery, view: ListView | null, firstPage: number): number {
	if (!view) return pageSize;
	if (page === firstPage) return 0;
	const wanted = Math.min((page + 1) * pageSize, view.meta.filter_count) - firstPage * pageSize;
	return Math.max(0, wanted - view.cards.length);
}

function keyOf(query: CatalogueQuery): string {
	return formatQuerySearch(query);
}

/** Views kept at most, of all lists. */
const maxCachedViews = 24;

/** The views that were shown in a visit. */
const createViews = () => new Map<string, ListView>();

function viewName({ language }: PageModel, key: string, firstPage: number): string {
	return `${language} ${firstPage} ${key}`;
}

function cachedView(
	services: Services,
	page: PageModel,
	query: CatalogueQuery,
	firstPage: number,
): ListView | null {
	return services.shared(createViews).get(viewName(page, keyOf(query), firstPage)) ?? null;
}

/** The pages before the query's, which "Show More" goes on from; null unless all of them are known. */
function earlierPages(
	services: Services,
	page: PageModel,
	query: CatalogueQuery,
	firstPage: number,
): ListView | null {
	if (query.page === firstPage) return null;
	const view = cachedView(services, page, { ...query, page: query.page - 1 }, firstPage);
	return view?.cards.length === (query.page - firstPage) * pageSize ? view : null;
}

function cacheView(services: Services, name: string, view: ListView): void {
	const kept = services.shared(createViews);
	kept.delete(name);
	kept.set(name, view);
	for (const oldest of [...kept.keys()].slice(0, -maxCachedViews)) kept.delete(oldest);
}
