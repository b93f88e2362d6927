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

/** The browser's only cart as a tab holds it, changed by this tab or another. */
export interface CartStore extends Store<Cart> {
	/** Returns whether the browser stores the cart; otherwise it is lost with the page (B-REL-03). */
	isPersisted(): boolean;
	/**
	 * Applies events to the newest stored cart, whichever tab stored it. If the tab is closed meanwhile, all or none
	 * of the events are applied. Resolves when the result is stored and shown, with whether the cart changed; never
	 * rejects.
	 */
	dispatch(...events: readonly CartEvent[]): Promise<boolean>;
	/** Stops following other tabs. */
	close(): void;
}

/** The ports of a cart store and the currency of its shop. */
export interface CartStoreDependencies {
	readonly store: KeyValue;
	readonly locks: Pick<Locks, "hold">;
	readonly logger: Logger;
	/** Returns milliseconds since 1970, like the time port. */
	readonly now: () => number;
	readonly currency: Currency;
}

/**
 * Restores the cart and synchronizes it between all tabs (R-CART-06, R-CART-08). A tab reads, changes and writes the
 * cart under a shared lock. Without locks, the later of two tabs that write within milliseconds wins.
 */
export function createCartStore({ store, locks, logger, now, currency }: CartStoreDependencies): CartStore {
	const rules = cartStateRules(currency);
	/** The stored cart and its text. In a browser that stores nothing, the text is older. */
	let stored: { readonly text: string | null; readonly cart: Cart } = {
		text: null,
		cart: emptyCart(currency),
	};
	let isRefused = false;
	const { state, subscribe, set } = createStore(readNewest());
	/** The number of dispatches of this tab that are not stored yet. */
	let waiting = 0;
	/** The cart that the visitor expects after these dispatches; later events refer to it. */
	let expected = state();

	/** Returns the newest cart. A damaged copy is replaced by this tab's cart. */
	function readNewest(): Cart {
		if (store.read(rules.key) === stored.text) return stored.cart;
		const { data, outcome } = loadState(store, rules, now(), logger);
		if (outcome === "damaged") save(stored.cart);
		else stored = { text: store.read(rules.key), cart: data?.cart ?? emptyCart(currency) };
		return stored.cart;
	}

	/**
	 * Stores a cart with its timestamp, or deletes the copy of an empty cart. Returns false if the cart is too long
	 * to be stored.
	 */
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
