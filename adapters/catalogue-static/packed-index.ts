import {
	decodePackedNumbers,
	packNumbers,
	unpackNumbers,
} from "#adapters/catalogue-static/packed-numbers.ts";
import type { CatalogueColumns } from "#core/catalogue/catalogue-index.ts";
import type { EncodedColumn, EncodedOption } from "#core/catalogue/encoded-column.ts";
import { lowestRanks } from "#core/catalogue/price-column.ts";
import type { RankedColumn } from "#core/catalogue/ranked-column.ts";
import { type SortTerm, sortFields } from "#core/content-values/sort-term.ts";
import { oneOf } from "#core/decoding/content-decoders.ts";
import { decimal } from "#core/decoding/decode-decimal.ts";
import { type Decoded, integer, list, nullable, object } from "#core/decoding/decoder.ts";
import { decoded, text, tuple } from "#core/decoding/file-decoders.ts";

const sortTerms = sortFields.flatMap((field): readonly SortTerm[] => [field, `-${field}`]);

/** The number of values per product; null if each has exactly one. */
const counts = nullable(decodePackedNumbers);

const decodeOptions = object({
	ids: list(text),
	/** Null if no option has one. */
	slugs: nullable(list(nullable(text))),
	/** Null if every option is labelled by its id. */
	labels: nullable(list(text)),
	/** Null if there are no groups. */
	groups: nullable(list(text)),
});

const decodeColumn = object({ counts, codes: decodePackedNumbers, options: decodeOptions });

const decodeRanks = object({ ranks: decodePackedNumbers, size: integer(0, 1_000_000) });

/** index-{hash}.json: the packed catalogue columns (core/catalogue/catalogue-index.ts). */
export const decodePackedIndex = object({
	category: decodeColumn,
	manufacturer: decodeColumn,
	subcategory: decodeColumn,
	tag: decodeColumn,
	condition: decodeColumn,
	attribute: decodeColumn,
	attributeLabels: list(tuple(text, text)),
	price: object({ counts, ranks: decodePackedNumbers, values: list(decimal) }),
	display_name: decodeRanks,
	date_created: decodeRanks,
	category_sort: decodeRanks,
	available: decodeRanks,
	defaultSort: list(oneOf(sortTerms)),
});

type PackedIndex = Decoded<typeof decodePackedIndex>;
type PackedColumn = Decoded<typeof decodeColumn>;

/** Packs the columns for a catalogue's index file. */
export function packIndex({ orders, ...columns }: CatalogueColumns): PackedIndex {
	const { offsets, ranks, values } = columns.price;
	return {
		category: packColumn(columns.category),
		manufacturer: packColumn(columns.manufacturer),
		subcategory: packColumn(columns.subcategory),
		tag: packColumn(columns.tag),
		condition: packColumn(columns.condition),
		attribute: packColumn(columns.attribute),
		attributeLabels: [...columns.attributeLabels],
		price: { counts: packCounts(offsets), ranks: packNumbers(ranks), values: [...values] },
		display_name: packRanks(orders.display_name),
		date_created: packRanks(orders.date_created),
		category_sort: packRanks(orders.category),
		available: packRanks(orders.available),
		defaultSort: [...columns.defaultSort],
	};
}

/** Unpacks the columns of `size` products from an index file; throws if it is invalid. */
export function unpackIndex(content: unknown, size: number): CatalogueColumns {
	const packed = decoded(decodePackedIndex, content);
	const offsets = unpackCounts(packed.price.counts, size);
	const { values } = packed.price;
	const ranks = unpackNumbers(packed.price.ranks, valuesWithin(offsets, values.length));
	const lowest = lowestRanks(offsets, ranks, values.length);
	return {
		size,
		category: unpackColumn(packed.category, size),
		manufacturer: unpackColumn(packed.manufacturer, size),
		subcategory: unpackColumn(packed.subcategory, size),
		tag: unpackColumn(packed.tag, size),
		condition: unpackColumn(packed.condition, size),
		attribute: unpackColumn(packed.attribute, size),
		attributeLabels: new Map(packed.attributeLabels),
		price: { offsets, ranks, values, lowest },
		orders: {
			price_brutto: lowest,
			display_name: unpackRanks(packed.display_name, size),
			date_created: unpackRanks(packed.date_created, size),
			category: unpackRanks(packed.category_sort, size),
			available: unpackRanks(packed.available, size),
		},
		defaultSort: packed.defaultSort,
	};
}

function packColumn({ offsets, codes, options }: EncodedColumn): PackedColumn {
	return {
		counts: packCounts(offsets),
		codes: packNumbers(codes),
		options: {
			ids: options.map(({ id }) => id),
			slugs: options.every(({ slug }) => slug === null) ? null : options.map(({ slug }) => slug),
			labels: options.every(({ id, label }) => id === label) ? null : options.map(({ label }) => label),
			groups: options.every(({ group }) => group === "") ? null : options.map(({ group }) => group),
		},
	};
}

function unpackColumn(packed: PackedColumn, size: number): EncodedColumn {
	const offsets = unpackCounts(packed.counts, size);
	const options = unpackOptions(packed.options);
	return { offsets, codes: unpackNumbers(packed.codes, valuesWithin(offsets, options.length)), options };
}

function unpackOptions({ ids, slugs, labels, groups }: PackedColumn["options"]): readonly EncodedOption[] {
	if ([slugs, labels, groups].some((list) => list !== null && list.length !== ids.length)) {
		throw new TypeError("The options' fields differ in length.");
	}
	return ids.map((id, place) => ({
		id,
		slug: slugs?.[place] ?? null,
		label: labels?.[place] ?? id,
		group: groups?.[place] ?? "",
	}));
}

function packCounts(offsets: Int32Array): PackedColumn["counts"] {
	const each = offsets.subarray(1).map((end, position) => end - (offsets[position] as number));
	return each.every((count) => count === 1) ? null : packNumbers(each);
}

function unpackCounts(packed: PackedColumn["counts"], size: number): Int32Array {
	if (packed === null) return Int32Array.from({ length: size + 1 }, (_, position) => position);
	const each = unpackNumbers(packed, { length: size, min: 0, max: 10_000 });
	const offsets = new Int32Array(size + 1);
	for (const [position, count] of each.entries()) {
		offsets[position + 1] = (offsets[position] as number) + count;
	}
	return offsets;
}

/** Creates a decoder of as many numbers as the offsets require, each an index into a list of `count`. */
function valuesWithin(offsets: Int32Array, count: number) {
	return { length: offsets.at(-1) as number, min: 0, max: count - 1 };
}

function packRanks({ ranks, size }: RankedColumn): PackedIndex["display_name"] {
	return { ranks: packNumbers(ranks), size };
}

function unpackRanks(packed: PackedIndex["display_name"], length: number): RankedColumn {
	const { size } = packed;
	return { ranks: unpackNumbers(packed.ranks, { length, min: -1, max: size - 1 }), size };
}
