import { describe, expect, it } from "vitest";
import type { Facets, FacetValue } from "#core/catalogue/facets.ts";
import { uncountedFacets } from "#core/catalogue/uncounted-facets.ts";
import { decimal } from "#tests/core/catalogue/arbitraries.ts";

const value = (name: string, count: number): FacetValue => ({
	value: name,
	label: name,
	count,
	selected: false,
});
const price = { lowest: decimal("10"), highest: decimal("20"), single: false };
const built: Facets = {
	categories: [value("ringe", 2)],
	manufacturers: [],
	subcategories: [],
	conditions: [],
	attributes: [
		{ group: "colour", label: "Farbe", values: [value("Rot", 2), value("Blau", 0), value("Gelb", 1)] },
		{ group: "strap", label: "Band", values: [value("Stahl", 1)] },
	],
	price,
	prices: [],
	priceBars: null,
};
const nothing = { attributes: null, prices: null };
const colours = (...display_values: readonly string[]) => [
	{ attribute_group: { id: "colour", display_name: "Farbe" }, display_values },
];

describe("the facets of a source that does not count", () => {
	it("R-CAT-06 are those of the build until anything is loaded", () => {
		expect(uncountedFacets(built, nothing, null)).toEqual(built);
	});

	it("R-CAT-06 have the current attribute values: new ones after those of the build, without removed ones", () => {
		const { attributes } = uncountedFacets(
			built,
			{ ...nothing, attributes: colours("Grün", "Blau", "Rot") },
			null,
		);
		expect(attributes).toEqual([
			{ group: "colour", label: "Farbe", values: [value("Rot", 2), value("Blau", 0), value("Grün", 0)] },
			{ group: "strap", label: "Band", values: [value("Stahl", 1)] },
		]);
	});

	it("R-CAT-06 have groups that are newer than the build, with their labels", () => {
		const attributes = [{ attribute_group: { id: 7, display_name: "Stein" }, display_values: ["Rubin"] }];
		expect(uncountedFacets(built, { ...nothing, attributes }, null).attributes.at(-1)).toEqual({
			group: "7",
			label: "Stein",
			values: [value("Rubin", 0)],
		});
	});

	it.each([
		[["35.5", "9", "12"], { lowest: "9", highest: "35.5", single: false }],
		[["9"], { lowest: "9", highest: "9", single: true }],
		[[], price],
	])("R-CAT-06 R-CAT-08 of the prices %j have the range, or the build's without prices", (read, range) => {
		expect(uncountedFacets(built, { ...nothing, prices: read.map(decimal) }, null).price).toEqual(range);
	});

	it.each([
		["the whole shop", null, ["9", "12.5", "35"]],
		["a category, whose range is that of the build", "ringe", ["12.5"]],
	])("R-CAT-06 have the slider's stops, in the list of %s", (_, category, stops) => {
		const prices = ["35", "12.5", "9", "12.5"].map(decimal);
		expect(uncountedFacets(built, { ...nothing, prices }, category).prices).toEqual(stops);
	});
});
