import type { HexColor } from "#core/content/theme.ts";

/** An sRGB colour: integers from 0 to 255. */
export interface Rgb {
	readonly r: number;
	readonly g: number;
	readonly b: number;
}

/** White. */
export const white: Rgb = { r: 255, g: 255, b: 255 };

/** Black. */
export const black: Rgb = { r: 0, g: 0, b: 0 };

/** Returns whether an external text is a colour in the form #rgb or #rrggbb, in any letter case. */
export function isHexColor(text: string): text is HexColor {
	return /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(text);
}

/** Parses a colour; throws a TypeError for any other text, because content is validated before. */
export function parseColor(color: HexColor): Rgb {
	if (!isHexColor(color)) throw new TypeError(`"${color}" is no colour; write #rgb or #rrggbb.`);
	const digits = color.length === 4 ? color.replace(/[^#]/g, "$&$&") : color;
	const channel = (at: number) => Number.parseInt(digits.slice(at, at + 2), 16);
	return { r: channel(1), g: channel(3), b: channel(5) };
}

/** Formats a colour as #rrggbb in lower case. */
export function hexOf({ r, g, b }: Rgb): HexColor {
	return `#${[r, g, b].map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** Returns the perceived brightness from 0 to 255, which decides between light and dark (R-THEME-01). */
export function brightness({ r, g, b }: Rgb): number {
	return (299 * r + 587 * g + 114 * b) / 1000;
}

/** Returns the contrast ratio of two colours from 1 to 21 (WCAG 2.2). */
export function contrastRatio(a: Rgb, b: Rgb): number {
	const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
	return (light + 0.05) / (dark + 0.05);
}

/** Mixes `a` with a share of `b`, from 0 (only `a`) to 1 (only `b`). */
export function mix(a: Rgb, b: Rgb, share: number): Rgb {
	const between = (x: number, y: number) => Math.round(x + (y - x) * share);
	return { r: between(a.r, b.r), g: between(a.g, b.g), b: between(a.b, b.b) };
}

/** Returns the relative luminance (WCAG 2.2). */
function luminance({ r, g, b }: Rgb): number {
	return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

function linear(value: number): number {
	const share = value / 255;
	return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
