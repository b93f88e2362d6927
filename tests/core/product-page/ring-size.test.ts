import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
	innerDiameter,
	largestRingSize,
	nearestRingSize,
	pixelsPerMillimetre,
	ringSizeIn,
	smallestRingSize,
} from "#core/product-page/ring-size.ts";

describe("ring sizes", () => {
	it.each([
		[48, 15.28],
		[54, 17.19],
		[64, 20.37],
	])("B-USE-02 size %s is %s mm wide inside", (size, diameter) => {
		expect(innerDiameter(size)).toBe(diameter);
	});

	it("B-USE-02 a screen is calibrated by a bank card of 85.60 by 53.98 mm", () => {
		expect(pixelsPerMillimetre(856, "width")).toBeCloseTo(10);
		expect(pixelsPerMillimetre(539.8, "height")).toBeCloseTo(10);
	});

	it.each([
		["54", 54],
		["Größe 54", 54],
		["54,5 mm", 54.5],
		["43", null],
		["73", null],
		["585/1000", null],
		["17–18 cm", null],
		["Antiqua", null],
	])("B-USE-02 %j names the size %s", (text, size) => {
		expect(ringSizeIn(text)).toBe(size);
	});

	it("B-USE-02 a measured ring is given the nearest size, of two the larger", () => {
		expect(nearestRingSize(53, [48, 52, 54, 60])).toBe(54);
		expect(nearestRingSize(44, [48, 52])).toBe(48);
		expect(nearestRingSize(54, [])).toBeNull();
		const size = fc.integer({ min: smallestRingSize, max: largestRingSize });
		fc.assert(
			fc.property(size, fc.array(size, { minLength: 1 }), (measured, offered) => {
				const least = Math.min(...offered.map((other) => Math.abs(other - measured)));
				expect(Math.abs((nearestRingSize(measured, offered) ?? 0) - measured)).toBe(least);
			}),
		);
	});
});
