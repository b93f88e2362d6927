import type { ProductListItem } from "#core/catalogue/product.ts";

/** The fields of a product that a list shows, and no others, e.g. to send them to a browser (R-CAT-09). */
export function listItemOf(product: ProductListItem): ProductListItem {
	return {
		id: product.id,
		display_name: product.display_name,
		slug: product.slug,
		images: product.images.map(({ private_hash }) => ({ private_hash })),
		manufacturer: product.manufacturer,
		category: product.category,
		stock: product.stock,
		product_variants: product.product_variants.map(({ price_brutto, active }) => ({ price_brutto, active })),
		ratings: product.ratings.map(({ rating }) => ({ rating })),
		price_brutto: product.price_brutto,
		price_history: product.price_history,
	};
}
