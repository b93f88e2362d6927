import type { WishedProduct } from "#core/wishlist/wished-product.ts";
import type { Translate } from "#ui/foundation/translate-context.tsx";

/** Returns the name of a product in a sentence, with its variant. Apart from the products: its texts are those of orders. */
export function wishedName({ product, variant }: WishedProduct, t: Translate): string {
	if (!product) return t("line.unknown");
	return variant ? `${product.display_name}, ${variant.display_name}` : product.display_name;
}
