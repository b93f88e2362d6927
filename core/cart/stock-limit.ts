import type { CartLine, CartProduct } from "#core/cart/cart-line.ts";
import type { Product, ProductVariant } from "#core/catalogue/product.ts";
import { type ContentId, sameId } from "#core/shared/branded.ts";

/** What of a product its stock is known by: pieces at hand, null where the shop does not count them, and whether more can be ordered. */
export type CountedProduct = Pick<Product, "id" | "stock" | "reorder_possible">;

/** What of a variant its stock is known by; null fields follow the product. */
export type CountedVariant = Pick<ProductVariant, "id" | "stock" | "reorder_possible">;

/** How many pieces all lines of one stock may hold together. */
export interface StockLimit {
	readonly pieces: number;
	/** The variants that draw on this stock; null represents the product without a variant. */
	readonly variants: readonly (ContentId | null)[];
}

/**
 * The limit that the stock of a product, or of its chosen variant, sets to a cart (B-LAW-06): a variant with a stock of
 * its own is alone, all others share the product's. Null where the stock does not limit it (R-PROD-04).
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

/** The pieces of a limit that no line of the product holds yet; below 0 where they hold more than there are. */
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
