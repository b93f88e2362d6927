/** Returns the median; for an even number of values, the upper of the two in the middle. */
export function median(values: readonly number[]): number {
	const sorted = values.toSorted((one, other) => one - other);
	return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** The factor from the median absolute deviation to the standard deviation, for normally distributed values. */
const consistency = 1.4826;

/** The deviation from the median that counts as an outlier, in standard deviations. */
const maxDeviations = 5;

/** The distribution of a kind of values. */
export interface Spread {
	readonly middle: number;
	isOutlier(value: number): boolean;
}

/**
 * Computes the distribution of values on a logarithmic scale: the median and the median absolute deviation (Iglewicz
 * and Hoaglin 1993). Returns null for fewer than `least` values.
 *
 * @param factor The smallest factor from the median that counts as an outlier, even if all other values are alike.
 */
export function spreadOf(
	values: readonly number[],
	{ least, factor }: { readonly least: number; readonly factor: number },
): Spread | null {
	const logarithms = values.filter((value) => value > 0).map(Math.log);
	if (logarithms.length < least) return null;
	const middle = median(logarithms);
	const deviation = median(logarithms.map((logarithm) => Math.abs(logarithm - middle))) * consistency;
	const limit = Math.max(Math.log(factor), deviation * maxDeviations);
	return {
		middle: Math.exp(middle),
		isOutlier: (value) => value > 0 && Math.abs(Math.log(value) - middle) >= limit - 1e-9,
	};
}
