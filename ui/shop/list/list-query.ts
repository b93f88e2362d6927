import { hasMore, type ListMeta } from "#core/catalogue/paging.ts";
import { type CatalogueQuery, emptyQuery } from "#core/catalogue/query.ts";
import { formatQuerySearch, parseQuerySearch } from "#core/catalogue/query-search.ts";
import type { ShopPageModel } from "#core/models/shop-model.ts";
import { type ListRoute, pathSlug } from "#core/routes/shop-paths.ts";
import { understoodQuery } from "#core/search/price-phrase.ts";

/** The part of a page's model that is a list. */
export type ListModel = Extract<ShopPageModel, { readonly type: "list" }>;

/**
 * Returns the query of a URL on a list's page, including prices in the search text (B-USE-13). The page of a category
 * always lists that category. A further page of a list starts there unless the query filters or sorts.
 */
export function pageQuery(search: string, model: ListModel): CatalogueQuery {
	const query = understoodQuery(parseQuerySearch(search));
	const own = model.category === null ? query : { ...query, category: model.category.slug };
	return { ...own, page: Math.max(own.page, firstPageOf(own, model)) };
}

/**
 * Returns the first page that a list shows, counted from 0: the prerendered one, or 0 with other filters or another
 * order.
 */
export function firstPageOf(query: CatalogueQuery, { category, meta }: ListModel): number {
	const prerendered = { ...emptyQuery, category: category?.slug ?? null };
	return listKey(query) === listKey(prerendered) ? meta.page - 1 : 0;
}

/** Returns the key of a list, the same for all its pages. */
export function listKey(query: CatalogueQuery): string {
	return formatQuerySearch({ ...query, page: 0 });
}

/** Returns the query string of a list's URL, without the question mark. */
export function searchOf(query: CatalogueQuery, category: string | null): string {
	return formatQuerySearch({ ...query, category: category === null ? query.category : null });
}

/** The URLs of the products before and after the shown ones; null at the ends of the list. */
export interface ListLinks {
	readonly previous: string | null;
	readonly next: string | null;
}

/**
 * Returns the URLs of the previous and following products: separate pages in the list's own order (B-SEO-08),
 * otherwise the list's first page with a query.
 */
export function listLinks(
	query: CatalogueQuery,
	meta: ListMeta | null,
	model: ListModel,
	/** Returns the path of a list's page. */
	pathOfList: (list: ListRoute) => string,
): ListLinks {
	const { category } = model;
	const firstPage = firstPageOf(query, model);
	const pathOf = (pageNumber: number): string => {
		const list: ListRoute = category ? { type: "category", category: pathSlug(category) } : { type: "list" };
		return pathOfList(pageNumber > 1 ? { ...list, pageNumber } : list);
	};
	const following = { ...query, page: query.page + 1 };
	const chosen = searchOf({ ...query, page: 0 }, category?.slug ?? null) !== "";
	const next = chosen
		? `${pathOf(1)}?${searchOf(following, category?.slug ?? null)}`
		: pathOf(following.page + 1);
	return { previous: firstPage > 0 ? pathOf(firstPage) : null, next: hasMore(meta) ? next : null };
}
