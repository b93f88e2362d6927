import { describe, expect, it } from "vitest";
import { isCountryCode } from "#core/language/country.ts";
import { cityLine, countryOf, foreignCountry } from "#core/site/address-country.ts";

describe("isCountryCode", () => {
	it.each(["DE", "AT", "CH", "FR", "GB", "XK", "LI"])("%s is a country", (code) => {
		expect(isCountryCode(code)).toBe(true);
	});

	it.each([
		"",
		"de",
		"D",
		"DEU",
		"UK",
		"EU",
		"AC",
		"CP",
		"EA",
		"IC",
		"TA",
		"ZZ",
		"XA",
		"QQ",
		"DD",
		"49",
		"Deutschland",
	])("%j is none", (code) => {
		expect(isCountryCode(code)).toBe(false);
	});
});

describe("the country of an address", () => {
	it("R-PHONE-01 is its own, else the site's", () => {
		expect(countryOf({ country_code: "FR" }, "DE")).toBe("FR");
		expect(countryOf({ country_code: null }, "CH")).toBe("CH");
	});

	it("is named in the page's language only where it is not the site's", () => {
		expect(foreignCountry({ country_code: "FR" }, "DE", "de")).toBe("Frankreich");
		expect(foreignCountry({ country_code: "CH" }, "DE", "fr")).toBe("Suisse");
		expect(foreignCountry({ country_code: "DE" }, "DE", "en")).toBeNull();
		expect(foreignCountry({ country_code: null }, "DE", "en")).toBeNull();
		expect(cityLine("67000", "Strasbourg", "Frankreich")).toBe("67000 Strasbourg, Frankreich");
		expect(cityLine("", "Berlin", null)).toBe("Berlin");
	});
});
