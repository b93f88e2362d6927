import type { CartLine } from "#core/cart/cart-line.ts";
import type { FieldProblem } from "#core/forms/field-rules.ts";
import type { DecimalText } from "#core/shared/decimal-text.ts";
import type { Language } from "#core/shared/language.ts";
import type { Words } from "#ui/foundation/words.tsx";

/** A rate in per cent as the language writes it: "7,7" (de), "7.7" (en). */
export function formatPercent(percent: DecimalText, language: Language): string {
	return new Intl.NumberFormat(language).format(percent as unknown as number);
}

/** The sentence for a field's problem; one that only the order service knows is said in general words. */
export function problemText({ key, params }: FieldProblem, words: Words): string {
	const text = words(key, params);
	return text === key ? words("form.refused") : text;
}

/** What a line is called in a sentence: the product and, where there is one, its variant. */
export function lineName({ product, variant }: Pick<CartLine, "product" | "variant">): string {
	return variant ? `${product.display_name}, ${variant.display_name}` : product.display_name;
}

/** Gives names as a list of the language: "A, B und C". */
export function listOf(names: readonly string[], language: Language): string {
	return new Intl.ListFormat(language, { type: "conjunction" }).format(names);
}
