import { createListeners, onStoredChange } from "#core/shared/store.ts";
import { wishlistKey } from "#core/wishlist/wishlist-key.ts";
import type { ConnectElement } from "#ui/elements/connect-element.ts";

/** Reports that a part of the page has opened the wishlist of the visit. */
export const createWishlistUses = () => createListeners();

/** Connects an element as soon as there may be something on the wishlist: most visitors have none, and load nothing for it. */
export function whenWished(connect: ConnectElement): ConnectElement {
	return (element, page) => {
		const { storage, shared } = page.services;
		let stops: readonly (() => void)[] = [];
		const stop = () => {
			for (const one of stops) one();
		};
		const start = () => {
			stop();
			stops = [connect(element, page)];
		};
		if (storage.read(wishlistKey) !== null) start();
		else stops = [shared(createWishlistUses).subscribe(start), onStoredChange(storage, wishlistKey, start)];
		return stop;
	};
}
