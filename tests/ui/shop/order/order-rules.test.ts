import { describe, expect, it } from "vitest";
import { createMemoryLocks } from "#adapters/memory/locks.ts";
import { createMemoryLogger } from "#adapters/memory/logger.ts";
import { createMemoryTime } from "#adapters/memory/time.ts";
import { type Cart, cartOf } from "#core/cart/cart.ts";
import { cartReducer } from "#core/cart/cart-reducer.ts";
import type { Product } from "#core/catalogue/product.ts";
import { plainProduct } from "#stories/shop/product-models.ts";
import { ringOrder } from "#tests/adapters/port-suites/orders.ts";
import { cartLine, decimalOf, euros, watch } from "#tests/core/shop-fixtures.ts";
import { checkLines, isUnpriced } from "#ui/shop/cart/check-lines.ts";
import { stepOfField } from "#ui/shop/checkout/checkout-steps.tsx";
import { isOutdated } from "#ui/shop/checkout/use-read-again.ts";
import { withoutOrdered } from "#ui/shop/order/confirmation-state.ts";
import { orderedItems } from "#ui/shop/order/confirmed-order.ts";
import { acceptedChanges, linesToOrder } from "#ui/shop/order/order-changes.ts";
import {
	isOrderSentElsewhere,
	retryWhileUnknown,
	whileSending,
	withOrderLock,
} from "#ui/shop/order/order-retry.ts";

const product = (fields: Partial<Product> = {}): Product =>
	plainProduct({ id: 2, price_brutto: decimalOf("990.5"), stock: 3, reorder_possible: false, ...fields });
const line = cartLine({ product: watch, count: 2 });
const read = (fields: Partial<Product> | null = {}) => new Map([["2", fields && product(fields)]]);

const dearer = { type: "price", now: "1000", before: "990.5" };

describe("a line that is checked against its product", () => {
	it.each([
		["reported as gone without its product", null, [{ type: "gone" }]],
		["reported as gone without a price", { price_brutto: null }, [{ type: "gone" }]],
		["reported with its new price", { price_brutto: decimalOf("1000") }, [dearer]],
		["reported with the stock if it is too low", { stock: 1 }, [{ type: "short", stock: 1 }]],
		[
			"reported with both if the stock is too low and the price differs",
			{ stock: 1, price_brutto: decimalOf("1000") },
			[{ type: "short", stock: 1 }, dearer],
		],
		[
			"reported without a price if none are left",
			{ stock: 0, price_brutto: decimalOf("1000") },
			[{ type: "short", stock: 0 }],
		],
		["not reported if it can be reordered", { stock: 0, reorder_possible: true }, []],
		["not reported if nothing has changed", {}, []],
	])("B-LAW-06 is %s", (_, fields, notes) => {
		expect(checkLines([line], read(fields))[0]?.notes).toEqual(notes);
	});

	it("has no notes before products are loaded", () => {
		expect(checkLines([line], new Map())[0]).toEqual({ line, notes: [], limit: null, most: null });
	});

	const free = { ...line, priceBrutto: euros("0") };
	it.each([
		["before its product is loaded", free, new Map(), true],
		["if it costs something now", free, read(), true],
		["if it is no longer sold", free, read(null), true],
		["if none are left", free, read({ stock: 0 }), true],
		["(false if it still costs nothing)", free, read({ price_brutto: decimalOf("0") }), false],
		["(false if another price was shown)", line, read({ price_brutto: decimalOf("1000") }), false],
		["(false if a price was shown and no product is loaded)", line, new Map(), false],
	])("B-LAW-17 a free line has no price %s", (_, saved, products, unpriced) => {
		const [checked] = checkLines([saved], products);
		expect(checked && isUnpriced(checked, products)).toBe(unpriced);
	});

	it("B-LAW-06 two lines that share one stock are reported together", () => {
		const other = { ...line, cartId: 2, personalization: { text: "M" } };
		const typesOf = (fields: Partial<Product>) =>
			checkLines([line, other], read(fields)).map(({ notes }) => notes.map(({ type }) => type));
		expect(typesOf({ stock: 3 })).toEqual([["shared"], ["shared"]]);
		const both = ["shared", "price"];
		expect(typesOf({ stock: 3, price_brutto: decimalOf("1") })).toEqual([both, both]);
	});

	it("B-LAW-06 a line can have the stock that the other lines leave", () => {
		const lines = [
			{ ...line, count: 1 },
			{ ...line, cartId: 2, count: 1, personalization: { text: "M" } },
		];
		expect(checkLines(lines, read()).map(({ most }) => most)).toEqual([2, 2]);
		expect(checkLines(lines, read({ stock: 1 })).map(({ most }) => most)).toEqual([1, 1]);
		expect(checkLines(lines, read({ reorder_possible: true })).map(({ most }) => most)).toEqual([null, null]);
	});

	it("B-REL-09 does not change the cart: two checks of one line differ only in their notes", () => {
		const cart = cartOf([line], "EUR");
		const [here] = checkLines(cart.products, read({ price_brutto: decimalOf("1000") }));
		const [there] = checkLines(cart.products, read({ stock: 1 }));
		expect([here?.notes[0]?.type, there?.notes[0]?.type]).toEqual(["price", "short"]);
		expect([here?.line, there?.line]).toEqual([line, line]);
	});
});

