import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { editJson } from "#renderer/upgrade/edit-json.ts";

const text = `{
  "price" : 1290.50,   "big": 1e3,

  "list": [ {"a":1}, { "b": "\\u00e9" } ],
  "texts": {
    "cart.link": "x",
    "other": [1,2]
  }
}
`;

/** Returns the text with a property renamed wherever it is. */
function renamed(value: unknown, from: string, to: string): unknown {
	if (Array.isArray(value)) return value.map((entry) => renamed(entry, from, to));
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(
		Object.entries(value).map(([name, inner]) => [name === from ? to : name, renamed(inner, from, to)]),
	);
}

describe("an edited JSON text", () => {
	it("B-USE-05 keeps what does not differ as it is written", () => {
		const after = { ...(renamed(JSON.parse(text), "cart.link", "header.cart") as object) };
		expect(editJson(text, after)).toBe(text.replace('"cart.link"', '"header.cart"'));
		expect(editJson(text, JSON.parse(text))).toBe(text);
	});

	it("B-USE-05 gets a new field in front, behind another one, and in one line", () => {
		const before = '{\n\t"$schema": "s",\n\t"logo": "a"\n}\n';
		expect(editJson(before, { $schema: "s", format: 2, logo: "a" })).toBe(
			'{\n\t"$schema": "s",\n\t"format": 2,\n\t"logo": "a"\n}\n',
		);
		expect(editJson('{\r\n  "logo": "a"\r\n}', { format: 2, logo: "a" })).toBe(
			'{\r\n  "format": 2,\r\n  "logo": "a"\r\n}',
		);
		expect(editJson('{ "logo": "a" }', { format: 2, logo: "a" })).toBe('{ "format": 2, "logo": "a" }');
		expect(editJson("\ufeff{}", { format: 2 })).toBe('\ufeff{"format":2}');
	});

	it("B-USE-05 has the intended value, whatever differs", () => {
		const indents = fc.constantFrom(undefined, "\t", "  ");
		fc.assert(
			fc.property(fc.jsonValue(), fc.jsonValue(), indents, (before, after, indent) => {
				const plain = JSON.parse(JSON.stringify(after));
				expect(JSON.parse(editJson(JSON.stringify(before, null, indent), plain))).toEqual(plain);
			}),
		);
	});

	it("B-USE-05 differs in the renamed field alone", () => {
		fc.assert(
			fc.property(fc.jsonValue(), fc.constantFrom("\t", "    "), (inner, indent) => {
				const before = JSON.stringify({ first: inner, former: inner, last: inner }, null, indent);
				const after = { first: inner, present: inner, last: inner };
				expect(editJson(before, JSON.parse(JSON.stringify(after)))).toBe(JSON.stringify(after, null, indent));
			}),
		);
	});
});
