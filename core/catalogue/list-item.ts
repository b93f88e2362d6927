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
type DatedListItem = Pick<ProductListItem, "price_brutto" | "price_history"> & {
	readonly product_variants: readonly (VariantPrice & Partial<Pick<VariantContent, "price_history">>)[];
};

/**
 * Returns the price history of a product in a list; null if an active variant at the product's price has one of its own, because a list
 * does not say which of them is reduced.
 */
export function listedPriceHistory(product: DatedListItem): ProductListItem["price_history"] {
	const isOwn = activeVariants(product).some(
		({ price_brutto, price_history = null }) =>
			price_history !== null && (price_brutto ?? product.price_brutto) === product.price_brutto,
	);
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
