import { type Cart, linePrice } from "#core/cart/cart.ts";
import type { LoadedProducts } from "#core/cart/loaded-products.ts";
import { shownTaxRate } from "#core/legal/margin-taxation.ts";
import { type DecimalText, isZero } from "#core/money/decimal-text.ts";
import { containedTax, type Money, shareOfMoney, sumMoney } from "#core/money/money.ts";

/** How the lines of a cart are taxed. */
export interface CartTax {
	/** The rate of the sale in per cent; null where the shop states none. */
	readonly percent: DecimalText | null;
	/** The cart's products as they were read. */
	readonly products: LoadedProducts;
}

/**
 * Returns the tax that is shown within what a cart comes to; null where none is, or a product was not read yet. Wrapping and
 * shipping are taxed as the goods that they come with: a cart of which some lines show no tax (B-LAW-22) shares them out by
 * the prices of its lines.
 */
export function taxWithin(total: Money, cart: Cart, { percent, products }: CartTax): Money | null {
	const { products: lines, totalPriceBrutto: goods } = cart;
	if (percent === null || lines.some(({ product }) => !products.has(String(product.id)))) return null;
	const taxed = lines.filter(({ product }) => {
		const read = products.get(String(product.id));
		return !read || shownTaxRate(read, percent) !== null;
	});
	if (taxed.length === lines.length) return containedTax(total, percent);
	if (taxed.length === 0) return null;
	if (isZero(goods.amount)) return containedTax(total, percent);
	const taxedGoods = sumMoney(taxed.map(linePrice), goods.currency);
	return containedTax(shareOfMoney(total, taxedGoods, goods), percent);
}
