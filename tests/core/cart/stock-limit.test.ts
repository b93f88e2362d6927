import { describe, expect, it } from "vitest";
import { createMemoryBrowser } from "#adapters/memory/key-value.ts";
import { createMemoryLogger } from "#adapters/memory/logger.ts";
import { type Cart, cartOf, emptyCart } from "#core/cart/cart.ts";
import { type CartEvent, cartReducer } from "#core/cart/cart-reducer.ts";
import { remainingStock, type StockLimit, stockLimitOf } from "#core/cart/stock-limit.ts";
import { openTab } from "#tests/core/cart/open-tab.ts";
import { cartLine, newLine, size54, watch } from "#tests/core/shop-fixtures.ts";

const oneOff = { ...watch, stock: 1 };
const size55 = { ...size54, id: 55 };
const ownStock = { ...size54, id: 56, stock: 2 };
const sized = { ...oneOff, product_variants: [size54, size55, ownStock] };

describe("stockLimitOf", () => {
	it.each([
		["a product", oneOff, null, { pieces: 1, variants: [null] }],
		["a variant that follows its product", sized, size54, { pieces: 1, variants: [null, 54, 55] }],
		["a variant with a stock of its own", sized, ownStock, { pieces: 2, variants: [56] }],
		["a stock below 0", { ...oneOff, stock: -2 }, null, { pieces: 0, variants: [null] }],
		["what can be reordered", { ...oneOff, reorder_possible: true }, null, null],
		["what is not counted", { ...oneOff, stock: null }, null, null],
	])("B-LAW-06 R-PROD-04 limits %s", (_, product, variant, limit) => {
		expect(stockLimitOf(product, variant)).toEqual(limit);
	});

	it("B-LAW-06 counts the pieces of all lines with the same stock, also with ids as text", () => {
		const lines = [
			cartLine({ product: sized, variant: size54, count: 2 }),
			cartLine({ product: { ...sized, id: "2" }, variant: size55, personalization: { text: "M" } }),
			cartLine({ product: sized, variant: ownStock }),
			cartLine(),
		];
		expect(remainingStock(lines, sized, { pieces: 5, variants: [null, 54, 55] })).toBe(2);
		expect(remainingStock(lines, sized, { pieces: 1, variants: [56] })).toBe(0);
	});
});

const stock: StockLimit = { pieces: 1, variants: [null] };
const add = (text: string | null): CartEvent => ({
	type: "add",
	...newLine({ product: oneOff, personalization: text === null ? null : { text } }),
	stock,
});
const { note } = createMemoryLogger();
const after = (events: readonly CartEvent[], start: Cart = emptyCart("EUR")) =>
	events.reduce((cart, event) => cartReducer(cart, event, { note }), start);

describe("a one-off piece", () => {
	it("R-CART-04 B-LAW-06 cannot be in the cart twice, regardless of the engraving", () => {
		expect(after([add(null), add(null), add("M"), add("J")]).totalCount).toBe(1);
		expect(after([add("M"), add(null)]).products).toHaveLength(1);
	});

	it("R-CART-05 B-LAW-06 cannot be increased, and an excessive count can only be lowered", () => {
		const three = cartOf([cartLine({ product: oneOff, count: 3 })], "EUR");
		const counted = (count: number) => after([{ type: "changeCount", cartId: 1, count, stock }], three);
		expect([5, 3, 2, 1, 0].map((count) => counted(count).totalCount)).toEqual([3, 3, 2, 1, 0]);
		expect(after([{ type: "changeCount", cartId: 1, count: 2, stock }], after([add(null)])).totalCount).toBe(
			1,
		);
	});

	it("R-CART-05 B-LAW-06 can be increased to what other lines leave", () => {
		const lines = [
			cartLine({ product: watch }),
			cartLine({ cartId: 2, product: watch, personalization: { t: "M" } }),
		];
		const limit = { pieces: 3, variants: [null] };
		const next = after([{ type: "changeCount", cartId: 1, count: 9, stock: limit }], cartOf(lines, "EUR"));
		expect(next.products.map(({ count }) => count)).toEqual([2, 1]);
	});

	it("R-CART-08 B-REL-09 is in the cart once after two tabs add it at the same time", async () => {
		const browser = createMemoryBrowser();
		const [left, right] = [openTab(browser), openTab(browser)];
		await Promise.all([left.cart.dispatch(add("M")), right.cart.dispatch(add("J"))]);
		expect(left.cart.state().totalCount).toBe(1);
		expect(right.cart.state()).toEqual(left.cart.state());
	});
});
