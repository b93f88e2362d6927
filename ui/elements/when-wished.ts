import type { KeyValue } from "#core/ports/key-value.ts";
import { createListeners, onStoredChange } from "#core/shared/store.ts";
import { viewedKey } from "#core/wishlist/viewed-key.ts";
import { wishlistKey } from "#core/wishlist/wishlist-key.ts";
import type { WishlistStore } from "#core/wishlist/wishlist-store.ts";
import type { ConnectElement } from "#ui/elements/connect-element.ts";
import { onApproach } from "#ui/elements/on-approach.ts";

/** The place of the visit's wishlist: null until a part of the page has opened it, which is reported. */
export const createWishlistPlace = () => ({ ...createListeners(), store: null as WishlistStore | null });

/** Whether the element is of a product that is viewed, and the visitor has these recorded. */
const recordsViewed = ({ dataset }: HTMLElement, storage: KeyValue) =>
	dataset.viewed !== undefined && storage.read(viewedKey) !== null;

/**
 * Connects an element as soon as there may be something on the wishlist, or once it is about to be used: most visitors have
 * no wishlist, and load nothing for it.
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
