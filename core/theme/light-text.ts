import type { HexColor, Theme } from "#core/content/theme.ts";
import { brightness, parseColor } from "#core/theme/color.ts";
import { type ThemeToken, themeTokens } from "#core/theme/theme-tokens.ts";

/** The backgrounds of a theme on which text is light; they need a light logo as well. */
export interface LightText {
	/** On the page's background, `color-ground`. */
	readonly page: boolean;
	/** On the footer. */
	readonly band: boolean;
}

/** Returns the backgrounds on which the theme's rules choose light text (R-THEME-01, R-A11Y-05). */
export function lightText(theme: Theme): LightText {
	const { tokens } = themeTokens(theme);
	const tone = (token: ThemeToken) => brightness(parseColor(tokens[token] as HexColor));
	const page = tone("color-text") > tone("color-ground");
	const band = tone("color-on-accent-surface") > tone("color-accent-surface");
	return {
		page,
		band: theme.config.footer_style === "plain" ? page : band,
	};
}
