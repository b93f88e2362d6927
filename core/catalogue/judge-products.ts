import type { CatalogueIndex } from "#core/catalogue/catalogue-index.ts";
import { type CodedColumn, chosenCodes } from "#core/catalogue/coded-column.ts";
import { rankInterval } from "#core/catalogue/price-column.ts";
import type { CatalogueQuery } from "#core/catalogue/query.ts";

/** One filter that is on. */
export interface Dimension {
	/** The column whose facet the filter belongs to; null for the price. */
	readonly column: CodedColumn | null;
	/** The id of the attribute group; "" for other filters. */
	readonly group: string;
	/** Whether the product at a position passes. */
	readonly passes: (position: number) => boolean;
}

/**
 * How every product fares under the filters that are on. A product that fails exactly one filter does not
 * show, but counts within that filter's own facet; one pass thus serves the list and all counts (B-USE-01).
 */
export interface Judgement {
	readonly dimensions: readonly Dimension[];
	/** Filters that the product at each position fails. */
	readonly failures: Int32Array;
	/** The place in `dimensions` of the last filter that it fails; meaningless where it fails none. */
	readonly lastFailed: Int32Array;
}

/** Judges every product by every filter of the query: alternatives within a filter, all filters together. */
export function judgeProducts(index: CatalogueIndex, query: CatalogueQuery): Judgement {
	const dimensions = activeDimensions(index, query);
	const failures = new Int32Array(index.items.length);
	const lastFailed = new Int32Array(index.items.length);
	for (const [place, { passes }] of dimensions.entries()) {
		for (let position = 0; position < failures.length; position += 1) {
			if (passes(position)) continue;
			failures[position] = (failures[position] as number) + 1;
			lastFailed[position] = place;
		}
	}
	return { dimensions, failures, lastFailed };
}

function activeDimensions(index: CatalogueIndex, query: CatalogueQuery): readonly Dimension[] {
	const { category, manufacturers, subcategories, attributes, price, tag } = query;
	const dimensions: Dimension[] = [];
	const choose = (column: CodedColumn, values: readonly string[], group = ""): void => {
		if (values.length > 0) dimensions.push(choiceDimension(column, values, group));
	};
	choose(index.category, category === null ? [] : [category]);
	choose(index.manufacturer, manufacturers);
	choose(index.subcategory, subcategories);
	choose(index.tag, tag === null ? [] : [tag]);
	for (const [group, values] of Object.entries(attributes)) choose(index.attribute, values, group);
	if (price.min !== null || price.max !== null) dimensions.push(priceDimension(index, query));
	return dimensions;
}

function choiceDimension(column: CodedColumn, values: readonly string[], group: string): Dimension {
	const { offsets, codes } = column;
	const chosen = chosenCodes(column, group, new Set(values));
	const passes = (position: number): boolean => {
		const end = offsets[position + 1] as number;
		for (let place = offsets[position] as number; place < end; place += 1) {
			if (chosen[codes[place] as number] === 1) return true;
		}
		return false;
	};
	return { column, group, passes };
}

function priceDimension(index: CatalogueIndex, query: CatalogueQuery): Dimension {
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
	return { column: null, group: "", passes };
}
