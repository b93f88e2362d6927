import type { NavigationLink } from "#core/navigation/link.ts";

/** A link to an address outside the site that the program itself made, e.g. directions (R-NAV-05). */
export function outsideLink(href: string): NavigationLink {
	return { href, kind: "external", hreflang: null, newTab: true, rel: "nofollow noopener noreferrer" };
}

/** A link that writes an e-mail (R-NAV-05). */
export function emailLink(address: string): NavigationLink {
	return { href: `mailto:${address}`, kind: "mailto", hreflang: null, newTab: true, rel: "noopener" };
}

/** A link that calls; `href` is a tel: address (R-NAV-05). */
export function phoneLink(href: string): NavigationLink {
	return { href, kind: "tel", hreflang: null, newTab: true, rel: "noopener" };
}
