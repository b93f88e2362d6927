import { describe, expect, it } from "vitest";
import { postcodeProblems } from "#core/checkout/postcodes.ts";

const found = (country_code: string, zip_code: string) =>
	postcodeProblems("zip", { country_code, zip_code }).map(({ key, params }) => [key, params]);

describe("postcodes", () => {
	it.each([
		["DE", "10117"],
		["DE", " 01067 "],
		["DE", "D-10117"],
		["AT", "1010"],
		["AT", "A-1010"],
		["CH", "8001"],
		["CH", "CH 8001"],
		["FR", "75001"],
		["FR", "75 001"],
		["NL", "1012 JS"],
		["NL", "1012js"],
		["BE", "1000"],
		["LU", "L-1118"],
		["IT", "00184"],
		["ES", "28013"],
		["GB", "SW1A 1AA"],
		["GB", "m11ae"],
		["SE", "114 55"],
		["IE", "D02 AF30"],
		["", "70173"],
	])("R-CHECK-03 in %s takes %s", (country, code) => {
		expect(found(country, code)).toEqual([]);
	});

	it.each([
		["DE", "1010", "10117"],
		["DE", "SW1A 1AA", "10117"],
		["AT", "10117", "1010"],
		["CH", "80", "8001"],
		["FR", "7500", "75001"],
		["NL", "1012", "1012 JS"],
		["BE", "10000", "1000"],
		["LU", "11180", "1118"],
		["IT", "184", "00184"],
		["ES", "2801", "28013"],
		["GB", "10117", "SW1A 1AA"],
	])("R-CHECK-03 in %s refuses %s and names one such as %s", (country, code, example) => {
		expect(found(country, code)).toEqual([["checkout.postcodeInvalid", { example }]]);
	});

	it("R-CHECK-03 says of none that it is missing, of a long one that it is too long, and no more", () => {
		expect(found("DE", " ")).toEqual([["form.missing", {}]]);
		expect(found("DE", "1".repeat(21))).toEqual([["form.tooLong", { max: 20 }]]);
	});
});
