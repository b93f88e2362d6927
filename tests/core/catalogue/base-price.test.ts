import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
	basePriceRanges,
	basePrices,
	type PricedQuantity,
	pricedQuantities,
} from "#core/catalogue/base-price.ts";
import { parseDecimal, scaledQuotient } from "#core/money/decimal-text.ts";
import { type Quantity, type QuantityUnit, quantityUnits } from "#core/money/quantity.ts";
import { decimal, productWith, variantWith } from "#tests/core/catalogue/arbitraries.ts";

const quantity = (amount: string, unit: QuantityUnit): Quantity => ({ amount: decimal(amount), unit });
const offer = (price: string, amount: string, unit: QuantityUnit): PricedQuantity => ({
	price: decimal(price),
	quantity: quantity(amount, unit),
});

describe("the base price", () => {
	it.each([
		["48", "200", "ml", "240 l"],
		["36", "180", "g", "200 kg"],
		["9.99", "75", "cl", "13.32 l"],
		["10", "3", "kg", "3.33 kg"],
		["20", "3", "m", "6.67 m"],
		["0.05", "10", "l", "0.01 l"],
		["5", "50", "cm", "10 m"],
		["30", "2", "m²", "15 m²"],
	] as const)("B-LAW-16 of %s € for %s %s is %s", (price, amount, unit, expected) => {
		const prices = basePrices([offer(price, amount, unit)]);
		expect(prices && `${prices.lowest} ${prices.unit}`).toBe(expected);
	});

	it.each([
		["less than 10 g", offer("400", "9.99", "g")],
		["less than 10 ml", offer("40", "0.5", "cl")],
		["one unit, which has that price", offer("20", "1000", "ml")],
		["nothing", offer("20", "0", "l")],
		["a piece", { price: decimal("20"), quantity: null }],
		["what has no price", { price: null, quantity: quantity("200", "ml") }],
	])("B-LAW-16 is missing for %s", (_, priced) => {
		expect(basePrices([priced])).toBeNull();
	});

	it("B-LAW-16 covers each variant with its own price and contents, from the lowest to the highest", () => {
		const product = productWith({
			price_brutto: decimal("48"),
			quantity: quantity("200", "ml"),
			product_variants: [
				variantWith({ id: 1 }),
				variantWith({ id: 2, price_brutto: decimal("90"), quantity: quantity("500", "ml") }),
				variantWith({ id: 3, price_brutto: decimal("1"), active: false }),
			],
		});
		expect(basePrices(pricedQuantities(product))).toEqual({
			lowest: "180",
			highest: "240",
			single: false,
			unit: "l",
		});
	});

	it("B-LAW-16 times the contents equals the price, within rounding to cents", () => {
		const cents = fc.integer({ min: 1, max: 10_000_000 });
		const amounts = fc.integer({ min: 10, max: 100_000 });
		fc.assert(
			fc.property(cents, amounts, fc.constantFrom(...quantityUnits), (price, amount, unit) => {
				const prices = basePrices([offer(String(price / 100), String(amount), unit)]);
				fc.pre(prices !== null);
				const parts = { g: 1000, ml: 1000, cl: 100, cm: 100 }[unit as string] ?? 1;
				const exact = ((price / 100) * parts) / amount;
				expect(Math.abs(Number(prices?.lowest) - exact)).toBeLessThan(0.005 + exact * 1e-9);
			}),
		);
	});
});

describe("the base prices of variants", () => {
	it.each([
		["half a litre and a litre at another price", ["10 500 ml", "15 1 l"], ["15–20 l"]],
		["a litre and two at the same price for one", ["15 1 l", "30 2 l"], ["15–15 l"]],
		["a sample of 5 ml next to a bottle", ["9 5 ml", "20 50 ml"], ["400–1800 l"]],
		["samples alone", ["9 5 ml", "4 2 ml"], []],
		["a kilogram and a litre", ["9 1 kg", "9 1 l"], []],
		["different units", ["10 500 ml", "10 250 g", "15 1 l"], ["15–20 l", "40–40 kg"]],
		["a bottle and a set without contents", ["10 500 ml", "40"], ["20–20 l"]],
	] as const)("B-LAW-24 of %s covers all variants", (_, offers, expected) => {
		const priced = offers.map((text): PricedQuantity => {
			const [price = "", amount, unit] = text.split(" ");
			return amount ? offer(price, amount, unit as QuantityUnit) : { price: decimal(price), quantity: null };
		});
		expect(
			basePriceRanges(priced).map(({ lowest, highest, unit }) => `${lowest}–${highest} ${unit}`),
		).toEqual(expected);
	});

	it("B-LAW-24 covers the base price of each variant", () => {
		const amount = fc.integer({ min: 1, max: 3000 });
		const variants = fc.array(fc.tuple(fc.integer({ min: 1, max: 100_000 }), amount), { minLength: 1 });
		fc.assert(
			fc.property(variants, (chosen) => {
				const offers = chosen.map(([price, contents]) => offer(String(price / 100), String(contents), "ml"));
				const all = basePrices(offers);
				const each = offers.flatMap((one) => basePrices([one]) ?? []);
				expect(all === null).toBe(each.length === 0);
				for (const { lowest } of each) {
					expect(Number(lowest)).toBeGreaterThanOrEqual(Number(all?.lowest));
					expect(Number(lowest)).toBeLessThanOrEqual(Number(all?.highest));
				}
			}),
		);
	});
});

it("rounds a quotient half up to its digits", () => {
	const quotient = (value: string, factor: number, divisor: string) =>
		scaledQuotient(decimal(value), factor, decimal(divisor), 2);
	expect(quotient("1", 1, "200")).toBe("0.01");
	expect(quotient("1", 1, "201")).toBe("0");
	expect(quotient("0.000001", 1_000_000, "3")).toBe(parseDecimal("0.33"));
});
