import type { ListLinks, ListMeta } from "#core/catalogue/paging.ts";

/** The part of a list that was asked for. */
export interface PageRequest {
	/** Items a page; -1 for all at once. */
	readonly limit: number;
	/** From 1. */
	readonly page: number;
}

/** A list's metadata: the specification's, and Directus' own count of the whole collection (R-CAT-04). */
export interface ContentListMeta extends ListMeta {
	/** Items that may be read whatever the filter; null where it was not given. */
	readonly total_count: number | null;
}

/**
 * The specification's metadata from what today's Directus counts (R-CAT-04); null where it did not count. Counts come
 * as numbers from SQLite and as text from PostgreSQL. `linkTo` gives the address of a page, from 1.
 */
export function contentListMeta(
	meta: unknown,
	resultCount: number,
	{ limit, page }: PageRequest,
	linkTo: (page: number) => string,
): ContentListMeta | null {
	const { filter_count, total_count } = (meta ?? {}) as Readonly<Record<string, unknown>>;
	const filterCount = countOf(filter_count);
	if (filterCount === null) return null;
	const size = limit > 0 ? limit : filterCount;
	const pageCount = size > 0 ? Math.ceil(filterCount / size) : 0;
	return {
		result_count: resultCount,
		total_count: countOf(total_count),
		filter_count: filterCount,
		limit: size,
		offset: (page - 1) * size,
		page,
		page_count: pageCount,
		links: linksOf(page, pageCount, linkTo),
	};
}

function countOf(value: unknown): number | null {
	const count = typeof value === "string" && value !== "" ? Number(value) : value;
	return typeof count === "number" && Number.isSafeInteger(count) && count >= 0 ? count : null;
}

function linksOf(page: number, pageCount: number, linkTo: (page: number) => string): ListLinks {
	return {
		self: linkTo(page),
		first: linkTo(1),
		last: linkTo(Math.max(1, pageCount)),
		next: page < pageCount ? linkTo(page + 1) : null,
		previous: page > 1 ? linkTo(page - 1) : null,
	};
}
