import { describe, expect, it } from "vitest";
import { parseDecimal } from "#core/money/decimal-text.ts";
import { readPrice, readPricePhrase, understoodQuery } from "#core/search/price-phrase.ts";
import { queryWith } from "#tests/core/catalogue/arbitraries.ts";
import { decimalOf } from "#tests/core/shop-fixtures.ts";

describe("a typed price", () => {
	it.each([
		["1290", "1290"],
		["1.290", "1290"],
		["1,290", "1290"],
		["1.290,50 €", "1290.5"],
		["€1,290.50", "1290.5"],
		["1 290,5", "1290.5"],
		["CHF 1’290", "1290"],
		["1’290.–", "1290"],
		["1290,-", "1290"],
		["12.345.678", "12345678"],
		["0,5", "0.5"],
	])("R-CAT-06 parses %j as %s", (text, read) => {
		expect(readPrice(text)).toBe(parseDecimal(read));
	});

	it.each(["", "viel", "-5", "1e3", "1..2", "1,", "99999999999999999999"])(
		"R-CAT-06 %j is no price",
		(text) => {
			expect(readPrice(text)).toBeNull();
		},
	);
});

describe("prices in a search", () => {
	it.each<[string, string | null, string | null, string | null]>([
		["Ring unter 100", "Ring", null, "100"],
		["unter 100", null, null, "100"],
		["bis 500 €", null, null, "500"],
		["Kette bis zu 1.500,50 Euro in Gold", "Kette  in Gold", null, "1500.5"],
		["Uhr über 1000", "Uhr", "1000", null],
		["Uhr ab 1 000 €", "Uhr", "1000", null],
		["Ring zwischen 500 und 1.000 €", "Ring", "500", "1000"],
		["Ring 500-1000€", "Ring", "500", "1000"],
		["Geschenk für 50 Euro", "Geschenk", null, "50"],
		["Ring max. 200", "Ring", null, "200"],
		["u\u0308ber 1000", null, "1000", null],
		["ring under 100", "ring", null, "100"],
		["watch up to €1,500", "watch", null, "1500"],
		["less than 99.90 eur", null, null, "99.9"],
		["from 200 to 300 €", null, "200", "300"],
		["bague à moins de 200 €", "bague", null, "200"],
		["montre jusqu’à 1 500 euros", "montre", null, "1500"],
		["plus de 1000 francs", null, "1000", null],
		["Ring Größe 54 unter 100", "Ring Größe 54", null, "100"],
		["Ring Größe ab 54 ab 100 €", "Ring Größe ab 54", "100", null],
		["Diamant bis 0,5 ct bis 900", "Diamant bis 0,5 ct", null, "900"],
		["Ring unter 100 18 Karat", "Ring  18 Karat", null, "100"],
		["1 Karat unter 500", "1 Karat", null, "500"],
		["Uhr unter 500 bis 40 mm", "Uhr  bis 40 mm", null, "500"],
		["über 50 € unter 100 €", null, "50", "100"],
		["Ring über 50 unter 100", "Ring", "50", "100"],
		["under 100 from 50", null, "50", "100"],
	])("B-USE-13 %j searches for %j from %s to %s", (text, search, min, max) => {
		expect(readPricePhrase(text)).toEqual({ search, price: { min, max } });
	});
});

describe("numbers in a search other than prices", () => {
	it.each([
		"Uhr ab 39 mm",
		"bis 10 bar",
		"585 Gold",
		"Ring 54",
		"1 Brillant, 0,30 ct",
		"unter 2 Karat",
		"Diamant bis 0,5 ct",
		"Diamant unter 0,30 ct",
		"ring under 0.5 carat",
		"bague moins de 0,5 carat",
		"Uhr bis 38,5 mm",
		"Ring ab 1,5 mm",
		"Ring zwischen 0,3 und 0,5 ct",
		"Uhr ab 1 000 mm",
		"Uhr ab 38 bis 40 mm",
		"watch from 38 to 40 mm",
		"Kette ab 38-45 cm",
		"Uhr wasserdicht bis 100 Meter",
		"Uhr wasserdicht bis 100",
		"watch water-resistant up to 100",
		"montre étanche jusqu’à 100",
		"water resistant up to 100 metres",
		"montre jusqu’à 100 mètres",
		"Armband bis 18 Zentimeter",
		"Ring ab 2 Millimetern",
		"Gangreserve ab 70 Stunden",
		"Ohrringe ab 3 Monaten",
		"Ring Größe ab 54",
		"Ringgröße unter 50",
		"ring size under 7",
		"bague taille moins de 54",
		"Ohrstecker",
		"",
	])("B-USE-13 are ignored in %j", (text) => {
		expect(readPricePhrase(text)).toEqual({ search: text, price: { min: null, max: null } });
	});
});

describe("the prices of a search", () => {
	it("B-USE-13 are combined with an already chosen bound", () => {
		const price = { min: decimalOf("50"), max: decimalOf("900") };
		expect(understoodQuery(queryWith({ search: "Ring bis 100 €", price }))).toEqual(
			queryWith({ search: "Ring", price: { min: decimalOf("50"), max: decimalOf("100") } }),
		);
		expect(understoodQuery(queryWith({ search: null, price }))).toEqual(queryWith({ search: null, price }));
	});

	it.each([
		["Ring unter 100", { min: "500", max: null }, { min: null, max: "100" }],
		["Ring unter 100", { min: "500", max: "900" }, { min: null, max: "100" }],
		["Ring ab 1000", { min: "500", max: "900" }, { min: "1000", max: null }],
		["Ring ab 900", { min: null, max: "900" }, { min: "900", max: "900" }],
	])("B-USE-13 %j replaces a chosen bound that contradicts it", (search, chosen, price) => {
		const bounds = (of: typeof chosen) => ({ min: parseDecimal(of.min), max: parseDecimal(of.max) });
		expect(understoodQuery(queryWith({ search, price: bounds(chosen) }))).toEqual(
			queryWith({ search: "Ring", price: bounds(price) }),
		);
	});
});
