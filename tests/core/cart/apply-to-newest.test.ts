import { describe, expect, it } from "vitest";
import { createMemoryLogger } from "#adapters/memory/logger.ts";
import { applyToNewest } from "#core/cart/apply-to-newest.ts";
import { cartOf, emptyCart } from "#core/cart/cart.ts";
import type { CartEvent } from "#core/cart/cart-reducer.ts";
import { cartLine, deepFreeze, newLine, size54, watch } from "#tests/core/shop-fixtures.ts";

/** The cart shown to the visitor: two rings and a watch. */
const seen = deepFreeze(
	cartOf([cartLine({ cartId: 1, count: 2 }), cartLine({ cartId: 2, product: watch })], "EUR"),
);

/** The cart after another tab's changes: the watch is first, there are five rings, and a sized ring was added. */
const newest = deepFreeze(
	cartOf(
		[
			cartLine({ cartId: 1, product: watch }),
			cartLine({ cartId: 2, count: 5 }),
			cartLine({ cartId: 3, variant: size54, count: 4 }),
		],
		"EUR",
	),
);

function apply(event: CartEvent, before = seen, cart = newest) {
	const { note, notes } = createMemoryLogger();
	const next = applyToNewest([event], before, cart, { note });
	return { cart: next, counts: next.products.map(({ cartId, count }) => [cartId, count]), notes };
}

const changes: readonly [string, CartEvent, readonly (readonly [number, number])[]][] = [
	[
		"removes the pieces that were seen, not those added since",
		{ type: "remove", cartId: 1 },
		[
			[1, 1],
			[2, 3],
			[3, 4],
		],
	],
	[
		"removes a line that nobody else changed",
		{ type: "remove", cartId: 2 },
		[
			[2, 5],
			[3, 4],
		],
	],
	[
		"raises a count by as much as was seen",
		{ type: "changeCount", cartId: 1, count: 6 },
		[
			[1, 1],
			[2, 9],
			[3, 4],
		],
	],
	[
		"lowers a count by as much as was seen",
		{ type: "changeCount", cartId: 1, count: 1 },
		[
			[1, 1],
			[2, 4],
			[3, 4],
		],
	],
	[
		"raises no count above 9,999",
		{ type: "changeCount", cartId: 1, count: 9999 },
		[
			[1, 1],
			[2, 9999],
			[3, 4],
		],
	],
	[
		"takes away on reset what was seen only",
		{ type: "reset" },
		[
			[2, 3],
			[3, 4],
		],
	],
	[
		"adds as ever",
		{ type: "add", ...newLine() },
		[
			[1, 1],
			[2, 6],
			[3, 4],
		],
	],
];

describe("applyToNewest with a cart that another tab changed", () => {
	it.each(changes)("R-CART-08 %s", (_, event, expected) => {
		const { counts, notes } = apply(event);
		expect(counts).toEqual(expected);
		expect(notes).toEqual([]);
	});

	it.each<CartEvent>([
		{ type: "remove", cartId: 1 },
		{ type: "changeCount", cartId: 1, count: 7 },
	])("R-CART-08 %j leaves a cart alone from which the line is gone, without a note", (event) => {
		const without = deepFreeze(cartOf([cartLine({ cartId: 1, product: watch })], "EUR"));
		expect(apply(event, seen, without)).toMatchObject({ cart: without, notes: [] });
	});

	it.each([-1, 0.5, 10_000, Number.NaN])("R-CART-05 R-CART-08 refuses %d pieces", (count) => {
		const { cart, notes } = apply({ type: "changeCount", cartId: 1, count });
		expect(cart).toBe(newest);
		expect(notes).toEqual([
			{ key: "cart.refused", details: { event: "changeCount", reason: "not a count" } },
		]);
	});

	it.each([{ type: "explode" }, { type: 7 }, null, undefined, Object.create({ type: "reset" })])(
		"R-CART-05 R-CART-08 notes the unknown event %# and gives the newest cart",
		(event) => {
			const { cart, notes } = apply(event as CartEvent);
			expect(cart).toBe(newest);
			expect(notes.map(({ key }) => key)).toEqual(["cart.unknownEvent"]);
		},
	);
});

describe("applyToNewest with the cart that its visitor saw", () => {
	it("R-CART-05 notes a refusal under the event's own type", () => {
		const { cart, notes } = apply({ type: "changeCount", cartId: 9, count: 1 }, seen, seen);
		expect(cart).toBe(seen);
		expect(notes).toEqual([
			{ key: "cart.refused", details: { event: "changeCount", reason: "no such line" } },
		]);
	});

	it("R-CART-05 empties it on reset", () => {
		expect(apply({ type: "reset" }, seen, seen).cart).toEqual(emptyCart("EUR"));
	});
});
