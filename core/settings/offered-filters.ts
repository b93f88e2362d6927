import type {
	AttributeFilter,
	CategoryFilter,
	ManufacturerFilter,
	QuickFilter,
	ShopSettings,
	SubcategoryFilter,
} from "#core/settings/shop-settings.ts";

/** The filters that a list offers, each group in its order. */
export interface OfferedFilters {
	readonly categories: readonly CategoryFilter[];
	readonly manufacturers: readonly ManufacturerFilter[];
	readonly subcategories: readonly SubcategoryFilter[];
	readonly attributes: readonly AttributeFilter[];
	/** Offered by the list of the whole shop and those of categories alike. */
	readonly quick: readonly QuickFilter[];
}

/** What of the settings decides about filters. */
export type FilterSettings = Pick<
	ShopSettings,
	| "filters"
	| "category_filters"
	| "manufacturer_filters"
	| "subcategory_filters"
	| "attribute_filters"
	| "quick_filters"
>;

/**
 * The filters offered in a category, by its slug, or in the whole shop when null (R-SET-04): those that name a
 * category only there, categories and manufacturers by `sort`, none at all when the settings switch filters off.
 */
export function offeredFilters(settings: FilterSettings, category: string | null): OfferedFilters {
	if (!settings.filters)
		return { categories: [], manufacturers: [], subcategories: [], attributes: [], quick: [] };
	const isHere = (filter: { readonly category: string | null }) =>
		filter.category === null || filter.category === category;
	return {
		categories: bySort(settings.category_filters),
		manufacturers: bySort(settings.manufacturer_filters).filter(
			({ categories }) => categories.length === 0 || (category !== null && categories.includes(category)),
		),
		subcategories: settings.subcategory_filters.filter(isHere),
		attributes: settings.attribute_filters.filter(isHere),
		quick: settings.quick_filters,
	};
}

function bySort<Filter extends { readonly sort: number }>(filters: readonly Filter[]): readonly Filter[] {
	return filters.toSorted((left, right) => left.sort - right.sort);
}
