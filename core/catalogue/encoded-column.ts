/** A value of a field, e.g. a manufacturer. */
export interface EncodedOption {
	/** Unique within its group. */
	readonly id: string;
	/** An alternative name for queries; null if there is none. */
	readonly slug: string | null;
	readonly label: string;
	/** The id of its attribute group; "" for fields without groups. */
	readonly group: string;
}

/**
 * One field of all products, each value as a small integer: the codes of the item at position p are in `codes` from
 * `offsets[p]` to `offsets[p + 1]`, each at most once.
 */
export interface EncodedColumn {
	readonly offsets: Int32Array;
	readonly codes: Int32Array;
	/** The options by code, in the order in which the items first name them. */
	readonly options: readonly EncodedOption[];
}

/** Encodes a field of all items in one pass. */
export function encodeColumn<Item>(
	items: readonly Item[],
	optionsOf: (item: Item) => readonly EncodedOption[],
): EncodedColumn {
	const options: EncodedOption[] = [];
	const codesByGroup = new Map<string, Map<string, number>>();
	const lastPosition: number[] = [];
	const offsets = new Int32Array(items.length + 1);
	const codes: number[] = [];
	const codeOf = (option: EncodedOption): number => {
		const group = codesByGroup.get(option.group) ?? new Map<string, number>();
		codesByGroup.set(option.group, group);
		const present = group.get(option.id);
		if (present !== undefined) return present;
		group.set(option.id, options.length);
		return options.push(option) - 1;
	};
	for (const [position, item] of items.entries()) {
		for (const option of optionsOf(item)) {
			const code = codeOf(option);
			if (lastPosition[code] === position) continue;
			lastPosition[code] = position;
			codes.push(code);
		}
		offsets[position + 1] = codes.length;
	}
	return { offsets, codes: Int32Array.from(codes), options };
}

/** Marks with 1 the codes of a group that are chosen, by id or slug. */
export function chosenCodes(column: EncodedColumn, group: string, chosen: ReadonlySet<string>): Uint8Array {
	return Uint8Array.from(column.options, (option) =>
		option.group === group && isChosen(option, chosen) ? 1 : 0,
	);
}

/** Returns whether an option is chosen, by id or slug. */
export function isChosen(option: EncodedOption, chosen: ReadonlySet<string>): boolean {
	return chosen.has(option.id) || (option.slug !== null && chosen.has(option.slug));
}
