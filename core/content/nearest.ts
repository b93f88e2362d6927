/** The number of letters to insert, delete, replace or swap with their neighbour to turn one text into the other. */
export function editDistance(from: string, to: string): number {
	let beforeLast: readonly number[] = [];
	let last: readonly number[] = Array.from({ length: to.length + 1 }, (_, index) => index);
	for (let row = 1; row <= from.length; row++) {
		const current = [row];
		for (let column = 1; column <= to.length; column++) {
			const same = from[row - 1] === to[column - 1];
			let cost = Math.min(
				(last[column] ?? 0) + 1,
				(current[column - 1] ?? 0) + 1,
				(last[column - 1] ?? 0) + (same ? 0 : 1),
			);
			const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
			if (swapped && row > 1 && column > 1) cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
			current.push(cost);
		}
		beforeLast = last;
		last = current;
	}
	return last[to.length] ?? 0;
}

const longest = 80;

/**
 * The candidate that was probably meant: the one with the smallest edit distance, letter case ignored,
 * or one that only goes on. Null when even the nearest differs in more than a third of its letters, a
 * file's ending not counted.
 */
export function nearest(wanted: string, candidates: Iterable<string>): string | null {
	const plain = wanted.trim().toLowerCase();
	if (plain.length > longest) return null;
	let found: string | null = null;
	let best = Math.max(1, Math.floor(plain.replace(/\.[a-z]+$/, "").length / 3)) + 1;
	for (const candidate of candidates) {
		const other = candidate.toLowerCase();
		const goesOn = plain.length > 3 && other.startsWith(plain);
		if (!goesOn && Math.abs(other.length - plain.length) >= best) continue;
		const distance = goesOn ? 1 : editDistance(plain, other);
		if (distance < best) [found, best] = [candidate, distance];
	}
	return found;
}

/** The nearest candidate to a name, else to the last part of a path: files are named without their folder. */
export function nearestName(wanted: string, candidates: Iterable<string>): string | null {
	return nearest(wanted, candidates) ?? nearest(wanted.slice(wanted.lastIndexOf("/") + 1), candidates);
}
