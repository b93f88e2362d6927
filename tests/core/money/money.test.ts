import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compareDecimals, parseDecimal, percentBelow } from "#core/money/decimal-text.ts";
import { containedTax, multiplyMoney, noMoney, parseMoney, roundMoney, sumMoney } from "#core/money/money.ts";
import { decimalOf, euros } from "#tests/core/shop-fixtures.ts";

describe("money", () => {
	it.each([
		["19.99", "19.99"],
		["19.9900", "19.99"],
		["0019.50", "19.5"],
		["1290", "1290"],
		["-0.05", "-0.05"],
		["-0", "0"],
		["0.000000", "0"],
		["999999999999999.999999", "999999999999999.999999"],
		[19.99, "19.99"],
		[0, "0"],
		[-0, "0"],
		[4, "4"],
	])("B-SEC-04 reads the decimal %s", (value, expected) => {
		expect(parseDecimal(value)).toBe(expected);
	});

	it.each([
		"",
		" 1",
		"1 ",
		"1,5",
		"1.",
		".5",
		"+1",
		"1e3",
		"0x10",
		"1_000",
		"Infinity",
		"1.1234567",
		"1000000000000000",
		Number.NaN,
		Number.POSITIVE_INFINITY,
		1e21,
		1e-7,
		0.1 + 0.2,
		null,
		undefined,
		true,
		{},
		["1"],
		5n,
		"1\n",
	])("B-SEC-04 refuses %o as a decimal", (value) => {
		expect(parseDecimal(value)).toBeNull();
		expect(parseMoney(value, "EUR")).toBeNull();
	});
});

describe("sums of money", () => {
	it("R-CART-03 adds and multiplies exactly", () => {
		expect(sumMoney([euros("0.1"), euros("0.2")], "EUR")).toEqual(euros("0.3"));
		expect(sumMoney([], "CHF")).toEqual(noMoney("CHF"));
		expect(multiplyMoney(euros("999999999999.999999"), 9999).amount).toBe("9998999999999999.990001");
	});

	it("R-CART-03 refuses to add two currencies", () => {
		expect(() => sumMoney([euros("1")], "CHF")).toThrow("Cannot add EUR to CHF");
	});

	it.each([
		["1.005", "1.01"],
		["1.004999", "1"],
		["-1.005", "-1.01"],
		["2.5", "2.5"],
	])("R-CART-03 rounds %s to cents as %s", (amount, expected) => {
		expect(roundMoney(euros(amount)).amount).toBe(expected);
	});

	it.each([
		["119", "19", "19"],
		["100", "19", "15.97"],
		["107", "7", "7"],
		["0.03", "19", "0"],
		["100", "0", "0"],
		["100", "8.1", "7.49"],
	])("B-LAW-04 finds in %s at %s %% the tax %s", (gross, percent, tax) => {
		expect(containedTax(euros(gross), decimalOf(percent))).toEqual(euros(tax));
	});

	it.each([
		["100", "80", 20],
		["100", "80.01", 19],
		["3", "2", 33],
		["100", "100", 0],
		["0", "0", 0],
	])("B-LAW-05 says that from %s to %s is %i per cent", (from, to, percent) => {
		expect(percentBelow(decimalOf(from), decimalOf(to))).toBe(percent);
	});

	it("R-CART-03 orders decimals by value", () => {
		expect(compareDecimals(decimalOf("9"), decimalOf("10"))).toBeLessThan(0);
		expect(compareDecimals(decimalOf("10"), decimalOf("9.5"))).toBeGreaterThan(0);
		expect(compareDecimals(decimalOf("1.0"), decimalOf("1"))).toBe(0);
	});

	it("R-CART-03 agrees with an independent computation in whole cents", () => {
		const cents = fc.bigInt({ min: 0n, max: 10n ** 14n });
		const item = fc.tuple(cents, fc.integer({ min: 1, max: 9999 }));
		fc.assert(
			fc.property(fc.array(item, { maxLength: 30 }), (items) => {
				const sum = sumMoney(
					items.map(([price, count]) =>
						multiplyMoney(euros(`${price / 100n}.${String(price % 100n).padStart(2, "0")}`), count),
					),
					"EUR",
				);
				const expected = items.reduce((total, [price, count]) => total + price * BigInt(count), 0n);
				const [whole = "", fraction = ""] = sum.amount.split(".");
				expect(BigInt(whole + fraction.padEnd(2, "0"))).toBe(expected);
			}),
			{ numRuns: 1000 },
		);
	});
});
