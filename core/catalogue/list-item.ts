import { listFields, type ProductListItem, variantListFields } from "#core/catalogue/product.ts";
import { pickFields } from "#core/shared/pick-fields.ts";

/** Returns the fields of a product that a list shows and no others, e.g. to send them to a browser (R-CAT-09). */
export function listItemOf(product: ProductListItem): ProductListItem {
	return {
		...pickFields(product, listFields),
		images: product.images.map(({ private_hash }) => ({ private_hash })),
		product_variants: product.product_variants.map((variant) => pickFields(variant, variantListFields)),
		ratings: product.ratings.map(({ rating }) => ({ rating })),
	};
}
