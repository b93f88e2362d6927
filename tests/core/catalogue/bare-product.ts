import type { Product, ProductVariant } from "#core/catalogue/product.ts";
import type { ProductContent } from "#core/catalogue/shop-content.ts";
import type { ProductTranslation } from "#core/content/product.ts";
import { absentValues, entryShape, localShape, textShape } from "#core/content/shape-decoder.ts";
import { productShape } from "#core/content/shop-shapes.ts";

const { prices: _, ...inOneCurrency } = localShape(productShape);
const { prices: __, ...variantInOneCurrency } = localShape(entryShape(productShape.product_variants));

/** A product of which nothing is given, whatever fields the content definitions have; without id, name and slug. */
export const bareProduct = {
	...absentValues(inOneCurrency),
	category: null,
	manufacturer_contact: null,
	ratings: [],
} as unknown as Omit<Product, "id" | "display_name" | "slug" | "project">;

/** The same in all its languages, as the content of a shop has it; without id, status and slug. */
export const bareContent = {
	...absentValues(productShape),
	project: null,
	category: null,
} as unknown as Omit<ProductContent, "id" | "status" | "slug">;

/** A version of a product of which nothing is given; without id, name and product. */
export const bareVariant = absentValues(variantInOneCurrency) as unknown as Omit<
	ProductVariant,
	"id" | "display_name" | "product"
>;

/** What a product says in a language where nothing is given but its name. */
export const bareTexts = absentValues(textShape(productShape)) as Omit<
	ProductTranslation,
	"language" | "display_name"
>;
