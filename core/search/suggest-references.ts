import { searchTerms } from "#core/catalogue/search-terms.ts";
import type { NamedReference } from "#core/content/shop-lists.ts";
import type { SearchSuggestion } from "#core/ports/catalogue-search.ts";
import { pathSlug } from "#core/routes/shop-paths.ts";
import { likeness } from "#core/search/likeness.ts";
import { readSearch } from "#core/search/read-search.ts";
import type { WordTable } from "#core/search/trade-words.ts";

/** Returns the brands and categories whose names match the search text so far (B-USE-01, B-USE-13). */
export function suggestReferences(
	text: string,
	references: Readonly<Record<"manufacturer" | "category", readonly NamedReference[]>>,
	table: WordTable,
): readonly SearchSuggestion[] {
	const kinds = ["manufacturer", "category"] as const;
	const vocabulary = kinds.flatMap((kind) =>
		references[kind].flatMap(({ display_name }) => searchTerms(display_name)),
	);
	const searched = readSearch(text, { table, vocabulary }, true);
	if (searched.length === 0) return [];
	const isNamed = (name: string) => {
		const words = searchTerms(name);
		return searched.every(({ ways, unfinished }) =>
			ways.some(({ terms }) =>
				terms.every((term) => words.some((word) => likeness(term, word, table, unfinished) > 0)),
			),
		);
	};
	return kinds.flatMap((kind) =>
		references[kind]
			.filter(({ display_name }) => isNamed(display_name))
			.map((reference) => {
				const { id, display_name: label } = reference;
				return { kind, id, slug: pathSlug(reference), category: null, label };
			}),
	);
}

/** Returns the distinct brands and categories of products, in order of first appearance. */
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
