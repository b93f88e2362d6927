import { activeVariants, type ProductListItem } from "#core/catalogue/product.ts";
import type { PriceBounds } from "#core/catalogue/query.ts";
import { compareDecimals, type DecimalText } from "#core/money/decimal-text.ts";

/** The lowest and highest price of a product (specification 5, "Price range helper"). */
export interface PriceRange {
	readonly lowest: DecimalText;
	/** The same text as `lowest` if the prices are equal. */
	readonly highest: DecimalText;
	/** Whether both prices are equal. */
	readonly single: boolean;
}

/**
 * Returns the possible prices of a product: those of its active variants, which default to the product's price, or
 * of a product without variants its own. Empty without a price, and if no variant is active.
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

/** Returns the lowest and highest price of a product (R-CAT-08); null without a price. */
export function priceRange(
	product: Pick<ProductListItem, "price_brutto" | "product_variants">,
): PriceRange | null {
	return rangeOf(pricesOf(product));
}

/** Returns whether one of a product's possible prices is within the bounds. */
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

/** Returns the lowest and highest of the given prices; null if there are none. */
export function rangeOf(prices: readonly DecimalText[]): PriceRange | null {
	return sortedRange([...prices].sort(compareDecimals));
}

/** Like {@link rangeOf}, for prices in ascending order. */
export function sortedRange(prices: readonly DecimalText[]): PriceRange | null {
	const lowest = prices[0];
	const highest = prices.at(-1);
	if (lowest === undefined || highest === undefined) return null;
	return { lowest, highest, single: lowest === highest };
}
