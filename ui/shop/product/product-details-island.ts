import { defineIsland } from "#ui/foundation/island-definition.ts";
import type { DetailsProps } from "#ui/shop/product/product-details.tsx";

/** The details of a product, whose script a visitor who buys does not wait for. */
export const productDetailsIsland = defineIsland<DetailsProps>({
	name: "product-details",
	hydrate: "change",
	load: () => import("#ui/shop/product/product-details.tsx").then((module) => module.ProductDetails),
});
