import type { Product } from "#core/catalogue/product.ts";
import type { ProductTranslation } from "#core/content/product.ts";
import { absentValues, localShape, textShape } from "#core/content/shape-decoder.ts";
import { productShape } from "#core/content/shop-shapes.ts";

/** A product of which nothing is given, whatever fields the content definitions have; without id, name and slug. */
export const bareProduct = {
	...absentValues(localShape(productShape)),
	category: null,
	manufacturer_contact: null,
	ratings: [],
} as unknown as Omit<Product, "id" | "display_name" | "slug" | "project">;

/** What a product says in a language where nothing is given but its name. */
export const bareTexts = absentValues(textShape(productShape)) as Omit<
	ProductTranslation,
	"language" | "display_name"
>;
