import type { Cart } from "#core/cart/cart.ts";
import { cartKey } from "#core/cart/cart-key.ts";
import type { CartEvent } from "#core/cart/cart-reducer.ts";
import {
	applyEvent,
	type CartTab,
	type CartTabParts,
	followStorage,
	isKept,
	openCartTab,
} from "#core/cart/cart-tab.ts";

/** The one cart of a browser as a tab holds it. */
export interface CartStore {
	/** The cart; the same object as long as nothing changes. */
	state(): Cart;
	/** Whether the browser stores it; else it lives as long as the page does (B-REL-03). */
	isKept(): boolean;
	/** Applies an event to the newest saved cart, whichever tab saved it, and saves the outcome. */
	dispatch(event: CartEvent): void;
	/** Calls the listener after each change, by this tab or another; gives back how to stop. */
	subscribe(listener: () => void): () => void;
	/** Stops following other tabs. */
	close(): void;
}

/**
 * Restores the cart and keeps it the same in all tabs (R-CART-06, R-CART-08). Browsers let two tabs write at
 * once and keep the later text only; so each copy says which events of which tab it holds, and a tab that
 * finds its own newest events missing puts them back.
 */
export function createCartStore(parts: CartTabParts): CartStore {
	const listeners = new Set<() => void>();
	let tab = openCartTab(parts);

	function show(next: CartTab): void {
		const { shown } = tab;
		tab = next;
		if (next.shown === shown) return;
		for (const listener of listeners) listener();
	}

	const stop = parts.store.subscribe(({ key }) => {
		if (key === null || key === cartKey) show(followStorage(tab, parts));
	});

	return {
		state: () => tab.shown,
		isKept: () => isKept(tab, parts),
		dispatch: (event) => show(applyEvent(tab, event, parts)),
		subscribe(listener) {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		close: stop,
	};
}
