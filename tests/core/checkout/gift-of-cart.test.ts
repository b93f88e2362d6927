import { describe, expect, it } from "vitest";
import { createMemoryBrowser } from "#adapters/memory/key-value.ts";
import { createMemoryLocks } from "#adapters/memory/locks.ts";
import { createMemoryLogger } from "#adapters/memory/logger.ts";
import { createCartStore } from "#core/cart/cart-store.ts";
import { createCheckoutStore } from "#core/checkout/checkout-store.ts";
import { endGiftWithCart } from "#core/checkout/gift-of-cart.ts";
import { cartLine, uuid } from "#tests/core/shop-fixtures.ts";

function open() {
	const store = createMemoryBrowser().openTab();
	const dependencies = { store, logger: createMemoryLogger(), now: () => 1000 };
	const cart = createCartStore({ ...dependencies, locks: createMemoryLocks(), currency: "EUR" });
	const checkout = createCheckoutStore({ ...dependencies, newOrderUuid: () => uuid(1) });
	endGiftWithCart(cart, checkout);
	return { cart, checkout, add: () => cart.dispatch({ type: "add", ...cartLine() }) };
}

const gift = { presentWrap: true, cardText: "Für Dich" };

describe("the gift of a cart", () => {
	it("B-USE-16 B-LAW-01 ends when the cart becomes empty", async () => {
		const { cart, checkout, add } = open();
		await add();
		checkout.dispatch({ type: "change", fields: { ...gift, comment: "Hallo" } });
		await cart.dispatch({ type: "reset" });
		expect(checkout.state().draft).toMatchObject({ presentWrap: false, cardText: "", comment: "Hallo" });
	});

	it("B-USE-16 remains while the cart has goods, and if chosen before the first of them", async () => {
		const { checkout, add } = open();
		checkout.dispatch({ type: "change", fields: gift });
		await add();
		await add();
		expect(checkout.state().draft).toMatchObject(gift);
	});
});
