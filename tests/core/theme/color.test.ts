import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
	black,
	brightness,
	contrastRatio,
	hexOf,
	isHexColor,
	mix,
	parseColor,
	white,
} from "#core/theme/color.ts";

const channel = fc.integer({ min: 0, max: 255 });
const color = fc.record({ r: channel, g: channel, b: channel });

describe("colours", () => {
	it.each([
		["#b08d57", { r: 176, g: 141, b: 87 }],
		["#B08D57", { r: 176, g: 141, b: 87 }],
		["#fa0", { r: 255, g: 170, b: 0 }],
	] as const)("R-THEME-01 reads %s", (text, expected) => {
		expect(parseColor(text)).toEqual(expected);
	});

	it.each(["#", "#ff", "#ffff", "#fffff", "#ggg", "fff", "#fff;}", "#fffffff", "red"])(
		"R-THEME-01 rejects %j",
		(text) => {
			expect(isHexColor(text)).toBe(false);
			expect(() => parseColor(text as `#${string}`)).toThrow(TypeError);
		},
	);

	it("R-THEME-01 formats what it parses", () => {
		fc.assert(
			fc.property(color, (rgb) => {
				expect(parseColor(hexOf(rgb))).toEqual(rgb);
			}),
		);
	});

	it.each([
		["#000000", "#ffffff", 21],
		["#ffffff", "#ffffff", 1],
		["#767676", "#ffffff", 4.54],
		["#777777", "#ffffff", 4.48],
		["#ff0000", "#ffffff", 4.0],
		["#0000ff", "#ffffff", 8.59],
	] as const)("measures the contrast of %s on %s as WCAG does: %d", (a, b, ratio) => {
		expect(contrastRatio(parseColor(a), parseColor(b))).toBeCloseTo(ratio, 1);
		expect(contrastRatio(parseColor(b), parseColor(a))).toBe(contrastRatio(parseColor(a), parseColor(b)));
	});

	it("R-THEME-01 weights brightness as 299 R + 587 G + 114 B", () => {
		expect(brightness({ r: 100, g: 10, b: 1 })).toBeCloseTo(29.9 + 5.87 + 0.114, 10);
		expect([brightness(black), brightness(white)]).toEqual([0, 255]);
	});

	it("R-THEME-01 mixes from one colour to the other", () => {
		expect(mix(black, white, 0)).toEqual(black);
		expect(mix(black, white, 1)).toEqual(white);
		expect(mix(black, { r: 200, g: 100, b: 50 }, 0.5)).toEqual({ r: 100, g: 50, b: 25 });
	});
});
