import { describe, expect, it } from "vitest";
import { countryCodes } from "#core/language/country.ts";
import { lawOf, orderTax, type TaxSettings } from "#core/legal/country-law.ts";
import { decimalOf } from "#tests/core/shop-fixtures.ts";

const settings = (changes: Partial<TaxSettings> = {}): TaxSettings => ({
	default_tax_percent: decimalOf("19"),
	tax_country: "DE",
	small_business: false,
	tax_by_destination: false,
	...changes,
});
const byDestination = settings({ tax_by_destination: true });
const smallBusiness = settings({ small_business: true, tax_by_destination: true });
const swiss = settings({ default_tax_percent: decimalOf("8.1"), tax_country: "CH" });
const home = { percent: "19", isExport: false, isExempt: false };
const none = { percent: null, isExport: false, isExempt: true };
const exported = { percent: null, isExport: true, isExempt: false };

describe("the tax included in an order", () => {
	it.each([
		["at home is the shop's", settings(), "DE", home],
		["is the shop's while nobody knows where the goods go", byDestination, "", home],
		["is the seller's below the threshold", settings(), "FR", home],
		["is the destination's above it", byDestination, "FR", { ...home, percent: "20" }],
		["is that of Finland to the half per cent", byDestination, "FI", { ...home, percent: "25.5" }],
		["is that of Monaco, which counts as France", byDestination, "MC", { ...home, percent: "20" }],
		["is none in Switzerland", settings(), "CH", exported],
		["is none in Liechtenstein", byDestination, "LI", exported],
		["is none in Great Britain", settings(), "GB", exported],
		["is stated nowhere by a small business", smallBusiness, "AT", none],
		[
			"is none abroad for a small business, whose goods are cleared as well",
			smallBusiness,
			"CH",
			{ ...exported, isExempt: true },
		],
		["is the Swiss one in Liechtenstein for a Swiss shop", swiss, "LI", { ...home, percent: "8.1" }],
		["is none in Germany for a Swiss shop", swiss, "DE", exported],
	])("B-LAW-17 %s", (_, shop, destination, expected) => {
		expect(orderTax(shop, destination)).toEqual(expected);
	});
});

describe("the law of a country", () => {
	it("B-LAW-17 includes 27 member states, each with a rate between 17 and 27 per cent and 14 days to withdraw", () => {
		const members = countryCodes.filter((code) => lawOf(code).taxArea === "EU" && code !== "MC");
		expect(members).toHaveLength(27);
		for (const code of members) {
			const { taxPercent, withdrawalDays, creditWarning } = lawOf(code);
			expect(Number(taxPercent), code).toBeGreaterThanOrEqual(17);
			expect(Number(taxPercent), code).toBeLessThanOrEqual(27);
			expect([withdrawalDays, creditWarning === null]).toEqual([14, false]);
		}
	});

	it("B-LAW-17 lists the mandatory texts of French and Swiss shops", () => {
		expect(lawOf("FR").mandatoryTexts).toEqual(["mediator", "guaranteeBox", "host"]);
		expect(["DE", "LI", "CH", "US"].map((code) => lawOf(code).guaranteeNotice)).toEqual([
			true,
			true,
			false,
			false,
		]);
		expect(lawOf("CH")).toMatchObject({
			currency: "CHF",
			withdrawalDays: null,
		});
	});

	it("B-LAW-04 gives the reason why a small business charges no tax", () => {
		const laws = ["DE", "AT", "FR", "NL", "CH", "LI", "US"].map((code) => lawOf(code).smallBusiness);
		expect(laws).toEqual(["de", "at", "fr", "union", "none", "none", "none"]);
	});

	it("B-LAW-17 has no requirements for unknown countries, including names of object properties", () => {
		expect(lawOf("constructor")).toMatchObject({ taxPercent: null, creditWarning: null, mandatoryTexts: [] });
	});
});
