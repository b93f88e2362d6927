import type { KeyValue } from "#core/ports/key-value.ts";
import { day } from "#core/shared/day.ts";
import {
	canStore,
	type PersistedStateRules,
	readState,
	serializeState,
} from "#core/shared/persisted-state.ts";
import { createStore, onStoredChange, type Store } from "#core/shared/store.ts";
import {
	decodeWishlist,
	isWished,
	type Wishlist,
	type WishlistEvent,
	wishlistOf,
	wishlistReducer,
} from "#core/wishlist/wishlist.ts";
import { wishlistKey } from "#core/wishlist/wishlist-key.ts";

/** How the wishlist is kept, which is a visitor's own act (B-LAW-19). */
export const wishlistRules: PersistedStateRules<Wishlist> = {
	key: wishlistKey,
	version: 1,
	maxAge: 180 * day,
	decode: decodeWishlist,
	acceptsFuture: true,
};

/** What the wishlist needs of the world. */
export interface WishlistDependencies {
	readonly store: KeyValue;
	/** Milliseconds since 1970, as the time port gives them. */
	readonly now: () => number;
}

/** What became of an event: `full` where not all of it found room, `notKept` where the browser stores nothing (B-REL-03). */
export type WishlistOutcome = "kept" | "full" | "notKept";

/** The one wishlist of a browser as a tab holds it, changed by this tab or another. */
export interface WishlistStore extends Store<Wishlist> {
	/** Applies an event to the newest stored list, whichever tab stored it. */
	dispatch(event: WishlistEvent): WishlistOutcome;
	/** Whether the browser stores it; else it lives as long as the page does (B-REL-03). */
	isPersisted(): boolean;
	/** Stops following other tabs. */
	close(): void;
}

/** Keeps the wishlist the same in all tabs; an empty one leaves nothing behind. */
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
