import { expect, it } from "vitest";
import { unbrokenUnits } from "#ui/components/unbroken-units.ts";

it.each([
	[
		"1 Brillant, 0,30 ct, und 18 Brillanten, zus. 0,20 ct",
		"1 Brillant, 0,30_ct, und 18 Brillanten, zus. 0,20_ct",
	],
	["39 mm, 41 mm", "39_mm, 41_mm"],
	["10 bar", "10_bar"],
	["750/1000 Gelbgold", "750/1000 Gelbgold"],
])("R-CAT-07 breaks no line between number and unit: %s", (text, said) => {
	expect(unbrokenUnits(text).replaceAll("\u00a0", "_")).toBe(said);
});
