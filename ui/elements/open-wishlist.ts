import type { PageServices } from "#core/models/page-services.ts";
import { createWishlistStore, type WishlistStore } from "#core/wishlist/wishlist-store.ts";
import { createWishlistPlace } from "#ui/elements/when-wished.ts";

/** The one wishlist of a visit (B-USE-14), read from the browser when something first asks for it. */
export function openWishlist({
	shared,
	storage,
	time,
}: Pick<PageServices, "shared" | "storage" | "time">): WishlistStore {
	const place = shared(createWishlistPlace);
	if (place.store) return place.store;
	place.store = createWishlistStore({ store: storage, now: () => time.now() });
	place.notify();
	return place.store;
}
