/** One sortable field of all items: the higher the value, the higher the rank; equal values, equal ranks. */
export interface RankedColumn {
	/** The rank of the item at each position, from 0; -1 for an item without a value. */
	readonly ranks: Int32Array;
	/** How many ranks there are. */
	readonly size: number;
}

/** The distinct values in ascending order of their keys, each key made once. */
export function distinctSorted<Value, Key>(
	values: Iterable<Value>,
	keyOf: (value: Value) => Key,
	compare: (left: Key, right: Key) => number,
): readonly Value[] {
	return Array.from(new Set(values), (value) => ({ value, key: keyOf(value) }))
		.sort((left, right) => compare(left.key, right.key))
		.map(({ value }) => value);
}

/** The rank of each value by the order of their keys, in which no two distinct values are equal; null has none. */
export function rankColumn<Value, Key>(
	values: readonly (Value | null)[],
	keyOf: (value: Value) => Key,
	compare: (left: Key, right: Key) => number,
): RankedColumn {
	const present = values.filter((value) => value !== null);
	const sorted = distinctSorted(present, keyOf, compare);
	const rankOf = new Map<Value | null, number>(sorted.map((value, rank) => [value, rank]));
	return { ranks: Int32Array.from(values, (value) => rankOf.get(value) ?? -1), size: sorted.length };
}

/**
 * The positions ordered by rank, equal ones in the order given, those without a rank last in both directions.
 * Linear in positions and ranks: each position is put into the place that counting gave its rank.
 */
export function orderByRank(positions: Int32Array, column: RankedColumn, descending: boolean): Int32Array {
	const { ranks, size } = column;
	const placeOf = (position: number): number => {
		const rank = ranks[position] as number;
		if (rank < 0) return size;
		return descending ? size - 1 - rank : rank;
	};
	const starts = new Int32Array(size + 2);
	for (const position of positions) (starts[placeOf(position) + 1] as number) += 1;
	for (let place = 1; place < starts.length; place += 1) {
		(starts[place] as number) += starts[place - 1] as number;
	}
	const ordered = new Int32Array(positions.length);
	for (const position of positions) {
		const place = placeOf(position);
		const next = starts[place] as number;
		ordered[next] = position;
		starts[place] = next + 1;
	}
	return ordered;
}
