import type { StockedProduct } from "#core/catalogue/availability.ts";
import type { IndexedProduct } from "#core/catalogue/product.ts";
import type { ProductContent } from "#core/catalogue/shop-content.ts";
import { digestOf } from "#renderer/plan/digest-of.ts";

/** The fields of a product in the columns, without prices and stock. The type ensures that no field is forgotten. */
type ColumnFields = Readonly<Record<Exclude<keyof IndexedProduct, keyof StockedProduct>, unknown>>;

function columnFields(product: ProductContent): ColumnFields {
	const { status, project, category, manufacturer, subcategories, tags, attributes, condition } = product;
	const names = product.translations.map(({ language, display_name }) => [language, display_name]);
	return {
		...{ status, project, category, manufacturer, subcategories, tags, attributes, condition },
		date_created: product.date_created,
		// The slug is the name of a product that has none.
		display_name: [product.slug, names],
	};
}

/**
 * Returns the digest of all products' columns without prices and stock. The order and the facets of a list depend on these
 * columns of all products, but on prices and stock only of the products in the list.
 */
export function digestOfColumns(products: readonly ProductContent[]): string {
	return digestOf(products.map(columnFields));
}
