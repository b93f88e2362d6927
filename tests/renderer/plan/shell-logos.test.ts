import { describe, expect, it } from "vitest";
import type { HexColor } from "#core/content/theme.ts";
import { shellModel } from "#renderer/plan/shell-models.ts";
import { readDemoSite } from "#tests/renderer/demo-shop.ts";

const demo = await readDemoSite();

function logosOn(base_color: HexColor, brand_color: HexColor, light = demo.site.project.logo_light) {
	const { context } = demo.plan();
	const site = {
		...context.site,
		project: { ...context.site.project, logo_light: light },
		theme: { ...context.site.theme, base_color, brand_color },
	};
	const { logo, bandLogo } = shellModel("de", { ...context, site });
	return [logo, bandLogo].map((image) => (image?.src.includes("-light") ? "light" : image && "plain"));
}

describe("the logos of a site", () => {
	it.each<[HexColor, HexColor, readonly string[]]>([
		["#fbf9f5", "#12302a", ["plain", "light"]],
		["#fbf9f5", "#f2d7c9", ["plain", "plain"]],
		["#101a17", "#12302a", ["light", "light"]],
		["#101a17", "#f2d7c9", ["light", "light"]],
	])("R-COMP-05 R-THEME-01 are visible on the page %s and on the band %s", (base, brand, expected) => {
		expect(logosOn(base, brand)).toEqual(expected);
	});

	it("R-COMP-05 are the same if the content has no light logo", () => {
		expect(logosOn("#101a17", "#12302a", null)).toEqual(["plain", "plain"]);
	});
});
