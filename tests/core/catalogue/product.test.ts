import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foldText } from "#core/catalogue/compare-names.ts";
import { listItemOf } from "#core/catalogue/list-item.ts";
import { priceRange, pricesOf } from "#core/catalogue/price-range.ts";
import {
	activeVariants,
	essentialAttributes,
	isListed,
	priceHistoryOf,
	variantReference,
} from "#core/catalogue/product.ts";
import { pickRandom } from "#core/catalogue/random-products.ts";
import { averageRating, ratingSummary } from "#core/catalogue/rating.ts";
import { formatSort, parseSort } from "#core/content-values/sort-term.ts";
import type { DecimalText } from "#core/money/decimal-text.ts";
import { decimal, productWith, project, sortTerms, variantWith } from "#tests/core/catalogue/arbitraries.ts";
import { runs } from "#tests/core/runs.ts";

describe("a product", () => {
	it.each([
		["published", project, true],
		["draft", project, false],
		["Published", project, false],
		["published", "other.example", false],
	])("R-CAT-01 with status %s of %s is listed: %s", (status, domain, listed) => {
		expect(isListed(productWith({ status, project: domain }), project)).toBe(listed);
	});

	it.each([
		["JS-100", "-54", "JS-100-54"],
		["JS-100", null, "JS-100"],
		[null, "TR/4711-54", "TR/4711-54"],
		[null, null, null],
	])("R-CAT-09 reference %s with suffix %s shows as %s", (reference_number, suffix, expected) => {
		const variant = variantWith({ reference_number_suffix: suffix });
		expect(variantReference(productWith({ reference_number }), variant)).toBe(expected);
	});

	const history = [{ date: "2026-01-01", price_brutto: decimal("100") }];
	const ownHistory = [{ date: "2026-01-01", price_brutto: decimal("70") }];
	const dated = { price_brutto: decimal("90"), price_history: history };

	it.each([
		["at the same price has that of the product", "90", null, history],
		["without a price has that of the product", null, null, history],
		["at another price has none", "80", null, null],
		["with a history has its own", "90", ownHistory, ownHistory],
		["with a history and no price has its own", null, ownHistory, ownHistory],
	])("B-LAW-05 a variant's price history: one %s", (_, price, own, expected) => {
		const variant = variantWith({ price_brutto: price === null ? null : decimal(price), price_history: own });
		expect(priceHistoryOf(productWith(dated), variant)).toEqual(expected);
	});

	it.each([
		["the same price, and no history", { price_brutto: decimal("90") }, history],
		["a history of its own", { price_history: ownHistory }, null],
		["a history and a price of its own", { price_brutto: decimal("80"), price_history: ownHistory }, history],
		["a history of its own, but is not offered", { price_history: ownHistory, active: false }, history],
	])("B-LAW-05 its history in a list, where its variant has %s", (_, own, expected) => {
		const product = productWith({ ...dated, product_variants: [variantWith(own)] });
		expect(listItemOf(product)).toMatchObject({ price_history: expected });
		expect(listItemOf(product).product_variants[0]).not.toHaveProperty("price_history");
	});

	it("R-CAT-09 without a chosen variant shows its own reference", () => {
		expect(variantReference(productWith({ reference_number: "JS-1" }), null)).toBe("JS-1");
	});

	it("R-CAT-09 offers no inactive variant", () => {
		const product_variants = [variantWith({ id: 1 }), variantWith({ id: 2, active: false })];
		expect(activeVariants(productWith({ product_variants })).map(({ id }) => id)).toEqual([1]);
	});
});

describe("priceRange", () => {
	const range = (own: string | null, ...variants: readonly (readonly [string | null, boolean])[]) =>
		priceRange(
			productWith({
				price_brutto: own === null ? null : decimal(own),
				product_variants: variants.map(([price, active], id) =>
					variantWith({ id, active, price_brutto: price === null ? null : decimal(price) }),
				),
			}),
		);

	it("R-CAT-08 returns the lowest and the highest price of the variants, compared by value", () => {
		expect(range("5", ["1000", true], ["99.9", true], ["250", true])).toEqual({
			lowest: "99.9",
			highest: "1000",
			single: false,
		});
	});

	it("R-CAT-08 returns one value if the prices are equal", () => {
		expect(range("5", ["19.90", true], ["19.9", true])).toEqual({
			lowest: "19.9",
			highest: "19.9",
			single: true,
		});
	});

	it("R-CAT-09 ignores inactive variants", () => {
		expect(range(null, ["10", false], ["20", true], ["90", false])).toMatchObject({
			lowest: "20",
			highest: "20",
		});
	});

	it("R-CAT-08 uses the product's price for a variant without one", () => {
		expect(range("30", [null, true], ["50", true])).toMatchObject({ lowest: "30", highest: "50" });
		expect(range(null, [null, true], ["50", true])).toMatchObject({ lowest: "50", highest: "50" });
	});

	it("R-CAT-08 is the product's own price without variants", () => {
		expect(range("30")).toEqual({ lowest: "30", highest: "30", single: true });
	});

	it("R-CAT-08 is null without any price, or if no variant is active", () => {
		expect(range(null)).toBeNull();
		expect(range("30", ["10", false])).toBeNull();
	});

	it("R-CAT-08 contains every offered price, and both ends are offered", () => {
		const cents = fc.integer({ min: -1000, max: 10 ** 8 });
		fc.assert(
			fc.property(fc.array(cents, { minLength: 1, maxLength: 6 }), (list) => {
				const text = (value: number): DecimalText => decimal((value / 100).toFixed(2));
				const product_variants = list.map((value, id) => variantWith({ id, price_brutto: text(value) }));
				const found = priceRange({ price_brutto: null, product_variants });
				expect(found).toEqual({
					lowest: text(Math.min(...list)),
					highest: text(Math.max(...list)),
					single: Math.min(...list) === Math.max(...list),
				});
				expect(pricesOf({ price_brutto: null, product_variants })).toHaveLength(list.length);
			}),
			{ numRuns: runs(1000) },
		);
	});
});

