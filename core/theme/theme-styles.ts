import { plainThemeConfig, styleNames, type ThemeConfig } from "#core/content/theme.ts";

/** The styles of a theme that differ from the standard, as attributes of the root element that style sheets ask for. */
export type ThemeStyles = Readonly<Record<`data-${string}`, string>>;

/** Returns the attributes of a theme's styles: `header_style: "centred"` becomes `data-header="centred"` (B-USE-07). */
export function themeStyles(config: ThemeConfig): ThemeStyles {
	return Object.fromEntries(
		styleNames
			.filter((name) => config[name] !== plainThemeConfig[name])
			.map((name) => [`data-${name.replace(/_style$/, "").replace("_", "-")}`, config[name]]),
	);
}