describe("the order service's response about lines", () => {
	const none = { prices: [], stock: [] };

	it("is shown next to the line until the line is corrected", () => {
		const prices = [{ product: "2", variant: null, price_brutto: decimalOf("1000") }];
		const [changed] = linesToOrder([line], new Map(), { ...none, prices });
		expect(changed?.notes).toEqual([dearer]);
		const paid = { ...line, priceBrutto: euros("1000") };
		expect(linesToOrder([paid], new Map(), { ...none, prices })[0]?.notes).toEqual([]);
		const stock = [{ product: 2, variant: null, stock: 1 }];
		const short = { type: "short", stock: 1 };
		expect(linesToOrder([line], new Map(), { ...none, stock })[0]?.notes).toEqual([short]);
	});

	it("B-USE-12 B-LAW-06 is one question about a line with less stock and a higher price, and accepting it applies both", () => {
		const prices = [{ product: "2", variant: null, price_brutto: decimalOf("1000") }];
		const stock = [{ product: 2, variant: null, stock: 1 }];
		const short = { type: "short", stock: 1 };
		const [both] = linesToOrder([line], new Map(), { prices, stock });
		expect(both?.notes).toEqual([short, dearer]);
		// The catalogue has the stock, and the service has responded only about the price.
		expect(linesToOrder([line], read({ stock: 1 }), { ...none, prices })[0]?.notes).toEqual([short, dearer]);
		const cart: Cart = cartOf([line], "EUR");
		const logger = createMemoryLogger();
		const accepted = both
			? acceptedChanges(both).reduce((now, event) => cartReducer(now, event, logger), cart)
			: cart;
		expect(accepted.products).toMatchObject([{ count: 1, priceBrutto: { amount: "1000" } }]);
		expect(linesToOrder(accepted.products, new Map(), { prices, stock })[0]?.notes).toEqual([]);
		const soldOut = [{ product: 2, variant: null, stock: 0 }];
		expect(linesToOrder([line], new Map(), { prices, stock: soldOut })[0]?.notes).toEqual([
			{ type: "short", stock: 0 },
		]);
	});

	it("R-ORDER-06 B-LAW-06 is shown next to lines that together exceed their stock", () => {
		const one = { ...line, count: 1 };
		const other = { ...one, cartId: 2, personalization: { text: "M" } };
		const stock = [{ product: 2, variant: null, stock: 1 }];
		const notes = (lines: readonly (typeof line)[], products = read()) =>
			linesToOrder(lines, products, { ...none, stock }).map((checked) => checked.notes);
		const shared = { type: "shared", stock: 1 };
		expect(notes([one, other])).toEqual([[shared], [shared]]);
		expect(notes([one, other], new Map())).toEqual([[shared], [shared]]);
		expect(notes([one])).toEqual([[]]);
	});

	it("is the only source of an order's price", () => {
		expect(linesToOrder([line], read({ price_brutto: decimalOf("1") }), none)[0]?.notes).toEqual([]);
	});
});

