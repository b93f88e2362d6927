import type { Services } from "#ui/foundation/services.tsx";
import type { ShopServices } from "#ui/foundation/shop-services.ts";

/** What the parts of the wishlist's page work with. */
export interface WishlistProps {
	readonly shop: ShopServices;
	readonly services: Services;
}
