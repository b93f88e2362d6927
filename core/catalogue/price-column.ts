import { encodeColumn } from "#core/catalogue/encoded-column.ts";
import { pricesOf } from "#core/catalogue/price-range.ts";
import type { IndexedProduct } from "#core/catalogue/product.ts";
import type { PriceBounds } from "#core/catalogue/query.ts";
import { distinctSorted, type RankedColumn } from "#core/catalogue/ranked-column.ts";
import { compareDecimals, type DecimalText } from "#core/money/decimal-text.ts";
import { countWhile } from "#core/shared/collections.ts";

/**
 * The prices of all products as ranks among all distinct prices; comparing ranks is comparing exact decimals. The
 * ranks of the product at position p are in `ranks` from `offsets[p]` to `offsets[p + 1]`.
 */
export interface PriceColumn {
	readonly offsets: Int32Array;
	readonly ranks: Int32Array;
	/** All distinct prices, ascending; a rank is an index into it. */
	readonly values: readonly DecimalText[];
	/** Each product's lowest price, the sort key of lists. */
	readonly lowest: RankedColumn;
}

/** An interval of ranks, both ends included. */
export interface RankInterval {
	readonly from: number;
	readonly to: number;
}

/** Encodes the prices of all products, variants included (R-CAT-08). */
export function codePrices(
	items: readonly Pick<IndexedProduct, "price_brutto" | "product_variants">[],
): PriceColumn {
	return codePriceLists(items.map(pricesOf));
}

function codePriceLists(lists: readonly (readonly DecimalText[])[]): PriceColumn {
	const column = encodeColumn(lists, (prices) =>
		prices.map((price) => ({ id: price, slug: null, label: price, group: "" })),
	);
	const values = distinctSorted(
		column.options.map(({ id }) => id as DecimalText),
		(value) => ({ value, nearest: Number(value) }),
		// Rounding to the nearest float never swaps two decimals, so only equal floats need the exact comparison.
		(left, right) => left.nearest - right.nearest || compareDecimals(left.value, right.value),
	);
	const rankOf = new Map<string, number>(values.map((value, rank) => [value, rank]));
	const rankOfCode = Int32Array.from(column.options, ({ id }) => rankOf.get(id) as number);
	const ranks = column.codes.map((code) => rankOfCode[code] as number);
	const { offsets } = column;
	return { offsets, ranks, values, lowest: lowestRanks(offsets, ranks, values.length) };
}

/** Returns each product's lowest price rank; `size` is the number of ranks. */
export function lowestRanks(offsets: Int32Array, ranks: Int32Array, size: number): RankedColumn {
	const lowest = Int32Array.from({ length: offsets.length - 1 }, (_, position) => {
		const productRanks = ranks.subarray(offsets[position], offsets[position + 1]);
		return productRanks.length === 0 ? -1 : productRanks.reduce((least, rank) => Math.min(least, rank));
	});
	return { ranks: lowest, size };
}

/** Returns the ranks of prices within the bounds; empty (`from` above `to`) if there are none. */
export function rankInterval({ values }: PriceColumn, { min, max }: PriceBounds): RankInterval {
	return {
		from: min === null ? 0 : countWhile(values, (value) => compareDecimals(value, min) < 0),
		to:
			max === null ? values.length - 1 : countWhile(values, (value) => compareDecimals(value, max) <= 0) - 1,
	};
}
