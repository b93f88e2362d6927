import { activeVariants } from "#core/catalogue/product.ts";
import type { ProductContent } from "#core/catalogue/shop-content.ts";
import type { SearchProperty } from "#core/content-values/search-property.ts";

/** Matches "54", "17,5" or "42 cm", but not "585 Gelbgold" or "0,5 ct". */
const size = /^\d+(?:[.,]\d+)?\s*(?:mm|cm)?$/;

/**
 * Returns the property in which a product's variants differ, by its schema.org name: the content's own value, else
 * the size if all untranslated names are sizes. Null if unknown (B-SEO-05).
 */
export function variesBy(
	product: Pick<ProductContent, "variants_differ_in" | "product_variants">,
): SearchProperty | null {
	if (product.variants_differ_in) return product.variants_differ_in;
	const variants = activeVariants(product);
	const areSizes =
		variants.length > 0 && variants.every(({ display_name }) => size.test(display_name.trim()));
	return areSizes ? "size" : null;
}
