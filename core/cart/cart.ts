import { type CartLine, decodeLine, maxLines } from "#core/cart/cart-line.ts";
import { type Decoder, list, object } from "#core/decoding/decoder.ts";
import type { Currency } from "#core/money/currency.ts";
import { type Money, multiplyMoney, noMoney, sumMoney } from "#core/money/money.ts";
import { fail, succeed } from "#core/shared/result.ts";

/** The goods that a visitor intends to buy (specification 3, "Cart"; R-CART-01). */
export interface Cart<Line extends CartLine = CartLine> {
	readonly products: readonly Line[];
	/** The sum of all counts. */
	readonly totalCount: number;
	/** The exact sum of price × count over all lines. */
	readonly totalPriceBrutto: Money;
}

/** Creates an empty cart. */
export function emptyCart(currency: Currency): Cart {
	return { products: [], totalCount: 0, totalPriceBrutto: noMoney(currency) };
}

/** Creates a cart of the given lines with its totals (R-CART-03). All lines must have the given currency. */
export function cartOf<Line extends CartLine>(products: readonly Line[], currency: Currency): Cart<Line> {
	return {
		products,
		totalCount: products.reduce((sum, line) => sum + line.count, 0),
		totalPriceBrutto: sumMoney(products.map(linePrice), currency),
	};
}

/** Returns the exact price of a line: the price of one piece × count. */
export function linePrice(line: CartLine): Money {
	return multiplyMoney(line.priceBrutto, line.count);
}

/** Returns the id of the next line (R-CART-02): the line count plus one, or the next free id. */
export function nextCartId(products: readonly CartLine[]): number {
	const taken = new Set(products.map((line) => line.cartId));
	let cartId = products.length + 1;
	while (taken.has(cartId)) cartId += 1;
	return cartId;
}

/**
 * Creates a decoder for carts in the given currency. Totals are computed again, and two lines with the same id are
 * rejected. A line stored in another currency keeps its goods without a price until the shop's price is known.
 */
export function decodeCart(currency: Currency): Decoder<Cart> {
	const cart = object({ products: list(decodeLine, maxLines) });
	const inCurrency = (line: CartLine): CartLine =>
		line.priceBrutto.currency === currency ? line : { ...line, priceBrutto: noMoney(currency) };
	return (input, path = "") => {
		const decoded = cart(input, path);
		if (!decoded.ok) return decoded;
		const { products } = decoded.value;
		if (new Set(products.map((line) => line.cartId)).size < products.length) {
			return fail({ path, expected: "one id a line" });
		}
		return succeed(cartOf(products.map(inCurrency), currency));
	};
}
