import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createMemoryLogger } from "#adapters/memory/logger.ts";
import { cartOf, emptyCart } from "#core/cart/cart.ts";
import { cartReducer } from "#core/cart/cart-reducer.ts";
import { type ProductPageEvent, productPageReducer } from "#core/product-page/product-page-reducer.ts";
import { initialProductPage, newCartLine } from "#core/product-page/product-page-state.ts";
import { variantWith } from "#tests/core/catalogue/arbitraries.ts";

import {
	add,
	choose,
	count,
	plain,
	ring,
	run,
	write,
} from "#tests/core/product-page/product-page-fixtures.ts";

describe("the count", () => {
	it.each([
		["within the stock as asked", plain, 2, 2],
		["lowered to a tracked stock", plain, 9, 3],
		["as asked where it can be reordered", { ...plain, reorder_possible: true }, 9, 9],
		["as asked where stock is not tracked", { ...plain, stock: null }, 9, 9],
		["never above what a cart line holds", { ...plain, stock: null }, 10_000, 9999],
		["1 where nothing is left", { ...plain, stock: 0 }, 5, 1],
	])("R-PROD-04 is %s", (_, product, asked, expected) => {
		expect(run(add(product), count(asked)).state.count).toBe(expected);
	});

	it("R-PROD-04 is lowered to the chosen variant's stock, not the product's", () => {
		const product_variants = [variantWith({ id: 1, stock: 1 }), variantWith({ id: 2, stock: 7 })];
		expect(run(add({ ...plain, product_variants }), choose(1), count(5)).state.count).toBe(1);
		expect(run(add({ ...plain, product_variants }), choose(2), count(5)).state.count).toBe(5);
	});

	it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])(
		"R-PROD-01 of %s is logged and changes nothing",
		(value) => {
			const { state, notes } = run(add(plain), count(2), count(value));
			expect(state.count).toBe(2);
			expect(notes).toEqual(["product.invalidCount"]);
		},
	);

	it("R-PROD-01 without a choice is logged and changes nothing", () => {
		expect(run(add(ring), count(2))).toMatchObject({
			state: { count: null },
			notes: ["product.nothingChosen"],
		});
		expect(run(count(2))).toEqual({ state: initialProductPage, notes: ["product.nothingChosen"] });
	});
});

describe("personalisation", () => {
	it("R-PROD-01 keeps the values of the product's fields", () => {
		const { state, notes } = run(
			add(plain),
			write("innen", "A"),
			write("__proto__", "B"),
			write("innen", "C"),
		);
		expect(Object.entries(state.personalization)).toEqual([
			["innen", "C"],
			["__proto__", "B"],
		]);
		expect(notes).toEqual([]);
	});

	it("R-PROD-01 of an unknown field is logged and changes nothing", () => {
		expect(run(add(plain), write("aussen", "A")).notes).toEqual(["product.unknownField"]);
		expect(run(write("innen", "A"))).toEqual({ state: initialProductPage, notes: ["product.unknownField"] });
		expect(run(add({ ...plain, personalization: null }), write("innen", "A")).state.personalization).toEqual(
			{},
		);
	});
});

describe("the page and the cart", () => {
	it("R-CART-01 adds to the cart what is shown on the page", () => {
		const { state } = run(add(ring), choose(54), count(2), write("innen", "Für immer"));
		const line = newCartLine(state, "EUR");
		expect(line).toMatchObject({ count: 2, priceBrutto: { amount: "100", currency: "EUR" } });
		const logger = createMemoryLogger();
		const cart = line ? cartReducer(emptyCart("EUR"), { type: "add", ...line }, logger) : cartOf([], "EUR");
		expect(logger.notes).toEqual([]);
		expect(cart.totalPriceBrutto.amount).toBe("200");
		expect(cart.products).toMatchObject([
			{ product: { id: 1 }, variant: { id: 54 }, personalization: { innen: "Für immer" } },
		]);
	});
});

describe("productPageReducer with any input", () => {
	it("R-PROD-01 logs unknown events, never throws and changes nothing", () => {
		fc.assert(
			fc.property(fc.anything(), (event) => {
				const logger = createMemoryLogger();
				const { state } = run(add(ring));
				expect(productPageReducer(state, event as ProductPageEvent, logger)).toBe(state);
				expect(logger.notes.map(({ key }) => key)).toEqual(["product.unknownEvent"]);
			}),
			{ numRuns: 1000 },
		);
	});

	it("R-PROD-01 R-PROD-04 never mutates its input, and a count never exceeds a limiting stock", () => {
		const event = fc.oneof(
			fc.constantFrom(add(ring), add(plain), add({ ...ring, stock: null }), { type: "reset" } as const),
			fc.constantFrom<number | string | null>(52, 54, "58", 56, 99, null, "").map(choose),
			fc.oneof(fc.integer({ min: -3, max: 12 }), fc.double()).map(count),
			fc
				.tuple(fc.constantFrom("innen", "fremd"), fc.oneof(fc.string(), fc.boolean()))
				.map(([name, value]) => write(name, value)),
		);
		fc.assert(
			fc.property(fc.array(event, { maxLength: 15 }), (events) => {
				const { state } = run(...events);
				const { product, variant, count: pieces, stock } = state;
				const reorder = variant?.reorder_possible ?? product?.reorder_possible ?? false;
				if (pieces !== null && stock !== null && !reorder)
					expect(pieces).toBeLessThanOrEqual(Math.max(1, stock));
				expect(pieces === null).toBe(product === null || (state.variantChoice !== null && variant === null));
			}),
			{ numRuns: 1000 },
		);
	});
});
