import { defineIsland } from "#ui/foundation/island-definition.ts";
import type { ProductCardsProps } from "#ui/shop/list/product-cards.tsx";

/** Products on a page outside the shop; complete as prerendered. */
export const productCardsIsland = defineIsland<ProductCardsProps>({
	name: "product-cards",
	hydrate: "interaction",
	load: () => import("#ui/shop/list/product-cards.tsx").then((module) => module.ProductCards),
});

/** The same for products from a content service: with current prices and stock, as in the shop's lists (R-CAT-02). */
export const liveProductCardsIsland = defineIsland<ProductCardsProps>({
	name: "live-product-cards",
	hydrate: "visible",
	load: () => import("#ui/shop/list/live-product-cards.tsx").then((module) => module.LiveProductCards),
});
