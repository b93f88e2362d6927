import type { PriceRange } from "#core/catalogue/price-range.ts";
import type { PriceBounds } from "#core/catalogue/query.ts";
import { compareDecimals, type DecimalText, parseDecimal } from "#core/money/decimal-text.ts";

/** Bars of the histogram above the price slider. */
export const priceBars = 24;

/** The stops of a price slider's handles and their positions. */
export interface PriceScale {
	/** Ascending, without duplicates; the first and the last are the slider's ends. */
	readonly stops: readonly DecimalText[];
	/** The position of each stop, ascending from 0. */
	readonly places: readonly number[];
	/** The position of the last stop. */
	readonly end: number;
}

/** Minimum number of positions on a slider with few stops; more than it has pixels. */
const fewestPlaces = 1000;

/**
 * Returns the scale of a slider over a range. Its handles stop at every price of a product, so that they can
 * separate any two, and at the chosen bounds, which need not be such prices. Positions are logarithmic, because a
 * jeweller's prices are dense at the lower end; no two stops share one.
 */
export function priceScale(
	{ lowest, highest }: Pick<PriceRange, "lowest" | "highest">,
	prices: readonly DecimalText[],
	...chosen: readonly PriceBounds[]
): PriceScale {
	const bounds = chosen.flatMap(({ min, max }) => [min, max]).filter((bound) => bound !== null);
	const stops = [...new Set([...prices, lowest, highest, ...bounds])].sort(compareDecimals);
	const range = { lowest: stops[0] as DecimalText, highest: stops.at(-1) as DecimalText };
	const last = stops.length - 1;
	const end = Math.max(fewestPlaces, stops.length * 4);
	const places: number[] = [];
	for (const [index, stop] of stops.entries()) {
		const nearest = Math.round(positionOf(stop, range) * end);
		places.push(Math.min(Math.max(nearest, (places.at(-1) ?? -1) + 1), end - last + index));
	}
	if (last > 0) places[last] = end;
	return { stops, places, end };
}

/** Maximum number of stops in a page's data. */
const mostPageStops = 100;

/**
 * Returns evenly spread prices if there are too many for a page's data; a list that the browser loads has all of
 * them.
 */
export function pageStops(prices: readonly DecimalText[]): readonly DecimalText[] {
	const step = Math.max(1, prices.length / mostPageStops);
	return prices.filter((_, place) => Math.floor(place / step) !== Math.floor((place - 1) / step));
}

/** Returns the stop of a bound, or the end of the slider if there is none. */
export function stopOf({ stops }: PriceScale, { min, max }: PriceBounds, bound: keyof PriceBounds): number {
	const price = bound === "min" ? min : max;
	const stop = price === null ? -1 : stops.indexOf(price);
	if (stop >= 0) return stop;
	return bound === "min" ? 0 : stops.length - 1;
}

/**
 * Returns the stop nearest to the position that a handle is moved to, at least one stop away from the previous one.
 */
export function stopAfterMove({ places }: PriceScale, from: number, place: number): number {
	const before = places[from] as number;
	if (place === before) return from;
	const distance = (stop: number) => Math.abs((places[stop] as number) - place);
	const step = place > before ? 1 : -1;
	let stop = Math.min(Math.max(from + step, 0), places.length - 1);
	while (stop + step in places && distance(stop + step) < distance(stop)) stop += step;
	return stop;
}

/**
 * Returns the bounds after a handle is moved to a stop. A handle never passes the other one; at its own end it sets
 * no bound, because that excludes nothing.
 */
export function boundsAfterMove(
	scale: PriceScale,
	chosen: PriceBounds,
	bound: keyof PriceBounds,
	stop: number,
): PriceBounds {
	const { stops } = scale;
	if (bound === "min") {
		const next = Math.min(stop, stopOf(scale, chosen, "max"));
		return { ...chosen, min: next <= 0 ? null : (stops[next] ?? null) };
	}
	const next = Math.max(stop, stopOf(scale, chosen, "min"));
	return { ...chosen, max: next >= stops.length - 1 ? null : (stops[next] ?? null) };
}

/** Counts the prices per bar of the histogram; those outside the range are not counted. */
export function histogram(prices: Iterable<DecimalText>, range: PriceRange): readonly number[] {
	const counts = Array.from({ length: priceBars }, () => 0);
	for (const price of prices) {
		if (compareDecimals(price, range.lowest) < 0 || compareDecimals(price, range.highest) > 0) continue;
		const bar = barAt(positionOf(price, range));
		counts[bar] = (counts[bar] as number) + 1;
	}
	return counts;
}

/** Returns the bar of the histogram at a position of the slider, from 0 to 1. */
export function barAt(position: number): number {
	return Math.min(priceBars - 1, Math.floor(position * priceBars));
}

/** Number of round prices to offer. */
const roundPriceCount = 3;

/** Returns round prices in the middle of a range, offered as upper limits: 100, 500 and 1,000 for 36 to 6,900. */
export function roundPrices({ lowest, highest }: PriceRange): readonly DecimalText[] {
	const [from, to] = [Number(lowest), Number(highest)];
	const round = Array.from({ length: 8 }, (_, power) => [10 ** power, 5 * 10 ** power])
		.flat()
		.filter((price) => price > from && price < to);
	const start = Math.max(0, Math.floor((round.length - roundPriceCount) / 2));
	return round.slice(start, start + roundPriceCount).flatMap((price) => parseDecimal(price) ?? []);
}

/** Returns the position of a price within a range, from 0 to 1; for display only. */
function positionOf(price: DecimalText, { lowest, highest }: Pick<PriceRange, "lowest" | "highest">): number {
	const to = Number(highest);
	// Zero has no logarithm, so a free product is placed at a hundredth of the highest price.
	const from = Number(lowest) > 0 ? Number(lowest) : to / 100;
	if (to <= from) return 0;
	return Math.min(1, Math.max(0, Math.log(Number(price) / from) / Math.log(to / from)));
}
