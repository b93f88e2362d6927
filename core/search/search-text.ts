import { foldText } from "#core/catalogue/compare-names.ts";
import type { Product } from "#core/catalogue/product.ts";
import type { CatalogueQuery } from "#core/catalogue/query.ts";

/** Letters that Unicode does not take apart, as people without the key type them. */
const bareLetters: Readonly<Record<string, string>> = { ø: "o", œ: "o", æ: "a", ł: "l", đ: "d", ı: "i" };

/**
 * A text as the search compares it: without case and accents, and with "ä", "ae" and "a" the same, "ß" and "ss"
 * too (B-USE-01): "Größe", "Groesse" and "GROSSE" all give "grosse".
 */
export function foldSearch(text: string): string {
	return foldText(text)
		.replace(/[øœæłđı]/g, (letter) => bareLetters[letter] as string)
		.replace(/([aou])e/g, "$1");
}

/**
 * The words and numbers of a text as the search compares them, each once, in their order; a number ends where
 * letters begin, so that "8mm" and "8 mm" are the same.
 */
export function searchTerms(text: string): readonly string[] {
	return [...new Set(partsOf(text))];
}

function partsOf(text: string): readonly string[] {
	return foldSearch(text).match(/\p{Letter}+|\p{Number}+/gu) ?? [];
}

/** Returns whether the query searches for anything. */
export function hasSearch(query: CatalogueQuery): query is CatalogueQuery & { readonly search: string } {
	return query.search !== null && searchTerms(query.search).length > 0;
}

/** The fields of a product that are searched (B-USE-01), the heaviest first. */
export const searchedFields = ["name", "reference", "brand", "category", "attributes"] as const;

/** Names of subcategories, which products know by id only, by these ids as text. */
export type SubcategoryNames = ReadonlyMap<string, string>;

/** A field of a product that is searched. */
export type SearchedField = (typeof searchedFields)[number];

/**
 * The words by which a product is found in each field: subcategories among categories, tags and what can be engraved among
 * attributes (B-USE-13).
 */
export function searchedTerms(
	product: Product,
	names: SubcategoryNames,
): Readonly<Record<SearchedField, readonly string[]>> {
	const { display_name, reference_number, manufacturer, category, subcategories, personalization } = product;
	const kinds = subcategories.map(({ subcategory_id }) => names.get(String(subcategory_id)) ?? "");
	const values = product.attributes.flatMap(({ display_values }) => display_values);
	return {
		name: searchTerms(display_name),
		reference: referenceTerms(reference_number),
		brand: searchTerms(manufacturer?.display_name ?? ""),
		category: searchTerms([category?.display_name ?? "", ...kinds].join(" ")),
		attributes: [
			...new Set([
				...searchTerms([...values, ...product.tags, personalization?.display_name ?? ""].join(" ")),
				...values.flatMap(neighbours),
			]),
		],
	};
}

/** The words of a value that stand side by side, as one: "white gold" is more than "white" and "gold". */
function neighbours(value: string): readonly string[] {
	const parts = partsOf(value);
	return parts.flatMap((part, place) => {
		const pair = parts.slice(place, place + 2);
		return pair.length > 1 && pair.every((word) => /\p{Letter}/u.test(word)) ? [part + pair[1]] : [];
	});
}

/** A reference number is also found by those who leave out its hyphens and blanks: "TR-100-54" by "TR10054". */
function referenceTerms(reference: string | null): readonly string[] {
	const parts = partsOf(reference ?? "");
	return [...new Set([...parts, ...partsOf(parts.join(""))])];
}

/** How many letters may be typed wrongly in a word: none in short ones and numbers, two in long ones (B-USE-01). */
export function tolerance(term: string): number {
	if (term.length < 4 || /\p{Number}/u.test(term)) return 0;
	return term.length < 8 ? 1 : 2;
}

/** Letters that a part of a compound has at least. */
const minPartLength = 3;

/**
 * The pairs of words that a German compound may be made of, most of them nonsense: "goldring" may be "gold" and
 * "ring" or "gol" and "dring". The "s" that joins two words is tried as its own, too.
 */
export function compoundWords(term: string): readonly (readonly [string, string])[] {
	const parts: [string, string][] = [];
	for (let end = minPartLength; end <= term.length - minPartLength; end += 1) {
		parts.push([term.slice(0, end), term.slice(end)]);
		const isJoint = term[end] === "s" && end + 1 <= term.length - minPartLength;
		if (isJoint) parts.push([term.slice(0, end), term.slice(end + 1)]);
	}
	return parts;
}
