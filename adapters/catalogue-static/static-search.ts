import MiniSearch, { type Query, type SearchOptions } from "minisearch";
import { pathOf } from "#adapters/catalogue-static/manifest.ts";
import { unpackNumbers } from "#adapters/catalogue-static/packed-numbers.ts";
import {
	decodePackedSearch,
	type PackedSearch,
	unpackSearch,
} from "#adapters/catalogue-static/packed-search.ts";
import type { ShopBuild, ShopFiles } from "#adapters/catalogue-static/shop-files.ts";
import { openIds } from "#adapters/catalogue-static/static-catalogue.ts";
import { compoundWords, searchedFields, searchTerms, tolerance } from "#core/catalogue/search-text.ts";
import { suggestReferences } from "#core/catalogue/suggest-references.ts";
import type { CatalogueSearch, SearchSuggestion } from "#core/ports/catalogue-search.ts";
import type { ContentId } from "#core/shared/branded.ts";
import { decoded } from "#core/shared/file-decoders.ts";
import { slugOf } from "#core/shared/slug.ts";

/** The search over the files of a shop's build; its own file is loaded when it is first asked (B-USE-01). */
export function createStaticSearch(files: ShopFiles): CatalogueSearch {
	const find = async (build: ShopBuild, text: string) => {
		const [ids, { packed, categories, index }] = await Promise.all([openIds(build), openSearch(build)]);
		return { ids, packed, categories, positions: findPositions(text, packed, await index) };
	};
	return {
		suggest: (text, limit) =>
			files.read(async (build) => {
				if (searchTerms(text).length === 0 || limit <= 0) return [];
				const { positions, ...open } = await find(build, text);
				const references = suggestReferences(text, open.packed).slice(0, limit);
				const shown = positions.slice(0, limit - references.length);
				return [...references, ...shown.map((position) => productSuggestion(open, position))];
			}),
		search: (text) =>
			files.read(async (build) => {
				if (searchTerms(text).length === 0) return [];
				const { ids, positions } = await find(build, text);
				return positions.map((position) => ids[position] as ContentId);
			}),
	};
}

interface OpenSearch {
	readonly packed: PackedSearch;
	/** For each product, the place of its category, counted from 1; 0 without one. */
	readonly categories: ArrayLike<number>;
	readonly index: Promise<MiniSearch>;
}

function openSearch({ manifest, file }: ShopBuild): Promise<OpenSearch> {
	return file(pathOf.search(manifest.search), (content) => {
		const packed = decoded(decodePackedSearch, content);
		if (packed.names.length !== manifest.size || packed.slugs.length !== manifest.size) {
			throw new TypeError("It does not name every product.");
		}
		// In slices, so that typing goes on meanwhile.
		const limits = { length: manifest.size, min: 0, max: packed.category.length };
		const categories = unpackNumbers(packed.categories, limits);
		return { packed, categories, index: MiniSearch.loadJSAsync(unpackSearch(packed), indexOptions) };
	});
}

/** The words are folded and taken apart by core's rules, when written and when asked for. */
const indexOptions = {
	fields: [...searchedFields],
	tokenize: (text: string): string[] => [...searchTerms(text)],
	processTerm: (term: string): string => term,
};

const weights = { name: 4, reference: 5, brand: 3, category: 2, attributes: 1 };
const within = Object.fromEntries(Object.entries(weights).map(([field, weight]) => [field, weight / 5]));

/** Letters that a word has at least to be looked for within longer ones. */
const shortestWithin = 3;

/** The positions of what has all words, the best first; of what has some where nothing has all. */
function findPositions(text: string, packed: PackedSearch, index: MiniSearch): readonly number[] {
	const queries = searchTerms(text).map((term) => termQuery(term, packed.terms));
	const found = index.search({ combineWith: "AND", queries });
	const results =
		found.length > 0 || queries.length < 2 ? found : index.search({ combineWith: "OR", queries });
	return results.map(({ id }) => id as number);
}

/**
 * A word as it begins, as it may be mistyped, and, for less, within longer words: "ring" finds "Trauring". One
 * that is nowhere may be a compound of words that do: "Goldring" finds rings of gold.
 */
function termQuery(term: string, vocabulary: readonly string[]): Query {
	const asTyped = { queries: [term], boost: weights, prefix: true, fuzzy: tolerance(term) };
	const words = wordsWith(term, vocabulary);
	if (words.length > 0) return anyOf([asTyped, exactWords(words)]);
	const pairs = compoundWords(term).map((parts) => parts.map((part) => wordsWith(part, vocabulary)));
	const possible = pairs.filter((pair) => pair.every((found) => found.length > 0));
	return anyOf([asTyped, ...possible.map((pair) => allOf(pair.map(exactWords)))]);
}

/** The words of the catalogue that have the term within; of numbers and short terms those that begin with it. */
function wordsWith(term: string, vocabulary: readonly string[]): readonly string[] {
	const anywhere = term.length >= shortestWithin && !/\p{Number}/u.test(term);
	return vocabulary.filter((word) => (anywhere ? word.includes(term) : word.startsWith(term)));
}

function exactWords(words: readonly string[]): Query {
	return anyOf(words, { boost: within, prefix: false, fuzzy: false });
}

function anyOf(queries: readonly Query[], options: SearchOptions = {}): Query {
	return { ...options, combineWith: "OR", queries: [...queries] };
}

function allOf(queries: readonly Query[]): Query {
	return { combineWith: "AND", queries: [...queries] };
}

function productSuggestion(
	{ packed, categories, ids }: Omit<OpenSearch, "index"> & { readonly ids: readonly ContentId[] },
	position: number,
): SearchSuggestion {
	const label = packed.names[position] as string;
	return {
		kind: "product",
		id: ids[position] as ContentId,
		slug: packed.slugs[position] ?? slugOf(label),
		category: packed.category[(categories[position] as number) - 1]?.slug ?? null,
		label,
	};
}
