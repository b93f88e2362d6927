import { defineIsland } from "#ui/foundation/island-definition.ts";
import type { DetailsProps } from "#ui/shop/product/product-details.tsx";

/** The details of a product, whose script does not delay visitors who buy. */
export const productDetailsIsland = defineIsland<DetailsProps>({
	name: "product-details",
	hydrate: "change",
	replaceable: ["ProductFacts"],
	load: () => import("#ui/shop/product/product-details.tsx").then((module) => module.ProductDetails),
});
