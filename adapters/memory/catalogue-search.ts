import { isListed, type Product } from "#core/catalogue/product.ts";
import {
	compoundWords,
	searchedFields,
	searchedTerms,
	searchTerms,
	tolerance,
} from "#core/catalogue/search-text.ts";
import { namedReferences, suggestReferences } from "#core/catalogue/suggest-references.ts";
import type { CatalogueSearch, SearchSuggestion } from "#core/ports/catalogue-search.ts";

/** What the in-memory search looks through. */
export interface MemorySearchOptions {
	/** Those of other shops and unpublished ones may be among them; they are never found. */
	readonly products: readonly Product[];
	/** The domain of the shop. */
	readonly project: string;
}

/** An in-memory implementation of the search port: looks at every word of every product, slow and obvious. */
export function createMemorySearch({ products, project }: MemorySearchOptions): CatalogueSearch {
	const listed = products.filter((product) => isListed(product, project));
	const references = {
		manufacturer: namedReferences(listed, "manufacturer"),
		category: namedReferences(listed, "category"),
	};
	const found = (text: string): readonly Product[] => {
		const terms = searchTerms(text);
		const scored = listed
			.map((product) => ({ product, scores: terms.map((term) => scoreOf(product, term)) }))
			.filter(({ scores }) => scores.some((score) => score > 0))
			.sort((left, right) => sum(right.scores) - sum(left.scores));
		const complete = scored.filter(({ scores }) => scores.every((score) => score > 0));
		return (complete.length > 0 ? complete : scored).map(({ product }) => product);
	};
	return {
		async suggest(text, limit) {
			const suggested = found(text).map(
				({ id, slug, category, display_name }): SearchSuggestion => ({
					kind: "product",
					id,
					slug,
					category: category?.slug ?? null,
					label: display_name,
				}),
			);
			return [...suggestReferences(text, references), ...suggested].slice(0, Math.max(0, limit));
		},
		async search(text) {
			return found(text).map(({ id }) => id);
		},
	};
}

/** How well a product fits a word: as it is, else as a compound of two words that it has; 0 not at all. */
function scoreOf(product: Product, term: string): number {
	const fields = searchedTerms(product);
	const whole = wordScore(fields, term);
	if (whole > 0) return whole;
	const words = Object.values(fields).flat();
	const has = (part: string): boolean => words.some((word) => word.includes(part));
	return compoundWords(term).some((parts) => parts.every(has)) ? 1 : 0;
}

/** By the field's weight, and by how the word was met there. */
function wordScore(fields: ReturnType<typeof searchedTerms>, term: string): number {
	return Math.max(
		...searchedFields.map((field, place) => {
			const match = Math.max(0, ...fields[field].map((word) => similarity(word, term)));
			return match * (searchedFields.length - place);
		}),
	);
}

function similarity(word: string, term: string): number {
	if (word === term) return 8;
	if (word.startsWith(term)) return 4;
	if (term.length > 2 && !/\p{Number}/u.test(term) && word.includes(term)) return 2;
	return distance(word, term) <= tolerance(term) ? 1 : 0;
}

/** Letters to add, drop or change until one word is the other (Levenshtein). */
function distance(left: string, right: string): number {
	let row = Array.from({ length: right.length + 1 }, (_, place) => place);
	for (const [index, letter] of [...left].entries()) {
		const next = [index + 1];
		for (const [place, other] of [...right].entries()) {
			const change = (row[place] as number) + (letter === other ? 0 : 1);
			next.push(Math.min(change, (row[place + 1] as number) + 1, (next[place] as number) + 1));
		}
		row = next;
	}
	return row.at(-1) as number;
}

function sum(values: readonly number[]): number {
	return values.reduce((total, value) => total + value, 0);
}
