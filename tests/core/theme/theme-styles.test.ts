import { describe, expect, it } from "vitest";
import { plainThemeConfig } from "#core/content/theme.ts";
import { themeStyles } from "#core/theme/theme-styles.ts";

describe("themeStyles", () => {
	it("B-USE-07 names the styles that differ from the standard as attributes", () => {
		expect(themeStyles(plainThemeConfig)).toEqual({});
		expect(
			themeStyles({ ...plainThemeConfig, header_style: "centred", logo_size: "large", density: "airy" }),
		).toEqual({ "data-header": "centred", "data-logo-size": "large", "data-density": "airy" });
	});
});
