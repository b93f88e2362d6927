import { describe, expect, it } from "vitest";
import type { PersonalizationField } from "#core/catalogue/product.ts";
import { engravingOf, offersRingSizes } from "#core/product-page/engraving.ts";
import { variantWith } from "#tests/core/catalogue/arbitraries.ts";

const field = (name: string, type: PersonalizationField["type"], options: readonly string[] = []) => ({
	name,
	display_name: name,
	type,
	required: false,
	max_length: null,
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
	])("B-USE-02 in %s is drawn as %s", (option, script) => {
		const fields = [text, field("font", "select", ["Schreibschrift", option])];
		expect(engravingOf(product(fields), null, { font: option })?.script).toBe(script);
	});

	it("B-USE-02 is drawn in the first script until one is chosen, and in serifs where none are offered", () => {
		const scripts = field("font", "select", ["Blockschrift", "Antiqua"]);
		expect(engravingOf(product([text, scripts]), null, { font: "" })?.script).toBe("block");
		expect(engravingOf(product([text]), null, {})?.script).toBe("roman");
	});

	it("B-USE-02 is what the first field of text says, without blanks around it", () => {
		const fields = [field("both", "checkbox"), text, field("more", "text")];
		expect(engravingOf(product(fields), null, { text: " A & B ", more: "C" })?.text).toBe("A & B");
		expect(engravingOf(product(fields), null, {})?.text).toBe("");
	});

	it("B-USE-02 goes into a ring of the chosen size where sizes of rings are offered", () => {
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

	it("B-USE-02 needs a field of text", () => {
		expect(engravingOf(product([field("both", "checkbox")]), null, {})).toBeNull();
		expect(engravingOf({ ...product([]), personalization: null }, null, {})).toBeNull();
	});

	it("B-USE-02 sizes are offered only where every name is one", () => {
		expect(offersRingSizes(["54", "56"])).toBe(true);
		expect(offersRingSizes(["54", "Sondergröße"])).toBe(false);
		expect(offersRingSizes([])).toBe(false);
	});
});
