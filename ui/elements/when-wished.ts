import { createListeners, onStoredChange } from "#core/shared/store.ts";
import { wishlistKey } from "#core/wishlist/wishlist-key.ts";
import type { WishlistStore } from "#core/wishlist/wishlist-store.ts";
import type { ConnectElement } from "#ui/elements/connect-element.ts";

/** The place of the visit's wishlist: null until a part of the page has opened it, which is reported. */
export const createWishlistPlace = () => ({ ...createListeners(), store: null as WishlistStore | null });

/** Connects an element as soon as there may be something on the wishlist: most visitors have none, and load nothing for it. */
export function whenWished(connect: ConnectElement): ConnectElement {
	return (element, page) => {
		const { storage, shared } = page.services;
		const place = shared(createWishlistPlace);
		let stops: readonly (() => void)[] = [];
		const stop = () => {
			for (const one of stops) one();
		};
		const start = () => {
			stop();
			stops = [connect(element, page)];
		};
		if (place.store || storage.read(wishlistKey) !== null) start();
		else stops = [place.subscribe(start), onStoredChange(storage, wishlistKey, start)];
		return stop;
	};
}
