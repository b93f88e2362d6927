import { compareDecimals, type DecimalText, percentBelow } from "#core/money/decimal-text.ts";

/** A price that applied from a date until the next entry. */
export interface PriceHistoryEntry {
	/** When the price came into force, ISO 8601. */
	readonly date: string;
	readonly price_brutto: DecimalText;
}

/** The required statement about a reduced price (§ 11 PAngV, B-LAW-05). */
export interface PriceReduction {
	/** The lowest price of the 30 days before the reduction, gross. */
	readonly lowestPrice: DecimalText;
	/** Whole per cent by which the current price is below it, rounded down; from 0 to 100. */
	readonly percent: number;
}

/** The period before a reduction whose lowest price is stated, in milliseconds. */
const referencePeriod = 30 * 24 * 60 * 60 * 1000;

/**
 * Returns the reduction of a product's current price against the lowest price of the 30 days before it came into
 * force. Null if it is not lower, or if the history dates it in the future, so that no reduction may be shown.
 * `now` is in milliseconds; entries with an invalid date or in the future are ignored.
 */
export function priceReduction(
	price_brutto: DecimalText,
	history: readonly PriceHistoryEntry[],
	now: number,
): PriceReduction | null {
	if (isAskedLater(price_brutto, history, now)) return null;
	const past = pastPrices(history, now);
	const earlier = beforePresentPrice(past, price_brutto);
	const start = past[earlier.length]?.time ?? now;
	const from = start - referencePeriod;
	const inForce = earlier.filter((_, index) => (earlier[index + 1]?.time ?? start) > from);
	const [first, ...others] = inForce.map(({ price }) => price);
	if (first === undefined) return null;
	const lowestPrice = others.reduce((low, price) => (compareDecimals(price, low) < 0 ? price : low), first);
	if (compareDecimals(price_brutto, lowestPrice) >= 0) return null;
	return { lowestPrice, percent: percentBelow(lowestPrice, price_brutto) };
}

/**
 * Returns whether the history dates the current price only after `now`, in milliseconds. It is then unknown when
 * the price came into force, and no reduction may be shown.
 */
export function isAskedLater(
	price_brutto: DecimalText,
	history: readonly PriceHistoryEntry[],
	now: number,
): boolean {
	const isPresent = (price: DecimalText | null) =>
		price !== null && compareDecimals(price, price_brutto) === 0;
	const isAhead = history.some(({ date, price_brutto: price }) => Date.parse(date) > now && isPresent(price));
	return isAhead && !isPresent(recordedPrice(history, now));
}

/** Returns the price that a history has for `now`, in milliseconds; of several on one day the last in the list. */
export function recordedPrice(history: readonly PriceHistoryEntry[], now: number): DecimalText | null {
	return pastPrices(history, now).at(-1)?.price ?? null;
}

/** Returns the entries up to `now`, in milliseconds, the oldest first; those with an invalid date are ignored. */
function pastPrices(history: readonly PriceHistoryEntry[], now: number): readonly PastPrice[] {
	return history
		.map((entry) => ({ price: entry.price_brutto, time: Date.parse(entry.date) }))
		.filter(({ time }) => time <= now)
		.sort((left, right) => left.time - right.time);
}

/**
 * Returns the instant from which a history gives the same result on every day, in milliseconds: the date of its
 * last entry if that is the current price. Else null, and {@link priceReduction} depends on the day.
 */
export function settledSince(
	price_brutto: DecimalText,
	history: readonly PriceHistoryEntry[],
): number | null {
	const last = pastPrices(history, Number.POSITIVE_INFINITY).at(-1);
	return last && compareDecimals(last.price, price_brutto) === 0 ? last.time : null;
}

/** Returns the reduction of a price whose history is settled; null for all others. */
export function datedReduction(
	price_brutto: DecimalText,
	history: readonly PriceHistoryEntry[],
): PriceReduction | null {
	const since = settledSince(price_brutto, history);
	return since === null ? null : priceReduction(price_brutto, history, since);
}

/** A reduction with its period, as far as the history states it. */
export interface ReductionPeriod extends PriceReduction {
	/** When the current price came into force, ISO 8601. */
	readonly from: string;
	/** When the next price comes into force; null if the history has none. */
	readonly until: string | null;
}

/** Returns the reduction of a price with its period, independent of the day; null if there is none. */
export function reductionPeriod(
	price_brutto: DecimalText,
	history: readonly PriceHistoryEntry[],
): ReductionPeriod | null {
	const prices = pastPrices(history, Number.POSITIVE_INFINITY);
	const isPresent = ({ price }: PastPrice) => compareDecimals(price, price_brutto) === 0;
	const last = prices.findLastIndex(isPresent);
	const first = prices.slice(0, Math.max(last, 0)).findLastIndex((past) => !isPresent(past)) + 1;
	const start = prices[first];
	if (last < 0 || !start) return null;
	const reduction = priceReduction(price_brutto, history, start.time);
	if (!reduction) return null;
	const next = prices[last + 1];
	return {
		...reduction,
		from: new Date(start.time).toISOString(),
		until: next ? new Date(next.time).toISOString() : null,
	};
}

interface PastPrice {
	readonly price: DecimalText;
	readonly time: number;
}

/** Returns the entries before the final run of entries with the current price. */
function beforePresentPrice(past: readonly PastPrice[], present: DecimalText): readonly PastPrice[] {
	const last = past.findLastIndex(({ price }) => compareDecimals(price, present) !== 0);
	return past.slice(0, last + 1);
}
