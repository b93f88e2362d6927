import { applyToNewest } from "#core/cart/apply-to-newest.ts";
import { type Cart, emptyCart } from "#core/cart/cart.ts";
import type { CartEvent } from "#core/cart/cart-reducer.ts";
import { cartStateRules } from "#core/cart/stored-cart.ts";
import type { Currency } from "#core/money/currency.ts";
import type { KeyValue } from "#core/platform/key-value.ts";
import type { Locks } from "#core/platform/locks.ts";
import { type Logger, silentLogger } from "#core/platform/logger.ts";
import { canStore, loadState, serializeState } from "#core/state/persisted-state.ts";
import { maxStateLength } from "#core/state/storage-commands.ts";
import { createStore, onStoredChange, type Store } from "#core/state/store.ts";

/** The one cart of a browser as a tab holds it, changed by this tab or another. */
export interface CartStore extends Store<Cart> {
	/** Whether the browser stores it; else it lives as long as the page does (B-REL-03). */
	isPersisted(): boolean;
	/**
	 * Applies events to the newest stored cart, whichever tab stored it, all or none of them where the tab is closed meanwhile.
	 * Resolves when the outcome is stored and shown, with whether it is another cart; never rejects.
	 */
	dispatch(...events: readonly CartEvent[]): Promise<boolean>;
	/** Stops following other tabs. */
	close(): void;
}

/** The ports that a cart store uses, and the currency of its shop. */
export interface CartStoreDependencies {
	readonly store: KeyValue;
	readonly locks: Pick<Locks, "hold">;
	readonly logger: Logger;
	/** Returns milliseconds since 1970, as the time port gives them. */
	readonly now: () => number;
	readonly currency: Currency;
}

/**
 * Restores the cart and keeps it the same in all tabs (R-CART-06, R-CART-08). A tab reads, changes and writes it under a lock
 * that all tabs share. In a browser without locks, of two tabs that write within milliseconds the later one wins.
 */
export function createCartStore({ store, locks, logger, now, currency }: CartStoreDependencies): CartStore {
	const rules = cartStateRules(currency);
	/** The cart in the storage and its text; a browser that stores nothing holds an older text. */
	let stored: { readonly text: string | null; readonly cart: Cart } = {
		text: null,
		cart: emptyCart(currency),
	};
	let isRefused = false;
	const { state, subscribe, set } = createStore(readNewest());
	/** How many dispatches of this tab are not stored yet. */
	let waiting = 0;
	/** The cart that the visitor expects after them, which later events refer to. */
	let expected = state();

	/** Returns the newest cart; a copy that was damaged meanwhile gives way to the cart this tab knows. */
	function readNewest(): Cart {
		if (store.read(rules.key) === stored.text) return stored.cart;
		const { data, outcome } = loadState(store, rules, now(), logger);
		if (outcome === "damaged") save(stored.cart);
		else stored = { text: store.read(rules.key), cart: data?.cart ?? emptyCart(currency) };
		return stored.cart;
	}

	/** Stores a cart with its timestamp, or deletes the copy of an empty one; false for one too long to be stored. */
	function save(cart: Cart): boolean {
		const text = cart.totalCount === 0 ? null : serializeState({ cart }, rules, now());
		if (text !== null && text.length > maxStateLength) {
			logger.note("cart.full", { limit: maxStateLength });
			return false;
		}
		if (text === null) store.remove(rules.key);
		isRefused = text !== null && !store.write(rules.key, text);
		stored = { text: store.read(rules.key), cart };
		return true;
	}

	function show(): void {
		expected = readNewest();
		set(expected);
	}

	return {
		state,
		subscribe,
		isPersisted: () => !isRefused && (stored.text !== null || canStore(store, rules.key)),
		dispatch(...events) {
			const seen = expected;
			expected = applyToNewest(events, seen, seen, silentLogger);
			waiting += 1;
			return locks.hold(rules.key, async () => {
				const newest = readNewest();
				const outcome = applyToNewest(events, seen, newest, logger);
				const isChanged = outcome !== newest && save(outcome);
				waiting -= 1;
				if (waiting === 0) show();
				return isChanged;
			});
		},
		close: onStoredChange(store, rules.key, () => {
			if (waiting === 0) show();
		}),
	};
}
