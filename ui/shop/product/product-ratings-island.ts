import { defineIsland } from "#ui/foundation/island-definition.ts";
import type { ProductRatingsProps } from "#ui/shop/product/product-ratings.tsx";

/** The ratings of a product, complete as prerendered. */
export const productRatingsIsland = defineIsland<ProductRatingsProps>({
	name: "product-ratings",
	hydrate: "interaction",
	load: () => import("#ui/shop/product/product-ratings.tsx").then((module) => module.ProductRatings),
});
