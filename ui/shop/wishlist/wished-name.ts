import type { WishedProduct } from "#core/wishlist/wished-product.ts";
import type { Translate } from "#ui/foundation/translate-context.tsx";

/**
 * Returns the name of a product with its variant, for sentences. It is a separate module, because it uses the texts
 * of orders.
 */
export function wishedName({ product, variant }: WishedProduct, t: Translate): string {
	if (!product) return t("line.unknown");
	return variant ? `${product.display_name}, ${variant.display_name}` : product.display_name;
}
