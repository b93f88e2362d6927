/**
 * Returns the number of letters to insert, delete, replace or swap with their neighbour to turn one text into the
 * other.
 */
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
