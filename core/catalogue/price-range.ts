import { activeVariants, type ProductListItem } from "#core/catalogue/product.ts";
import type { PriceBounds } from "#core/catalogue/query.ts";
import { compareDecimals, type DecimalText } from "#core/shared/decimal-text.ts";

/** What a product costs at least and at most (specification 5, "Price range helper"). */
export interface PriceRange {
	readonly lowest: DecimalText;
	/** The same text as `lowest` when the prices are equal. */
	readonly highest: DecimalText;
	/** Whether there is one price only. */
	readonly single: boolean;
}

/**
 * What a product can cost: the prices of its active variants, a variant without one at the product's; of a
 * product without variants its own. Empty when it has no price, or variants of which none is active.
 */
export function pricesOf(
	product: Pick<ProductListItem, "price_brutto" | "product_variants">,
): readonly DecimalText[] {
	const offered =
		product.product_variants.length === 0
			? [product.price_brutto]
			: activeVariants(product).map((variant) => variant.price_brutto ?? product.price_brutto);
	return offered.filter((price) => price !== null);
}

/** The lowest and the highest price of a product, one value when equal (R-CAT-08); null without a price. */
export function priceRange(
	product: Pick<ProductListItem, "price_brutto" | "product_variants">,
): PriceRange | null {
	return rangeOf(pricesOf(product));
}

/** Whether one of the prices that a product can cost is within the bounds. */
export function costsWithin(
	product: Pick<ProductListItem, "price_brutto" | "product_variants">,
	{ min, max }: PriceBounds,
): boolean {
	return pricesOf(product).some(
		(price) =>
			(min === null || compareDecimals(price, min) >= 0) &&
			(max === null || compareDecimals(price, max) <= 0),
	);
}

/** The lowest and the highest of the given prices; null when there are none. */
export function rangeOf(prices: readonly DecimalText[]): PriceRange | null {
	return sortedRange([...prices].sort(compareDecimals));
}

/** As {@link rangeOf}, of prices in ascending order. */
export function sortedRange(prices: readonly DecimalText[]): PriceRange | null {
	const lowest = prices[0];
	const highest = prices.at(-1);
	if (lowest === undefined || highest === undefined) return null;
	return { lowest, highest, single: lowest === highest };
}
