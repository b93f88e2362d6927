import { describe, expect, it } from "vitest";
import { hasDigitPostcodes, postcodeProblems } from "#core/checkout/postcodes.ts";

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
		["PL", "71637"],
		["PL", "71 637"],
		["PL", "PL-71-637"],
		["PT", "2725079"],
		["DK", "DK-1050"],
		["CZ", "110 00"],
		["CZ", "11000"],
		["HU", "H-1051"],
		["", "70173"],
	])("R-CHECK-03 in %s are accepted: %s", (country, code) => {
		expect(found(country, code)).toEqual([]);
	});

	it.each([
		["DE", "1010", "26133", "fiveDigits"],
		["DE", "SW1A 1AA", "26133", "fiveDigits"],
		["AT", "10117", "1010", "fourDigits"],
		["CH", "80", "2544", "fourDigits"],
		["FR", "7500", "33380", "fiveDigits"],
		["NL", "1012", "1234 AB", "other"],
		["BE", "10000", "4000", "fourDigits"],
		["LU", "11180", "4750", "fourDigits"],
		["IT", "184", "00144", "fiveDigits"],
		["ES", "2801", "28039", "fiveDigits"],
		["GB", "10117", "EC1Y 8SY", "other"],
		["GB", "E10", "EC1Y 8SY", "other"],
		["IE", "4", "A65 F4E2", "other"],
		["PL", "7163", "00-950", "other"],
	])(
		"R-CHECK-03 in %s are rejected: %s, with the example %s and the message %s",
		(country, code, example, shape) => {
			expect(found(country, code)).toEqual([[`checkout.postcode.${shape}`, { example }]]);
		},
	);

	it("R-CHECK-03 are only reported as missing if blank and as too long if too long", () => {
		expect(found("DE", " ")).toEqual([["form.missing", {}]]);
		expect(found("DE", "1".repeat(21))).toEqual([["form.tooLong", { max: 20 }]]);
	});

	it("R-CHECK-03 use a numeric keyboard if they have no letters, but not if the format is unknown", () => {
		expect(["DE", "AT", "CH", "FR"].map(hasDigitPostcodes)).toEqual([true, true, true, true]);
		expect(["GB", "NL", "IE", ""].map(hasDigitPostcodes)).toEqual([false, false, false, false]);
	});
});
