import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PersonalizationField } from "#core/catalogue/product.ts";
import { offersRingSizes } from "#core/catalogue/ring-size.ts";
import { canEngrave, engravable, engravingOf, personalizationProblem } from "#core/product-page/engraving.ts";
import { variantWith } from "#tests/core/catalogue/arbitraries.ts";

const field = (name: string, type: PersonalizationField["type"], options: readonly string[] = []) => ({
	name,
	display_name: name,
	type,
	required: false,
	additional_days: 0,
	max_length: null,
	customer_specification: null,
	options,
});
const text = field("text", "text");
const product = (fields: readonly PersonalizationField[], sizes: readonly string[] = []) => ({
	personalization: { id: 1, display_name: "Gravur", fields },
	product_variants: sizes.map((display_name, id) => variantWith({ id, display_name })),
});

describe("an engraving", () => {
	it.each([
		["Antiqua", "roman"],
		["Roman", "roman"],
		["Romain", "roman"],
		["Schreibschrift", "script"],
		["Script", "script"],
		["Anglaise", "script"],
		["Blockschrift", "block"],
		["Block letters", "block"],
		["Capitales", "block"],
	])("B-USE-02 in %s is rendered as %s", (option, script) => {
		const fields = [text, field("font", "select", ["Schreibschrift", option])];
		expect(engravingOf(product(fields), null, { font: option })?.script).toBe(script);
	});

	it("B-USE-02 uses the first script until one is chosen, and serifs without a choice", () => {
		const scripts = field("font", "select", ["Blockschrift", "Antiqua"]);
		expect(engravingOf(product([text, scripts]), null, { font: "" })?.script).toBe("block");
		expect(engravingOf(product([text]), null, {})?.script).toBe("roman");
	});

	it("B-USE-02 is the first text field, trimmed", () => {
		const fields = [field("both", "checkbox"), text, field("more", "text")];
		expect(engravingOf(product(fields), null, { text: " A & B ", more: "C" })?.text).toBe("A & B");
		expect(engravingOf(product(fields), null, {})?.text).toBe("");
	});

	it("B-USE-02 goes into a ring of the chosen size if ring sizes are offered", () => {
		const sizes = field("size_one", "select", ["52", "60"]);
		expect(engravingOf(product([sizes, text]), null, { size_one: "60" })?.ring).toBe(60);
		expect(engravingOf(product([sizes, text]), null, {})?.ring).toBe(54);
		expect(engravingOf(product([text], ["50", "52"]), variantWith({ display_name: "50" }), {})?.ring).toBe(
			50,
		);
		expect(engravingOf(product([text], ["50", "52"]), null, {})?.ring).toBe(54);
		expect(engravingOf(product([text], ["17 cm", "18 cm"]), null, {})?.ring).toBeNull();
		expect(engravingOf(product([text]), null, {})?.ring).toBeNull();
	});

	it("B-USE-02 requires a text field", () => {
		expect(engravingOf(product([field("both", "checkbox")]), null, {})).toBeNull();
		expect(engravingOf({ ...product([]), personalization: null }, null, {})).toBeNull();
	});

	it("B-USE-02 offers sizes only if every name is one", () => {
		expect(offersRingSizes(["54", "56"])).toBe(true);
		expect(offersRingSizes(["54", "Sondergröße"])).toBe(false);
		expect(offersRingSizes([])).toBe(false);
	});
});

