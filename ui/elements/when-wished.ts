import type { KeyValue } from "#core/platform/key-value.ts";
import { createListeners, onStoredChange } from "#core/state/store.ts";
import { viewedKey, wishlistKey } from "#core/wishlist/storage-keys.ts";
import type { WishlistStore } from "#core/wishlist/wishlist-store.ts";
import type { ConnectElement } from "#ui/elements/connect-element.ts";
import { onApproach } from "#ui/elements/when-near.ts";

/**
 * Creates the holder of the visit's wishlist: null until a part of the page opens it, which is reported to
 * listeners.
 */
export const createWishlistPlace = () => ({ ...createListeners(), store: null as WishlistStore | null });

/** Returns whether the element is on a product's own page and the visitor wants viewed products remembered. */
const recordsViewed = ({ dataset }: HTMLElement, storage: KeyValue) =>
	dataset.viewed !== undefined && storage.read(viewedKey) !== null;

/**
 * Connects an element as soon as the wishlist may contain something, or before the element is used. Most visitors
 * have no wishlist and load nothing.
 */
export function whenWished(connect: ConnectElement): ConnectElement {
	return (element, page) => {
		const { storage, shared } = page.services;
		const place = shared(createWishlistPlace);
		const waiting = new AbortController();
		let stops: readonly (() => void)[] = [];
		const stop = () => {
			waiting.abort();
			for (const one of stops) one();
		};
		const start = () => {
			stop();
			stops = [connect(element, page)];
		};
		if (place.store || storage.read(wishlistKey) !== null || recordsViewed(element, storage)) start();
		else {
			stops = [place.subscribe(start), onStoredChange(storage, wishlistKey, start)];
			onApproach(element, start, waiting.signal);
		}
		return stop;
	};
}
