import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type HexColor, plainThemeConfig, type Theme, type ThemeConfig } from "#core/content/theme.ts";
import { contrastRatio, hexOf, parseColor } from "#core/theme/color.ts";
import { adjustedColors, type ThemeToken, themeTokens } from "#core/theme/theme-tokens.ts";

function theme(
	base_color: HexColor,
	brand_color: HexColor = "#1f4d3a",
	config: Partial<ThemeConfig> = {},
): Theme {
	return { base_color, brand_color, config: { ...plainThemeConfig, ...config } };
}

function ratio(tokens: Readonly<Record<ThemeToken, string>>, a: ThemeToken, b: ThemeToken): number {
	return contrastRatio(parseColor(tokens[a] as HexColor), parseColor(tokens[b] as HexColor));
}

const channel = fc.integer({ min: 0, max: 255 });
const anyColor = fc.record({ r: channel, g: channel, b: channel }).map(hexOf);
/** Mid-tones, on which neither black nor white has much contrast. */
const middleTone = fc.integer({ min: 105, max: 135 }).map((v) => hexOf({ r: v, g: v, b: v }));
const color = fc.oneof(anyColor, middleTone, fc.constantFrom<HexColor>("#000000", "#ffffff", "#767676"));

const textPairs: readonly (readonly [ThemeToken, ThemeToken])[] = [
	["color-text", "color-ground"],
	["color-text", "color-surface"],
	["color-text-muted", "color-ground"],
	["color-text-muted", "color-surface"],
	["color-accent", "color-ground"],
	["color-accent", "color-surface"],
	["color-on-accent", "color-accent"],
	["color-problem", "color-ground"],
	["color-problem", "color-surface"],
	["color-on-accent-surface", "color-accent-surface"],
	["button-text", "button-background"],
];

describe("themeTokens", () => {
	it("R-THEME-01 R-A11Y-05 keeps every text at 4.5:1 and strong lines at 3:1, whatever the colours", () => {
		const config = fc.record({
			button_background: fc.option(color),
			button_color: fc.option(color),
		});
		fc.assert(
			fc.property(color, color, config, (base, brand, settings) => {
				const { tokens } = themeTokens(theme(base, brand, settings));
				for (const [text, ground] of textPairs) {
					expect(ratio(tokens, text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
				}
				expect(ratio(tokens, "color-line-strong", "color-ground")).toBeGreaterThanOrEqual(3);
			}),
			{ numRuns: 1500 },
		);
	});

	it.each([
		["#ffffff", "light"],
		["#808080", "light"],
		["#7f7f7f", "dark"],
		["#000000", "dark"],
		["#00ff00", "light"],
		["#ff0000", "dark"],
	] as const)("R-THEME-01 makes the background %s %s, by brightness below 128", (base, scheme) => {
		expect(themeTokens(theme(base)).scheme).toBe(scheme);
	});

	it("R-THEME-01 keeps base_color as background and brand_color as the band's background", () => {
		const { tokens } = themeTokens(theme("#FAF7F2", "#1F4D3A"));
		expect(tokens["color-ground"]).toBe("#faf7f2");
		expect(tokens["color-accent-surface"]).toBe("#1f4d3a");
	});

	it("R-THEME-01 keeps a readable brand colour, and darkens or lightens any other", () => {
		expect(themeTokens(theme("#ffffff", "#1f4d3a")).tokens["color-accent"]).toBe("#1f4d3a");
		const gold = "#d4af37";
		const onWhite = parseColor(themeTokens(theme("#ffffff", gold)).tokens["color-accent"] as HexColor);
		expect(onWhite.r).toBeLessThan(parseColor(gold).r);
		expect(onWhite.r).toBeGreaterThan(onWhite.b);
		const green = "#1f4d3a";
		const onBlack = parseColor(themeTokens(theme("#101010", green)).tokens["color-accent"] as HexColor);
		expect(onBlack.g).toBeGreaterThan(parseColor(green).g);
	});

	it("R-THEME-01 uses button colours, radius and border width from the config", () => {
		const config = {
			button_background: "#222222",
			button_color: "#ffffff",
			border_radius: 4,
			border_width: 2,
		} as const;
		expect(themeTokens(theme("#ffffff", "#1f4d3a", config)).tokens).toMatchObject({
			"button-background": "#222222",
			"button-text": "#ffffff",
			radius: "4px",
			"border-width": "2px",
		});
	});

	it("R-THEME-01 gives buttons the accent colour, square and thin, by default", () => {
		const { tokens } = themeTokens(theme("#ffffff", "#d4af37"));
		expect(tokens["button-background"]).toBe(tokens["color-accent"]);
		expect([tokens.radius, tokens["border-width"]]).toEqual(["0px", "1px"]);
	});

	it("R-THEME-01 outputs only colours and lengths that are valid in a style sheet", () => {
		const size = fc.option(fc.double());
		fc.assert(
			fc.property(color, color, size, size, (base, brand, border_radius, border_width) => {
				const { tokens } = themeTokens(theme(base, brand, { border_radius, border_width }));
				for (const value of Object.values(tokens)) expect(value).toMatch(/^(#[0-9a-f]{6}|[\d.e+-]+px)$/);
			}),
		);
	});
});

describe("themeTokens of a brand in black, white or grey", () => {
	it.each<[HexColor, HexColor]>([
		["#0b0b0c", "#000000"],
		["#101010", "#2a2a2c"],
		["#ffffff", "#ffffff"],
		["#fbf9f5", "#c9c9c9"],
	])(
		"R-THEME-01 R-A11Y-05 on %s the brand's %s gives way to the text's colour, not to a grey",
		(base, brand) => {
			const { tokens } = themeTokens(theme(base, brand));
			expect(tokens["color-accent"]).toBe(tokens["color-text"]);
			expect(tokens["button-background"]).toBe(tokens["color-text"]);
			expect(tokens["color-accent-surface"]).toBe(brand);
		},
	);

	it.each<[HexColor, HexColor]>([
		["#ffffff", "#000000"],
		["#ffffff", "#666666"],
		["#0b0b0c", "#ffffff"],
	])("R-THEME-01 on %s keeps the brand's readable %s", (base, brand) => {
		expect(themeTokens(theme(base, brand)).tokens["color-accent"]).toBe(brand);
	});
});

describe("themeTokens of colours that would not do", () => {
	it("R-THEME-01 lets a bright brand colour only tint the large areas of a dark page", () => {
		const gold = themeTokens(theme("#12110f", "#c9a24a")).tokens;
		const band = parseColor(gold["color-accent-surface"] as HexColor);
		expect(contrastRatio(band, parseColor("#12110f"))).toBeLessThan(1.5);
		expect(gold["color-on-accent-surface"]).toBe(gold["color-text"]);
		expect(gold["color-accent"]).toBe("#c9a24a");
		expect(themeTokens(theme("#12110f", "#12302a")).tokens["color-accent-surface"]).toBe("#12302a");
		expect(themeTokens(theme("#ffffff", "#c9a24a")).tokens["color-accent-surface"]).toBe("#c9a24a");
	});

	it("R-A11Y-05 names the colours that it shows in another tone", () => {
		expect(adjustedColors(theme("#ffffff", "#1f4d3a"))).toEqual([]);
		const button = { button_background: "#ffffff", button_color: "#eeeeee" } as const;
		expect(
			adjustedColors(theme("#ffffff", "#d4af37", button)).map(({ field, given }) => [field, given]),
		).toEqual([
			["brand_color", "#d4af37"],
			["config.button_color", "#eeeeee"],
		]);
	});
});
