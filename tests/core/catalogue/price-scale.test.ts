import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PriceRange } from "#core/catalogue/price-range.ts";
import {
	histogram,
	priceAt,
	priceBars,
	priceSteps,
	roundPrices,
	stepOf,
} from "#core/catalogue/price-scale.ts";
import { compareDecimals } from "#core/shared/decimal-text.ts";
import { decimalOf } from "#tests/core/shop-fixtures.ts";

const range = (lowest: string, highest: string): PriceRange => ({
	lowest: decimalOf(lowest),
	highest: decimalOf(highest),
	single: false,
});
const shop = range("36", "6900");

const someRange = fc
	.tuple(fc.integer({ min: 1, max: 5_000 }), fc.integer({ min: 1, max: 50_000 }))
	.map(([lowest, more]) => range(String(lowest), String(lowest + more)));

describe("the scale of the price slider", () => {
	it("R-CAT-06 begins at the lowest price and ends at the highest, to the cent", () => {
		const odd = range("36.9", "6899.95");
		expect(priceAt(0, odd)).toBe("36.9");
		expect(priceAt(priceSteps, odd)).toBe("6899.95");
	});

	it("R-CAT-06 gives prices of two digits that count between its ends", () => {
		expect(priceAt(priceSteps / 2, shop)).toBe("500");
		for (let step = 1; step < priceSteps; step++)
			expect(priceAt(step, range("1000", "90000"))).toMatch(/^\d{2}0+$/);
	});

	it("R-CAT-06 never falls from one step to the next", () => {
		fc.assert(
			fc.property(someRange, fc.integer({ min: 1, max: priceSteps - 2 }), (within, step) => {
				expect(compareDecimals(priceAt(step, within), priceAt(step + 1, within))).toBeLessThanOrEqual(0);
			}),
		);
	});

	it("R-CAT-06 puts a handle where its price was chosen, and what is outside at an end", () => {
		expect(stepOf(priceAt(30, shop), shop)).toBe(30);
		expect(stepOf(decimalOf("1"), shop)).toBe(0);
		expect(stepOf(decimalOf("99999"), shop)).toBe(priceSteps);
		expect(stepOf(decimalOf("0"), range("0", "10"))).toBe(0);
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

	it("R-CAT-06 is flat without prices", () => {
		expect(histogram([], shop).every((bar) => bar === 0)).toBe(true);
	});
});

describe("prices that are offered at once", () => {
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
