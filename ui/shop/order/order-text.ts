import type { CartLine } from "#core/cart/cart-line.ts";
import type { Language } from "#core/language/language.ts";
import { sameId } from "#core/shared/branded.ts";
import type { Translate } from "#ui/foundation/translate-context.tsx";
import type { LineProducts } from "#ui/shop/cart/use-line-products.ts";

/** The product and variant of a line. */
type LineItem = Pick<CartLine, "product" | "variant">;

/** Returns a line's product and variant in the catalogue, also if they are no longer offered; null if unknown. */
export function namesOfLine({ product: { id }, variant }: LineItem, products: LineProducts) {
	const product = products.get(String(id)) ?? null;
	const chosen = variant
		? (product?.product_variants.find((one) => sameId(one.id, variant.id)) ?? null)
		: null;
	return { product, variant: chosen };
}

/** Returns the name of a line for sentences: the product and its variant. */
export function lineName(line: LineItem, products: LineProducts, t: Translate): string {
	const { product, variant } = namesOfLine(line, products);
	if (!product) return t("line.unknown");
	return variant ? `${product.display_name}, ${variant.display_name}` : product.display_name;
}

/** Formats names as a list in a language: "A, B und C". */
export function listOf(names: readonly string[], language: Language): string {
	return new Intl.ListFormat(language, { type: "conjunction" }).format(names);
}
