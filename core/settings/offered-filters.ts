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
	/** Offered in the list of the whole shop and in those of categories. */
	readonly quick: readonly QuickFilter[];
}

/** The settings that define the filters. */
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
 * Returns the filters of a category, by its slug, or of the whole shop for null (R-SET-04). A filter with a
 * category is offered only there; categories and manufacturers are ordered by `sort`; there are none if the
 * settings disable filters.
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
