import type { HexColor, Theme, ThemeConfig } from "#core/content/theme.ts";
import {
	black,
	brightness,
	contrastRatio,
	hexOf,
	mix,
	parseColor,
	type Rgb,
	white,
} from "#core/theme/color.ts";

/** The names of the design tokens; each is a CSS custom property without its "--". */
export const themeTokenNames = [
	"color-ground",
	"color-surface",
	"color-text",
	"color-text-muted",
	"color-line",
	"color-line-strong",
	"color-problem",
	"color-accent",
	"color-on-accent",
	"color-accent-surface",
	"color-on-accent-surface",
	"button-background",
	"button-text",
	"radius",
	"border-width",
] as const;

/** The name of a design token. */
export type ThemeToken = (typeof themeTokenNames)[number];

/** A project's theme as CSS values. */
export interface ThemeTokens {
	/** Derived from the background's brightness, never from the visitor's system (R-THEME-01). */
	readonly scheme: "light" | "dark";
	/** CSS values: colours as #rrggbb, lengths in px. */
	readonly tokens: Readonly<Record<ThemeToken, string>>;
}

/** A colour of a theme that is replaced by another one. */
export interface AdjustedColor {
	/** The theme's field. */
	readonly field: "brand_color" | "config.button_color";
	readonly given: HexColor;
	readonly shown: string;
}

/** Returns the colours of a theme that are shown in another tone, because they were not readable (R-A11Y-05). */
export function adjustedColors(theme: Theme): readonly AdjustedColor[] {
	const { tokens } = themeTokens(theme);
	const { brand_color, config } = theme;
	const given = [
		{ field: "brand_color", given: brand_color, shown: tokens["color-accent"] },
		...(config.button_color === null
			? []
			: [
					{ field: "config.button_color", given: config.button_color, shown: tokens["button-text"] } as const,
				]),
	] as const;
	return given.filter((color) => hexOf(parseColor(color.given)) !== color.shown);
}

/** The minimum contrast of text (WCAG 2.2 AA). */
const minTextContrast = 4.5;
/** The minimum contrast of a control's border (WCAG 2.2, 1.4.11). */
const minNonTextContrast = 3;
/** The maximum difference between the channels of a colour that is perceived as grey, of 255. */
const greySpread = 12;
/** The share of a bright brand colour in large areas of a dark page. */
const bandTint = 0.1;
/** Softer than black, with enough contrast to most backgrounds. */
const nearBlack: Rgb = { r: 29, g: 27, b: 25 };
const nearWhite: Rgb = { r: 245, g: 243, b: 239 };
/** The colour of errors, independent of the brand. */
const red: Rgb = { r: 166, g: 38, b: 28 };

/** Converts a project's theme to design tokens; any two colours give readable text (R-THEME-01, R-A11Y-05). */
export function themeTokens(theme: Theme): ThemeTokens {
	const background = parseColor(theme.base_color);
	const brand = parseColor(theme.brand_color);
	const scheme = brightness(background) < 128 ? "dark" : "light";
	const text = textOn(background, scheme === "dark" ? [nearWhite, white, black] : [nearBlack, black, white]);
	const surface = surfaceOf(background, text);
	const toward = (color: Rgb, ratio: number) => adjust(color, text, [background, surface], ratio);
	const accent = isLowContrastGrey(brand, background) ? text : toward(brand, minTextContrast);
	const button = buttonColors(theme.config, accent);
	const band = bandColors(scheme, { background, text, brand });
	const colors = {
		"color-ground": background,
		"color-surface": surface,
		"color-text": text,
		"color-text-muted": toward(mix(text, background, 0.35), minTextContrast),
		"color-line": mix(background, text, 0.16),
		"color-line-strong": toward(mix(background, text, 0.4), minNonTextContrast),
		"color-problem": toward(red, minTextContrast),
		"color-accent": accent,
		"color-on-accent": textOn(accent, [white, nearBlack, black]),
		"color-accent-surface": band.background,
		"color-on-accent-surface": band.text,
		"button-background": button.background,
		"button-text": button.text,
	};
	return {
		scheme,
		tokens: {
			...mapValues(colors, hexOf),
			radius: pixels(theme.config.border_radius, 0),
			"border-width": pixels(theme.config.border_width, 1),
		},
	};
}

/**
 * Returns whether a brand's black, white or grey is hardly visible on the background. Adjusting it only as far as
 * contrast requires would give a dull grey, while an adjusted colour still looks like the brand's.
 */
function isLowContrastGrey(brand: Rgb, background: Rgb): boolean {
	const channels = [brand.r, brand.g, brand.b];
	const isGrey = Math.max(...channels) - Math.min(...channels) <= greySpread;
	return isGrey && contrastRatio(brand, background) < minNonTextContrast;
}

/**
 * Returns the colours of large areas: hero, footer, notices. On a dark page a bright brand colour over such an area would
 * outshine photographs, so it only tints the background.
 */
function bandColors(
	scheme: ThemeTokens["scheme"],
	{ background, text, brand }: Readonly<Record<"background" | "text" | "brand", Rgb>>,
): { readonly background: Rgb; readonly text: Rgb } {
	if (!isBrightOnDark(scheme, background, brand))
		return { background: brand, text: textOn(brand, [white, nearBlack, black]) };
	const tinted = mix(background, brand, bandTint);
	return { background: tinted, text: textOn(tinted, [text, white, black]) };
}

function isBrightOnDark(scheme: ThemeTokens["scheme"], background: Rgb, brand: Rgb): boolean {
	return scheme === "dark" && contrastRatio(brand, background) >= minNonTextContrast;
}

/** Returns the first readable candidate; one of black and white always is. */
function textOn(background: Rgb, candidates: readonly Rgb[]): Rgb {
	const readable = candidates.find((color) => contrastRatio(color, background) >= minTextContrast);
	return readable ?? (contrastRatio(white, background) > contrastRatio(black, background) ? white : black);
}

/**
 * Returns a second background close to the first. On mid-tones it moves away from the text, which must stay
 * readable.
 */
function surfaceOf(background: Rgb, text: Rgb): Rgb {
	const nearer = mix(background, text, 0.05);
	if (contrastRatio(nearer, text) >= minTextContrast) return nearer;
	return mix(background, contrastRatio(text, white) > contrastRatio(text, black) ? white : black, 0.05);
}

/** Moves a colour towards `anchor`, which contrasts with every background, only as far as the contrast requires. */
function adjust(color: Rgb, anchor: Rgb, grounds: readonly Rgb[], ratio: number): Rgb {
	const steps = 40;
	for (let step = 0; step < steps; step++) {
		const candidate = mix(color, anchor, step / steps);
		if (grounds.every((background) => contrastRatio(candidate, background) >= ratio)) return candidate;
	}
	return anchor;
}

function buttonColors(config: ThemeConfig, accent: Rgb): { readonly background: Rgb; readonly text: Rgb } {
	const background = config.button_background === null ? accent : parseColor(config.button_background);
	const readable = textOn(background, [white, nearBlack, black]);
	if (config.button_color === null) return { background, text: readable };
	return {
		background,
		text: adjust(parseColor(config.button_color), readable, [background], minTextContrast),
	};
}

function pixels(value: number | null, fallback: number): string {
	return `${value === null || !Number.isFinite(value) ? fallback : Math.max(0, value)}px`;
}

function mapValues<Key extends string, From, To>(record: Record<Key, From>, change: (value: From) => To) {
	const entries = Object.entries<From>(record).map(([key, value]) => [key, change(value)]);
	return Object.fromEntries(entries) as Record<Key, To>;
}
