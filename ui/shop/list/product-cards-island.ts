import type { Island } from "#ui/foundation/island.tsx";
import type { ProductCardsProps } from "#ui/shop/list/product-cards.tsx";

/** Products on a page that is not the shop's: complete as rendered, hydrated on pointer or focus. */
export const productCardsIsland: Island<ProductCardsProps> = {
	name: "product-cards",
	load: () => import("#ui/shop/list/product-cards.tsx").then((module) => module.ProductCards),
};
