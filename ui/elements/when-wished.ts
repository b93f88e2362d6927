import { createListeners, onStoredChange } from "#core/shared/store.ts";
import { wishlistKey } from "#core/wishlist/wishlist-key.ts";
import type { ConnectElement } from "#ui/elements/connect-element.ts";

/** Whether a part of the page has opened the wishlist of the visit, and reports it when one does. */
export const createWishlistUses = () => ({ ...createListeners(), isOpen: false });

/** Connects an element as soon as there may be something on the wishlist: most visitors have none, and load nothing for it. */
export function whenWished(connect: ConnectElement): ConnectElement {
	return (element, page) => {
		const { storage, shared } = page.services;
		const uses = shared(createWishlistUses);
		let stops: readonly (() => void)[] = [];
		const stop = () => {
			for (const one of stops) one();
		};
		const start = () => {
			stop();
			stops = [connect(element, page)];
		};
		if (uses.isOpen || storage.read(wishlistKey) !== null) start();
		else stops = [uses.subscribe(start), onStoredChange(storage, wishlistKey, start)];
		return stop;
	};
}
