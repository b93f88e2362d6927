import type { HexColor } from "#core/content/theme.ts";
import { contrastRatio, parseColor } from "#core/theme/color.ts";
import type { ThemeToken, ThemeTokens } from "#core/theme/theme-tokens.ts";

/** Two tokens, one on the other, and the contrast they need. */
export interface TokenPair {
	readonly upon: ThemeToken;
	readonly ground: ThemeToken;
	/** 4.5 for text, 3 for borders of controls (WCAG 2.2 AA). */
	readonly needed: 4.5 | 3;
	readonly use: string;
}

/** All pairs of tokens that a page combines. */
export const tokenPairs: readonly TokenPair[] = [
	{ upon: "color-text", ground: "color-ground", needed: 4.5, use: "Text" },
	{ upon: "color-text", ground: "color-surface", needed: 4.5, use: "Text on a second ground" },
	{ upon: "color-text-muted", ground: "color-ground", needed: 4.5, use: "Quiet text" },
	{ upon: "color-text-muted", ground: "color-surface", needed: 4.5, use: "Quiet text on a second ground" },
	{ upon: "color-accent", ground: "color-ground", needed: 4.5, use: "Accented text, focus ring" },
	{ upon: "color-accent", ground: "color-surface", needed: 4.5, use: "Accented text on a second ground" },
	{ upon: "color-problem", ground: "color-ground", needed: 4.5, use: "What is wrong in a form" },
	{ upon: "color-on-accent", ground: "color-accent", needed: 4.5, use: "Text on the accent" },
	{ upon: "color-on-accent-surface", ground: "color-accent-surface", needed: 4.5, use: "Footer" },
	{ upon: "button-text", ground: "button-background", needed: 4.5, use: "Buttons" },
	{ upon: "color-line-strong", ground: "color-ground", needed: 3, use: "Edges of controls" },
];

/** Returns the contrast of a pair in a theme, from 1 to 21. */
export function contrastOf({ tokens }: ThemeTokens, { upon, ground }: TokenPair): number {
	return contrastRatio(parseColor(tokens[upon] as HexColor), parseColor(tokens[ground] as HexColor));
}