it("B-REL-02 the settings are loaded again if the service asks about something that the page does not know", () => {
	expect(isOutdated({ step: "outdated" })).toBe(true);
	expect(isOutdated({ step: "refused" })).toBe(false);
});

it.each([
	["checkout.shippingChanged", true],
	["checkout.wrappingChanged", true],
	["address.required", false],
])("B-USE-16 a refusal with %s requires loading the settings again: %s", (key, expected) => {
	expect(isOutdated({ step: "problems", problems: [{ field: "presentWrap", key, params: {} }] })).toBe(
		expected,
	);
});

describe("sending an order", () => {
	const responses = (...outcomes: string[]) => {
		const calls = outcomes.map((outcome) => ({ outcome }));
		return async () => calls.shift() ?? { outcome: "none" };
	};
	async function run(call: () => Promise<{ outcome: string }>) {
		const time = createMemoryTime();
		const ended = retryWhileUnknown(call, time);
		for (let tick = 0; tick < 12; tick++) {
			await Promise.resolve();
			await new Promise((resolve) => setTimeout(resolve));
			time.advance(1000);
		}
		return (await ended).outcome;
	}

	it.each([
		["ok", ["ok"]],
		["ok", ["unknown_retry", "ok"]],
		["refused", ["unknown_retry", "unknown_retry", "refused"]],
		["unknown_retry", ["unknown_retry", "unknown_retry", "unknown_retry", "ok"]],
	])("B-REL-02 ends with %s after %j", async (end, outcomes) => {
		expect(await run(responses(...outcomes))).toBe(end);
	});

	it("B-REL-02 does not call a slow service again immediately", async () => {
		const time = createMemoryTime();
		const calls = { count: 0 };
		const slow = async () => {
			calls.count += 1;
			time.advance(30_000);
			return { outcome: "unknown_retry" };
		};
		expect((await retryWhileUnknown(slow, time)).outcome).toBe("unknown_retry");
		expect(calls.count).toBe(1);
	});
});

describe("the lock of all tabs", () => {
	it("B-REL-05 distinguishes an order that another tab is sending from a request for its status", async () => {
		const locks = createMemoryLocks();
		await withOrderLock(locks, async () => {
			expect(await isOrderSentElsewhere(locks)).toBe(false);
			await whileSending(locks, async () => expect(await isOrderSentElsewhere(locks)).toBe(true));
		});
		expect(await isOrderSentElsewhere(locks)).toBe(false);
	});
});

describe("the cart after an order", () => {
	const payload = {
		...ringOrder(),
		lines: [{ product: 2, variant: null, personalization: null, count: 2, price_brutto: decimalOf("1") }],
	};
	const left = (lines: readonly ReturnType<typeof cartLine>[]) =>
		withoutOrdered(cartOf(lines, "EUR"), payload)
			.reduce<Cart>((now, event) => cartReducer(now, event, createMemoryLogger()), cartOf(lines, "EUR"))
			.products.map(({ cartId, count }) => [cartId, count]);

	it("R-CART-08 keeps products that were added meanwhile", () => {
		expect(left([line])).toEqual([]);
		expect(left([{ ...line, count: 3 }])).toEqual([[1, 1]]);
		expect(left([line, cartLine({ cartId: 2 })])).toEqual([[2, 1]]);
	});

	it("R-CART-08 keeps an engraved piece that was not ordered", () => {
		expect(left([{ ...line, personalization: { text: "M" } }])).toEqual([[1, 2]]);
	});

	it("does not determine the confirmation, which lists the sent lines with all choices", () => {
		const ordered = { product: 2, variant: 54, personalization: { text: "M & J" }, count: 2 };
		const lines = [{ ...ordered, price_brutto: decimalOf("0.1") }];
		expect(orderedItems({ ...payload, lines })).toEqual([
			{ ...ordered, product: { id: 2 }, variant: { id: 54 }, price: "0.2" },
		]);
	});
});

it.each([
	["customerEmail", "contact"],
	["shippingAddress.zip_code", "contact"],
	["paymentMethod", "payment"],
	["shippingCost", "shipping"],
	["lines", "review"],
])("R-CHECK-03 a problem with %s is corrected in the step %s", (field, step) => {
	expect(stepOfField(field)).toBe(step);
});
