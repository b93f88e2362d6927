import type { CartLine, CartProduct } from "#core/cart/cart-line.ts";
import type { Product, ProductVariant } from "#core/catalogue/product.ts";
import { type ContentId, sameId } from "#core/shared/branded.ts";

/**
 * The fields of a product that determine its stock: the pieces in stock, null if the shop does not count them, and
 * whether more can be ordered.
 */
export type CountedProduct = Pick<Product, "id" | "stock" | "reorder_possible">;

/** The fields of a variant that determine its stock; null fields follow the product. */
export type CountedVariant = Pick<ProductVariant, "id" | "stock" | "reorder_possible">;

/** The number of pieces that all lines with one stock can contain together. */
export interface StockLimit {
	readonly pieces: number;
	/** The variants that share this stock; null stands for the product without a variant. */
	readonly variants: readonly (ContentId | null)[];
}

/**
 * Returns the limit set by the stock of a product or its chosen variant (B-LAW-06). A variant with a stock of its own
 * is separate; all others share the product's. Null if the stock does not limit the cart (R-PROD-04).
 */
export function stockLimitOf(
	product: CountedProduct & { readonly product_variants: readonly CountedVariant[] },
	variant: CountedVariant | null,
): StockLimit | null {
	const stock = variant?.stock ?? product.stock;
	if (stock === null || (variant?.reorder_possible ?? product.reorder_possible)) return null;
	const own = variant !== null && variant.stock !== null;
	const sharing = product.product_variants.filter((other) => other.stock === null).map(({ id }) => id);
	return { pieces: Math.max(0, stock), variants: own ? [variant.id] : [null, ...sharing] };
}

/** Returns the pieces of a limit that no line contains yet; negative if the lines exceed the stock. */
export function remainingStock(
	lines: readonly Pick<CartLine, "product" | "variant" | "count">[],
	product: CartProduct,
	{ pieces, variants }: StockLimit,
): number {
	return lines
		.filter((line) => sameId(line.product.id, product.id))
		.filter((line) => variants.some((id) => sameId(id, line.variant?.id ?? null)))
		.reduce((free, { count }) => free - count, pieces);
}
