import type { CatalogueIndex } from "#core/catalogue/catalogue-index.ts";
import { countFacets } from "#core/catalogue/count-facets.ts";
import type { Facets } from "#core/catalogue/facets.ts";
import { type Judgement, judgeProducts } from "#core/catalogue/judge-products.ts";
import { type ListMeta, listMeta, pageSize } from "#core/catalogue/paging.ts";
import type { CatalogueProduct } from "#core/catalogue/product.ts";
import type { CatalogueQuery } from "#core/catalogue/query.ts";
import { orderByRank } from "#core/catalogue/ranked-column.ts";
import { sortOrder } from "#core/catalogue/sort-term.ts";

/** What a query finds in a catalogue. */
export interface CatalogueAnswer<Item> {
	/** The matching products, sorted, of all pages up to and including the query's (R-CAT-06). */
	readonly items: readonly Item[];
	/** About the query's own page; the items from `meta.offset` on are those of this page. */
	readonly meta: ListMeta;
	readonly facets: Facets;
}

/**
 * Lists the products that pass all filters of the query (R-CAT-02): values of one filter are alternatives, a
 * product passes the price when one of its prices lies within the bounds. Equal ones keep the catalogue's order,
 * those without the value sorted by come last. Linear in the number of products.
 */
export function queryCatalogue<Item extends CatalogueProduct>(
	index: CatalogueIndex<Item>,
	query: CatalogueQuery,
): CatalogueAnswer<Item> {
	const judgement = judgeProducts(index, query);
	const positions = sorted(index, query, matching(judgement));
	const shown = positions.subarray(0, (query.page + 1) * pageSize);
	return {
		items: Array.from(shown, (position) => index.items[position] as Item),
		meta: listMeta(query, positions.length),
		facets: countFacets(index, query, judgement),
	};
}

function matching({ failures }: Judgement): Int32Array {
	const positions = new Int32Array(failures.length);
	let count = 0;
	for (let position = 0; position < failures.length; position += 1) {
		if (failures[position] !== 0) continue;
		positions[count] = position;
		count += 1;
	}
	return positions.subarray(0, count);
}

/** Orders by the last term first: each pass is stable, so the first term decides. */
function sorted(index: CatalogueIndex, query: CatalogueQuery, positions: Int32Array): Int32Array {
	const terms = query.sort.length > 0 ? query.sort : index.defaultSort;
	return terms.reduceRight((ordered, term) => {
		const { field, descending } = sortOrder(term);
		return orderByRank(ordered, index.orders[field], descending);
	}, positions);
}
