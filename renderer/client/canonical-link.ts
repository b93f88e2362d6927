import { type CanonicalOptions, canonicalUrl } from "#core/routes/canonical-url.ts";
import type { Listeners } from "#core/state/store.ts";

/**
 * Keeps the canonical link of the open page in step with the URL, where the configuration keeps more of it than the path
 * that the document was built with (R-A11Y-04). `moved` reports that another page was rendered or
 * has another query.
 */
export function syncCanonicalLink(
	options: Partial<CanonicalOptions>,
	moved: Pick<Listeners, "subscribe">,
): void {
	const write = () => {
		const link = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
		if (!link) return;
		const asked = location.pathname + location.search + location.hash;
		const address = canonicalUrl(new URL(link.href).origin, asked, options);
		if (address !== null) link.setAttribute("href", address);
	};
	moved.subscribe(write);
	for (const type of ["hashchange", "popstate"]) addEventListener(type, write);
	write();
}
