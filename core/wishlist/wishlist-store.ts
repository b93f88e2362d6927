import type { KeyValue } from "#core/platform/key-value.ts";
import { day } from "#core/platform/time.ts";
import {
	canStore,
	type PersistedStateRules,
	readState,
	serializeState,
} from "#core/state/persisted-state.ts";
import { createStore, onStoredChange, type Store } from "#core/state/store.ts";
import { wishlistKey } from "#core/wishlist/storage-keys.ts";
import {
	decodeWishlist,
	isWished,
	type Wishlist,
	type WishlistEvent,
	wishlistOf,
	wishlistReducer,
} from "#core/wishlist/wishlist.ts";

/** The rules for storing the wishlist, which is a visitor's explicit request (B-LAW-19). */
export const wishlistRules: PersistedStateRules<Wishlist> = {
	key: wishlistKey,
	version: 1,
	maxAge: 180 * day,
	decode: decodeWishlist,
	acceptsFuture: true,
};

/** The ports that the wishlist store needs. */
export interface WishlistDependencies {
	readonly store: KeyValue;
	/** The time in milliseconds since 1970, from the time port. */
	readonly now: () => number;
}

/** The result of an event: `full` if not all items fit, `notKept` if the browser stores nothing (B-REL-03). */
export type WishlistOutcome = "kept" | "full" | "notKept";

/** The browser's wishlist in one tab, synchronized with its other tabs. */
export interface WishlistStore extends Store<Wishlist> {
	/** Applies an event to the newest stored list, whichever tab stored it. */
	dispatch(event: WishlistEvent): WishlistOutcome;
	/** Returns whether the browser stores the wishlist; if not, it lasts as long as the page (B-REL-03). */
	isPersisted(): boolean;
	/** Stops following other tabs. */
	close(): void;
}

/** Creates the store and synchronizes it across tabs; an empty wishlist is not stored. */
export function createWishlistStore({ store, now }: WishlistDependencies): WishlistStore {
	const read = () => wishlistOf(readState(store, wishlistRules, now()) ?? []);
	const { key } = wishlistRules;
	const { state, subscribe, set } = createStore(read());
	return {
		state,
		subscribe,
		dispatch(event) {
			const before = read();
			const next = wishlistReducer(before, event);
			let stored = true;
			if (next.length === 0) store.remove(key);
			else if (next !== before) stored = store.write(key, serializeState(next, wishlistRules, now()));
			set(next);
			if (event.type === "add" && !event.items.every((item) => isWished(next, item))) return "full";
			return stored ? "kept" : "notKept";
		},
		isPersisted: () => canStore(store, key),
		close: onStoredChange(store, key, () => set(read())),
	};
}
