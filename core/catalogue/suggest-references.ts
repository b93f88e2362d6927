import type { NamedReference } from "#core/catalogue/product.ts";
import { searchTerms } from "#core/catalogue/search-text.ts";
import type { SearchSuggestion } from "#core/ports/catalogue-search.ts";

/** The brands and categories whose names have words that begin with every word of the text (B-USE-01). */
export function suggestReferences(
	text: string,
	references: Readonly<Record<"manufacturer" | "category", readonly NamedReference[]>>,
): readonly SearchSuggestion[] {
	const terms = searchTerms(text);
	if (terms.length === 0) return [];
	return (["manufacturer", "category"] as const).flatMap((kind) =>
		references[kind]
			.filter(({ display_name }) => namedBy(display_name, terms))
			.map(({ id, slug, display_name }) => ({ kind, id, slug, category: null, label: display_name })),
	);
}

function namedBy(name: string, terms: readonly string[]): boolean {
	const words = searchTerms(name);
	return terms.every((term) => words.some((word) => word.startsWith(term)));
}

/** The different brands and categories that products name, in the order in which they first do. */
export function namedReferences(
	products: readonly { readonly [Kind in "manufacturer" | "category"]: NamedReference | null }[],
	kind: "manufacturer" | "category",
): readonly NamedReference[] {
	const references = new Map<string, NamedReference>();
	for (const product of products) {
		const reference = product[kind];
		if (reference !== null && !references.has(String(reference.id))) {
			references.set(String(reference.id), reference);
		}
	}
	return [...references.values()];
}
