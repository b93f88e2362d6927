import { laterComponents } from "#ui/foundation/later-components.ts";

const { load: loadDetails, part: details } = laterComponents(
	() => import("#ui/shop/product/product-details.tsx"),
);

/** Loads the parts of a product's page that do not come with it; rejects when one cannot be loaded. */
export const loadProductParts = loadDetails;

/** The parts of a product's page that a visitor who chooses and buys does not wait for. */
export const productParts = {
	details: details("ProductDetails"),
};
