import type { PageServices } from "#core/models/page-services.ts";
import { createWishlistStore, type WishlistStore } from "#core/wishlist/wishlist-store.ts";
import { createWishlistUses } from "#ui/elements/when-wished.ts";

const createPlace = (): { store: WishlistStore | null } => ({ store: null });

/** The one wishlist of a visit (B-USE-14), read from the browser when something first asks for it. */
export function openWishlist({
	shared,
	storage,
	time,
}: Pick<PageServices, "shared" | "storage" | "time">): WishlistStore {
	const place = shared(createPlace);
	if (place.store) return place.store;
	place.store = createWishlistStore({ store: storage, now: () => time.now() });
	const uses = shared(createWishlistUses);
	uses.isOpen = true;
	uses.notify();
	return place.store;
}
