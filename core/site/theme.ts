/** A colour written as #rgb or #rrggbb. */
export type HexColor = `#${string}`;

/** The project's look (specification 3, "Theme"). */
export interface Theme {
	/** The accent. */
	readonly brand_color: HexColor;
	/** The ground; its brightness decides between light and dark. */
	readonly base_color: HexColor;
	readonly config: ThemeConfig;
}

/** The look of controls; null leaves the value to the rules of core/theme. */
export interface ThemeConfig {
	readonly button_background: HexColor | null;
	readonly button_color: HexColor | null;
	/** In CSS pixels. */
	readonly border_radius: number | null;
	/** In CSS pixels. */
	readonly border_width: number | null;
}
