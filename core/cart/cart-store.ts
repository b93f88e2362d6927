import type { Cart } from "#core/cart/cart.ts";
import { cartKey } from "#core/cart/cart-key.ts";
import type { CartEvent } from "#core/cart/cart-reducer.ts";
import {
	applyEvent,
	type CartTab,
	type CartTabDependencies,
	isPersisted,
	openCartTab,
	syncFromStorage,
} from "#core/cart/cart-tab.ts";

/** The one cart of a browser as a tab holds it. */
export interface CartStore {
	/** The cart; the same object as long as nothing changes. */
	state(): Cart;
	/** Whether the browser stores it; else it lives as long as the page does (B-REL-03). */
	isPersisted(): boolean;
	/** Applies an event to the newest saved cart, whichever tab saved it, and saves the outcome. */
	dispatch(event: CartEvent): void;
	/** Calls the listener after each change, by this tab or another; returns how to stop. */
	subscribe(listener: () => void): () => void;
	/** Stops following other tabs. */
	close(): void;
}

/**
 * Restores the cart and keeps it the same in all tabs (R-CART-06, R-CART-08). Browsers let two tabs write at
 * once and keep the later text only; so each copy says which events of which tab it holds, and a tab that
 * finds its own newest events missing puts them back.
 */
export function createCartStore(dependencies: CartTabDependencies): CartStore {
	const listeners = new Set<() => void>();
	let tab = openCartTab(dependencies);

	function show(next: CartTab): void {
		const { shown } = tab;
		tab = next;
		if (next.shown === shown) return;
		for (const listener of listeners) listener();
	}

	const stop = dependencies.store.subscribe(({ key }) => {
		if (key === null || key === cartKey) show(syncFromStorage(tab, dependencies));
	});

	return {
		state: () => tab.shown,
		isPersisted: () => isPersisted(tab, dependencies),
		dispatch: (event) => show(applyEvent(tab, event, dependencies)),
		subscribe(listener) {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		close: stop,
	};
}
