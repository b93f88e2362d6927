import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { slugOf } from "#core/text/slug.ts";

describe("slugOf", () => {
	it.each([
		["Größen & Maße", "groessen-masse"],
		["  Élégance d’été ", "elegance-d-ete"],
		["„Ö“", "oe"],
		["O\u0308sterreich", "oesterreich"],
		["—", "section"],
		["", "section"],
	])("R-A11Y-03 makes an anchor of a heading: %j gives %s", (text, expected) => {
		expect(slugOf(text)).toBe(expected);
	});

	it("B-SEC-03 gives lower-case letters, digits and single hyphens for any text", () => {
		fc.assert(
			fc.property(fc.string({ unit: "binary" }), (text) => {
				expect(slugOf(text)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
			}),
		);
	});
});
