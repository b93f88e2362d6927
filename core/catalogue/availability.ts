import { pricesOf } from "#core/catalogue/price-range.ts";
import { activeVariants, type Product, type StockedVariant } from "#core/catalogue/product.ts";

/** The fields that decide whether a product is available; a variant's null fields follow the product. */
export interface StockedProduct extends Pick<Product, "price_brutto" | "stock" | "reorder_possible"> {
	readonly product_variants: readonly StockedVariant[];
}

/** Returns how soon a product is available, the soonest first: in stock or made to order, reordered, unavailable. */
export function availabilityRank(product: StockedProduct): 0 | 1 | 2 {
	if (pricesOf(product).length === 0) return 2;
	const offered = product.product_variants.length === 0 ? [product] : activeVariants(product);
	const isThere = offered.some((one) => (one.stock ?? product.stock ?? 1) > 0);
	if (isThere) return 0;
	return offered.some((one) => one.reorder_possible ?? product.reorder_possible) ? 1 : 2;
}
