import { activeVariants, type Product } from "#core/catalogue/product.ts";
import type { SearchProperty } from "#core/shared/search-property.ts";

/**
 * What the variants of a product differ in, as search engines name it: what the content says, else their size where all
 * names begin with a number. Null where that is not known (B-SEO-05).
 */
export function variesBy(
	product: Pick<Product, "variants_differ_in" | "product_variants">,
): SearchProperty | null {
	if (product.variants_differ_in) return product.variants_differ_in;
	const variants = activeVariants(product);
	const areSizes = variants.length > 0 && variants.every(({ display_name }) => /^\d/.test(display_name));
	return areSizes ? "size" : null;
}
