import type { Facets } from "#core/catalogue/facets.ts";
import { uncountedFacets } from "#core/catalogue/uncounted-facets.ts";
import { shownData } from "#core/loading/fetch-state.ts";
import type { CatalogueServices } from "#core/models/shop-services.ts";
import type { FilterSettings } from "#core/settings/offered-filters.ts";
import type { ListModel } from "#ui/shop/list/list-query.ts";
import { useFetch } from "#ui/shop/use-shop.ts";

/**
 * Returns the facets of a list whose catalogue does not count; those of the build until they have been read. `shop`
 * is null if the catalogue counts.
 */
export function useUncountedFacets(
	shop: CatalogueServices | null,
	{ facets, category }: ListModel,
	{ attribute_filters }: FilterSettings,
): Facets {
	const groups = attribute_filters.map(({ attribute_group_id }) => attribute_group_id.id);
	const attributes = useFetch(
		shop,
		`attributes ${groups.join()}`,
		({ catalogue }) => catalogue.attributes(groups),
		"error.loadProducts",
	);
	const prices = useFetch(shop, "prices", ({ catalogue }) => catalogue.prices(), "error.loadProducts");
	const values = { attributes: shownData(attributes.state), prices: shownData(prices.state) };
	return uncountedFacets(facets, values, category?.slug ?? null);
}
