import type { Product } from "#core/catalogue/product.ts";
import type { ShopSettings } from "#core/settings/shop-settings.ts";
import { type ContentId, sameId } from "#core/shared/branded.ts";

type Filters = Pick<ShopSettings, "attribute_filters">;

/** Returns the attribute group of materials: the first filter that is offered everywhere; null if there is none. */
export function materialGroup({ attribute_filters }: Filters): ContentId | null {
	return attribute_filters.find(({ category }) => category === null)?.attribute_group_id.id ?? null;
}

/** Returns the material of a product, e.g. its alloy, as a displayed text; null if unknown. */
export function materialOf(attributes: Product["attributes"], filters: Filters): string | null {
	const group = materialGroup(filters);
	const material = attributes.find(({ attribute_group: { id } }) => group !== null && sameId(id, group));
	return material && material.display_values.length > 0 ? material.display_values.join(", ") : null;
}
