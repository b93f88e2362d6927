import { encodeColumn } from "#core/catalogue/encoded-column.ts";
import { pricesOf } from "#core/catalogue/price-range.ts";
import type { IndexedProduct } from "#core/catalogue/product.ts";
import type { PriceBounds } from "#core/catalogue/query.ts";
import { distinctSorted, type RankedColumn } from "#core/catalogue/ranked-column.ts";
import { countWhile } from "#core/shared/count-while.ts";
import { compareDecimals, type DecimalText } from "#core/shared/decimal-text.ts";

/**
 * The prices of all products as ranks among all distinct prices: comparing ranks is comparing the exact
 * decimals. Those of the product at position p are in `ranks` from `offsets[p]` to `offsets[p + 1]`.
 */
export interface PriceColumn {
	readonly offsets: Int32Array;
	readonly ranks: Int32Array;
	/** Every price that occurs, ascending; a rank is a place in it. */
	readonly values: readonly DecimalText[];
	/** Each product's lowest price, by which lists are sorted. */
	readonly lowest: RankedColumn;
}

/** Ranks within both ends, the ends included. */
export interface RankInterval {
	readonly from: number;
	readonly to: number;
}

/** Codes the prices of all products, variants included (R-CAT-08). */
export function codePrices(
	items: readonly Pick<IndexedProduct, "price_brutto" | "product_variants">[],
): PriceColumn {
	return codePriceLists(items.map(pricesOf));
}

/** Codes prices as {@link codePrices} does, of which those at some positions are others. */
export function withPricesAt(
	{ offsets, ranks, values }: PriceColumn,
	changed: ReadonlyMap<number, Pick<IndexedProduct, "price_brutto" | "product_variants">>,
): PriceColumn {
	const before = (position: number) =>
		Array.from(
			ranks.subarray(offsets[position], offsets[position + 1]),
			(rank) => values[rank] as DecimalText,
		);
	return codePriceLists(
		Array.from({ length: offsets.length - 1 }, (_, position) => {
			const other = changed.get(position);
			return other ? pricesOf(other) : before(position);
		}),
	);
}

function codePriceLists(lists: readonly (readonly DecimalText[])[]): PriceColumn {
	const column = encodeColumn(lists, (prices) =>
		prices.map((price) => ({ id: price, slug: null, label: price, group: "" })),
	);
	const values = distinctSorted(
		column.options.map(({ id }) => id as DecimalText),
		(value) => ({ value, nearest: Number(value) }),
		// Rounding to the nearest float never swaps two decimals, so only those it makes equal need exact comparing.
		(left, right) => left.nearest - right.nearest || compareDecimals(left.value, right.value),
	);
	const rankOf = new Map<string, number>(values.map((value, rank) => [value, rank]));
	const rankOfCode = Int32Array.from(column.options, ({ id }) => rankOf.get(id) as number);
	const ranks = column.codes.map((code) => rankOfCode[code] as number);
	const { offsets } = column;
	return { offsets, ranks, values, lowest: lowestRanks(offsets, ranks, values.length) };
}

/** The lowest of each product's price ranks, of `size` ranks that there are. */
export function lowestRanks(offsets: Int32Array, ranks: Int32Array, size: number): RankedColumn {
	const lowest = Int32Array.from({ length: offsets.length - 1 }, (_, position) => {
		const own = ranks.subarray(offsets[position], offsets[position + 1]);
		return own.length === 0 ? -1 : own.reduce((least, rank) => Math.min(least, rank));
	});
	return { ranks: lowest, size };
}

/** The ranks of the prices within the bounds; empty (`from` above `to`) when no price is. */
export function rankInterval({ values }: PriceColumn, { min, max }: PriceBounds): RankInterval {
	return {
		from: min === null ? 0 : countWhile(values, (value) => compareDecimals(value, min) < 0),
		to:
			max === null ? values.length - 1 : countWhile(values, (value) => compareDecimals(value, max) <= 0) - 1,
	};
}
