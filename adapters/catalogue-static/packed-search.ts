import type { AsPlainObject } from "minisearch";
import {
	decodePackedNumbers,
	packNumbers,
	unpackNumbers,
} from "#adapters/catalogue-static/packed-numbers.ts";
import { decodeReference } from "#adapters/catalogue-static/product-files.ts";
import type { Product } from "#core/catalogue/product.ts";
import { type SearchedField, searchedFields, searchedTerms } from "#core/catalogue/search-text.ts";
import { namedReferences } from "#core/catalogue/suggest-references.ts";
import { type Decoded, list, nullable, object } from "#core/shared/decoder.ts";
import { text } from "#core/shared/file-decoders.ts";
import { slugOf } from "#core/shared/slug.ts";

const decodeField = object({
	/** For each word, how many products have it in this field. */
	counts: decodePackedNumbers,
	/** The positions of those products, word by word, as steps from one to the next. */
	steps: decodePackedNumbers,
});

/** search-{hash}.json: MiniSearch's index without what follows from the rest, and what suggestions show. */
export const decodePackedSearch = object({
	names: list(text),
	/** Null where the slug follows from the name. */
	slugs: list(nullable(text)),
	/** For each product, the place of its category in `category`, counted from 1; 0 without one. */
	categories: decodePackedNumbers,
	manufacturer: list(decodeReference),
	category: list(decodeReference),
	/** Every word, in the order of its letters. */
	terms: list(text),
	fields: object({
		name: decodeField,
		reference: decodeField,
		brand: decodeField,
		category: decodeField,
		attributes: decodeField,
	}),
});

/** The content of a search file. */
export type PackedSearch = Decoded<typeof decodePackedSearch>;

/** All that the search file holds of a product. */
export function searchedOf(product: Product): unknown {
	const { display_name, slug, manufacturer, category } = product;
	return [searchedTerms(product), display_name, slug, manufacturer, category];
}

/** Packs the words of the listed products, in the catalogue's order, for the search file. */
export function packSearch(products: Iterable<Product>): PackedSearch {
	const positions = new Map<string, Record<SearchedField, number[]>>();
	// Of each product what is needed, so that they need not all be there at a time.
	const suggested: Pick<Product, "display_name" | "slug" | "manufacturer" | "category">[] = [];
	for (const product of products) {
		const { display_name, slug, manufacturer, category } = product;
		const position = suggested.push({ display_name, slug, manufacturer, category }) - 1;
		const words = searchedTerms(product);
		for (const field of searchedFields) {
			for (const term of words[field]) {
				const entry = positions.get(term) ?? emptyEntry();
				positions.set(term, entry);
				entry[field].push(position);
			}
		}
	}
	const terms = [...positions.keys()].sort();
	const packField = (field: SearchedField) => {
		const lists = terms.map((term) => (positions.get(term) as Record<SearchedField, number[]>)[field]);
		const steps = lists.flatMap((list) => list.map((position, place) => position - (list[place - 1] ?? 0)));
		return { counts: packNumbers(lists.map(({ length }) => length)), steps: packNumbers(steps) };
	};
	const category = [...namedReferences(suggested, "category")];
	const places = new Map(category.map(({ id }, place) => [String(id), place + 1]));
	return {
		names: suggested.map(({ display_name }) => display_name),
		slugs: suggested.map(({ display_name, slug }) => (slug === slugOf(display_name) ? null : slug)),
		manufacturer: [...namedReferences(suggested, "manufacturer")],
		category,
		categories: packNumbers(suggested.map((product) => places.get(String(product.category?.id)) ?? 0)),
		terms,
		fields: {
			name: packField("name"),
			reference: packField("reference"),
			brand: packField("brand"),
			category: packField("category"),
			attributes: packField("attributes"),
		},
	};
}

function emptyEntry(): Record<SearchedField, number[]> {
	return { name: [], reference: [], brand: [], category: [], attributes: [] };
}

type Entries = AsPlainObject["index"][number][1];

/** What MiniSearch loads, products named by position; throws when the numbers do not fit together. */
export function unpackSearch({ terms, names, fields }: PackedSearch): AsPlainObject {
	const size = names.length;
	const entries: Entries[] = terms.map(() => ({}));
	const lengths = Array.from({ length: size }, () => searchedFields.map(() => 0));
	for (const [fieldId, field] of searchedFields.entries()) {
		unpackField(fields[field], { fieldId, entries, lengths });
	}
	const average = (field: number): number =>
		lengths.reduce((sum, length) => sum + (length[field] as number), 0) / Math.max(1, size);
	return {
		documentCount: size,
		nextId: size,
		documentIds: Object.fromEntries(names.map((_, position) => [position, position])),
		fieldIds: Object.fromEntries(searchedFields.map((field, fieldId) => [field, fieldId])),
		fieldLength: Object.fromEntries(lengths.entries()),
		averageFieldLength: searchedFields.map((_, fieldId) => average(fieldId)),
		storedFields: {},
		index: terms.map((term, place) => [term, entries[place] as Entries]),
		serializationVersion: 2,
	};
}

interface Unpacking {
	readonly fieldId: number;
	/** By word. */
	readonly entries: readonly Entries[];
	/** How many words each product has in each field. */
	readonly lengths: readonly number[][];
}

function unpackField(
	packed: PackedSearch["fields"][SearchedField],
	{ fieldId, entries, lengths }: Unpacking,
): void {
	const size = lengths.length;
	const counts = unpackNumbers(packed.counts, { length: entries.length, min: 0, max: size });
	const total = counts.reduce((sum, count) => sum + count, 0);
	const steps = unpackNumbers(packed.steps, { length: total, min: 0, max: size });
	let place = 0;
	for (const [term, count] of counts.entries()) {
		if (count === 0) continue;
		const products: Record<string, number> = {};
		let position = 0;
		for (const end = place + count; place < end; place += 1) {
			position += steps[place] as number;
			const length = lengths[position];
			if (!length) throw new TypeError(`There is no product at ${position}.`);
			// A word counts once a field, however often it is there.
			products[position] = 1;
			length[fieldId] = (length[fieldId] as number) + 1;
		}
		(entries[term] as Entries)[fieldId] = products;
	}
}
