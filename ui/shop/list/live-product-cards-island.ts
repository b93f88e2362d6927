import type { Island } from "#ui/foundation/island.tsx";
import type { ProductCardsProps } from "#ui/shop/list/product-cards.tsx";

/** The same where products are read from a content service: prices and stock of now, as in the shop's lists (R-CAT-02). */
export const liveProductCardsIsland: Island<ProductCardsProps> = {
	name: "live-product-cards",
	isLive: true,
	load: () => import("#ui/shop/list/live-product-cards.tsx").then((module) => module.LiveProductCards),
};
