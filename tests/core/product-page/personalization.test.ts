import { describe, expect, it } from "vitest";
import type { PersonalizationField } from "#core/catalogue/product.ts";
import {
	enteredProblems,
	personalizationOf,
	personalizationProblems,
} from "#core/product-page/personalization.ts";

const field = (
	name: string,
	type: PersonalizationField["type"],
	changes: Partial<PersonalizationField> = {},
): PersonalizationField => ({
	name,
	display_name: name,
	type,
	required: false,
	additional_days: 0,
	max_length: null,
	customer_specification: null,
	options: [],
	...changes,
});
const size = field("size", "select", { required: true, options: ["52", "54"] });
const text = field("text", "text", { max_length: 5 });
const font = field("font", "select", { options: ["Antiqua", "Blockschrift"] });
const both = field("both", "checkbox");
const looseSize = field("loose_size", "select", { options: ["52", "54"] });

describe("what personalises a product", () => {
	it.each([
		["nothing", {}, null],
		["a font without a text", { font: "Antiqua" }, null],
		["a font and a blank text", { font: "Antiqua", text: "  " }, null],
		["a box about a text that is not written", { both: true }, null],
		["a text with its font", { font: "Antiqua", text: "Ella" }, { font: "Antiqua", text: "Ella" }],
		["a size, and a font without a text", { size: "52", font: "Antiqua" }, { size: "52" }],
		["an optional size", { loose_size: "52" }, { loose_size: "52" }],
	])("R-CART-04 R-PROD-05 %s", (_, values, expected) => {
		expect(personalizationOf([size, text, font, both, looseSize], values)).toEqual(expected);
	});

	it("R-CART-04 B-LAW-14 includes a choice that makes goods to specification, even without a text", () => {
		const stone = field("stone", "select", { options: ["Rubin"], customer_specification: true });
		expect(personalizationOf([text, font, stone], { font: "Antiqua", stone: "Rubin" })).toEqual({
			stone: "Rubin",
		});
	});

	it("R-CART-04 R-PROD-05 includes any choice if the product takes no text", () => {
		expect(personalizationOf([font, both], { font: "Antiqua", both: true })).toEqual({
			font: "Antiqua",
			both: true,
		});
	});
});

describe("the personalisation of an order", () => {
	const fields = [size, text, font, both];

	it.each([
		["is complete", { size: "52" }, []],
		["has all that can be chosen", { size: "52", text: "Ella", font: "Antiqua", both: true }, []],
		["is missing", null, [["size", "product.chooseVariant"]]],
		["lacks what is required", { text: "Ella" }, [["size", "product.chooseVariant"]]],
		["has a size that is not offered", { size: "60" }, [["size", "form.invalid"]]],
		["has a box as a text", { size: "52", text: true }, [["text", "form.invalid"]]],
		["has a text as a box", { size: "52", text: "Ella", both: "yes" }, [["both", "form.invalid"]]],
		["has a field of another product", { size: "52", colour: "red" }, [["colour", "form.invalid"]]],
		["has the name of an inherited property", { size: "52", toString: "x" }, [["toString", "form.invalid"]]],
		["has a text that is too long", { size: "52", text: "Mathilda" }, [["text", "form.tooLong"]]],
		["has a text nobody can cut", { size: "52", text: "A\nB" }, [["text", "product.engraving.uncuttable"]]],
		["has a font without a text", { size: "52", font: "Antiqua" }, [["font", "form.invalid"]]],
		["is blank", { size: " " }, [["size", "product.chooseVariant"]]],
	])("R-PROD-05 %s", (_, values, expected) => {
		expect(personalizationProblems(fields, values).map((one) => [one.field, one.key])).toEqual(expected);
	});

	it("R-ORDER-03 of a request may be incomplete, but contains nothing unknown", () => {
		expect(enteredProblems(fields, { text: "Ella" })).toEqual([]);
		expect(enteredProblems(fields, { size: "60", colour: "red" }).map(({ field: name }) => name)).toEqual([
			"size",
			"colour",
		]);
	});
});
