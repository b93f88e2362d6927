import type { Facets, FacetValue } from "#core/catalogue/facets.ts";
import { type PriceRange, rangeOf } from "#core/catalogue/price-range.ts";
import type { ProductAttribute } from "#core/catalogue/product.ts";
import { compareDecimals, type DecimalText } from "#core/shared/decimal-text.ts";

/** What a source that does not count knows of its filters; each part null until it is read. */
export interface FilterValues {
	/** The values of all attribute groups that the settings name. */
	readonly attributes: readonly ProductAttribute[] | null;
	/** The prices of the whole shop. */
	readonly prices: readonly DecimalText[] | null;
}

/**
 * What a list can be narrowed by where the source cannot count (R-CAT-06): what the page could be narrowed by at its
 * build, its attributes and prices as they are now. Counts are those of the build, 0 for what is new. `category` is the one whose
 * list it is: its range of prices stays that of the build.
 */
export function uncountedFacets(
	built: Facets,
	{ attributes, prices }: FilterValues,
	category: string | null,
): Facets {
	const price = (category === null && prices && rangeOf(prices)) || built.price;
	return {
		...built,
		attributes: attributes === null ? built.attributes : attributesOf(built, attributes),
		priceBars: null,
		price,
		prices: price && prices ? pricesWithin(prices, price) : built.prices,
	};
}

function pricesWithin(
	prices: readonly DecimalText[],
	{ lowest, highest }: PriceRange,
): readonly DecimalText[] {
	return [...new Set(prices)]
		.filter((price) => compareDecimals(price, lowest) >= 0 && compareDecimals(price, highest) <= 0)
		.sort(compareDecimals);
}

/** Groups that were not asked for stay; values that no product has any more go. */
function attributesOf(built: Facets, read: readonly ProductAttribute[]): Facets["attributes"] {
	const groups = new Map(built.attributes.map((facet) => [facet.group, facet]));
	for (const { attribute_group, display_values } of read) {
		const group = String(attribute_group.id);
		const known = groups.get(group);
		const current = new Set(display_values);
		const kept = known?.values.filter(({ value }) => current.has(value)) ?? [];
		for (const { value } of kept) current.delete(value);
		const values = [...kept, ...Array.from(current, newValue)];
		groups.set(group, { group, label: known?.label ?? attribute_group.display_name, values });
	}
	return [...groups.values()];
}

const newValue = (value: string): FacetValue => ({ value, label: value, count: 0, selected: false });
