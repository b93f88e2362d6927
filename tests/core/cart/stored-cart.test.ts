import { describe, expect, it } from "vitest";
import { createMemoryBrowser } from "#adapters/memory/key-value.ts";
import { createMemoryLogger } from "#adapters/memory/logger.ts";
import { cartOf, emptyCart } from "#core/cart/cart.ts";
import type { CartLine } from "#core/cart/cart-line.ts";
import { cartStateRules, markSeen, saveCart, seenEventsRules } from "#core/cart/stored-cart.ts";
import { noMoney } from "#core/shared/money.ts";
import { loadState } from "#core/shared/persisted-state.ts";
import { runStorageCommands } from "#core/shared/storage-commands.ts";
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

	it("R-CART-06 is written with its marks or, at 0 pieces, removed", () => {
		const commands = saveCart({ cart, seen: { ta: 1 } }, rules, 7);
		expect(commands.map(({ type, key }) => [type, key])).toEqual([
			["write", "int-cart"],
			["remove", "int-cart:seen"],
		]);
		expect(saveCart({ cart: emptyCart("EUR"), seen: {} }, rules, 7)).toEqual([
			{ type: "write", key: "int-cart:seen", text: '{"version":1,"timestamp":7,"data":{}}' },
			{ type: "remove", key: "int-cart" },
		]);
	});

	it("R-CART-08 leaves its marks for twice the length of a race", () => {
		const marksAfter = (age: number) => {
			const store = createMemoryBrowser().openTab();
			runStorageCommands(store, saveCart({ cart: emptyCart("EUR"), seen: { ta: 1 } }, rules, 7));
			return loadState(store, seenEventsRules, 7 + age, createMemoryLogger()).data;
		};
		expect([marksAfter(20_000), marksAfter(20_001)]).toEqual([{ ta: 1 }, null]);
	});

	it("R-CART-03 has its totals computed again, whatever the copy says", () => {
		expect(load({ cart: { ...cart, totalCount: 77 }, seen: {} })?.cart).toEqual(cart);
	});

	it("B-REL-09 R-CART-06 restores a copy of an earlier release, of whose lines names, stock and images go", () => {
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
		const restored = load({ cart: cartOf([earlier], "EUR"), seen: { ta: 1 } });
		expect(restored?.cart).toEqual(cartOf([{ ...earlier, product: { id: 2 }, variant: { id: 7 } }], "EUR"));
	});

	it("B-LAW-17 R-CART-06 keeps the goods of lines in another currency, without a price", () => {
		const line = lines[0] ?? cartLine();
		const inFrancs = { ...line, priceBrutto: { ...line.priceBrutto, currency: "CHF" } };
		const francs = { amount: "900", currency: "CHF" };
		const restored = load({ cart: { products: [inFrancs, lines[1]], totalPriceBrutto: francs }, seen: {} });
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
		expect(load({ cart: damaged, seen: {} })).toBeNull();
	});
});

it("R-CART-08 remembers the last 50 tabs, the latest last", () => {
	const seen = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`t${index}`, 1]));
	expect(Object.entries(markSeen(seen, "new", 2)).at(-1)).toEqual(["new", 2]);
	expect(Object.keys(markSeen(seen, "new", 2))).toHaveLength(50);
	expect(markSeen(seen, "new", 2)).not.toHaveProperty("t0");
	expect(Object.keys(markSeen(seen, "t3", 2)).at(-1)).toBe("t3");
	expect(Object.keys(markSeen(seen, "t3", 2))).toHaveLength(50);
});
