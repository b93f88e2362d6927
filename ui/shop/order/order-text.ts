import type { CartLine } from "#core/cart/cart-line.ts";
import type { Language } from "#core/language/language.ts";
import { sameId } from "#core/shared/branded.ts";
import type { Translate } from "#ui/foundation/translate-context.tsx";
import type { LineProducts } from "#ui/shop/cart/use-line-products.ts";

/** What a line is of. */
type LineItem = Pick<CartLine, "product" | "variant">;

/** What the catalogue calls a line's product and variant, also one that is no longer offered; null where unknown. */
export function namesOfLine({ product: { id }, variant }: LineItem, products: LineProducts) {
	const product = products.get(String(id)) ?? null;
	const chosen = variant
		? (product?.product_variants.find((one) => sameId(one.id, variant.id)) ?? null)
		: null;
	return { product, variant: chosen };
}

/** What a line is called in a sentence: the product and, where there is one, its variant. */
export function lineName(line: LineItem, products: LineProducts, t: Translate): string {
	const { product, variant } = namesOfLine(line, products);
	if (!product) return t("line.unknown");
	return variant ? `${product.display_name}, ${variant.display_name}` : product.display_name;
}

/** Gives names as a list of the language: "A, B und C". */
export function listOf(names: readonly string[], language: Language): string {
	return new Intl.ListFormat(language, { type: "conjunction" }).format(names);
}
