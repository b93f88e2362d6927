import { describe, expect, it } from "vitest";
import type { Address } from "#core/checkout/address.ts";
import { withHouseNumber } from "#core/checkout/house-number.ts";
import { address } from "#tests/core/shop-fixtures.ts";

const split = (street: string, changes: Partial<Address> = {}) => {
	const found = withHouseNumber({ ...address, street, number: "", ...changes });
	return [found.street, found.number];
};
const paris = { country_code: "FR", zip_code: "75001", city: "Paris" };
const vienna = { country_code: "AT", zip_code: "1010", city: "Wien" };

describe("a house number entered with the street", () => {
	it.each<[entered: string, street: string, number: string, country?: Partial<Address>]>([
		["Lange Straße 7a", "Lange Straße", "7a"],
		["Lange Straße 7 a", "Lange Straße", "7 a"],
		[" Straße des 17. Juni 135 ", "Straße des 17. Juni", "135"],
		["Platz der Republik 1", "Platz der Republik", "1"],
		["Platz des 4. Juli 1", "Platz des 4. Juli", "1"],
		["Ringstraße 12-14", "Ringstraße", "12-14"],
		["Ringstraße 12 - 14", "Ringstraße", "12 - 14"],
		["Mariahilfer Straße 12/3/15", "Mariahilfer Straße", "12/3/15", vienna],
		["Ringstraße 12a-c", "Ringstraße", "12a-c"],
		["C 4, 12", "C 4", "12"],
		["C 4 12", "C 4", "12"],
		["Straße 57, 12", "Straße 57", "12"],
		["5th Avenue 12", "5th Avenue", "12"],
		["12 bis, rue de Rivoli", "rue de Rivoli", "12 bis", paris],
		["12ter rue de Rivoli", "rue de Rivoli", "12ter", paris],
		["10-12 rue de Rivoli", "rue de Rivoli", "10-12", paris],
		["12 rue du 8 mai 1945", "rue du 8 mai 1945", "12", paris],
		["12, rue du 11 novembre 1918", "rue du 11 novembre 1918", "12", paris],
		["12 rue du 4 septembre", "rue du 4 septembre", "12", paris],
		["rue du 8 mai 1945, 12", "rue du 8 mai 1945", "12", paris],
		["12 Route nationale 7", "Route nationale 7", "12", paris],
		["1250 chemin des Vignes", "chemin des Vignes", "1250", paris],
		["Rue de Rivoli 12", "Rue de Rivoli", "12", paris],
		["Rue du Rhône 12 bis", "Rue du Rhône", "12 bis", { country_code: "CH" }],
		["Ringstraße 5 & 7", "Ringstraße", "5 & 7"],
		["Ringstraße 5+7", "Ringstraße", "5+7"],
		["221b Baker Street", "Baker Street", "221b", { country_code: "GB" }],
		["350 5th Avenue", "5th Avenue", "350", { country_code: "US" }],
	])("is separated in %j: %j, %j", (entered, street, number, country) => {
		expect(split(entered, country)).toEqual([street, number]);
	});

	it.each<[entered: string, country?: Partial<Address>]>([
		["Lange Straße"],
		["Straße des 17. Juni"],
		["17. Juni-Platz"],
		["Straße 57"],
		["C 4"],
		["rue du 8 mai 1945", paris],
		["place du 18 juin 1940", paris],
		["Route nationale 7", paris],
		["D 906", paris],
		["1010 Wien", vienna],
		["Wien 1010", vienna],
		["1010 Wien", { ...vienna, country_code: "" }],
		["10117 Berlin"],
		["10117 Berlin", { zip_code: "", city: "" }],
		["75001 Paris", paris],
		["8001 Zürich", { country_code: "CH", zip_code: "", city: "" }],
		// Ambiguous: either number can be the house number.
		["12 rue de Rivoli 3", paris],
		["7"],
		["12 14"],
		[""],
	])("is not found in %j", (entered, country) => {
		expect(split(entered, country)).toEqual([entered, ""]);
	});

	it("is not extracted if the number field is filled in", () => {
		expect(split("Platz 3", { number: "5" })).toEqual(["Platz 3", "5"]);
	});
});

describe("a line that was asked for with the house number", () => {
	it.each([
		["Gasse 1", "Gasse", "1"],
		["Weg 12 a", "Weg", "12 a"],
		["Straße 57, 12", "Straße 57", "12"],
		["Am Markt 3a", "Am Markt", "3a"],
		["1 rue de la Paix", "rue de la Paix", "1"],
		["Place du Molard 4-6", "Place du Molard", "4-6"],
		["C 4", "C 4", ""],
		["Route nationale 7", "Route nationale 7", ""],
		["1010 Wien", "1010 Wien", ""],
		["Lange Straße", "Lange Straße", ""],
	])("B-USE-05 is separated in %j: %j, %j", (line, street, number) => {
		const found = withHouseNumber({ ...address, ...vienna, street: line, number: "" }, true);
		expect([found.street, found.number]).toEqual([street, number]);
	});
});

describe("a house number entered in both fields", () => {
	it("is removed from the street only if entered twice", () => {
		expect(split("Lindenweg 5", { number: "5" })).toEqual(["Lindenweg", "5"]);
		expect(split("12 rue de la République", { number: "12" })).toEqual(["rue de la République", "12"]);
		expect(split("Lindenweg 5", { number: "7" })).toEqual(["Lindenweg 5", "7"]);
		expect(split("Straße 57", { number: "57" })).toEqual(["Straße 57", "57"]);
	});
});

describe("the search for a house number", () => {
	it("takes linear time", () => {
		const start = performance.now();
		split(`${"a 1 ".repeat(50_000)}!`);
		split(`${" ".repeat(50_000)}1 ,`.repeat(2));
		split(`a ${"1 & ".repeat(50_000)}!`);
		expect(performance.now() - start).toBeLessThan(1000);
	});
});
