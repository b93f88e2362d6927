import type { Product } from "#core/catalogue/product.ts";
import {
	type SearchedField,
	type SubcategoryNames,
	searchedFields,
	searchedTerms,
} from "#core/search/search-text.ts";

/** In which products, by their positions, the words of a catalogue are. */
export interface SearchIndex {
	/** How many products there are. */
	readonly size: number;
	/** Every word, folded, in the order of its letters. */
	readonly terms: readonly string[];
	/** For each field, the products that have a word there: those of the word at `place` from `offsets[place]` on. */
	readonly fields: Readonly<Record<SearchedField, FieldIndex>>;
}

/** In which products words are in one field. */
export interface FieldIndex {
	/** One more than there are words. */
	readonly offsets: ArrayLike<number>;
	readonly positions: ArrayLike<number>;
}

/** Takes the names of subcategories, which products know by id only, from a shop's settings. */
export function subcategoryNames(settings: {
	readonly subcategory_filters: readonly { readonly id: string | number; readonly display_name: string }[];
}): SubcategoryNames {
	return new Map(settings.subcategory_filters.map(({ id, display_name }) => [String(id), display_name]));
}

/** Notes where the words of products are; the products are looked at one after another. */
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
