import { type CanonicalOptions, canonicalUrl } from "#core/routes/canonical-url.ts";
import type { Listeners } from "#core/state/store.ts";

/**
 * Updates the canonical link of the open page when the URL changes, for configurations in which it contains more than
 * the path (R-A11Y-04). `moved` notifies about another page or query.
 */
export function syncCanonicalLink(
	options: Partial<CanonicalOptions>,
	moved: Pick<Listeners, "subscribe">,
): void {
	const write = () => {
		const link = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
		if (!link) return;
		const requested = location.pathname + location.search + location.hash;
		const address = canonicalUrl(new URL(link.href).origin, requested, options);
		if (address !== null) link.setAttribute("href", address);
	};
	moved.subscribe(write);
	for (const type of ["hashchange", "popstate"]) addEventListener(type, write);
	write();
}
