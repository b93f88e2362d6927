import type { HexColor, Theme } from "#core/content/project.ts";
import { brightness, parseColor } from "#core/theme/color.ts";
import { type ThemeToken, themeTokens } from "#core/theme/theme-tokens.ts";

/** Which of a theme's grounds text is light on: what is drawn for such text, a light logo, is there too. */
export interface LightText {
	/** On the ground of the page, `color-ground`. */
	readonly page: boolean;
	/** On the band in the brand's own colour, `color-accent-surface`. */
	readonly band: boolean;
}

/** Finds by the text that the theme's rules choose where text is light (R-THEME-01, R-A11Y-05). */
export function lightText(theme: Theme): LightText {
	const { tokens } = themeTokens(theme);
	const tone = (token: ThemeToken) => brightness(parseColor(tokens[token] as HexColor));
	return {
		page: tone("color-text") > tone("color-ground"),
		band: tone("color-on-accent-surface") > tone("color-accent-surface"),
	};
}
