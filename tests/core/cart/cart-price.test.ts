import { describe, expect, it } from "vitest";
import { createMemoryLogger } from "#adapters/memory/logger.ts";
import { applyToNewest } from "#core/cart/apply-to-newest.ts";
import { cartOf } from "#core/cart/cart.ts";
import { type CartEvent, cartReducer } from "#core/cart/cart-reducer.ts";
import { cartLine, euros, ring, watch } from "#tests/core/shop-fixtures.ts";

const line = cartLine({ count: 3, personalization: { text: "M" } });
const cart = cartOf([line, cartLine({ cartId: 2, product: watch })], "EUR");
const event: CartEvent = { type: "changePrice", cartId: 1, priceBrutto: euros("1000") };

describe("a price accepted by the shopper", () => {
	it("R-CART-05 R-CART-03 changes only the line's price and the total", () => {
		const next = cartReducer(cart, event, createMemoryLogger());
		expect(next.totalPriceBrutto).toEqual(euros("3990.5"));
		expect(next.products).toEqual([
			{ ...line, product: { id: ring.id }, priceBrutto: euros("1000") },
			cart.products[1],
		]);
	});

	it("R-CART-08 applies to the line that was shown, not to another line that now has its id", () => {
		const newest = cartOf([cartLine({ cartId: 1, product: watch }), { ...line, cartId: 2, count: 4 }], "EUR");
		const next = applyToNewest([event], cart, newest, createMemoryLogger());
		expect(next.products.map(({ count, priceBrutto }) => [count, priceBrutto.amount])).toEqual([
			[1, "990.5"],
			[4, "1000"],
		]);
		const without = cartOf([cartLine({ cartId: 1, product: watch })], "EUR");
		expect(applyToNewest([event], cart, without, createMemoryLogger())).toBe(without);
	});

	it.each<[string, CartEvent, string]>([
		["an absent line", { ...event, cartId: 9 }, "no such line"],
		["a price below 0", { ...event, priceBrutto: euros("-1") }, "priceBrutto.amount: a price of 0 or more"],
		["another currency", { ...event, priceBrutto: { ...euros("1"), currency: "CHF" } }, "another currency"],
	])("R-CART-05 is refused: %s", (_, refused, reason) => {
		const logger = createMemoryLogger();
		expect(cartReducer(cart, refused, logger)).toBe(cart);
		expect(logger.notes).toEqual([{ key: "cart.refused", details: { event: "changePrice", reason } }]);
	});
});
