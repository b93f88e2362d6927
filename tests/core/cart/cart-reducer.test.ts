import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createMemoryLogger } from "#adapters/memory/logger.ts";
import { type Cart, cartOf, emptyCart, nextCartId } from "#core/cart/cart.ts";
import { sameLine } from "#core/cart/cart-line.ts";
import { type CartEvent, cartReducer } from "#core/cart/cart-reducer.ts";
import { anyCartEvent } from "#tests/core/cart/cart-arbitraries.ts";
import { runs } from "#tests/core/runs.ts";
import {
	cartLine,
	deepFreeze,
	euros,
	type FixtureLine,
	newLine,
	ring,
	size54,
	watch,
} from "#tests/core/shop-fixtures.ts";

const logger = createMemoryLogger();

function after(events: readonly CartEvent[], start: Cart = emptyCart("EUR")): Cart {
	return events.reduce((cart, event) => cartReducer(deepFreeze(cart), deepFreeze(event), logger), start);
}

function add(changes: Partial<FixtureLine> = {}): CartEvent {
	return { type: "add", ...newLine(changes) };
}

/** Reads a decimal of at most 6 places as millionths, independently of decimal.js. */
function millionths(amount: string): bigint {
	const [whole = "", fraction = ""] = amount.split(".");
	return BigInt(whole) * 1_000_000n + BigInt(fraction.padEnd(6, "0"));
}

describe("cartReducer", () => {
	it("R-CART-01 appends a line with everything it was added with", () => {
		const cart = after([add({ variant: size54, personalization: { engraving: "Für Mia" }, count: 2 })]);
		expect(cart).toEqual({
			products: [
				{
					cartId: 1,
					product: { id: ring.id },
					variant: { id: size54.id },
					personalization: { engraving: "Für Mia" },
					count: 2,
					priceBrutto: { amount: "990.5", currency: "EUR" },
				},
			],
			totalCount: 2,
			totalPriceBrutto: { amount: "1981", currency: "EUR" },
		});
	});

	it("B-REL-09 stores only a product's identity, nothing that another reading or language can change", () => {
		const product = { ...ring, display_name: "Trauring Ella", images: [{ private_hash: "a" }] };
		const variant = { ...size54, display_name: "54" };
		expect(after([add({ product, variant })]).products[0]).toMatchObject({
			product: { id: ring.id },
			variant: { id: size54.id },
		});
		const [line] = after([add({ product, variant })]).products;
		expect([Object.keys(line?.product ?? {}), Object.keys(line?.variant ?? {})]).toEqual([["id"], ["id"]]);
	});

	it("R-CART-02 gives a new line the line count plus one", () => {
		const cart = after([add(), add({ product: watch }), add({ variant: size54 })]);
		expect(cart.products.map((line) => line.cartId)).toEqual([1, 2, 3]);
	});

	it("R-CART-02 takes the next free id when the line count plus one is taken", () => {
		const cart = after([
			add(),
			add({ product: watch }),
			add({ variant: size54 }),
			{ type: "remove", cartId: 1 },
			add({ personalization: { engraving: "x" } }),
		]);
		expect(cart.products.map((line) => line.cartId)).toEqual([2, 3, 4]);
		expect(nextCartId([cartLine({ cartId: 7 })])).toBe(2);
	});

	it("R-CART-03 adds prices exactly", () => {
		const cart = after([
			add({ priceBrutto: euros("0.1"), count: 3 }),
			add({ product: watch, priceBrutto: euros("0.2"), count: 3 }),
		]);
		expect(cart.totalPriceBrutto.amount).toBe("0.9");
		expect(after([{ type: "changeCount", cartId: 1, count: 9999 }], cart).totalPriceBrutto.amount).toBe(
			"1000.5",
		);
	});
});

