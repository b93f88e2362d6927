import type { PageLinks } from "#core/routes/page-links.ts";
import type { Language } from "#core/shared/language.ts";

/** A link ready to be rendered: its URL and attributes (specification 2.3). */
export interface NavigationLink {
	readonly href: string;
	/** All but internal ones carry an icon (R-NAV-05). */
	readonly kind: "internal" | "external" | "mailto" | "tel";
	/** The target's language where it is not the page's own (R-NAV-08), else null. */
	readonly hreflang: Language | null;
	readonly newTab: boolean;
	/** The `rel` attribute; null where there is none. */
	readonly rel: string | null;
}

/**
 * Makes a link of what the content names as its target: a path of the site, an anchor, a web URL,
 * mailto: or tel:. Null for every other scheme and for URLs that hide one (control characters,
 * backslashes): such a link must never reach a page (B-SEC-02).
 */
export function linkTo(target: string, language: Language, links: PageLinks): NavigationLink | null {
	const address = target.trim();
	if (address === "" || /[\p{Cc}\\]/u.test(address)) return null;
	const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(address)?.[1]?.toLowerCase();
	if (scheme !== undefined) return linkWithScheme(address, scheme);
	if (address.startsWith("//")) return URL.canParse(`https:${address}`) ? externalLink(address) : null;
	if (address.startsWith("#")) return internalLink(address, null);
	const resolved = links.resolve(address.startsWith("/") ? address : `/${address}`, language);
	return internalLink(resolved.path, resolved.language === language ? null : resolved.language);
}

function linkWithScheme(address: string, scheme: string): NavigationLink | null {
	switch (scheme) {
		case "http":
		case "https":
			// Without the slashes browsers would read the rest as a path of the page's own site.
			return /^https?:\/\//i.test(address) && URL.canParse(address) ? externalLink(address) : null;
		case "mailto":
		case "tel":
			return { href: address, kind: scheme, hreflang: null, newTab: true, rel: "noopener" };
		default:
			return null;
	}
}

function externalLink(href: string): NavigationLink {
	return { href, kind: "external", hreflang: null, newTab: true, rel: "nofollow noopener noreferrer" };
}

/** A link to a path of the site; `hreflang` where the page is in another language than the one that links it. */
export function internalLink(href: string, hreflang: Language | null): NavigationLink {
	return { href, kind: "internal", hreflang, newTab: false, rel: null };
}
