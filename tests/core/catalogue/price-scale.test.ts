import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { costsWithin, type PriceRange, rangeOf } from "#core/catalogue/price-range.ts";
import {
	barAt,
	boundsAfterMove,
	histogram,
	type PriceScale,
	pageStops,
	priceBars,
	priceScale,
	roundPrices,
	stopAfterMove,
	stopOf,
} from "#core/catalogue/price-scale.ts";
import type { PriceBounds } from "#core/catalogue/query.ts";
import { compareDecimals, type DecimalText } from "#core/money/decimal-text.ts";
import { decimalOf } from "#tests/core/shop-fixtures.ts";

const range = (lowest: string, highest: string): PriceRange => ({
	lowest: decimalOf(lowest),
	highest: decimalOf(highest),
	single: false,
});
const shop = range("36", "6900");

const open: PriceBounds = { min: null, max: null };
const scaleOf = (prices: readonly DecimalText[], ...chosen: readonly PriceBounds[]) =>
	priceScale(rangeOf(prices) as PriceRange, prices, ...chosen);
/** Prices from zero to millions, with and without cents, some of them close together. */
const price = fc
	.oneof(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 300_000_000 }))
	.map((cents) => decimalOf(String(cents / 100)));
const prices = fc.uniqueArray(price, { minLength: 2, maxLength: 60 });
const fits = (bounds: PriceBounds, costs: readonly DecimalText[]) =>
	costs.filter((price_brutto) => costsWithin({ price_brutto, product_variants: [] }, bounds));

/** Returns the bounds after each arrow key press on a handle, until it no longer moves. */
function presses(scale: PriceScale, bound: keyof PriceBounds): readonly PriceBounds[] {
	const bounds = [open];
	for (let press = 0; press <= scale.stops.length; press++) {
		const before = bounds.at(-1) as PriceBounds;
		const stop = stopOf(scale, before, bound);
		const place = (scale.places[stop] as number) + (bound === "min" ? 1 : -1);
		if (place < 0 || place > scale.end) break;
		bounds.push(boundsAfterMove(scale, before, bound, stopAfterMove(scale, stop, place)));
	}
	return bounds;
}

describe("the scale of the price slider", () => {
	it("R-CAT-06 separates two close prices from either side", () => {
		const scale = scaleOf(["1160", "1190"].map(decimalOf));
		expect(presses(scale, "min")).toEqual([open, { min: "1190", max: null }]);
		expect(presses(scale, "max")).toEqual([open, { min: null, max: "1160" }]);
	});

	it("R-CAT-06 excludes one more price per key press, down to one, and names the price reached", () => {
		fc.assert(
			fc.property(prices, fc.constantFrom("min" as const, "max" as const), (costs, bound) => {
				const scale = scaleOf(costs);
				const steps = presses(scale, bound);
				expect(steps.map((bounds) => fits(bounds, costs).length)).toEqual(
					Array.from(costs, (_, left) => costs.length - left),
				);
				for (const bounds of steps.slice(1))
					expect(scale.stops[stopOf(scale, bounds, bound)]).toBe(bounds[bound]);
			}),
		);
	});

	it("R-CAT-06 any two prices can be separated", () => {
		fc.assert(
			fc.property(prices, (costs) => {
				const scale = scaleOf(costs);
				const sorted = [...costs].sort(compareDecimals);
				for (const [place, price] of sorted.entries()) {
					const stop = scale.stops.indexOf(price);
					expect(fits(boundsAfterMove(scale, open, "min", stop), sorted)).toEqual(sorted.slice(place));
					expect(fits(boundsAfterMove(scale, open, "max", stop), sorted)).toEqual(sorted.slice(0, place + 1));
				}
			}),
		);
	});

	it("R-CAT-06 a dragged handle stops at a price between the ends, never past the other handle", () => {
		const part = fc.double({ min: 0, max: 1, noNaN: true });
		fc.assert(
			fc.property(prices, part, part, (costs, first, second) => {
				const scale = scaleOf(costs);
				const dragged = (bounds: PriceBounds, bound: keyof PriceBounds, to: number) => {
					const stop = stopAfterMove(scale, stopOf(scale, bounds, bound), Math.round(to * scale.end));
					return boundsAfterMove(scale, bounds, bound, stop);
				};
				const { min, max } = dragged(dragged(open, "min", first), "max", second);
				const [least, most] = [
					min ?? (scale.stops[0] as DecimalText),
					max ?? (scale.stops.at(-1) as DecimalText),
				];
				expect(compareDecimals(least, most)).toBeLessThanOrEqual(0);
				expect(costs).toContain(least);
				expect(costs).toContain(most);
				expect(fits({ min, max }, costs).length).toBeGreaterThan(0);
			}),
		);
	});
});

