import { machineAddress } from "#core/internet/domain-name.ts";
import { parseUrl } from "#core/internet/parse-url.ts";
import type { Language } from "#core/language/language.ts";
import { isAppointmentPage } from "#core/pages/optional-pages.ts";
import type { PageLinks } from "#core/pages/page-links.ts";

/** A link ready to be rendered: its URL and attributes (specification 2.3). */
export interface NavigationLink {
	readonly href: string;
	/** Every kind except "internal" has an icon (R-NAV-05). */
	readonly kind: "internal" | "external" | "mailto" | "tel";
	/** The target's language if it differs from the page's (R-NAV-08), else null. */
	readonly hreflang: Language | null;
	readonly newTab: boolean;
	/** The `rel` attribute; null if there is none. */
	readonly rel: string | null;
}

/**
 * Creates a link from a target in the content: a path of the site, an anchor, a web URL, mailto: or tel:. A web URL
 * of one of the site's own pages becomes its path. Null for all other schemes and for URLs that hide one (control
 * characters, backslashes), because such a link must never reach a page (B-SEC-02).
 */
export function linkTo(target: string, language: Language, links: PageLinks): NavigationLink | null {
	const address = target.trim();
	if (address === "" || /[\p{Cc}\\]/u.test(address)) return null;
	const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(address)?.[1]?.toLowerCase();
	const isWeb = scheme === "https" || scheme === "http";
	if (scheme !== undefined && !(isWeb && links.resolve(address, language).page))
		return linkWithScheme(address, scheme);
	if (address.startsWith("//")) return parseUrl(`https:${address}`) ? outsideLink(address) : null;
	if (address.startsWith("#")) return internalLink(address, null);
	const resolved = links.resolve(isWeb || address.startsWith("/") ? address : `/${address}`, language);
	const link = internalLink(resolved.path, resolved.language === language ? null : resolved.language);
	const query = /\?[^#]/.test(link.href);
	return query && resolved.page && isAppointmentPage(resolved.page) ? { ...link, rel: prefilledRel } : link;
}

/** The `rel` of links to prefilled forms, because the form without values is the page to index (B-SEO-09). */
const prefilledRel = "nofollow";

/** Returns a link to a form, with values in the address that fill it in. */
export function prefilledLink(
	link: NavigationLink,
	values: Readonly<Record<string, string | number>>,
): NavigationLink {
	const query = new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)]));
	return { ...link, href: `${link.href}?${query}`, rel: prefilledRel };
}

function linkWithScheme(address: string, scheme: string): NavigationLink | null {
	switch (scheme) {
		case "http":
		case "https":
			// Without the slashes browsers would resolve the rest against the page's own site.
			return /^https?:\/\//i.test(address) && parseUrl(address) ? outsideLink(machineAddress(address)) : null;
		case "mailto":
		case "tel":
			return outsideLink(machineAddress(address));
		default:
			return null;
	}
}

/**
 * Creates a link to a path of the site; `hreflang` is set if that page is in another language than the linking one.
 */
export function internalLink(href: string, hreflang: Language | null): NavigationLink {
	return { href, kind: "internal", hreflang, newTab: false, rel: null };
}

/** Creates a link to an address outside the site: a web page, or a mailto: or tel: address (R-NAV-05). */
export function outsideLink(href: string): NavigationLink {
	const kind = /^(mailto|tel):/i.exec(href)?.[1]?.toLowerCase() as "mailto" | "tel" | undefined;
	const rel = kind ? "noopener" : "nofollow noopener noreferrer";
	return { href, kind: kind ?? "external", hreflang: null, newTab: true, rel };
}

/** Returns the message key for a link that opens a new tab, a mail or a call; null for other links. */
export function linkNoteKey({ kind, newTab }: NavigationLink): "mailto" | "tel" | "newTab" | null {
	if (!newTab) return null;
	return kind === "mailto" || kind === "tel" ? kind : "newTab";
}
