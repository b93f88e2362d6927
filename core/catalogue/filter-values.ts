import type { CatalogueColumns } from "#core/catalogue/catalogue-index.ts";
import type { ProductAttribute } from "#core/catalogue/product.ts";
import type { DecimalText } from "#core/money/decimal-text.ts";
import type { ContentId } from "#core/shared/branded.ts";

/**
 * Returns the named attribute groups (R-CAT-05), each once with the values of all listed products, in the order in
 * which the catalogue first names them. Groups without values are left out.
 */
export function attributesOfGroups(
	{ attribute, attributeLabels }: CatalogueColumns,
	groups: readonly ContentId[],
): readonly ProductAttribute[] {
	const requestedGroups = new Set(groups.map(String));
	const values = new Map<string, string[]>();
	for (const { group, id } of attribute.options) {
		if (!requestedGroups.has(group)) continue;
		const present = values.get(group);
		if (present) present.push(id);
		else values.set(group, [id]);
	}
	return Array.from(values, ([id, display_values]) => ({
		attribute_group: { id, display_name: attributeLabels.get(id) as string },
		display_values,
	}));
}

/**
 * Returns the possible prices of each listed product, product by product, without duplicates within one (R-CAT-05).
 */
export function listedPrices({ price }: CatalogueColumns): readonly DecimalText[] {
	return Array.from(price.ranks, (rank) => price.values[rank] as DecimalText);
}
