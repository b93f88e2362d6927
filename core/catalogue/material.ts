import type { Product } from "#core/catalogue/product.ts";
import type { ShopSettings } from "#core/settings/shop-settings.ts";
import { type ContentId, sameId } from "#core/shared/branded.ts";

type Filters = Pick<ShopSettings, "attribute_filters">;

/** The attribute group that says what products are made of: the first that lists can be filtered by everywhere; or null. */
export function materialGroup({ attribute_filters }: Filters): ContentId | null {
	return attribute_filters.find(({ category }) => category === null)?.attribute_group_id.id ?? null;
}

/** What a product is made of, e.g. its alloy, as people read it; null where that is not known. */
export function materialOf(attributes: Product["attributes"], filters: Filters): string | null {
	const group = materialGroup(filters);
	const own = attributes.find(({ attribute_group: { id } }) => group !== null && sameId(id, group));
	return own && own.display_values.length > 0 ? own.display_values.join(", ") : null;
}
