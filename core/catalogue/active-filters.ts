import type { Facets, FacetValue } from "#core/catalogue/facets.ts";
import type { FilterEvent } from "#core/catalogue/filter-state.ts";
import { type CatalogueQuery, type PriceBounds, toggled } from "#core/catalogue/query.ts";
import { currentQuickFilter, withoutQuickFilter } from "#core/catalogue/quick-filter.ts";
import { hasSearch } from "#core/catalogue/search-terms.ts";
import type { QuickFilter } from "#core/settings/shop-settings.ts";

/** An active filter, as its chip shows it (B-USE-01). */
export type ActiveFilter = {
	/** The event that removes it. */
	readonly off: FilterEvent;
} & (
	| { readonly kind: "value"; readonly label: string }
	| { readonly kind: "price"; readonly price: PriceBounds }
);

/**
 * Returns the active filters in the order of the query's fields, labelled by the facets if those have the value.
 * Filters set by a quick filter appear as one, under the quick filter's name.
 */
export function activeFilters(
	query: CatalogueQuery,
	facets: Facets | null,
	quick: readonly QuickFilter[] = [],
): readonly ActiveFilter[] {
	const on = currentQuickFilter(query, quick);
	if (!on) return singleFilters(query, facets);
	const rest = withoutQuickFilter(query, on);
	const quickFilterChip: ActiveFilter = {
		kind: "value",
		label: on.display_name,
		off: { type: "restore", query: rest },
	};
	return [...singleFilters(rest, facets), quickFilterChip];
}

function singleFilters(query: CatalogueQuery, facets: Facets | null): readonly ActiveFilter[] {
	const label = (values: readonly FacetValue[] | undefined, value: string): string =>
		values?.find((facet) => facet.value === value)?.label ?? value;
	const chip = (text: string, off: FilterEvent): ActiveFilter => ({ kind: "value", label: text, off });
	const { category, manufacturers, subcategories, attributes, price, tag, conditions } = query;
	const chips: ActiveFilter[] = [];
	if (hasSearch(query)) {
		chips.push(chip(query.search.trim(), { type: "searchChange", search: null }));
	}
	if (category !== null) {
		chips.push(chip(label(facets?.categories, category), { type: "categoryChange", category: null }));
	}
	for (const value of manufacturers) {
		const rest = toggled(manufacturers, value);
		chips.push(
			chip(label(facets?.manufacturers, value), { type: "manufacturersChange", manufacturers: rest }),
		);
	}
	for (const value of subcategories) {
		const rest = toggled(subcategories, value);
		chips.push(
			chip(label(facets?.subcategories, value), { type: "subcategoriesChange", subcategories: rest }),
		);
	}
	for (const [group, values] of Object.entries(attributes)) {
		for (const value of values) {
			chips.push(chip(value, { type: "attributeChange", group, values: toggled(values, value) }));
		}
	}
	if (price.min !== null || price.max !== null) {
		chips.push({ kind: "price", price, off: { type: "priceChange", price: { min: null, max: null } } });
	}
	if (tag !== null) chips.push(chip(tag, { type: "tagChange", tag: null }));
	for (const value of conditions) {
		const rest = conditions.filter((other) => other !== value);
		chips.push(chip(label(facets?.conditions, value), { type: "conditionsChange", conditions: rest }));
	}
	return chips;
}