describe("engravable characters", () => {
	it.each([
		"",
		"Clara & Anton",
		"Zoë – 12.06.2024",
		"D’Artagnan, l'été!",
		"A + B ♥ C ∞ D: 1/2?",
		"Jean\u00a0! Marie-Anne",
		"Zoe\u0308",
		"Ελένη",
		"Наташа",
		"שָׁלוֹם",
		"محمد",
		"किरण",
		"愛𠮷",
	])("R-PROD-05 include '%s', unchanged", (text) => {
		expect(canEngrave(text)).toBe(true);
		expect(engravable(text)).toBe(text);
	});

	it.each([
		["A 😀 B", "A  B"],
		["❤️ Anna", "Anna"],
		["Anna ♥\ufe0f", "Anna ♥"],
		["👩‍👧 Anna", "Anna"],
		["🇩🇪", ""],
		["1️⃣", "1"],
		["ℹ", ""],
		["<b>Anna</b>", "bAnna/b"],
		["A\u0000B\u001b", "AB"],
		["A\tB\nC", "ABC"],
		["A\u202eB", "AB"],
		["A\u200bB", "AB"],
		["\u3164", ""],
		["\ud800A", "A"],
		["\u0301A", "A"],
		["A_B@C", "ABC"],
		["𝓐𝓷 & 𐎀 𝟙", "&"],
		[`A${"\u0301".repeat(9)}`, `A${"\u0301".repeat(4)}`],
	])("R-PROD-05 exclude %j; the preview shows %j of it", (text, shown) => {
		expect(canEngrave(text)).toBe(false);
		expect(engravable(text)).toBe(shown);
		expect(engravingOf(product([field("text", "text")]), null, { text })?.text).toBe(shown);
	});

	const written = fc.oneof(
		fc.string({ unit: "binary" }),
		fc.string({
			unit: fc.constantFrom("A", "é", "e\u0308", "愛", "7", " ", "♥", "\ufe0f", "\u200d", "😀", "<", "\n"),
		}),
	);

	it("R-PROD-05 never include what cannot be engraved, and stay unchanged otherwise", () => {
		fc.assert(
			fc.property(written, (text) => {
				const shown = engravable(text);
				expect(canEngrave(shown)).toBe(true);
				expect(shown).not.toMatch(/[<>\p{C}\p{Emoji_Presentation}\p{Default_Ignorable_Code_Point}]/u);
				if (canEngrave(text)) expect(shown).toBe(text.trim());
			}),
		);
	});

	it("R-PROD-05 are required everywhere in a text", () => {
		const notEngravable = fc.constantFrom("😀", "<", ">", "\n", "\u0007", "\u200d", "\ufe0f", "🏽", "\ud83d");
		fc.assert(
			fc.property(fc.string(), notEngravable, fc.string(), (before, refused, after) => {
				expect(canEngrave(before + refused + after)).toBe(false);
			}),
		);
	});
});

describe("a field of a personalisation", () => {
	const required = (type: PersonalizationField["type"]) => ({ ...field("one", type), required: true });
	const choose = { field: "one", key: "product.chooseVariant", params: { label: "one" } };
	const missing = { field: "one", key: "form.missing", params: {} };

	it.each([
		["a choice not made", required("select"), "", choose],
		["a choice never touched", required("select"), undefined, choose],
		["a box not ticked", required("checkbox"), false, choose],
		["a text not written", required("text"), undefined, missing],
		["a text of blanks", required("text"), "  ", missing],
		["an emoji", text, "A 😀", { field: "text", key: "product.engraving.uncuttable", params: {} }],
		[
			"too much",
			{ ...text, max_length: 3 },
			"Anna",
			{ field: "text", key: "form.tooLong", params: { max: 3 } },
		],
	] as const)(
		"R-PROD-05 R-FORM-02 with %s has its message from the catalogue",
		(_, asked, value, expected) => {
			expect(personalizationProblem(asked, value)).toEqual(expected);
		},
	);

	it.each([
		["a choice made", required("select"), "52"],
		["a ticked box", required("checkbox"), true],
		["a text", required("text"), "Anna"],
		["as much as fits", { ...text, max_length: 4 }, "Anna"],
		["nothing where nothing is required", text, undefined],
	] as const)("R-PROD-05 R-FORM-02 with %s is valid", (_, asked, value) => {
		expect(personalizationProblem(asked, value)).toBeNull();
	});
});
