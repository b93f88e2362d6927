import type { MemoryBrowser } from "#adapters/memory/key-value.ts";
import { createMemoryLocks } from "#adapters/memory/locks.ts";
import { createMemoryLogger, type LogNote } from "#adapters/memory/logger.ts";
import type { CartEvent } from "#core/cart/cart-reducer.ts";
import { type CartStore, createCartStore } from "#core/cart/cart-store.ts";
import type { KeyValue } from "#core/platform/key-value.ts";
import type { Locks } from "#core/platform/locks.ts";
import { newLine, watch } from "#tests/core/shop-fixtures.ts";

/** An event that adds one piece. */
export const addRing: CartEvent = { type: "add", ...newLine() };
/** An event that adds one piece. */
export const addWatch: CartEvent = { type: "add", ...newLine({ product: watch }) };

/** A tab of the shop with its cart. */
export interface OpenTab {
	readonly store: KeyValue;
	readonly cart: CartStore;
	readonly notes: readonly LogNote[];
}

const locksOf = new WeakMap<MemoryBrowser, Locks>();

/** Opens a tab at a time in milliseconds; all tabs share the browser's locks. */
export function openTab(browser: MemoryBrowser, now: () => number = () => 1000): OpenTab {
	const store = browser.openTab();
	const logger = createMemoryLogger();
	const locks = locksOf.get(browser) ?? createMemoryLocks();
	locksOf.set(browser, locks);
	const cart = createCartStore({ store, locks, logger, now, currency: "EUR" });
	return { store, cart, notes: logger.notes };
}

/** Returns the product id and count of each line. */
export function counts({ cart }: OpenTab): readonly (readonly [string | number, number])[] {
	return cart.state().products.map((line) => [line.product.id, line.count]);
}

/** Adds six lines of a product with so much text that twelve such lines exceed the storage limit. */
export async function addLongLines(tab: OpenTab, productId: number): Promise<void> {
	for (let line = 0; line < 6; line += 1) {
		const values = Array.from({ length: 50 }, (_, field) => [`${line}-${field}`, "x".repeat(1000)]);
		const product = { ...watch, id: productId };
		const personalization = Object.fromEntries(values);
		await tab.cart.dispatch({ type: "add", ...newLine({ product, personalization }) });
	}
}
