import { activeVariants } from "#core/catalogue/product.ts";
import type { SearchProperty } from "#core/shared/search-property.ts";
import type { ProductContent } from "#core/site/shop-content.ts";

/** "54", "17,5" or "42 cm"; "585 Gelbgold" and "0,5 ct" are none. */
const size = /^\d+(?:[.,]\d+)?\s*(?:mm|cm)?$/;

/**
 * What the variants of a product differ in, as search engines name it: what the content says, else their size where all
 * their own names are one, whatever the language that they are translated to. Null where that is not known (B-SEO-05).
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
