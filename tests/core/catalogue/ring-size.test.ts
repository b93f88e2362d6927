import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
	fittingVariant,
	innerDiameter,
	largestRingSize,
	pixelsPerMillimetre,
	ringSizeIn,
	smallestRingSize,
} from "#core/catalogue/ring-size.ts";

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
		["45 cm", null],
		["50 ml", null],
		["Silber / 52", 52],
		["52 Kleeblatt", 52],
	])("B-USE-02 %j names the size %s", (text, size) => {
		expect(ringSizeIn(text)).toBe(size);
	});
});

describe("the variant for a measured ring", () => {
	const named = (...names: readonly string[]) => names.map((display_name) => ({ display_name }));
	const offered = (measured: number, names: readonly string[], chosen: string | null = null) =>
		fittingVariant(measured, named(...names), chosen === null ? null : { display_name: chosen })
			?.display_name ?? null;

	it.each([
		["the nearest size", 53.5, ["48", "52", "54", "60"], null, "54"],
		["of two sizes the larger", 53, ["52", "54"], null, "54"],
		["no size that is too far off", 60, ["48", "52"], null, null],
		["nothing where there are no sizes", 54, [], null, null],
		[
			"the size in the chosen alloy",
			60,
			["Silber / 52", "Silber / 60", "Gold / 60"],
			"Silber / 52",
			"Silber / 60",
		],
		["no size that the chosen alloy lacks", 60, ["Silber / 52", "Gold / 60"], "Silber / 52", null],
		["nothing before the alloy is chosen", 60, ["Silber / 52", "Silber / 60", "Gold / 60"], null, null],
		["the size of the same stone", 54, ["52, Rubin", "54, Saphir", "54 (Rubin)"], "52, Rubin", "54 (Rubin)"],
		["nothing of two that are called the same", 54, ["52", "54", "54"], "52", null],
	] as const)("B-USE-02 is %s", (_, measured, names, chosen, expected) => {
		expect(offered(measured, names, chosen)).toBe(expected);
	});

	it("B-USE-02 keeps all choices except the size", () => {
		const size = fc.integer({ min: smallestRingSize, max: largestRingSize });
		const alloy = fc.constantFrom("Silber", "Gelbgold", "Weißgold, Rubin", "Platin matt", "");
		const variant = fc.tuple(alloy, size);
		const name = ([metal, number]: readonly [string, number]) => `${metal} / ${number}`;
		fc.assert(
			fc.property(size, fc.array(variant, { minLength: 1 }), fc.nat(), (measured, variants, place) => {
				const chosen = variants[place % variants.length] as readonly [string, number];
				const found = offered(measured, variants.map(name), name(chosen));
				if (found === null) return;
				const [metal, number] = variants.find((one) => name(one) === found) as readonly [string, number];
				expect(metal).toBe(chosen[0]);
				const misfits = variants
					.filter(([other]) => other === metal)
					.map(([, other]) => Math.abs(other - measured));
				expect(Math.abs(number - measured)).toBe(Math.min(...misfits));
				expect(Math.abs(number - measured)).toBeLessThanOrEqual(1);
			}),
		);
	});
});
