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
import { createStore, onStoredChange, type Store } from "#core/shared/store.ts";

/** The one cart of a browser as a tab holds it, changed by this tab or another. */
export interface CartStore extends Store<Cart> {
	/** Whether the browser stores it; else it lives as long as the page does (B-REL-03). */
	isPersisted(): boolean;
	/** Applies an event to the newest saved cart, whichever tab saved it, and saves the outcome. */
	dispatch(event: CartEvent): void;
	/** Stops following other tabs. */
	close(): void;
}

/**
 * Restores the cart and keeps it the same in all tabs (R-CART-06, R-CART-08). Browsers let two tabs write at
 * once and keep the later text only; so each copy says which events of which tab it holds, and a tab that
 * finds its own newest events missing puts them back.
 */
export function createCartStore(dependencies: CartTabDependencies): CartStore {
	let tab = openCartTab(dependencies);
	const { state, subscribe, set } = createStore(tab.shown);

	function show(next: CartTab): void {
		tab = next;
		set(next.shown);
	}

	return {
		state,
		subscribe,
		isPersisted: () => isPersisted(tab, dependencies),
		dispatch: (event) => show(applyEvent(tab, event, dependencies)),
		close: onStoredChange(dependencies.store, cartKey, () => show(syncFromStorage(tab, dependencies))),
	};
}
