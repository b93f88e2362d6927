import type { CatalogueColumns } from "#core/catalogue/catalogue-index.ts";
import { chosenCodes, type EncodedColumn } from "#core/catalogue/encoded-column.ts";
import { rankInterval } from "#core/catalogue/price-column.ts";
import type { CatalogueQuery } from "#core/catalogue/query.ts";

/** An active filter. */
export interface FilterDimension {
	/** The column of the filter's facet, or "price"; null for a search, which has no facet. */
	readonly facet: EncodedColumn | "price" | null;
	/** The id of the attribute group; "" for other filters. */
	readonly group: string;
	/** Whether the product at a position passes. */
	readonly passes: (position: number) => boolean;
}

/**
 * The result of applying the active filters to every product. A product that fails exactly one filter is hidden,
 * but counts within that filter's facet, so one pass serves the list and all counts (B-USE-01).
 */
export interface FilterResult {
	readonly dimensions: readonly FilterDimension[];
	/** The number of filters that the product at each position fails. */
	readonly failures: Int32Array;
	/** The index in `dimensions` of the last failed filter; undefined if it fails none. */
	readonly lastFailed: Int32Array;
}

/**
 * Applies the query's filters to every product: values within a filter are alternatives, filters are combined.
 * `found` holds the positions that the query's search found; null if there is no search.
 */
export function filterProducts(
	index: CatalogueColumns,
	query: CatalogueQuery,
	found: Int32Array | null = null,
): FilterResult {
	const dimensions = activeDimensions(index, query);
	const failures = new Int32Array(index.size);
	const lastFailed = new Int32Array(index.size);
	if (found !== null) dimensions.push(searchDimension(index, found));
	for (const [place, { passes }] of dimensions.entries()) {
		for (let position = 0; position < failures.length; position += 1) {
			if (passes(position)) continue;
			failures[position] = (failures[position] as number) + 1;
			lastFailed[position] = place;
		}
	}
	return { dimensions, failures, lastFailed };
}

function activeDimensions(index: CatalogueColumns, query: CatalogueQuery): FilterDimension[] {
	const { category, manufacturers, subcategories, attributes, price, tag, conditions } = query;
	const dimensions: FilterDimension[] = [];
	const choose = (column: EncodedColumn, values: readonly string[], group = ""): void => {
		if (values.length > 0) dimensions.push(choiceDimension(column, values, group));
	};
	choose(index.category, category === null ? [] : [category]);
	choose(index.manufacturer, manufacturers);
	choose(index.subcategory, subcategories);
	choose(index.tag, tag === null ? [] : [tag]);
	choose(index.condition, conditions);
	for (const [group, values] of Object.entries(attributes)) choose(index.attribute, values, group);
	if (price.min !== null || price.max !== null) dimensions.push(priceDimension(index, query));
	return dimensions;
}

function choiceDimension(column: EncodedColumn, values: readonly string[], group: string): FilterDimension {
	const { offsets, codes } = column;
	const chosen = chosenCodes(column, group, new Set(values));
	const passes = (position: number): boolean => {
		const end = offsets[position + 1] as number;
		for (let place = offsets[position] as number; place < end; place += 1) {
			if (chosen[codes[place] as number] === 1) return true;
		}
		return false;
	};
	return { facet: column, group, passes };
}

function searchDimension({ size }: CatalogueColumns, found: Int32Array): FilterDimension {
	const marks = new Uint8Array(size);
	for (const position of found) marks[position] = 1;
	return { facet: null, group: "", passes: (position) => marks[position] === 1 };
}

function priceDimension(index: CatalogueColumns, query: CatalogueQuery): FilterDimension {
	const { offsets, ranks } = index.price;
	const { from, to } = rankInterval(index.price, query.price);
	const passes = (position: number): boolean => {
		const end = offsets[position + 1] as number;
		for (let place = offsets[position] as number; place < end; place += 1) {
			const rank = ranks[place] as number;
			if (rank >= from && rank <= to) return true;
		}
		return false;
	};
	return { facet: "price", group: "", passes };
}
