import { describe, expect, it } from "vitest";
import { type HexColor, plainThemeConfig } from "#core/content/theme.ts";
import { lightText } from "#core/theme/light-text.ts";

describe("lightText", () => {
	it.each<[HexColor, HexColor, boolean, boolean]>([
		["#fbf9f5", "#12302a", false, true],
		["#fbf9f5", "#f2d7c9", false, false],
		["#101a17", "#12302a", true, true],
		["#101a17", "#f2d7c9", true, true],
		["#ffffff", "#000000", false, true],
		["#0b0b0c", "#ffffff", true, true],
	])(
		"R-THEME-01 on the background %s with the brand colour %s: page %s, band %s",
		(base, brand, page, band) => {
			expect(lightText({ base_color: base, brand_color: brand, config: plainThemeConfig })).toEqual({
				page,
				band,
			});
		},
	);
});