describe("cartReducer and identical lines", () => {
	it.each([
		["the same product", {}, {}, true],
		["ids that differ in type only", { product: { ...ring, id: "1" } }, {}, true],
		["another product", { product: watch }, {}, false],
		["the same variant", { variant: size54 }, { variant: { ...size54, display_name: "other" } }, true],
		["another variant", { variant: size54 }, { variant: { ...size54, id: 55 } }, false],
		["a variant and none", { variant: size54 }, {}, false],
		[
			"keys in another order",
			{ personalization: { a: "1", b: "2" } },
			{ personalization: { b: "2", a: "1" } },
			true,
		],
		["another value", { personalization: { a: "1" } }, { personalization: { a: "2" } }, false],
		["a further value", { personalization: { a: "1" } }, { personalization: { a: "1", b: "2" } }, false],
		["true and the text true", { personalization: { a: true } }, { personalization: { a: "true" } }, false],
		["personalisation and none", { personalization: { a: "1" } }, {}, false],
		["no values and null", { personalization: {} }, {}, true],
		["values left blank and null", { personalization: { a: " ", b: false } }, {}, true],
	])("R-CART-04 compares lines with %s", (_, left, right, same) => {
		expect(sameLine(newLine(left), newLine(right))).toBe(same);
		expect(sameLine(newLine(right), newLine(left))).toBe(same);
		expect(after([add(left), add(right)]).products).toHaveLength(same ? 1 : 2);
	});

	it("R-CART-04 merges a line identical to one in the cart and takes the newer price", () => {
		const cart = after([
			add({ count: 2 }),
			add({ product: watch }),
			add({ count: 3, priceBrutto: euros("900") }),
		]);
		expect(cart.products.map(({ cartId, count }) => [cartId, count])).toEqual([
			[1, 5],
			[2, 1],
		]);
		expect(cart.products[0]?.priceBrutto.amount).toBe("900");
	});
});

const refusals: readonly [string, CartEvent, string][] = [
	["-1 pieces", { type: "changeCount", cartId: 1, count: -1 }, "not a count"],
	["1.5 pieces", { type: "changeCount", cartId: 1, count: 1.5 }, "not a count"],
	["NaN pieces", { type: "changeCount", cartId: 1, count: Number.NaN }, "not a count"],
	["infinite pieces", { type: "changeCount", cartId: 1, count: Number.POSITIVE_INFINITY }, "not a count"],
	["10,000 pieces", { type: "changeCount", cartId: 1, count: 10_000 }, "not a count"],
	["pieces of an absent line", { type: "changeCount", cartId: 9, count: 1 }, "no such line"],
	["removing an absent line", { type: "remove", cartId: 9 }, "no such line"],
	["adding none", add({ count: 0 }), "count: a whole number from 1 to 9999"],
	["adding half a piece", add({ count: 0.5 }), "count: a whole number from 1 to 9999"],
	["adding beyond 9,999", add({ count: 9999 }), "more than 9999 pieces"],
	["another currency", add({ priceBrutto: { ...euros("1"), currency: "CHF" } }), "another currency"],
	["a price below 0", add({ priceBrutto: euros("-1") }), "priceBrutto.amount: a price of 0 or more"],
	[
		"a price that is no decimal",
		add({ priceBrutto: { ...euros("1"), amount: "1e3" as never } }),
		"priceBrutto.amount: a decimal",
	],
	[
		"a personalisation that is a number",
		add({ personalization: { engraving: 7 as unknown as string } }),
		"personalization.engraving: a text or true or false",
	],
	[
		"a personalisation of more than 1,000 characters",
		add({ personalization: { engraving: "x".repeat(1001) } }),
		"personalization.engraving: a text or true or false",
	],
	["restoring no cart", { type: "restore", cart: null as unknown as Cart }, ": an object"],
	[
		"restoring two lines of one id",
		{
			type: "restore",
			cart: { ...emptyCart("EUR"), products: [cartLine(), cartLine({ product: watch })] },
		},
		": one id a line",
	],
];

