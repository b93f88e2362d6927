import type { Product } from "#core/catalogue/product.ts";
import {
	type SearchedField,
	type SubcategoryNames,
	searchedFields,
	searchedTerms,
} from "#core/search/search-text.ts";

/** An inverted index of the words of products, by position. */
export interface SearchIndex {
	/** The number of products. */
	readonly size: number;
	/** All words, folded and sorted. */
	readonly terms: readonly string[];
	/** Per field, the products of each word: those of the word at index `place` start at `offsets[place]`. */
	readonly fields: Readonly<Record<SearchedField, FieldIndex>>;
}

/** The inverted index of one field. */
export interface FieldIndex {
	/** One entry more than there are words. */
	readonly offsets: ArrayLike<number>;
	readonly positions: ArrayLike<number>;
}

/** Returns the names of subcategories from a shop's settings, because products name them by id only. */
export function subcategoryNames(settings: {
	readonly subcategory_filters: readonly { readonly id: string | number; readonly display_name: string }[];
}): SubcategoryNames {
	return new Map(settings.subcategory_filters.map(({ id, display_name }) => [String(id), display_name]));
}

/** Creates the index in one pass over the products. */
export function createSearchIndex(products: Iterable<Product>, names: SubcategoryNames): SearchIndex {
	const found = new Map<string, Record<SearchedField, number[]>>();
	let size = 0;
	for (const product of products) {
		const words = searchedTerms(product, names);
		for (const field of searchedFields) {
			for (const term of words[field]) {
				const entry = found.get(term) ?? { name: [], reference: [], brand: [], category: [], attributes: [] };
				found.set(term, entry);
				entry[field].push(size);
			}
		}
		size += 1;
	}
	const terms = [...found.keys()].sort();
	const fieldIndex = (field: SearchedField): FieldIndex => {
		const lists = terms.map((term) => found.get(term)?.[field] ?? []);
		const offsets = [0];
		for (const { length } of lists) offsets.push((offsets.at(-1) as number) + length);
		return { offsets, positions: lists.flat() };
	};
	return {
		size,
		terms,
		fields: {
			name: fieldIndex("name"),
			reference: fieldIndex("reference"),
			brand: fieldIndex("brand"),
			category: fieldIndex("category"),
			attributes: fieldIndex("attributes"),
		},
	};
}
