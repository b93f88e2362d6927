import { describe, expect, it } from "vitest";
import {
	hasWithdrawalRight,
	hasWithdrawalRightIn,
	returnDays,
	returnTerms,
	withdrawalDays,
} from "#core/legal/return-days.ts";
import { shopSettings } from "#tests/core/shop-fixtures.ts";

/** Returns the settings of a shop that ships to one country, with the return days that it grants. */
const shippingTo = (country_code: string, return_days: number | null = null, tax_country = "CH") =>
	shopSettings({
		tax_country,
		shipping_countries: [
			{ id: 1, display_name: country_code, country_code, free_returns: false, return_days },
		],
		shipping_methods_config: [],
	});

/** A Swiss shop that grants return days at home and also ships to Austria. */
const shippingToBoth = {
	...shippingTo("CH", 14),
	shipping_countries: [...shippingTo("CH", 14).shipping_countries, ...shippingTo("AT").shipping_countries],
};

describe("the days to return goods", () => {
	it.each([
		["are those of the law", "DE", null, 14],
		["are longer if the shop grants more", "DE", 30, 30],
		["are never shorter than those of the law", "DE", 7, 14],
		["are none in Switzerland", "CH", null, null],
		["are the shop's own where the law gives none", "CH", 10, 10],
	])("B-LAW-02 B-LAW-17 %s", (_, country, own, days) => {
		expect(returnDays(shippingTo(country, own), country)).toBe(days);
	});
});

describe("the terms of returns", () => {
	it.each([
		["are the law's", "DE", null, { days: 14, isByLaw: true }],
		["are the law's where the shop grants no more", "DE", 7, { days: 14, isByLaw: true }],
		["are the shop's where it grants more", "DE", 30, { days: 30, isByLaw: false }],
		["are the shop's where the law gives none", "CH", 14, { days: 14, isByLaw: false }],
		["are none where nobody grants any", "CH", null, null],
	])("B-LAW-02 B-LAW-17 %s", (_, country, own, terms) => {
		expect(returnTerms(shippingTo(country, own), country)).toEqual(terms);
	});
});

describe("the right of withdrawal of a shop's customers", () => {
	it.each([
		["not in Switzerland", shippingTo("CH"), false],
		["in the European Union", shippingTo("DE"), true],
		["at home, where goods are collected", shippingTo("CH", null, "DE"), true],
		["not by the shop's grant in Switzerland, which is not a statutory right", shippingTo("CH", 10), false],
		["in the European Union for a shop that ships to both", shippingToBoth, true],
		["where it ships everywhere", { ...shippingTo("CH"), shipping_countries: [] }, true],
	])("B-LAW-02 B-LAW-17 %s", (_, settings, expected) => {
		expect(hasWithdrawalRight(settings)).toBe(expected);
	});
});

describe("the statutory withdrawal days", () => {
	it.each([
		["are none in Switzerland", shippingTo("CH", 10), null],
		["are those of the Union, where it ships to both", shippingToBoth, 14],
		["are those of all laws, where it ships everywhere", { ...shippingTo("CH"), shipping_countries: [] }, 14],
	])("B-LAW-02 B-LAW-17 %s", (_, settings, expected) => {
		expect(withdrawalDays(settings)).toBe(expected);
	});
});

describe("the right of withdrawal of an order", () => {
	const german = (country: string, days: number | null = null) => shippingTo(country, days, "DE");
	it.each([
		["not in Switzerland, although the shop is German", german("CH"), "CH", false],
		["not in Switzerland by the shop's grant", german("CH", 10), "CH", false],
		["not in Switzerland, where the Swiss shop ships to the Union too", shippingToBoth, "CH", false],
		["in the Union from that shop", shippingToBoth, "AT", true],
		["in the Union", german("CH"), "FR", true],
		["in a country whose law is not known", german("JP"), "JP", true],
	])("B-LAW-02 B-LAW-17 B-LAW-18 exists: %s", (_, settings, country, expected) => {
		expect(hasWithdrawalRightIn(settings, country)).toBe(expected);
	});
});
