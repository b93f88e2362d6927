import type { NavigationLink } from "#core/navigation/link.ts";

/** A link to an address outside the site that the program itself made, e.g. directions (R-NAV-05). */
export function outsideLink(href: string): NavigationLink {
	return { href, kind: "external", hreflang: null, newTab: true, rel: "nofollow noopener noreferrer" };
}
