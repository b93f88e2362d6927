import { day } from "#core/shared/day.ts";
import { list, string } from "#core/shared/decoder.ts";
import { type PersistedStateRules, readState, serializeState } from "#core/shared/persisted-state.ts";
import { createStore, onStoredChange, type Store } from "#core/shared/store.ts";
import { viewedKey } from "#core/wishlist/viewed-key.ts";
import type { WishlistDependencies } from "#core/wishlist/wishlist-store.ts";

/** The ids of the products viewed last, the last one first; none twice. */
export type ViewedProducts = readonly string[];

/** Products that are remembered. */
export const maxViewed = 12;

/** How they are kept. To look at a product is no wish to have it stored: the copy is there once its visitor asks for it (B-LAW-19). */
export const viewedRules: PersistedStateRules<ViewedProducts> = {
	key: viewedKey,
	version: 1,
	maxAge: 30 * day,
	decode: list(string(100), maxViewed),
};

/** The products viewed last in a browser as a tab knows them; null as long as they are not to be remembered. */
export interface ViewedStore extends Store<ViewedProducts | null> {
	/** Remembers from now on; false where the browser stores nothing (B-REL-03). */
	start(): boolean;
	/** Forgets all and remembers nothing from now on. */
	end(): void;
	/** Puts a product first, where they are remembered. */
	record(product: string): void;
}

/** Keeps the products the same in all tabs; one that is damaged or has expired counts as never asked for. */
export function createViewedStore({ store, now }: WishlistDependencies): ViewedStore {
	const { key } = viewedRules;
	const read = (): ViewedProducts | null => {
		const kept = readState(store, viewedRules, now());
		if (kept) return [...new Set(kept)];
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
			const kept = read() ?? [];
			set(kept);
			if (write(kept)) return true;
			end();
			return false;
		},
		end,
		record(product) {
			const kept = read();
			if (!kept || kept[0] === product) return set(kept);
			const next = [product, ...kept.filter((other) => other !== product)].slice(0, maxViewed);
			write(next);
			set(next);
		},
	};
}
