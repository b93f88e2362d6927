import { useEffect, useMemo, useRef } from "react";
import { type FilterEvent, type FilterState, filterReducer, queryOf } from "#core/catalogue/filter-state.ts";
import { pageSize } from "#core/catalogue/paging.ts";
import type { CatalogueQuery } from "#core/catalogue/query.ts";
import { formatQuerySearch } from "#core/catalogue/query-search.ts";
import { shownData } from "#core/loading/fetch-state.ts";
import type { PageModel } from "#core/models/page-model.ts";
import type { Services } from "#core/models/page-services.ts";
import type { CatalogueServices } from "#core/models/shop-services.ts";
import { formatShopPath } from "#core/routes/shop-paths.ts";
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
import { useFetch, useProductCatalogue, useShop, useShopAddress } from "#ui/shop/use-shop.ts";

/** Whether a change adds a history entry or replaces the current one. */
export type HistoryEntry = "push" | "replace";

/** The state of a list. */
export interface ListState {
	readonly shop: CatalogueServices | null;
	/** The filters in the URL; a category's page has its own category. */
	readonly filters: FilterState;
	/** The products to show; null without any, not even placeholders. */
	readonly view: ListView | null;
	/** Whether the view matches the filters; false for a placeholder while it loads. */
	readonly current: boolean;
	/** The number of cards that are still loading. */
	readonly waiting: number;
	/** The number of products on the list's earlier pages (B-SEO-08). */
	readonly precedingCount: number;
	readonly links: ListLinks;
	/** Whether reading the products has failed after all retries. */
	readonly failed: boolean;
	readonly dispatch: (event: FilterEvent, entry?: HistoryEntry) => void;
	readonly retry: () => void;
}

/**
 * Returns the list of a page with the filters in its URL (R-CAT-03, R-CAT-06), so that reload, back and links show
 * the same. Products that were read are cached, so that going back from a product restores the list immediately.
 */
export function useList(page: PageModel, model: ListModel): ListState {
	const services = useServices();
	const shop = useProductCatalogue();
	const { domain } = useShell();
	const { paths } = useShop();
	const address = useShopAddress();
	const search = useSearch();
	const query = pageQuery(search, model);
	const firstPage = firstPageOf(query, model);
	const key = keyOf(query);
	const read = (from: CatalogueServices) => {
		const cachedPages = services && earlierPages(services, page, query, firstPage);
		return readListView(from, query, paths.list, { firstPage, cachedView: cachedPages });
	};
	const { state, retry } = useFetch(shop, `list ${firstPage} ${key}`, read, "error.loadProducts");
	const base = useMemo(
		(): ListView => ({ cards: model.products, meta: model.meta, facets: model.facets }),
		[model],
	);
	const storedView = services ? cachedView(services, page, query, firstPage) : null;
	const shownView = shownData(state) ?? storedView ?? (key === keyOf(pageQuery("", model)) ? base : null);
	const last = useRef<Shown | null>(null);
	const list = listKey(query);
	useEffect(() => {
		// During hydration the document's own query does not count yet.
		if (!services || !shownView || services.navigation.search() !== search) return;
		last.current = { view: shownView, list };
		cacheView(services, viewName(page, key, firstPage), shownView);
	}, [services, page, key, firstPage, list, shownView, search]);
	const standIn = shownView ?? placeholderView(list, last.current, { base, model });
	const filters: FilterState = { ...query, meta: shownView?.meta ?? null, project: domain };
	return {
		shop,
		filters,
		view: standIn,
		current: shownView !== null,
		waiting: shownView ? 0 : placeholderCount(query, standIn, firstPage),
		precedingCount: firstPage * pageSize,
		links: listLinks(query, filters.meta, model, (route) => formatShopPath(route, page.language, address)),
		failed: shownView === null && state.status === "error",
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
	// Repeating a choice adds no history entry.
	if (search !== navigation.search().replace(/^\?/, "")) navigation.changeSearch(search, entry);
}

interface Shown {
	readonly view: ListView;
	/** The key of its list, the same for all pages. */
	readonly list: string;
}

/** Returns the placeholder until a view has loaded: the list's earlier pages, otherwise the last view. */
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
	const count = Math.min((page + 1) * pageSize, view.meta.filter_count) - firstPage * pageSize;
	return Math.max(0, count - view.cards.length);
}

function keyOf(query: CatalogueQuery): string {
	return formatQuerySearch(query);
}

/** The maximum number of cached views of all lists. */
const maxCachedViews = 24;

/** Creates the cache of the views of a visit. */
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

/** Returns the pages before the query's, which "Show more" extends; null unless all of them are cached. */
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
	const views = services.shared(createViews);
	views.delete(name);
	views.set(name, view);
	for (const oldest of [...views.keys()].slice(0, -maxCachedViews)) views.delete(oldest);
}
