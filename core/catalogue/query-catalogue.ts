import type { CatalogueColumns, CatalogueIndex } from "#core/catalogue/catalogue-index.ts";
import { countFacets } from "#core/catalogue/count-facets.ts";
import type { Facets } from "#core/catalogue/facets.ts";
import { type FilterResult, filterProducts } from "#core/catalogue/filter-products.ts";
import { type ListMeta, listMeta, pageSize } from "#core/catalogue/paging.ts";
import type { CatalogueProduct } from "#core/catalogue/product.ts";
import type { CatalogueQuery } from "#core/catalogue/query.ts";
import { orderByRank } from "#core/catalogue/ranked-column.ts";
import { type SortTerm, sortOrder } from "#core/content-values/sort-term.ts";
import type { ContentId } from "#core/shared/branded.ts";

/** The result of a query. */
export interface CatalogueResult<Item> {
	/** The matching products, sorted, of all pages up to the query's (R-CAT-06). */
	readonly items: readonly Item[];
	/** The metadata of the query's own page; its items start at `meta.offset`. */
	readonly meta: ListMeta;
	readonly facets: Facets;
}

/** The result of a query, with products by position in the columns. */
export interface MatchingPositions {
	/** The positions of {@link CatalogueResult.items}. */
	readonly positions: Int32Array;
	readonly meta: ListMeta;
	readonly facets: Facets;
}

/**
 * Returns the products that pass all filters of the query (R-CAT-02). Values of one filter are alternatives; a
 * product passes the price filter if one of its prices is within the bounds. Products with equal sort values keep
 * catalogue order, those without one come last. `found` limits the list to the positions that the search found, in
 * order of relevance, which applies if the query has no order. Takes linear time.
 */
export function queryCatalogue<Item extends CatalogueProduct>(
	index: CatalogueIndex<Item>,
	query: CatalogueQuery,
	found: Int32Array | null = null,
): CatalogueResult<Item> {
	const { positions, meta, facets } = queryPositions(index, query, found);
	return { items: Array.from(positions, (position) => index.items[position] as Item), meta, facets };
}

/** Like {@link queryCatalogue}, without the products themselves. */
export function queryPositions(
	columns: CatalogueColumns,
	query: CatalogueQuery,
	found: Int32Array | null = null,
): MatchingPositions {
	const { filterResult, ...listed } = listPositions(columns, query, found);
	return { ...listed, facets: countFacets(columns, query, filterResult) };
}

/**
 * Like {@link queryPositions}, without facets, whose counting takes most of the time; returns the filter result
 * too.
 */
export function listPositions(
	columns: CatalogueColumns,
	query: CatalogueQuery,
	found: Int32Array | null = null,
): Omit<MatchingPositions, "facets"> & { readonly filterResult: FilterResult } {
	const filterResult = filterProducts(columns, query, found);
	const candidates =
		found === null
			? matching(filterResult)
			: found.filter((position) => filterResult.failures[position] === 0);
	const chosen = query.sort.length > 0 || found !== null ? query.sort : columns.defaultSort;
	const positions = sorted(columns, chosen, candidates);
	return {
		positions: positions.subarray(0, (query.page + 1) * pageSize),
		meta: listMeta(query, positions.length),
		filterResult,
	};
}

/** Returns the positions of products by id, in the order of `ids`; unknown ids are left out. */
export function positionsOf(catalogue: readonly ContentId[], ids: readonly ContentId[]): Int32Array {
	const places = new Map(catalogue.map((id, position) => [String(id), position]));
	const found = new Set(ids.map((id) => places.get(String(id))).filter((position) => position !== undefined));
	return Int32Array.from(found);
}

function matching({ failures }: FilterResult): Int32Array {
	const positions = new Int32Array(failures.length);
	let count = 0;
	for (let position = 0; position < failures.length; position += 1) {
		if (failures[position] !== 0) continue;
		positions[count] = position;
		count += 1;
	}
	return positions.subarray(0, count);
}

/** Sorts by the last term first: each pass is stable, so the first term decides. */
function sorted(index: CatalogueColumns, terms: readonly SortTerm[], positions: Int32Array): Int32Array {
	return terms.reduceRight((ordered, term) => {
		const { field, descending } = sortOrder(term);
		return orderByRank(ordered, index.orders[field], descending);
	}, positions);
}
