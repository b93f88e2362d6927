import type { TranslationEntry } from "#core/shared/translation.ts";

/** The networks a social menu item may name; googleplus is accepted and never shown (R-NAV-07). */
export type SocialMedia = "facebook" | "googleplus" | "instagram" | "other";

export interface MenuItemTranslation extends TranslationEntry {
	readonly display_name: string;
}

/** An entry of a menu (specification 3, "Menu item"). */
export interface MenuItem {
	/** The name where no translation of the page's language stands. */
	readonly display_name: string;
	readonly translations: readonly MenuItemTranslation[];
	/** A path of the site in its default language, e.g. "/uhren"; null for a mere heading. */
	readonly path: string | null;
	/** Whether `path` continues the parent's path instead of starting at the root. */
	readonly path_prefix: boolean;
	/** An address outside the site; wins over `path`. */
	readonly external_path: string | null;
	/** A heading's anchor without "#". */
	readonly anchor: string | null;
	/** Becomes the item's class. */
	readonly type: string | null;
	/** On top-level items: where the menu stands. */
	readonly position: "primary" | "social";
	readonly sub: readonly MenuItem[];
	readonly groups: readonly MenuGroup[];
	readonly media: SocialMedia | null;
}

/** A named list within a dropdown. */
export interface MenuGroup {
	readonly display_name: string;
	readonly translations: readonly MenuItemTranslation[];
	readonly sub: readonly MenuItem[];
}
