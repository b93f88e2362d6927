import type { CatalogueQuery } from "#core/catalogue/query.ts";
import { formatQuerySearch } from "#core/catalogue/query-search.ts";
import type { ContentId } from "#core/shared/branded.ts";

/** Products per page (specification 9). */
export const pageSize = 20;

/** The addresses, or their queries, of a list's pages; null if there is no such page. */
export interface ListLinks {
	readonly self: string;
	readonly first: string;
	readonly last: string;
	readonly next: string | null;
	readonly previous: string | null;
}

/** The metadata of one page of a list (specification 3, "List paging metadata"; R-CAT-04). */
export interface ListMeta {
	/** Items on this page. */
	readonly result_count: number;
	/** Items on all pages. */
	readonly filter_count: number;
	/** Maximum number of items per page. */
	readonly limit: number;
	/** Items before this page. */
	readonly offset: number;
	/** The page number, from 1: the query's page index plus one (R-CAT-02). */
	readonly page: number;
	readonly page_count: number;
	readonly links: ListLinks;
}

/** Returns the paging metadata of a query with `filterCount` matches (R-CAT-04). */
export function listMeta(query: CatalogueQuery, filterCount: number): ListMeta {
	const { page } = query;
	const pageCount = Math.ceil(filterCount / pageSize);
	const offset = page * pageSize;
	const linkTo = (index: number): string => `?${formatQuerySearch({ ...query, page: index })}`;
	return {
		result_count: Math.max(0, Math.min(pageSize, filterCount - offset)),
		filter_count: filterCount,
		limit: pageSize,
		offset,
		page: page + 1,
		page_count: pageCount,
		links: {
			self: linkTo(page),
			first: linkTo(0),
			last: linkTo(Math.max(0, pageCount - 1)),
			next: page + 1 < pageCount ? linkTo(page + 1) : null,
			previous: page > 0 ? linkTo(page - 1) : null,
		},
	};
}

/** Returns whether "Show More" has more to show (R-CAT-06); false if unknown. */
export function hasMore(meta: ListMeta | null): boolean {
	return meta !== null && meta.page < meta.page_count;
}

/**
 * Inserts a page into the list (R-CAT-06), replacing everything from its offset on. An item that is already shown
 * keeps its position, because the catalogue may have changed between two requests.
 */
export function appendPage<Item extends { readonly id: ContentId }>(
	shown: readonly Item[],
	page: { readonly items: readonly Item[]; readonly meta: Pick<ListMeta, "offset"> },
): readonly Item[] {
	const before = shown.slice(0, page.meta.offset);
	const present = new Set(before.map((item) => String(item.id)));
	return [...before, ...page.items.filter((item) => !present.has(String(item.id)))];
}