describe("the stops of the price slider", () => {
	it("R-CAT-06 gives every stop its own position, in order, from one end to the other", () => {
		fc.assert(
			fc.property(fc.uniqueArray(price, { minLength: 2, maxLength: 2000 }), (costs) => {
				const { places, end } = scaleOf(costs);
				expect(places[0]).toBe(0);
				expect(places.at(-1)).toBe(end);
				for (const [stop, place] of places.entries()) expect(place).toBeGreaterThan(places[stop - 1] ?? -1);
			}),
			{ numRuns: 30 },
		);
	});

	it("R-CAT-06 are at most 100 per page, evenly chosen", () => {
		const many = Array.from({ length: 1234 }, (_, place) => decimalOf(String(place + 1)));
		expect(pageStops(many)).toHaveLength(100);
		expect(pageStops(many).slice(0, 3)).toEqual(["1", "14", "26"]);
		expect(pageStops(many.slice(0, 100))).toEqual(many.slice(0, 100));
		expect(pageStops([])).toEqual([]);
	});

	it.each([
		["between two prices", { min: "100.5", max: null }],
		["below the lowest", { min: "5", max: "20" }],
		["above the highest", { min: null, max: "90000" }],
	])("R-CAT-06 put the handles at bounds that were typed %s", (_, typed) => {
		const bounds = {
			min: typed.min === null ? null : decimalOf(typed.min),
			max: typed.max === null ? null : decimalOf(typed.max),
		};
		const scale = scaleOf(["36", "99.9", "6900"].map(decimalOf), bounds);
		for (const bound of ["min", "max"] as const)
			if (bounds[bound]) expect(scale.stops[stopOf(scale, bounds, bound)]).toBe(bounds[bound]);
	});

	it("R-CAT-06 work for prices below 1, for free products and for a single price", () => {
		expect(presses(scaleOf(["0", "0.5", "0.99"].map(decimalOf)), "min").map(({ min }) => min)).toEqual([
			null,
			"0.5",
			"0.99",
		]);
		expect(scaleOf([decimalOf("20")])).toMatchObject({ stops: ["20"], places: [0] });
	});
});

describe("the histogram of prices", () => {
	it("R-CAT-06 counts each price within the range once", () => {
		const bars = histogram(["36", "36", "6900", "10", "9000"].map(decimalOf), shop);
		expect(bars).toHaveLength(priceBars);
		expect(bars[0]).toBe(2);
		expect(bars.at(-1)).toBe(1);
		expect(bars.filter((bar) => bar > 0)).toHaveLength(2);
	});

	it("R-CAT-06 counts free products, and colours the bars of a part of the slider", () => {
		expect(
			histogram(["0", "5", "10"].map(decimalOf), range("0", "10")).filter((bar) => bar > 0),
		).toHaveLength(3);
		expect([barAt(0), barAt(0.5), barAt(1)]).toEqual([0, priceBars / 2, priceBars - 1]);
	});

	it("R-CAT-06 is empty without prices", () => {
		expect(histogram([], shop).every((bar) => bar === 0)).toBe(true);
	});
});

describe("suggested round prices", () => {
	it.each([
		["36", "6900", ["100", "500", "1000"]],
		["640", "3280", ["1000"]],
		["890", "95000", ["1000", "5000", "10000"]],
		["120", "450", []],
		["5", "9", []],
	])("R-CAT-06 of %s to %s are %j", (lowest, highest, prices) => {
		expect(roundPrices(range(lowest, highest))).toEqual(prices);
	});
});
