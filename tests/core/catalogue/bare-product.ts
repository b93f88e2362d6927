import type { Product, ProductVariant } from "#core/catalogue/product.ts";
import type { ProductContent } from "#core/catalogue/shop-content.ts";
import type { ProductTranslation } from "#core/content/product.ts";
import { absentValues, entryShape, localShape, textShape } from "#core/content/shape-decoder.ts";
import { productShape } from "#core/content/shop-shapes.ts";

const { prices: _, ...inOneCurrency } = localShape(productShape);
const { prices: __, ...variantInOneCurrency } = localShape(entryShape(productShape.product_variants));

/** A product with absent values in all fields of the content definitions; without id, name and slug. */
export const bareProduct = {
	...absentValues(inOneCurrency),
	category: null,
	manufacturer_contact: null,
	ratings: [],
} as unknown as Omit<Product, "id" | "display_name" | "slug" | "project">;

/** The same in all its languages, as in a shop's content; without id, status and slug. */
export const bareContent = {
	...absentValues(productShape),
	project: null,
	category: null,
} as unknown as Omit<ProductContent, "id" | "status" | "slug">;

/** A variant with absent values; without id, name and product. */
export const bareVariant = absentValues(variantInOneCurrency) as unknown as Omit<
	ProductVariant,
	"id" | "display_name" | "product"
>;

/** A product's texts in a language with absent values, except the name. */
export const bareTexts = absentValues(textShape(productShape)) as Omit<
	ProductTranslation,
	"language" | "display_name"
>;
