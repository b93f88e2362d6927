import type { PriceRange } from "#core/catalogue/price-range.ts";
import { type DecimalText, parseDecimal } from "#core/shared/decimal-text.ts";

/** Steps of the price slider from its lowest to its highest price. */
export const priceSteps = 48;

/** Bars of the histogram above it, so many steps each. */
export const priceBars = 24;

/**
 * The price at a step. The scale is a logarithmic one: a jeweller's prices lie close together at its lower end.
 * Between the ends it gives prices of two digits that count, as people say them: 1,200, not 1,187.34.
 */
export function priceAt(step: number, { lowest, highest }: PriceRange): DecimalText {
	if (step <= 0) return lowest;
	if (step >= priceSteps) return highest;
	const [from, to] = ends({ lowest, highest });
	const price = from * (to / from) ** (step / priceSteps);
	const unit = 10 ** Math.max(0, Math.floor(Math.log10(price)) - 1);
	return parseDecimal(Math.round(price / unit) * unit) ?? lowest;
}

/** The step nearest to a price, from 0 to {@link priceSteps}; what is outside the range is at its end. */
export function stepOf(price: DecimalText, range: PriceRange): number {
	return Math.round(Math.min(1, Math.max(0, positionOf(price, range))) * priceSteps);
}

/** How many of the prices are in each bar of the histogram; those outside the range are in none. */
export function histogram(prices: Iterable<DecimalText>, range: PriceRange): readonly number[] {
	const counts = Array.from({ length: priceBars }, () => 0);
	for (const price of prices) {
		const position = positionOf(price, range);
		if (position < 0 || position > 1) continue;
		const bar = Math.min(priceBars - 1, Math.floor(position * priceBars));
		counts[bar] = (counts[bar] as number) + 1;
	}
	return counts;
}

/** Prices that are offered at once. */
const roundPriceCount = 3;

/** The round prices in the middle of a range, up to which one may look at once: 100, 500 and 1,000 of 36 to 6,900. */
export function roundPrices({ lowest, highest }: PriceRange): readonly DecimalText[] {
	const [from, to] = [Number(lowest), Number(highest)];
	const round = Array.from({ length: 8 }, (_, power) => [10 ** power, 5 * 10 ** power])
		.flat()
		.filter((price) => price > from && price < to);
	const start = Math.max(0, Math.floor((round.length - roundPriceCount) / 2));
	return round.slice(start, start + roundPriceCount).flatMap((price) => parseDecimal(price) ?? []);
}

function positionOf(price: DecimalText, range: PriceRange): number {
	const [from, to] = ends(range);
	return Math.log(Math.max(Number(price), Number.MIN_VALUE) / from) / Math.log(to / from);
}

/** As numbers, for drawing alone; a free product would have no place on the scale. */
function ends({ lowest, highest }: Pick<PriceRange, "lowest" | "highest">): readonly [number, number] {
	const from = Math.max(1, Number(lowest));
	return [from, Math.max(from * 1.01, Number(highest))];
}
