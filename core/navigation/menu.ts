import type { MenuGroup, MenuItem } from "#core/content/menu.ts";
import { contentLanguage, type Language } from "#core/language/language.ts";
import { linkTo, type NavigationLink } from "#core/navigation/link.ts";
import { menuTarget } from "#core/navigation/menu-target.ts";
import type { PageLinks } from "#core/pages/page-links.ts";
import type { Logger } from "#core/platform/logger.ts";

/** An entry of the primary menu. */
export interface NavigationItem {
	readonly label: string;
	/** Null for a heading. */
	readonly link: NavigationLink | null;
	/** "menu-{type}"; null without a type (R-NAV-06). */
	readonly className: string | null;
	readonly items: readonly NavigationItem[];
	readonly groups: readonly NavigationGroup[];
}

/** A named list within a dropdown. */
export interface NavigationGroup {
	readonly label: string;
	readonly items: readonly NavigationItem[];
}

/** A social button; `media` selects its icon (R-NAV-07). */
export interface SocialLink {
	readonly label: string;
	readonly media: "facebook" | "instagram" | "other";
	readonly link: NavigationLink;
}

/** The menus of a site in one language. */
export interface Navigation {
	readonly primary: readonly NavigationItem[];
	readonly social: readonly SocialLink[];
}

interface Context {
	readonly language: Language;
	readonly links: PageLinks;
	readonly logger: Logger;
}

/** Builds the menus of a language from the content's menu items (specification 2.3, R-NAV-07). */
export function navigation(
	menus: readonly MenuItem[],
	language: Language,
	links: PageLinks,
	logger: Logger,
): Navigation {
	const context = { language, links, logger };
	const at = (position: MenuItem["position"]) => menus.filter((item) => item.position === position);
	return {
		primary: at("primary").flatMap((item) => navigationItem(item, null, context)),
		social: at("social").flatMap((item) => socialLinks(item, null, context)),
	};
}

/** Returns the item; null if its URL is unsafe and it has no children. */
function navigationItem(item: MenuItem, parent: string | null, context: Context): readonly NavigationItem[] {
	const label = labelOf(item, context);
	const { target, base } = menuTarget(item, parent);
	const link = safeLink(target, label, context);
	const items = item.sub.flatMap((sub) => navigationItem(sub, base, context));
	const groups = item.groups.map((group) => navigationGroup(group, base, context));
	if (target !== null && link === null && items.length + groups.length === 0) return [];
	return [{ label, link, className: classOf(item.type), items, groups }];
}

function navigationGroup(group: MenuGroup, parent: string | null, context: Context): NavigationGroup {
	return {
		label: labelOf(group, context),
		items: group.sub.flatMap((sub) => navigationItem(sub, parent, context)),
	};
}

/** Returns a social item; without a URL, the items below it instead. */
function socialLinks(item: MenuItem, parent: string | null, context: Context): readonly SocialLink[] {
	const { target, base } = menuTarget(item, parent);
	if (target === null) return item.sub.flatMap((sub) => socialLinks(sub, base, context));
	if (item.media === "googleplus") return [];
	const label = labelOf(item, context);
	const link = safeLink(target, label, context);
	return link ? [{ label, media: item.media ?? "other", link }] : [];
}

function safeLink(target: string | null, label: string, context: Context): NavigationLink | null {
	if (target === null) return null;
	const link = linkTo(target, context.language, context.links);
	if (link === null) context.logger.note("navigation.unsafeLink", { label, target });
	return link;
}

function labelOf(item: Pick<MenuItem, "display_name" | "translations">, context: Context): string {
	const { language, logger } = context;
	const translation = item.translations.find((entry) => entry.language === language);
	if (translation) return translation.display_name;
	// The plain name is German. A name without any translation is the same in all languages: "Instagram".
	if (language !== contentLanguage && item.translations.length > 0) {
		logger.note("translation.missing", {
			subject: `menu: ${item.display_name}`,
			language,
			used: "display_name",
		});
	}
	return item.display_name;
}

function classOf(type: string | null): string | null {
	const token = (type ?? "")
		.toLowerCase()
		.replace(/[^a-z0-9_-]+/g, "-")
		.replace(/^-+|-+$/g, "");
	return token === "" ? null : `menu-${token}`;
}
