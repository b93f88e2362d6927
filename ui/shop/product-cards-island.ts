import type { Island } from "#ui/foundation/island.tsx";
import type { ProductCardsProps } from "#ui/shop/product-cards.tsx";

/** Products on a page that is not the shop's: complete as they come, alive once they are pointed at. */
export const productCardsIsland: Island<ProductCardsProps> = {
	name: "product-cards",
	load: async () => (await import("#ui/shop/product-cards.tsx")).ProductCards,
};
