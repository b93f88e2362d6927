import { compareDecimals, type DecimalText, percentBelow } from "#core/shared/decimal-text.ts";

/** A price that a product was sold at from a moment on, until the next entry. */
export interface PriceHistoryEntry {
	/** When the price came into force, ISO 8601. */
	readonly date: string;
	readonly price_brutto: DecimalText;
}

/** What must be said of a reduced price (§ 11 PAngV, B-LAW-05). */
export interface PriceReduction {
	/** The lowest price of the 30 days before the reduction, gross. */
	readonly lowestPrice: DecimalText;
	/** Whole per cent by which the present price is below it, rounded down; from 0 to 100. */
	readonly percent: number;
}

/** The days before a reduction that its lowest price is taken from, in milliseconds. */
const referencePeriod = 30 * 24 * 60 * 60 * 1000;

/**
 * The reduction that a product's present price is, measured against the lowest price of the 30 days before it came into
 * force; null when it is not below that or the history puts it into force later, so that no reduction may be shown. `now` is in milliseconds; entries
 * with an unreadable date or from the future do not count.
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
 * Whether a history says that the present price is asked from a later moment than `now` alone, in milliseconds: then nobody
 * knows since when it has been asked, and no reduction may be shown.
 */
export function isAskedLater(
	price_brutto: DecimalText,
	history: readonly PriceHistoryEntry[],
	now: number,
): boolean {
	const isPresent = (price: DecimalText | undefined) =>
		price !== undefined && compareDecimals(price, price_brutto) === 0;
	const isAhead = history.some(({ date, price_brutto: price }) => Date.parse(date) > now && isPresent(price));
	return isAhead && !isPresent(pastPrices(history, now).at(-1)?.price);
}

/** The entries that are not after `now`, in milliseconds, the oldest first; those with an unreadable date are none. */
function pastPrices(history: readonly PriceHistoryEntry[], now: number): readonly PastPrice[] {
	return history
		.map((entry) => ({ price: entry.price_brutto, time: Date.parse(entry.date) }))
		.filter(({ time }) => time <= now)
		.sort((left, right) => left.time - right.time);
}

/**
 * From when on a history says the same of the present price on every day, in milliseconds: from its last entry on, where that is
 * the present price; else null, and {@link priceReduction} depends on the day.
 */
export function settledSince(
	price_brutto: DecimalText,
	history: readonly PriceHistoryEntry[],
): number | null {
	const last = pastPrices(history, Number.POSITIVE_INFINITY).at(-1);
	return last && compareDecimals(last.price, price_brutto) === 0 ? last.time : null;
}

/** The reduction of a price as it is since its history settled it; null for all others. */
export function datedReduction(
	price_brutto: DecimalText,
	history: readonly PriceHistoryEntry[],
): PriceReduction | null {
	const since = settledSince(price_brutto, history);
	return since === null ? null : priceReduction(price_brutto, history, since);
}

/** The time of a reduction, as far as a history says it. */
export interface ReductionPeriod extends PriceReduction {
	/** When the present price came into force, ISO 8601. */
	readonly from: string;
	/** When the next price comes into force; null where the history names none. */
	readonly until: string | null;
}

/** Returns the reduction of a price with its time, which is the same on every day; null where it is none. */
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

/** The entries up to the run of entries, at the end, that carry the present price. */
function beforePresentPrice(past: readonly PastPrice[], present: DecimalText): readonly PastPrice[] {
	const last = past.findLastIndex(({ price }) => compareDecimals(price, present) !== 0);
	return past.slice(0, last + 1);
}
