import type { ListLinks, ListMeta } from "#core/catalogue/paging.ts";

/** The requested page of a list. */
export interface PageRequest {
	/** Items per page; -1 for all. */
	readonly limit: number;
	/** Counted from 1. */
	readonly page: number;
}

/** The metadata of a list: the specification's, and Directus' count of the whole collection (R-CAT-04). */
export interface ContentListMeta extends ListMeta {
	/** The number of readable items without the filter; null if it was not counted. */
	readonly total_count: number | null;
}

/**
 * Returns the specification's metadata from Directus' counts (R-CAT-04); null if it did not count. SQLite returns
 * counts as numbers, PostgreSQL as text. `linkTo` returns the URL of a page, counted from 1.
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
