import { describe, expect, it } from "vitest";
import { createMemoryBrowser } from "#adapters/memory/key-value.ts";
import { createMemoryLogger } from "#adapters/memory/logger.ts";
import { cartOf } from "#core/cart/cart.ts";
import type { CartLine } from "#core/cart/cart-line.ts";
import { cartStateRules } from "#core/cart/stored-cart.ts";
import { noMoney } from "#core/money/money.ts";
import { loadState } from "#core/state/persisted-state.ts";
import { cartLine, watch } from "#tests/core/shop-fixtures.ts";

describe("the saved cart", () => {
	const rules = cartStateRules("EUR");
	const ids = ({ id }: { readonly id: number | string }) => ({ id });
	const lines = [cartLine({ cartId: 3 }), cartLine({ cartId: 1, product: watch })];
	const cart = cartOf<CartLine>(
		lines.map((line) => ({ ...line, product: ids(line.product) })),
		"EUR",
	);

	function load(data: unknown) {
		const store = createMemoryBrowser().openTab();
		store.write("int-cart", JSON.stringify({ version: 1, timestamp: 0, data }));
		return loadState(store, rules, 0, createMemoryLogger()).data;
	}

	it("R-CART-03 has newly computed totals, regardless of the copy's", () => {
		expect(load({ cart: { ...cart, totalCount: 77 } })?.cart).toEqual(cart);
	});

	it("B-REL-09 R-CART-06 restores an earlier release's copy without names, stock and images", () => {
		const product = {
			...watch,
			display_name: "Uhr",
			slug: "uhr",
			category: { slug: "uhren" },
			images: [{ private_hash: "a1b2" }],
			reference_number: null,
		};
		const variant = { id: 7, display_name: "38 mm", reference_number_suffix: "-38", stock: 1 };
		const earlier = { ...cartLine({ count: 3, personalization: { text: "M" } }), product, variant };
		const restored = load({ cart: cartOf([earlier], "EUR") });
		expect(restored?.cart).toEqual(cartOf([{ ...earlier, product: { id: 2 }, variant: { id: 7 } }], "EUR"));
	});

	it("B-LAW-17 R-CART-06 keeps lines in another currency without a price", () => {
		const line = lines[0] ?? cartLine();
		const inFrancs = { ...line, priceBrutto: { ...line.priceBrutto, currency: "CHF" } };
		const francs = { amount: "900", currency: "CHF" };
		const restored = load({ cart: { products: [inFrancs, lines[1]], totalPriceBrutto: francs } });
		const unpriced = { ...line, product: ids(line.product), priceBrutto: noMoney("EUR") };
		expect(restored?.cart).toEqual(cartOf([unpriced, ...cart.products.slice(1)], "EUR"));
	});

	it.each([
		["two lines of one id", { ...cart, products: [cartLine(), cartLine({ product: watch })] }],
		["a count of 0", { ...cart, products: [cartLine({ count: 0 })] }],
		[
			"a price below 0",
			{ ...cart, products: [{ ...cartLine(), priceBrutto: { amount: "-1", currency: "EUR" } }] },
		],
		["lines that are none", { ...cart, products: [7] }],
	])("R-CART-06 is damaged with %s", (_, damaged) => {
		expect(load({ cart: damaged })).toBeNull();
	});
});
