import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
	datedReduction,
	priceReduction,
	reductionPeriod,
	settledSince,
} from "#core/catalogue/price-reduction.ts";
import { day } from "#core/platform/time.ts";
import { decimalOf, deepFreeze } from "#tests/core/shop-fixtures.ts";

const now = Date.parse("2026-06-30T12:00:00Z");

/** Computes the reduction for prices with their age in days: ["100", 60] was set 60 days ago. */
function reduction(price: string, history: readonly (readonly [string, number])[]) {
	const entries = history.map(([price_brutto, age]) => ({
		price_brutto: decimalOf(price_brutto),
		date: new Date(now - age * day).toISOString(),
	}));
	return priceReduction(decimalOf(price), deepFreeze(entries), now);
}

/** Like {@link reduction}, for dated histories. */
const reductionOf = (price: string, history: readonly (readonly [string, number])[]) =>
	datedReduction(
		decimalOf(price),
		history.map(([price_brutto, age]) => ({
			price_brutto: decimalOf(price_brutto),
			date: new Date(now - age * day).toISOString(),
		})),
	);

const reductions = [
	[
		"one price that was in force all along",
		"80",
		[
			["100", 300],
			["80", 5],
		],
		{ lowestPrice: "100", percent: 20 },
	],
	[
		"the lowest of several in the period",
		"80",
		[
			["120", 300],
			["100", 20],
			["110", 10],
			["80", 5],
		],
		{ lowestPrice: "100", percent: 20 },
	],
	[
		"a reduction that has run for long",
		"80",
		[
			["100", 300],
			["80", 200],
		],
		{ lowestPrice: "100", percent: 20 },
	],
	[
		"a lower price that ended before the period",
		"80",
		[
			["70", 300],
			["100", 36],
			["80", 5],
		],
		{ lowestPrice: "100", percent: 20 },
	],
	[
		"entries in no order",
		"80",
		[
			["80", 5],
			["100", 300],
		],
		{ lowestPrice: "100", percent: 20 },
	],
	[
		"the same price set twice",
		"80",
		[
			["100", 300],
			["80", 6],
			["80.0", 5],
		],
		{ lowestPrice: "100", percent: 20 },
	],
	[
		"a history that does not know the present price yet",
		"80",
		[["100", 300]],
		{ lowestPrice: "100", percent: 20 },
	],
	["less than one per cent", "99.5", [["100", 300]], { lowestPrice: "100", percent: 0 }],
	[
		"a future entry",
		"80",
		[
			["100", 300],
			["80", 5],
			["10", -1],
		],
		{ lowestPrice: "100", percent: 20 },
	],
] as const;

const noReductions = [
	["no history", "80", []],
	[
		"a history that puts the present price into force later",
		"80",
		[
			["100", 300],
			["80", -300],
		],
	],
	["only the present price", "80", [["80", 60]]],
	[
		"a higher price than before",
		"100",
		[
			["80", 60],
			["100", 5],
		],
	],
	[
		"a lower price within the period",
		"80",
		[
			["70", 300],
			["100", 34],
			["80", 5],
		],
	],
	[
		"the price before a short rise",
		"80",
		[
			["80", 300],
			["100", 10],
			["80", 5],
		],
	],
] as const;

function permutations<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
	if (items.length === 0) return [[]];
	return items.flatMap((item, place) =>
		permutations(items.toSpliced(place, 1)).map((others) => [item, ...others]),
	);
}

describe("priceReduction", () => {
	it.each(reductions)("B-LAW-05 is computed from %s", (_, price, history, expected) => {
		expect(reduction(price, history)).toEqual(expected);
	});

	it.each(noReductions)("B-LAW-05 is null with %s", (_, price, history) => {
		expect(reduction(price, history)).toBeNull();
	});

	it("B-LAW-05 is independent of the order of entries", () => {
		const history = [
			["120", 300],
			["95", 50],
			["110", 20],
			["100", 10],
			["80", 5],
		] as const;
		for (const order of permutations(history)) {
			expect(reduction("80", order)).toEqual({ lowestPrice: "95", percent: 15 });
		}
	});

	it("B-LAW-05 includes an entry of this moment", () => {
		expect(
			reduction("80", [
				["100", 300],
				["70", 0],
			]),
		).toBeNull();
	});

	it("B-LAW-05 ignores an entry with an invalid date", () => {
		const history = [{ price_brutto: decimalOf("100"), date: "yesterday" }];
		expect(priceReduction(decimalOf("80"), history, now)).toBeNull();
	});

	it("B-LAW-05 includes a price up to the start of the period", () => {
		expect(
			reduction("80", [
				["90", 60],
				["100", 35],
				["80", 5],
			]),
		).toEqual({ lowestPrice: "100", percent: 20 });
		expect(
			reduction("80", [
				["90", 60],
				["100", 34.999],
				["80", 5],
			]),
		).toEqual({ lowestPrice: "90", percent: 11 });
	});
});

describe("datedReduction", () => {
	it("B-LAW-05 returns a dated reduction that is the same on every later day", () => {
		const prices = fc.constantFrom("70", "80", "90", "100");
		const entries = fc.array(fc.tuple(prices, fc.integer({ min: 0, max: 90 })), {
			minLength: 1,
			maxLength: 6,
		});
		fc.assert(
			fc.property(prices, entries, fc.integer({ min: 0, max: 400 }), (price, ages, later) => {
				const history = ages.map(([price_brutto, age]) => ({
					price_brutto: decimalOf(price_brutto),
					date: new Date(now - age * day).toISOString(),
				}));
				const dated = datedReduction(decimalOf(price), history);
				const since = settledSince(decimalOf(price), history);
				if (since === null) expect(dated).toBeNull();
				else expect(priceReduction(decimalOf(price), history, since + later * day)).toEqual(dated);
			}),
		);
		expect(
			reductionOf("80", [
				["100", 60],
				["80", 5],
			]),
		).toEqual({ lowestPrice: "100", percent: 20 });
		// Of two entries at the same time the later one counts.
		expect(
			reductionOf("70", [
				["70", 29],
				["100", 29],
			]),
		).toBeNull();
		// Undated prices could be compared differently on another day.
		expect(reductionOf("80", [["100", 60]])).toBeNull();
		expect(reductionOf("80", [])).toBeNull();
	});
});

describe("reductionPeriod", () => {
	const prices = fc.constantFrom("70", "80", "90", "100");
	const entries = fc.array(fc.tuple(prices, fc.integer({ min: 0, max: 90 })), { maxLength: 6 });

	it("B-LAW-05 B-SEO-09 returns the reduction with its start and end", () => {
		fc.assert(
			fc.property(prices, entries, fc.nat(120), (price, ages, later) => {
				const history = ages.map(([price_brutto, age]) => ({
					price_brutto: decimalOf(price_brutto),
					date: new Date(now - age * day).toISOString(),
				}));
				const period = reductionPeriod(decimalOf(price), history);
				if (!period) return;
				const time = Date.parse(period.from) + later * day;
				if (period.until !== null && time >= Date.parse(period.until)) return;
				const { lowestPrice, percent } = period;
				expect(priceReduction(decimalOf(price), history, time)).toEqual({ lowestPrice, percent });
			}),
		);
	});

	it("B-SEO-09 is null without the current price in the history", () => {
		const date = new Date(now).toISOString();
		expect(reductionPeriod(decimalOf("80"), [{ date, price_brutto: decimalOf("100") }])).toBeNull();
		expect(reductionPeriod(decimalOf("80"), [])).toBeNull();
	});
});
