import type { Cart } from "#core/cart/cart.ts";
import { type CartLine, maxLineCount, sameLine } from "#core/cart/cart-line.ts";
import { type CartEvent, cartEventTypes, cartReducer, isCount } from "#core/cart/cart-reducer.ts";
import type { StockLimit } from "#core/cart/stock-limit.ts";
import { type Logger, silentLogger } from "#core/platform/logger.ts";
import { isKnownEvent } from "#core/state/known-event.ts";

/** An id that no line has. */
const noLine = 0;

/**
 * Applies events to a newer cart than the one shown to the visitor (R-CART-08). Lines are matched by product, variant
 * and personalization, because another tab may have given a cartId to another line. Counts change by the visitor's
 * difference, and remove and reset only remove what was shown, so that other tabs' additions are kept.
 */
export function applyToNewest(
	events: readonly CartEvent[],
	before: Cart,
	newest: Cart,
	logger: Logger,
): Cart {
	let seen = before;
	let cart = newest;
	for (const event of events) {
		const next = applyOne(event, seen, cart, logger);
		seen = seen === cart ? next : cartReducer(seen, event, silentLogger);
		cart = next;
	}
	return cart;
}

function applyOne(event: CartEvent, seen: Cart, newest: Cart, logger: Logger): Cart {
	if (!isKnownEvent(event, cartEventTypes, "cart", logger)) return newest;
	if (seen === newest) return cartReducer(newest, event, logger);
	return translate(event, seen, newest).reduce((cart, step) => cartReducer(cart, step, logger), newest);
}

function translate(event: CartEvent, before: Cart, newest: Cart): readonly CartEvent[] {
	switch (event.type) {
		case "remove":
			return changeBy(seenLine(before, event.cartId), 0, newest);
		case "changeCount":
			return changeBy(seenLine(before, event.cartId), event.count, newest, event.stock);
		case "changePrice":
			return changePrice(seenLine(before, event.cartId), event, newest);
		case "reset":
			return before.products.flatMap((line) => changeBy(line, 0, newest));
		default:
			return [event];
	}
}

/** Applies an accepted price to the line that was shown, wherever it is now. */
function changePrice(
	seen: CartLine | null,
	event: Extract<CartEvent, { type: "changePrice" }>,
	newest: Cart,
): readonly CartEvent[] {
	if (seen === null) return [{ ...event, cartId: noLine }];
	const line = newest.products.find((candidate) => sameLine(candidate, seen));
	return line ? [{ ...event, cartId: line.cartId }] : [];
}

/**
 * Returns the event that changes the newest line as the visitor changed the shown one. The reducer refuses invalid
 * events.
 */
function changeBy(
	seen: CartLine | null,
	count: number,
	newest: Cart,
	stock: StockLimit | null = null,
): readonly CartEvent[] {
	if (seen === null) return [{ type: "remove", cartId: noLine }];
	if (!isCount(count)) return [{ type: "changeCount", cartId: noLine, count }];
	const line = newest.products.find((candidate) => sameLine(candidate, seen));
	if (!line) return [];
	const changed = Math.min(Math.max(line.count + count - seen.count, 0), maxLineCount);
	return [{ type: "changeCount", cartId: line.cartId, count: changed, stock }];
}

function seenLine(before: Cart, cartId: number): CartLine | null {
	return before.products.find((line) => line.cartId === cartId) ?? null;
}
