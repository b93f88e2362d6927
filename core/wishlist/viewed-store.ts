import { list, string } from "#core/decoding/decoder.ts";
import { day } from "#core/platform/time.ts";
import { type PersistedStateRules, readState, serializeState } from "#core/state/persisted-state.ts";
import { createStore, onStoredChange, type Store } from "#core/state/store.ts";
import { viewedKey } from "#core/wishlist/storage-keys.ts";
import type { WishlistDependencies } from "#core/wishlist/wishlist-store.ts";

/** The ids of recently viewed products, the latest first, without duplicates. */
export type ViewedProducts = readonly string[];

/** Maximum number of remembered products. */
export const maxViewed = 12;

/** Nothing is stored until the visitor asks for it, because viewing a product is no such request (B-LAW-19). */
export const viewedRules: PersistedStateRules<ViewedProducts> = {
	key: viewedKey,
	version: 1,
	maxAge: 30 * day,
	decode: list(string(100), maxViewed),
};

/** The recently viewed products in one tab; null if they are not remembered. */
export interface ViewedStore extends Store<ViewedProducts | null> {
	/** Starts remembering; returns false if the browser stores nothing (B-REL-03). */
	start(): boolean;
	/** Deletes the list and stops remembering. */
	end(): void;
	/** Moves a product to the front, if products are remembered. */
	record(product: string): void;
}

/** Creates the store and synchronizes it across tabs; a damaged or expired copy counts as never requested. */
export function createViewedStore({ store, now }: WishlistDependencies): ViewedStore {
	const { key } = viewedRules;
	const read = (): ViewedProducts | null => {
		const stored = readState(store, viewedRules, now());
		if (stored) return [...new Set(stored)];
		if (store.read(key) !== null) store.remove(key);
		return null;
	};
	const write = (next: ViewedProducts) => store.write(key, serializeState(next, viewedRules, now()));
	const { state, subscribe, set } = createStore(read());
	const end = () => {
		store.remove(key);
		set(null);
	};
	onStoredChange(store, key, () => set(read()));
	return {
		state,
		subscribe,
		start() {
			const stored = read() ?? [];
			set(stored);
			if (write(stored)) return true;
			end();
			return false;
		},
		end,
		record(product) {
			const stored = read();
			if (!stored || stored[0] === product) return set(stored);
			const next = [product, ...stored.filter((other) => other !== product)].slice(0, maxViewed);
			write(next);
			set(next);
		},
	};
}
