import type { KeyValue } from "#core/ports/key-value.ts";
import { integer, object, parseJson } from "#core/shared/decoder.ts";
import { canStore, day, maxStateLength } from "#core/shared/persisted-state.ts";
import { createStore, onStoredChange, type Store } from "#core/shared/store.ts";
import {
	decodeWishlist,
	isWished,
	type Wishlist,
	type WishlistEvent,
	wishlistOf,
	wishlistReducer,
} from "#core/wishlist/wishlist.ts";

/** Where the wishlist is kept, which is a visitor's own act (B-LAW-19). */
export const wishlistKey = "int-wishlist";

/** Raised whenever the shape of a stored wishlist changes. */
export const wishlistVersion = 1;

/** How long it is kept after its last change, in milliseconds. */
export const wishlistMaxAge = 180 * day;

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
	const read = () => storedWishlist(store.read(wishlistKey), now());
	const { state, subscribe, set } = createStore(read());
	return {
		state,
		subscribe,
		dispatch(event) {
			const before = read();
			const next = wishlistReducer(before, event);
			let stored = true;
			if (next.length === 0) store.remove(wishlistKey);
			else if (next !== before) stored = store.write(wishlistKey, serialized(next, now()));
			set(next);
			if (event.type === "add" && !event.items.every((item) => isWished(next, item))) return "full";
			return stored ? "kept" : "notKept";
		},
		isPersisted: () => canStore(store, wishlistKey),
		close: onStoredChange(store, wishlistKey, () => set(read())),
	};
}

function serialized(data: Wishlist, timestamp: number): string {
	return JSON.stringify({ version: wishlistVersion, timestamp, data });
}

/** A stored list; none where it is missing, damaged or too old. It is no loss worth keeping aside. */
function storedWishlist(text: string | null, now: number): Wishlist {
	if (text === null) return [];
	const json = parseJson(text, maxStateLength);
	if (!json.ok) return [];
	const copy = object({
		version: integer(wishlistVersion, wishlistVersion),
		// A clock that was set back loses nothing.
		timestamp: integer(now - wishlistMaxAge, Number.MAX_SAFE_INTEGER),
		data: decodeWishlist,
	})(json.value);
	return copy.ok ? wishlistOf(copy.value.data) : [];
}
