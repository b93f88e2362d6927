import type { CatalogueQuery } from "#core/catalogue/query.ts";
import { formatQuerySearch } from "#core/catalogue/query-search.ts";
import type { ContentId } from "#core/shared/branded.ts";

/** Products a page (specification 9). */
export const pageSize = 20;

/** Where the pages of a list are found: addresses, or search parts of them; null where there is no such page. */
export interface ListLinks {
	readonly self: string;
	readonly first: string;
	readonly last: string;
	readonly next: string | null;
	readonly previous: string | null;
}

/** What is said about one page of a list (specification 3, "List paging metadata"; R-CAT-04). */
export interface ListMeta {
	/** Items on this page. */
	readonly result_count: number;
	/** Items on all pages. */
	readonly filter_count: number;
	/** Items that a page holds at most. */
	readonly limit: number;
	/** Items before this page. */
	readonly offset: number;
	/** The number of this page, from 1: the query's page index plus one (R-CAT-02). */
	readonly page: number;
	readonly page_count: number;
	readonly links: ListLinks;
}

/** The paging metadata of a query that `filterCount` items match (R-CAT-04). */
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

/** Whether "Show More" has more to show (R-CAT-06); unknown counts as no. */
export function hasMore(meta: ListMeta | null): boolean {
	return meta !== null && meta.page < meta.page_count;
}

/**
 * The list with a page put in at its place (R-CAT-06): what stood from its offset on is replaced. An item that
 * is shown already stays where it is, since the catalogue may have moved between two reads.
 */
export function appendPage<Item extends { readonly id: ContentId }>(
	shown: readonly Item[],
	page: { readonly items: readonly Item[]; readonly meta: Pick<ListMeta, "offset"> },
): readonly Item[] {
	const before = shown.slice(0, page.meta.offset);
	const present = new Set(before.map((item) => String(item.id)));
	return [...before, ...page.items.filter((item) => !present.has(String(item.id)))];
}
