import { type Cart, linePrice } from "#core/cart/cart.ts";
import type { CartLine } from "#core/cart/cart-line.ts";
import type { LoadedProducts } from "#core/cart/loaded-products.ts";
import { isMarginTaxed, shownTaxRate, type TaxedGoods } from "#core/legal/margin-taxation.ts";
import { type DecimalText, isZero } from "#core/money/decimal-text.ts";
import { containedTax, type Money, shareOfMoney, sumMoney } from "#core/money/money.ts";

/** The taxation of a cart's lines. */
export interface CartTax {
	/** The tax rate of the sale in per cent; null if the shop states none. */
	readonly percent: DecimalText | null;
	/** The cart's products as read. */
	readonly products: LoadedProducts;
}

/** How much of a sum is for goods whose tax is not shown (B-LAW-22). */
export type MarginShare = "none" | "some" | "all";

/** Returns how many of the lines are margin-taxed goods; null until all their products have been read. */
export function marginShare(
	lines: readonly Pick<CartLine, "product">[],
	products: ReadonlyMap<string, TaxedGoods | null>,
): MarginShare | null {
	if (lines.some(({ product }) => !products.has(String(product.id)))) return null;
	const margins = lines.filter(({ product }) => {
		const read = products.get(String(product.id));
		return read && isMarginTaxed(read);
	});
	if (margins.length === 0) return "none";
	return margins.length === lines.length ? "all" : "some";
}

/**
 * Returns the tax shown within a cart's total; null if there is none or a product has not been read. Wrapping and
 * shipping are taxed like their goods: if some lines show no tax (B-LAW-22), these costs are divided by the lines'
 * prices.
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
