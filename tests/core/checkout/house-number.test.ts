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
});

describe("a house number in the forms of a country", () => {
	it.each<[country: string, entered: string, street: string, number: string]>([
		["DE", "Heinestr.13", "Heinestr.", "13"],
		["DE", "Am Aubach11", "Am Aubach", "11"],
		["DE", "Beispielstraße, Nr. 12", "Beispielstraße", "12"],
		["DE", "Straße 101 Nr. 12", "Straße 101", "12"],
		["DE", "Am Haus 3", "Am Haus", "3"],
		["DE", "Pallaswiesenstr. 57 App. 235", "Pallaswiesenstr.", "57 App. 235"],
		["DE", "Hauptstraße 27 Haus 1", "Hauptstraße", "27 Haus 1"],
		["AT", "Reitelbauerstr. 7 1/2", "Reitelbauerstr.", "7 1/2"],
		["AT", "Mariahilfer Str. 12/Stiege 2/Top 15", "Mariahilfer Str.", "12/Stiege 2/Top 15"],
		["AT", "Kirchengasse 7, 1. Stock", "Kirchengasse", "7, 1. Stock"],
		["CH", "Rue du Rhône 12, 3e étage", "Rue du Rhône", "12, 3e étage"],
		["BE", "Chaussée de Liège 187 bte 4", "Chaussée de Liège", "187 bte 4"],
		["BE", "Vrijheidstraat 63 bus 12", "Vrijheidstraat", "63 bus 12"],
		["NL", "Herengracht 573-II", "Herengracht", "573-II"],
		["NL", "Kerkstraat 3HS", "Kerkstraat", "3HS"],
		["NL", "2e Kostverlorenkade 12", "2e Kostverlorenkade", "12"],
		["PL", "Marszałkowska 12/14 m. 5", "Marszałkowska", "12/14 m. 5"],
		["PL", "aleja 29 listopada 11", "aleja 29 listopada", "11"],
		["IT", "Via Roma n. 12/A", "Via Roma", "12/A"],
		["IT", "Via Roma snc", "Via Roma", "snc"],
		["IT", "Via XX Settembre 5 int. 4", "Via XX Settembre", "5 int. 4"],
		["FI", "Mannerheimintie 13A2", "Mannerheimintie", "13A2"],
		["FR", "12 B, avenue Foch", "avenue Foch", "12 B"],
		["FR", "12 rue de Rivoli bâtiment 3", "rue de Rivoli bâtiment 3", "12"],
		["CA", "13 2ème Avenue, App 3", "2ème Avenue, App 3", "13"],
	])("B-USE-21 is separated in %s in %j: %j, %j", (country_code, entered, street, number) => {
		expect(split(entered, { country_code })).toEqual([street, number]);
	});

	it.each([
		["FR", "rue de Rivoli BP 12"],
		["FR", "rue de Rivoli 12 App 3"],
		["GB", "PO Box 12"],
		["GB", "Flat 3, 64 Melbourne Road"],
		["IE", "Unit 5, 12 Main Street"],
		["NL", "1e Constantijn Huygensstraat"],
		["DE", "Hauptstr. 5 c/o Müller"],
		["DE", "Brian-Kernighan-Straße 3 LVL3C"],
		["DE", "Hauptstr. 5, 2. Stock, Zimmer 3, App. 4"],
	])("B-USE-21 is not found in %s in %j", (country_code, entered) => {
		expect(split(entered, { country_code })).toEqual([entered, ""]);
	});
});

describe("a line whose number is not certain", () => {
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
