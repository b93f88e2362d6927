/** Returns how many leading items of a list fulfil a condition that no later one does, by halving. */
export function countWhile<Item>(items: readonly Item[], holds: (item: Item) => boolean): number {
	let low = 0;
	let high = items.length;
	while (low < high) {
		const middle = (low + high) >> 1;
		if (holds(items[middle] as Item)) low = middle + 1;
		else high = middle;
	}
	return low;
}

/** Returns the fields of an object with these names, in that order. */
export function pickFields<Of extends object, const Name extends keyof Of>(
	object: Of,
	names: readonly Name[],
): Pick<Of, Name> {
	const fields: Partial<Of> = {};
	for (const name of names) fields[name] = object[name];
	return fields as Pick<Of, Name>;
}
