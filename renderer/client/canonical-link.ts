import type { PageNavigation } from "#core/ports/page-navigation.ts";
import { canonicalUrl } from "#core/routes/canonical-url.ts";
import type { LoadedPage } from "#renderer/client/page-loader.ts";

/**
 * Keeps the canonical link of the open page in step with the URL, where the configuration keeps more of it than the
 * path that the document was built with (R-A11Y-04). Returns the function that writes the link again after a page change.
 */
export function syncCanonicalLink(
	open: () => Pick<LoadedPage, "page" | "shell">,
	navigation: Pick<PageNavigation, "subscribe">,
): () => void {
	const write = () => {
		const { page, shell } = open();
		const link = document.head.querySelector('link[rel="canonical"]');
		if (!link || page.canonical === null || !shell.canonical) return;
		const slash = location.pathname.endsWith("/") ? "/" : "";
		const asked = page.path.replace(/\/$/, "") + slash + location.search + location.hash;
		const address = canonicalUrl(new URL(page.canonical).origin, asked, shell.canonical);
		if (address !== null) link.setAttribute("href", address);
	};
	navigation.subscribe(write);
	addEventListener("hashchange", write);
	write();
	return write;
}
