import { describe, expect, it } from "vitest";
import { excludesWithdrawal, type WithdrawalField } from "#core/cart/withdrawal-exclusion.ts";

const field = (
	name: string,
	type: WithdrawalField["type"],
	customer_specification: boolean | null,
	options: readonly string[] = [],
): WithdrawalField => ({ name, type, customer_specification, options });
const text = field("text", "text", null);
const note = field("note", "text", false);
const font = field("font", "select", null, ["Antiqua", "Blockschrift"]);
const stone = field("stone", "select", true, ["Rubin", "Saphir"]);
const size = field("size", "select", true, ["52", "54"]);
const setting = field("setting", "checkbox", true);

describe("the right of withdrawal of personalized goods", () => {
	it.each([
		["goods without fields", [], { text: "Ella" }, null],
		["a choice of which nothing is said", [font], { font: "Antiqua" }, null],
		["a text", [text, font], { text: "Ella" }, true],
		["a text left blank", [text, font], { text: "  ", font: "Antiqua" }, false],
		["a text that does not shape the goods", [note], { note: "Bitte anrufen" }, null],
		["a choice that makes them to specification", [stone, font], { stone: "Rubin" }, true],
		["such a choice left open", [stone, font], { stone: "", font: "Antiqua" }, false],
		["a box that makes them to specification", [setting], { setting: true }, true],
		["an offered size of a ring, whatever is said of it", [size], { size: "52" }, null],
		["an offered size next to a text", [size, text], { size: "52" }, false],
		["fields of other goods", [text], { constructor: "Ella" }, false],
	])("B-LAW-14 ends with %s as defined by the field", (_, fields, values, expected) => {
		expect(excludesWithdrawal(fields, values)).toBe(expected);
	});
});
