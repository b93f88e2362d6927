import type { Product } from "#core/catalogue/product.ts";
import { searchTerms, termsOf } from "#core/catalogue/search-terms.ts";

/** The searched fields of a product (B-USE-01), highest weight first. */
export const searchedFields = ["name", "reference", "brand", "category", "attributes"] as const;

/** The names of subcategories by id as text, because products name them by id only. */
export type SubcategoryNames = ReadonlyMap<string, string>;

/** A searched field of a product. */
export type SearchedField = (typeof searchedFields)[number];

/**
 * Returns the words of a product in each field: subcategories count as categories, tags and engravability as
 * attributes (B-USE-13).
 */
export function searchedTerms(
	product: Product,
	names: SubcategoryNames,
): Readonly<Record<SearchedField, readonly string[]>> {
	const { display_name, reference_number, manufacturer, category, subcategories, personalization } = product;
	const kinds = subcategories.map(({ subcategory_id }) => names.get(String(subcategory_id)) ?? "");
	const values = product.attributes.flatMap(({ display_values }) => display_values.map(termsOf));
	return {
		name: searchTerms(display_name),
		reference: referenceTerms(reference_number),
		brand: searchTerms(manufacturer?.display_name ?? ""),
		category: searchTerms([category?.display_name ?? "", ...kinds].join(" ")),
		attributes: [
			...new Set([
				...values.flat(),
				...termsOf([...product.tags, personalization?.display_name ?? ""].join(" ")),
				...values.flatMap(neighbours),
			]),
		],
	};
}

/** Joins adjacent words of a value: "white gold" is more than "white" and "gold". */
function neighbours(parts: readonly string[]): readonly string[] {
	return parts.flatMap((part, place) => {
		const pair = parts.slice(place, place + 2);
		return pair.length > 1 && pair.every((word) => /\p{Letter}/u.test(word)) ? [part + pair[1]] : [];
	});
}

/** Returns a reference number also without hyphens and spaces: "TR-100-54" is found by "TR10054". */
function referenceTerms(reference: string | null): readonly string[] {
	const parts = termsOf(reference ?? "");
	return [...new Set([...parts, ...termsOf(parts.join(""))])];
}

/** Returns how many letters of a word may be wrong: none in short words and numbers, two in long words (B-USE-01). */
export function tolerance(term: string): number {
	if (term.length < 4 || /\p{Number}/u.test(term)) return 0;
	return term.length < 8 ? 1 : 2;
}

/** Minimum letters of a compound's part. */
const minPartLength = 3;

/**
 * Returns the possible splits of a German compound into two words, most of them nonsense: "goldring" may be "gold"
 * and "ring" or "gol" and "dring". A linking "s" is tried as well.
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
