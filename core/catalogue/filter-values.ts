import type { CatalogueColumns } from "#core/catalogue/catalogue-index.ts";
import type { ProductAttribute } from "#core/catalogue/product.ts";
import type { ContentId } from "#core/shared/branded.ts";
import type { DecimalText } from "#core/shared/decimal-text.ts";

/**
 * What products are described by in the named attribute groups (R-CAT-05): each group once, with every value that
 * a listed product has, in the order in which the catalogue first names them. Groups without values are left out.
 */
export function attributesOfGroups(
	{ attribute, attributeLabels }: CatalogueColumns,
	groups: readonly ContentId[],
): readonly ProductAttribute[] {
	const wanted = new Set(groups.map(String));
	const values = new Map<string, string[]>();
	for (const { group, id } of attribute.options) {
		if (!wanted.has(group)) continue;
		const present = values.get(group);
		if (present) present.push(id);
		else values.set(group, [id]);
	}
	return Array.from(values, ([id, display_values]) => ({
		attribute_group: { id, display_name: attributeLabels.get(id) as string },
		display_values,
	}));
}

/** What each listed product can cost, product by product, equal prices of one product once (R-CAT-05). */
export function listedPrices({ price }: CatalogueColumns): readonly DecimalText[] {
	return Array.from(price.ranks, (rank) => price.values[rank] as DecimalText);
}
