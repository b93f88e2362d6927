import type { Facets, FacetValue } from "#core/catalogue/facets.ts";
import { type PriceRange, rangeOf } from "#core/catalogue/price-range.ts";
import type { ProductAttribute } from "#core/catalogue/product.ts";
import { compareDecimals, type DecimalText } from "#core/money/decimal-text.ts";

/** The filter values that a source without counts provides; each part is null until it is loaded. */
export interface FilterValues {
	/** The values of all attribute groups that the settings name. */
	readonly attributes: readonly ProductAttribute[] | null;
	/** The prices of all products in the shop. */
	readonly prices: readonly DecimalText[] | null;
}

/**
 * Returns the facets of a source that does not count (R-CAT-06): those of the page's build, with current attributes
 * and prices. Counts are those of the build, 0 for new values. `category` is the list's category, whose price range
 * stays that of the build.
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

/** Keeps groups that were not loaded and removes values that no product has any more. */
function attributesOf(built: Facets, read: readonly ProductAttribute[]): Facets["attributes"] {
	const groups = new Map(built.attributes.map((facet) => [facet.group, facet]));
	for (const { attribute_group, display_values } of read) {
		const group = String(attribute_group.id);
		const currentValues = groups.get(group);
		const current = new Set(display_values);
		const selectedValues = currentValues?.values.filter(({ value }) => current.has(value)) ?? [];
		for (const { value } of selectedValues) current.delete(value);
		const values = [...selectedValues, ...Array.from(current, newValue)];
		groups.set(group, { group, label: currentValues?.label ?? attribute_group.display_name, values });
	}
	return [...groups.values()];
}

const newValue = (value: string): FacetValue => ({ value, label: value, count: 0, selected: false });