describe("ratings", () => {
	it("R-CAT-08 average to their mean, 0 when there are none", () => {
		expect(averageRating([{ rating: 5 }, { rating: 4 }, { rating: 4 }, { rating: 2 }])).toBe(3.75);
		expect(averageRating([])).toBe(0);
	});

	it("B-LAW-09 a product without ratings shows none rather than 0", () => {
		expect(ratingSummary([])).toBeNull();
	});

	it("B-LAW-09 state their number and period, in any time zone", () => {
		const rated = [
			{ rating: 5, date_created: "2026-03-01T00:30:00+02:00" },
			{ rating: 1, date_created: null },
			{ rating: 3, date_created: "2026-02-28T23:00:00Z" },
			{ rating: 3, date_created: "2026-01-05T08:00:00Z" },
		];
		expect(ratingSummary(rated)).toEqual({
			average: 3,
			count: 4,
			from: "2026-01-05T08:00:00Z",
			to: "2026-02-28T23:00:00Z",
		});
		expect(ratingSummary([{ rating: 4 }])).toEqual({ average: 4, count: 1, from: null, to: null });
	});
});

describe("pickRandom", () => {
	it("R-CAT-05 draws the requested number of different items, at most all", () => {
		const items = ["a", "b", "c", "d"];
		fc.assert(
			fc.property(
				fc.integer({ min: -2, max: 6 }),
				fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true })),
				(limit, stream) => {
					const drawn = pickRandom(Object.freeze(items), limit, () => stream.next().value as number);
					expect(drawn).toHaveLength(Math.min(4, Math.max(0, limit)));
					expect(new Set(drawn).size).toBe(drawn.length);
					expect(items).toEqual(expect.arrayContaining([...drawn]));
				},
			),
			{ numRuns: runs(1000) },
		);
	});

	it("R-CAT-05 draws fairly: every pair equally often over all random outcomes", () => {
		const seen = new Map<string, number>();
		for (let first = 0; first < 4; first += 1) {
			for (let second = 0; second < 3; second += 1) {
				const chances = [(first + 0.5) / 4, (second + 0.5) / 3];
				const pair = pickRandom(["a", "b", "c", "d"], 2, () => chances.shift() as number).join("");
				seen.set(pair, (seen.get(pair) ?? 0) + 1);
			}
		}
		expect(seen.size).toBe(12);
	});

	it("R-CAT-05 uses one random number per item, so that a seeded build can be repeated", () => {
		let asked = 0;
		const random = () => {
			asked += 1;
			return 0.5;
		};
		pickRandom(["a", "b", "c", "d"], 2, random);
		expect(asked).toBe(2);
	});
});

describe("sorting", () => {
	it("R-CAT-02 reads sort terms as written, without unknown ones", () => {
		expect(parseSort(" -price_brutto, display_name ,,--id,price")).toEqual(["-price_brutto", "display_name"]);
		fc.assert(
			fc.property(sortTerms, (terms) => {
				expect(parseSort(formatSort(terms))).toEqual(terms);
			}),
			{ numRuns: runs(1000) },
		);
	});

	it.each([
		["Größe", "grosse"],
		["ÉCLAT", "eclat"],
		["STRASSE ẞ", "strasse ss"],
		["ﬁn", "fin"],
	])("B-USE-01 sorts %s as %s", (text, folded) => {
		expect(foldText(text)).toBe(folded);
	});
});

it("B-LAW-15 treats every attribute as essential that the shop does not exclude and that has a value", () => {
	const attribute = (id: string, ...display_values: readonly string[]) => ({
		attribute_group: { id, display_name: id },
		display_values,
	});
	const attributes = [
		attribute("Legierung", "585"),
		{ ...attribute("Pflege", "Wasser"), essential: false as const },
		attribute("Steine"),
	];
	expect(essentialAttributes(productWith({ attributes }), null)).toEqual([attributes[0]]);
});

it.each([
	["585 Gelbgold, 52,5", ["585 Gelbgold"]],
	["52,5 · 585 gelbgold", ["585 Gelbgold"]],
	["585 Gelbgold matt, 54", ["585 Gelbgold matt"]],
	["585 Gelbgold / Platin 600, 54", ["585 Gelbgold", "Platin 600"]],
	["1585 Gelbgolden", ["585 Gelbgold", "585 Gelbgold matt", "Platin 600"]],
	["54", ["585 Gelbgold", "585 Gelbgold matt", "Platin 600"]],
])("B-LAW-15 names the attribute values of the variant %s", (display_name, expected) => {
	const display_values = ["585 Gelbgold", "585 Gelbgold matt", "Platin 600"];
	const attributes = [{ attribute_group: { id: "alloy", display_name: "Legierung" }, display_values }];
	const [alloy] = essentialAttributes(productWith({ attributes }), variantWith({ display_name }));
	expect(alloy?.display_values).toEqual(expected);
});
