import type { PriceHistoryEntry } from "#core/catalogue/price-reduction.ts";
import type { DecimalText } from "#core/money/decimal-text.ts";
import { type CurrencyPrice, entryIn, type PriceCurrencies } from "#core/money/price-currencies.ts";

/** A price with its history in all currencies. */
interface PricedGoods {
	readonly price_brutto: DecimalText | null;
	readonly price_history?: readonly PriceHistoryEntry[] | null;
	readonly prices: readonly (CurrencyPrice & {
		readonly price_history: readonly PriceHistoryEntry[] | null;
	})[];
}

interface PricedVariant extends PricedGoods {
	readonly active: boolean;
}

/** A product with prices in all currencies. */
export interface PricedProduct extends PricedGoods {
	readonly product_variants: readonly PricedVariant[];
}

/**
 * Returns a product with its prices and price history in the site's currency; nothing is converted. Without a price
 * in that currency the product is on request. A variant with its own price in the content's currency only is not
 * offered if the product has a price, because that is not what the variant costs.
 */
export function productIn<Of extends PricedProduct>(product: Of, { site, content }: PriceCurrencies): Of {
	if (site === content) return product;
	const goodsIn = <Goods extends PricedGoods>(goods: Goods): Goods => {
		const entry = entryIn(goods.prices, site);
		return {
			...goods,
			price_brutto: entry?.price_brutto ?? null,
			...("price_history" in goods && { price_history: entry?.price_history ?? null }),
		};
	};
	const sold = goodsIn(product);
	const variantIn = (variant: PricedVariant): PricedVariant => {
		const own = goodsIn(variant);
		const unknown = own.price_brutto === null && sold.price_brutto !== null && variant.price_brutto !== null;
		return { ...own, active: variant.active && !unknown };
	};
	return { ...sold, product_variants: product.product_variants.map(variantIn) };
}

/**
 * Returns what has a price in the content's currency but none in the site's: the positions of variants, or
 * "product" if no variant has one.
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

/** Returns the price of each offered variant, or of a product without variants; null for those on request. */
function pricesOf({ price_brutto, product_variants }: PricedProduct): readonly (DecimalText | null)[] {
	if (product_variants.length === 0) return [price_brutto];
	return product_variants.map((variant) => (variant.active ? (variant.price_brutto ?? price_brutto) : null));
}
