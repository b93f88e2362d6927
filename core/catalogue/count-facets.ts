import type { CatalogueColumns } from "#core/catalogue/catalogue-index.ts";
import { type EncodedColumn, type EncodedOption, isChosen } from "#core/catalogue/encoded-column.ts";
import type { AttributeFacet, Facets, FacetValue } from "#core/catalogue/facets.ts";
import type { FilterDimension, FilterResult } from "#core/catalogue/filter-products.ts";
import { sortedRange } from "#core/catalogue/price-range.ts";
import { histogram } from "#core/catalogue/price-scale.ts";
import { type CatalogueQuery, chosenValues } from "#core/catalogue/query.ts";
import type { DecimalText } from "#core/money/decimal-text.ts";

/** Counts the facets of a query, each under all filters but its own (B-USE-01). */
export function countFacets(
	index: CatalogueColumns,
	query: CatalogueQuery,
	filterResult: FilterResult,
): Facets {
	const valuesOf = (column: EncodedColumn, chosen: readonly string[]): readonly FacetValue[] => {
		const counts = countCodes(column, filterResult);
		const set = new Set(chosen);
		return column.options.map((option, code) => facetValue(option, counts[code] as number, set));
	};
	return {
		categories: valuesOf(index.category, query.category === null ? [] : [query.category]),
		manufacturers: valuesOf(index.manufacturer, query.manufacturers),
		subcategories: valuesOf(index.subcategory, query.subcategories),
		conditions: valuesOf(index.condition, query.conditions),
		attributes: attributeFacets(index, query, countCodes(index.attribute, filterResult)),
		...shownPrices(index, filterResult),
	};
}

/** Returns the only filter that a product fails; null if it fails none, undefined if several. */
function soleFailedDimension(
	filterResult: FilterResult,
	position: number,
): FilterDimension | null | undefined {
	const failures = filterResult.failures[position] as number;
	if (failures > 1) return undefined;
	return failures === 0 ? null : filterResult.dimensions[filterResult.lastFailed[position] as number];
}

function countCodes(column: EncodedColumn, filterResult: FilterResult): Int32Array {
	const { offsets, codes, options } = column;
	const counts = new Int32Array(options.length);
	for (let position = 0; position < filterResult.failures.length; position += 1) {
		const failed = soleFailedDimension(filterResult, position);
		if (failed === undefined || (failed !== null && failed.facet !== column)) continue;
		const end = offsets[position + 1] as number;
		for (let place = offsets[position] as number; place < end; place += 1) {
			const code = codes[place] as number;
			if (failed !== null && (options[code] as EncodedOption).group !== failed.group) continue;
			counts[code] = (counts[code] as number) + 1;
		}
	}
	return counts;
}

/** Writes the value as in the query if it is chosen, else as its most readable form in the address. */
function facetValue(option: EncodedOption, count: number, chosen: ReadonlySet<string>): FacetValue {
	const value = option.slug === null || chosen.has(option.id) ? option.id : option.slug;
	return { value, label: option.label, count, selected: isChosen(option, chosen) };
}

function attributeFacets(
	index: CatalogueColumns,
	query: CatalogueQuery,
	counts: Int32Array,
): readonly AttributeFacet[] {
	const groups = new Map<string, { chosen: ReadonlySet<string>; values: FacetValue[] }>();
	for (const [code, option] of index.attribute.options.entries()) {
		const group = groups.get(option.group) ?? {
			chosen: new Set(chosenValues(query.attributes, option.group)),
			values: [],
		};
		groups.set(option.group, group);
		group.values.push(facetValue(option, counts[code] as number, group.chosen));
	}
	return Array.from(groups, ([group, { values }]) => ({
		group,
		label: index.attributeLabels.get(group) as string,
		values,
	}));
}

/** Returns the prices of products that pass all filters but the price's, with range and histogram. */
function shownPrices(
	index: CatalogueColumns,
	filterResult: FilterResult,
): Pick<Facets, "price" | "prices" | "priceBars"> {
	const { offsets, ranks, values, lowest: least } = index.price;
	const shown: DecimalText[] = [];
	const isShown = new Uint8Array(values.length);
	for (let position = 0; position < filterResult.failures.length; position += 1) {
		const failed = soleFailedDimension(filterResult, position);
		if (failed === undefined || (failed !== null && failed.facet !== "price")) continue;
		const end = offsets[position + 1] as number;
		for (let place = offsets[position] as number; place < end; place += 1)
			isShown[ranks[place] as number] = 1;
		const price = values[least.ranks[position] as number];
		if (price !== undefined) shown.push(price);
	}
	const prices = values.filter((_, rank) => isShown[rank] === 1);
	const price = sortedRange(prices);
	return { price, prices, priceBars: price && histogram(shown, price) };
}
