import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isGtin } from "#core/content/fields.ts";

describe("a Global Trade Item Number", () => {
	it.each(["4006381333931", "73513537", "012345678905", "10012345678902"])("B-SEO-07 is %s", (text) => {
		expect(isGtin(text)).toBe(true);
	});

	it.each(["", "4006381333932", "400638133393", "4006381333931 ", "123", "constructor"])(
		'B-SEO-07 is not "%s"',
		(text) => {
			expect(isGtin(text)).toBe(false);
		},
	);

	it("B-SEO-07 is none with one digit changed", () => {
		fc.assert(
			fc.property(fc.nat(12), fc.integer({ min: 1, max: 9 }), (place, change) => {
				const digits = [..."4006381333931"].map(Number);
				digits[place] = ((digits[place] ?? 0) + change) % 10;
				expect(isGtin(digits.join(""))).toBe(false);
			}),
		);
	});
});
