/** The middle of values; of an even number the upper of the two. */
export function median(values: readonly number[]): number {
	const sorted = values.toSorted((one, other) => one - other);
	return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Turns the median absolute deviation of normally distributed values into their standard deviation. */
const consistency = 1.4826;

/** Deviations from the median, in standard deviations, from which a value is taken for a slip. */
const farthest = 5;

/** How values of one kind spread. */
export interface Spread {
	readonly middle: number;
	isOutlier(value: number): boolean;
}

/**
 * Returns how values of one kind spread, on a scale of multiples: the median of their logarithms and the median absolute deviation from it
 * (Iglewicz and Hoaglin 1993). Null for fewer than `least` values, of which none is known to be apart.
 *
 * @param factor How many times as much as the middle a value is at least, however alike the others are.
 */
export function spreadOf(
	values: readonly number[],
	{ least, factor }: { readonly least: number; readonly factor: number },
): Spread | null {
	const logarithms = values.filter((value) => value > 0).map(Math.log);
	if (logarithms.length < least) return null;
	const middle = median(logarithms);
	const deviation = median(logarithms.map((own) => Math.abs(own - middle))) * consistency;
	const limit = Math.max(Math.log(factor), deviation * farthest);
	return {
		middle: Math.exp(middle),
		isOutlier: (value) => value > 0 && Math.abs(Math.log(value) - middle) >= limit - 1e-9,
	};
}
