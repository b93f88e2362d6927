import type { PageServices } from "#core/models/page-services.ts";
import { createWishlistStore, type WishlistStore } from "#core/wishlist/wishlist-store.ts";
import { createWishlistPlace } from "#ui/elements/when-wished.ts";

/** Returns the visit's wishlist (B-USE-14); reads it from the browser on first use. */
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
