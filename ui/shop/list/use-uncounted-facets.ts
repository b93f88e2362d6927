import type { Facets } from "#core/catalogue/facets.ts";
import { uncountedFacets } from "#core/catalogue/uncounted-facets.ts";
import { shownData } from "#core/loading/fetch-state.ts";
import type { CatalogueServices } from "#core/models/shop-services.ts";
import type { FilterSettings } from "#core/settings/offered-filters.ts";
import type { ListModel } from "#ui/shop/list/list-query.ts";
import { useFetch } from "#ui/shop/use-shop.ts";

/**
 * What a page's list can be narrowed by where its catalogue does not count; as at the build until that is read. `shop`
 * is null where the catalogue counts.
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
