import {
	decodePackedNumbers,
	packNumbers,
	unpackNumbers,
} from "#adapters/catalogue-static/packed-numbers.ts";
import { decodeReference } from "#adapters/catalogue-static/product-files.ts";
import type { Product } from "#core/catalogue/product.ts";
import { usedCondition, usedConditions } from "#core/content-values/goods-condition.ts";
import { oneOf } from "#core/decoding/content-decoders.ts";
import { type Decoded, integer, list, nullable, object } from "#core/decoding/decoder.ts";
import { text, tuple, withAbsent } from "#core/decoding/file-decoders.ts";
import { languages } from "#core/language/language.ts";
import { pathSlug } from "#core/routes/shop-paths.ts";
import {
	createSearchIndex,
	type FieldIndex,
	type SearchIndex,
	subcategoryNames,
} from "#core/search/search-index.ts";
import { namedReferences } from "#core/search/suggest-references.ts";
import type { ShopSettings } from "#core/settings/shop-settings.ts";
import { slugOf } from "#core/text/slug.ts";

const decodeField = object({
	/** The number of products per word in this field. */
	counts: decodePackedNumbers,
	/** The positions of those products, word by word, as differences. */
	steps: decodePackedNumbers,
});

/** search-{hash}.json: the inverted index, the shop's synonyms and the data of suggestions. */
export const decodePackedSearch = object({
	names: list(text),
	/** Their slugs in paths of the language; null if the slug follows from the name. */
	slugs: list(nullable(text)),
	/** Each product's index in `category`, counted from 1; 0 without a category. */
	categories: decodePackedNumbers,
	/** The positions of products that are not new, with their condition; absent in files of earlier releases. */
	conditions: withAbsent(list(tuple(integer(0, 1_000_000), oneOf(usedConditions))), []),
	manufacturer: list(decodeReference),
	category: list(decodeReference),
	/** The shop's synonyms; absent in files of earlier releases, which browsers may have cached. */
	words: withAbsent(list(object({ language: oneOf(languages), words: list(text), finds: list(text) })), []),
	/** All words in alphabetical order. */
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

/** The settings in the search file. */
export type SearchedSettings = Pick<ShopSettings, "search_words" | "subcategory_filters">;

/** Packs the words of the listed products, in catalogue order, for the search file. */
export function packSearch(products: readonly Product[], settings: SearchedSettings): PackedSearch {
	const { terms, fields } = createSearchIndex(products, subcategoryNames(settings));
	const category = [...namedReferences(products, "category")];
	const places = new Map(category.map(({ id }, place) => [String(id), place + 1]));
	return {
		names: products.map(({ display_name }) => display_name),
		slugs: products.map((product) => {
			const slug = pathSlug(product);
			return slug === slugOf(product.display_name) ? null : slug;
		}),
		conditions: products.flatMap((product, position) => {
			const condition = usedCondition(product);
			return condition === null ? [] : [[position, condition] as const];
		}),
		manufacturer: [...namedReferences(products, "manufacturer")],
		category,
		categories: packNumbers(products.map((product) => places.get(String(product.category?.id)) ?? 0)),
		words: settings.search_words,
		terms,
		fields: {
			name: packField(fields.name),
			reference: packField(fields.reference),
			brand: packField(fields.brand),
			category: packField(fields.category),
			attributes: packField(fields.attributes),
		},
	};
}

function packField({ offsets, positions }: FieldIndex): PackedSearch["fields"]["name"] {
	const counts = Array.from(offsets, (offset, place) => offset - (offsets[place - 1] ?? 0)).slice(1);
	const starts = new Set(Array.from(offsets));
	const steps = Array.from(positions, (position, place) =>
		starts.has(place) ? position : position - (positions[place - 1] as number),
	);
	return { counts: packNumbers(counts), steps: packNumbers(steps) };
}

/** Unpacks the search index; throws if its numbers are inconsistent. */
export function unpackSearch({ terms, names, fields }: PackedSearch): SearchIndex {
	const size = names.length;
	const unpackField = (packed: PackedSearch["fields"]["name"]): FieldIndex => {
		const counts = unpackNumbers(packed.counts, { length: terms.length, min: 0, max: size });
		const offsets = new Int32Array(counts.length + 1);
		for (const [place, count] of counts.entries()) offsets[place + 1] = (offsets[place] as number) + count;
		const positions = unpackNumbers(packed.steps, { length: offsets.at(-1) as number, min: 0, max: size });
		for (const [place, start] of offsets.slice(0, -1).entries())
			for (let at = start + 1; at < (offsets[place + 1] as number); at += 1)
				positions[at] = (positions[at] as number) + (positions[at - 1] as number);
		if (positions.some((position) => position >= size)) throw new TypeError("There is no such product.");
		return { offsets, positions };
	};
	return {
		size,
		terms,
		fields: {
			name: unpackField(fields.name),
			reference: unpackField(fields.reference),
			brand: unpackField(fields.brand),
			category: unpackField(fields.category),
			attributes: unpackField(fields.attributes),
		},
	};
}
