import type { Services } from "#core/models/page-services.ts";
import type { ShopServices } from "#core/models/shop-services.ts";

/** What the parts of the wishlist's page work with. */
export interface WishlistProps {
	readonly shop: ShopServices;
	readonly services: Services;
}
