import type { PageServices } from "#core/models/page-services.ts";
import { createViewedStore, type ViewedStore } from "#core/wishlist/viewed-store.ts";

const createPlace = (): { store: ViewedStore | null } => ({ store: null });

/** Returns the recently viewed products (B-USE-14); reads them from the browser on first use. */
export function openViewed({
	shared,
	storage,
	time,
}: Pick<PageServices, "shared" | "storage" | "time">): ViewedStore {
	const place = shared(createPlace);
	place.store ??= createViewedStore({ store: storage, now: () => time.now() });
	return place.store;
}
