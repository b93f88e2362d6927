import {
	activeVariants,
	listFields,
	type ProductListItem,
	type VariantPrice,
	variantListFields,
} from "#core/catalogue/product.ts";
import type { VariantContent } from "#core/content/product.ts";
import { pickFields } from "#core/shared/collections.ts";

/** A product for a list with the price histories of its variants. */
type DatedListItem = Pick<ProductListItem, "price_history"> & {
	readonly product_variants: readonly (VariantPrice & Partial<Pick<VariantContent, "price_history">>)[];
};

/**
 * Returns the price history of a product in a list; null where an active variant has one of its own, because a list does not say which
 * variant is reduced.
 */
export function listedPriceHistory(product: DatedListItem): ProductListItem["price_history"] {
	const isOwn = activeVariants(product).some((variant) => (variant.price_history ?? null) !== null);
	return isOwn ? null : product.price_history;
}

/** Returns the fields of a product that a list shows and no others, e.g. to send them to a browser (R-CAT-09). */
export function listItemOf(
	product: Omit<ProductListItem, "product_variants"> & DatedListItem,
): ProductListItem {
	return {
		...pickFields(product, listFields),
		price_history: listedPriceHistory(product),
		images: product.images.map(({ private_hash }) => ({ private_hash })),
		product_variants: product.product_variants.map((variant) => pickFields(variant, variantListFields)),
		ratings: product.ratings.map(({ rating }) => ({ rating })),
	};
}
