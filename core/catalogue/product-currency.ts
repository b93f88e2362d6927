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

/**
 * What has a price in the content's currency and none in the site's: the places of variants of which others are sold, "product"
 * where nothing of it is.
 */
export function unpricedIn(
	product: PricedProduct,
	currencies: PriceCurrencies,
): "product" | readonly number[] {
	const sold = pricesOf(productIn(product, currencies));
	const lost = pricesOf(product).flatMap((price, place) =>
		price !== null && sold[place] === null ? [place] : [],
	);
	return lost.length > 0 && sold.every((price) => price === null) ? "product" : lost;
}

/** What each variant that is offered costs, or the product itself without any; null for those on request. */
function pricesOf({ price_brutto, product_variants }: PricedProduct): readonly (DecimalText | null)[] {
	if (product_variants.length === 0) return [price_brutto];
	return product_variants.map((own) => (own.active ? (own.price_brutto ?? price_brutto) : null));
}
