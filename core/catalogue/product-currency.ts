import type { PriceHistoryEntry } from "#core/catalogue/price-reduction.ts";
import type { DecimalText } from "#core/shared/decimal-text.ts";
import { type CurrencyPrice, entryIn, type PriceCurrencies } from "#core/shared/price-currencies.ts";

interface PricedVariant {
	readonly price_brutto: DecimalText | null;
	readonly active: boolean;
	readonly prices: readonly CurrencyPrice[];
}

/** A product with its prices in all currencies. */
export interface PricedProduct {
	readonly price_brutto: DecimalText | null;
	readonly price_history?: readonly PriceHistoryEntry[] | null;
	readonly prices: readonly (CurrencyPrice & {
		readonly price_history: readonly PriceHistoryEntry[] | null;
	})[];
	readonly product_variants: readonly PricedVariant[];
}

/**
 * A product at its prices in the currency of the site, with their own history; nothing is converted. Without a price in it the
 * product is on request. A variant with a price of its own in the content's currency alone is not offered where the
 * product has one, since that is not what it costs.
 */
export function productIn<Of extends PricedProduct>(product: Of, { site, content }: PriceCurrencies): Of {
	if (site === content) return product;
	const own = entryIn(product.prices, site);
	const variantIn = (variant: PricedVariant): PricedVariant => {
		const price = entryIn(variant.prices, site)?.price_brutto ?? null;
		const unknown = price === null && own !== null && variant.price_brutto !== null;
		return { ...variant, price_brutto: price, active: variant.active && !unknown };
	};
	return {
		...product,
		price_brutto: own?.price_brutto ?? null,
		...("price_history" in product && { price_history: own?.price_history ?? null }),
		product_variants: product.product_variants.map(variantIn),
	};
}

/** Whether a product, or an active variant of it, has a price in the content's currency and none in the site's. */
export function lacksPriceIn(product: PricedProduct, { site, content }: PriceCurrencies): boolean {
	if (site === content) return false;
	const lacks = ({ price_brutto, prices }: Pick<PricedVariant, "price_brutto" | "prices">) =>
		price_brutto !== null && entryIn(prices, site) === null;
	const { product_variants } = product;
	if (product_variants.length === 0) return lacks(product);
	return product_variants.some((variant) => {
		if (!variant.active) return false;
		return variant.price_brutto === null && entryIn(variant.prices, site) === null
			? lacks(product)
			: lacks(variant);
	});
}
