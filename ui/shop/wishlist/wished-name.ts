import type { WishedProduct } from "#core/wishlist/wished-product.ts";
import type { Translate } from "#ui/foundation/translate-context.tsx";

/** What a product of the list is called in a sentence, with its variant where there is one. */
export function wishedName({ product, variant }: WishedProduct, t: Translate): string {
	if (!product) return t("line.unknown");
	return variant ? `${product.display_name}, ${variant.display_name}` : product.display_name;
}
