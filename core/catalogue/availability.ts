import { pricesOf } from "#core/catalogue/price-range.ts";
import { activeVariants, type Product, type StockedVariant } from "#core/catalogue/product.ts";

/** What decides whether a product can be had; a variant's null fields follow the product. */
export interface StockedProduct extends Pick<Product, "price_brutto" | "stock" | "reorder_possible"> {
	readonly product_variants: readonly StockedVariant[];
}

/** How soon a product can be had, the soonest first: it is there or made, it is ordered again, it is not to be had. */
export function availabilityRank(product: StockedProduct): 0 | 1 | 2 {
	if (pricesOf(product).length === 0) return 2;
	const offered = product.product_variants.length === 0 ? [product] : activeVariants(product);
	const isThere = offered.some((one) => (one.stock ?? product.stock ?? 1) > 0);
	if (isThere) return 0;
	return offered.some((one) => one.reorder_possible ?? product.reorder_possible) ? 1 : 2;
}
