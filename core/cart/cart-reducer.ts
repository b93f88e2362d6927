import { type Cart, cartOf, decodeCart, emptyCart, nextCartId } from "#core/cart/cart.ts";
import {
	type CartLine,
	decodeLine,
	decodeNewLine,
	maxLineCount,
	type NewCartLine,
	sameLine,
} from "#core/cart/cart-line.ts";
import { remainingStock, type StockLimit } from "#core/cart/stock-limit.ts";
import type { Money } from "#core/money/money.ts";
import type { Logger } from "#core/platform/logger.ts";
import { isKnownEvent } from "#core/state/known-event.ts";

/** An event of a cart (R-CART-01). */
export type CartEvent =
	/** With `stock`, refused if all lines of that stock together would exceed it. */
	| ({ readonly type: "add"; readonly stock?: StockLimit | null } & NewCartLine)
	/** With `stock`, raised at most to the remaining stock. */
	| {
			readonly type: "changeCount";
			readonly cartId: number;
			readonly count: number;
			readonly stock?: StockLimit | null;
	  }
	/** The shopper accepts a new price of one piece. */
	| { readonly type: "changePrice"; readonly cartId: number; readonly priceBrutto: Money }
	| { readonly type: "remove"; readonly cartId: number }
	| { readonly type: "reset" }
	| { readonly type: "restore"; readonly cart: Cart };

/** The types of all events. */
export const cartEventTypes: readonly CartEvent["type"][] = [
	"add",
	"changeCount",
	"changePrice",
	"remove",
	"reset",
	"restore",
];

/**
 * Returns the cart after an event (specification 4, "Cart actions"). Unknown and refused events are logged and return
 * the same cart. Refused are: a count other than an integer from 0 to 9999, a line in another currency, and an
 * unknown id.
 */
export function cartReducer(cart: Cart, event: CartEvent, logger: Logger): Cart {
	if (!isKnownEvent(event, cartEventTypes, "cart", logger)) return cart;
	const next = reduce(cart, event);
	if (typeof next !== "string") return next;
	logger.note("cart.refused", { event: event.type, reason: next });
	return cart;
}

/** Returns the next cart, or the reason for the log if the event is refused. */
function reduce(cart: Cart, event: CartEvent): Cart | string {
	const { currency } = cart.totalPriceBrutto;
	switch (event.type) {
		case "add":
			return add(cart, event);
		case "changeCount":
			return changeCount(cart, event);
		case "changePrice":
			return changePrice(cart, event.cartId, event.priceBrutto);
		case "remove":
			return withoutLine(cart, event.cartId);
		case "reset":
			return cart.products.length === 0 ? cart : emptyCart(currency);
		case "restore": {
			const decoded = decodeCart(currency)(event.cart);
			return decoded.ok ? decoded.value : `${decoded.error.path}: ${decoded.error.expected}`;
		}
		default:
			return event satisfies never;
	}
}

/**
 * Adds a line, or merges it with an identical one. The newer price applies to the whole line because it is the shop's
 * current price.
 */
function add(cart: Cart, event: Extract<CartEvent, { type: "add" }>): Cart | string {
	const decoded = decodeNewLine(event);
	if (!decoded.ok) return `${decoded.error.path}: ${decoded.error.expected}`;
	const line = decoded.value;
	if (line.priceBrutto.currency !== cart.totalPriceBrutto.currency) return "another currency";
	if (event.stock && remainingStock(cart.products, line.product, event.stock) < line.count)
		return "out of stock";
	const present = cart.products.find((candidate) => sameLine(candidate, line));
	if (!present) return withLines(cart, [...cart.products, { cartId: nextCartId(cart.products), ...line }]);
	const count = present.count + line.count;
	if (count > maxLineCount) return `more than ${maxLineCount} pieces`;
	return replaceLine(cart, { ...line, cartId: present.cartId, count });
}

/** Returns whether a line can have a count: an integer from 0, which removes the line, to 9999. */
export function isCount(count: number): boolean {
	return Number.isInteger(count) && count >= 0 && count <= maxLineCount;
}

function changeCount(cart: Cart, event: Extract<CartEvent, { type: "changeCount" }>): Cart | string {
	const { cartId, count, stock } = event;
	if (!isCount(count)) return "not a count";
	if (count === 0) return withoutLine(cart, cartId);
	const line = cart.products.find((candidate) => candidate.cartId === cartId);
	if (!line) return "no such line";
	const most = stock ? line.count + remainingStock(cart.products, line.product, stock) : maxLineCount;
	const changed = Math.min(count, Math.max(line.count, most));
	return line.count === changed ? cart : replaceLine(cart, { ...line, count: changed });
}

function changePrice(cart: Cart, cartId: number, priceBrutto: Money): Cart | string {
	const line = cart.products.find((candidate) => candidate.cartId === cartId);
	if (!line) return "no such line";
	const decoded = decodeLine({ ...line, priceBrutto });
	if (!decoded.ok) return `${decoded.error.path}: ${decoded.error.expected}`;
	if (priceBrutto.currency !== cart.totalPriceBrutto.currency) return "another currency";
	return replaceLine(cart, decoded.value);
}

function withoutLine(cart: Cart, cartId: number): Cart | string {
	const products = cart.products.filter((line) => line.cartId !== cartId);
	return products.length === cart.products.length ? "no such line" : withLines(cart, products);
}

function replaceLine(cart: Cart, changed: CartLine): Cart {
	return withLines(
		cart,
		cart.products.map((line) => (line.cartId === changed.cartId ? changed : line)),
	);
}

function withLines(cart: Cart, products: readonly CartLine[]): Cart {
	return cartOf(products, cart.totalPriceBrutto.currency);
}
