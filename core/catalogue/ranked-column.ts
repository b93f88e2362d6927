/** A sortable field of all items: higher values have higher ranks, equal values equal ranks. */
export interface RankedColumn {
	/** The rank of the item at each position, from 0; -1 for items without a value. */
	readonly ranks: Int32Array;
	/** The number of ranks. */
	readonly size: number;
}

/** Returns the distinct values in ascending order of their keys; each key is computed once. */
export function distinctSorted<Value, Key>(
	values: Iterable<Value>,
	keyOf: (value: Value) => Key,
	compare: (left: Key, right: Key) => number,
): readonly Value[] {
	return Array.from(new Set(values), (value) => ({ value, key: keyOf(value) }))
		.sort((left, right) => compare(left.key, right.key))
		.map(({ value }) => value);
}

/** Ranks each value by its key, which is unique per distinct value; null has no rank. */
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
 * Returns the positions sorted by rank. Equal ones keep their order; those without a rank come last in both
 * directions. A counting sort, linear in positions and ranks.
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
