import { describe, expect, it } from "vitest";
import { withHouseNumber } from "#core/checkout/house-number.ts";
import { address } from "#tests/core/shop-fixtures.ts";

const split = (street: string, number = "") => {
	const found = withHouseNumber({ ...address, street, number });
	return [found.street, found.number];
};

describe("a house number entered with the street", () => {
	it.each([
		["Lange Straße 7a", "Lange Straße", "7a"],
		[" Straße des 17. Juni 135 ", "Straße des 17. Juni", "135"],
		["Ringstraße 12-14", "Ringstraße", "12-14"],
		["C 4, 12", "C 4", "12"],
		["12 bis, rue de Rivoli", "rue de Rivoli", "12 bis"],
		["221b Baker Street", "Baker Street", "221b"],
	])("is taken out of %j", (entered, street, number) => {
		expect(split(entered)).toEqual([street, number]);
	});

	it.each(["Lange Straße", "17. Juni-Platz", "7", ""])("is not found in %j", (entered) => {
		expect(split(entered)).toEqual([entered, ""]);
	});

	it("is left alone where a number was entered", () => {
		expect(split("Platz 3", "5")).toEqual(["Platz 3", "5"]);
	});
});