describe("cartReducer and refusals", () => {
	it("R-CART-05 removes by cartId, empties on reset and removes at count 0", () => {
		const two = after([add(), add({ product: watch })]);
		expect(after([{ type: "remove", cartId: 1 }], two).products.map((line) => line.cartId)).toEqual([2]);
		expect(
			after([{ type: "changeCount", cartId: 2, count: 0 }], two).products.map((line) => line.cartId),
		).toEqual([1]);
		expect(after([{ type: "reset" }], two)).toEqual(emptyCart("EUR"));
		expect(after([{ type: "changeCount", cartId: 2, count: 4 }], two).totalCount).toBe(5);
	});

	it.each(refusals)("R-CART-05 refuses %s with a note that says why", (_, event, reason) => {
		const notes = createMemoryLogger();
		const cart = after([add()]);
		expect(cartReducer(cart, event, notes)).toBe(cart);
		expect(notes.notes).toEqual([{ key: "cart.refused", details: { event: event.type, reason } }]);
	});

	it("R-CART-05 accepts values just within the limits", () => {
		expect(after([add(), add({ count: 9998 })]).totalCount).toBe(9999);
		const engraving = "x".repeat(1000);
		expect(after([add({ personalization: { engraving } })]).products[0]?.personalization).toEqual({
			engraving,
		});
	});

	it("R-CART-05 returns the same cart without a note if nothing changes", () => {
		const notes = createMemoryLogger();
		const cart = after([add()]);
		expect(cartReducer(cart, { type: "changeCount", cartId: 1, count: 1 }, notes)).toBe(cart);
		const empty = emptyCart("EUR");
		expect(cartReducer(empty, { type: "reset" }, notes)).toBe(empty);
		expect(notes.notes).toEqual([]);
	});

	it.each([
		[{ type: "explode" }, "explode"],
		[{ type: "toString" }, "toString"],
		[{ type: 7 }, null],
		[{}, null],
		[null, null],
		[undefined, null],
		["add", null],
		[Symbol("add"), null],
		[[{ type: "add" }], null],
		[Object.create({ type: "reset" }), null],
	])("R-CART-05 only notes the unknown event %#", (event, type) => {
		const notes = createMemoryLogger();
		const cart = after([add()]);
		expect(cartReducer(cart, event as CartEvent, notes)).toBe(cart);
		expect(notes.notes).toEqual([{ key: "cart.unknownEvent", details: { type } }]);
	});
});

describe("cartReducer under any events", () => {
	it("R-CART-06 restores a cart with computed totals", () => {
		const saved = { ...cartOf([cartLine({ cartId: 4, count: 2 })], "EUR"), totalCount: 99 };
		const cart = after([{ type: "restore", cart: saved }]);
		const line = { ...cartLine({ cartId: 4, count: 2 }), product: { id: ring.id } };
		expect(cart).toEqual(cartOf([line], "EUR"));
	});

	it("R-CART-02 R-CART-03 keeps ids unique and totals exact over any sequence of events", () => {
		fc.assert(
			fc.property(fc.array(anyCartEvent, { maxLength: 25 }), (events) => {
				const cart = after(events);
				const ids = cart.products.map((line) => line.cartId);
				expect(new Set(ids).size).toBe(ids.length);
				const total = cart.products.reduce(
					(sum, line) => sum + millionths(line.priceBrutto.amount) * BigInt(line.count),
					0n,
				);
				expect(millionths(cart.totalPriceBrutto.amount)).toBe(total);
				expect(cart.totalCount).toBe(cart.products.reduce((sum, line) => sum + line.count, 0));
				expect(cart.products.every((line) => line.count >= 1 && line.count <= 9999)).toBe(true);
				const pairs = cart.products.flatMap((line, index) =>
					cart.products.slice(index + 1).map((other) => sameLine(line, other)),
				);
				expect(pairs).not.toContain(true);
			}),
			{ numRuns: runs(1000) },
		);
	});

	it("R-CART-05 never throws and always keeps a valid cart for input from outside", () => {
		const type = fc.constantFrom("add", "changeCount", "remove", "reset", "restore", "other");
		const event = fc.oneof(
			fc.anything(),
			fc
				.tuple(type, fc.dictionary(fc.string(), fc.anything()))
				.map(([name, rest]) => ({ ...rest, type: name })),
			fc.record({ type, product: fc.anything(), variant: fc.anything(), count: fc.anything() }),
			fc.record({ type, cartId: fc.anything(), count: fc.anything(), cart: fc.anything() }),
		);
		fc.assert(
			fc.property(event, (received) => {
				const cart = after([received as CartEvent], after([add()]));
				expect(cartOf(cart.products, "EUR")).toEqual(cart);
			}),
			{ numRuns: runs(2000) },
		);
	});
});
