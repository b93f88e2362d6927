import { foldText } from "#core/catalogue/compare-names.ts";
import type { CatalogueQuery } from "#core/catalogue/query.ts";

/** Letters that Unicode does not decompose, and their common replacements. */
const bareLetters: Readonly<Record<string, string>> = { ø: "o", œ: "o", æ: "a", ł: "l", đ: "d", ı: "i" };

/**
 * Folds a text for searching: no case, no accents, "ä", "ae" and "a" equal, "ß" and "ss" equal (B-USE-01). "Größe",
 * "Groesse" and "GROSSE" all give "grosse".
 */
export function foldSearch(text: string): string {
	return foldText(text)
		.replace(/[øœæłđı]/g, (letter) => bareLetters[letter] as string)
		.replace(/([aou])e/g, "$1");
}

/**
 * Returns the distinct folded words and numbers of a text in order; numbers are split from letters, so that "8mm"
 * and "8 mm" are equal.
 */
export function searchTerms(text: string): readonly string[] {
	return [...new Set(termsOf(text))];
}

/** Returns the folded words and numbers of a text in order, with repetitions. */
export function termsOf(text: string): readonly string[] {
	return foldSearch(text).match(/\p{Letter}+|\p{Number}+/gu) ?? [];
}

/** Returns whether the query searches for anything. */
export function hasSearch(query: CatalogueQuery): query is CatalogueQuery & { readonly search: string } {
	return query.search !== null && searchTerms(query.search).length > 0;
}
