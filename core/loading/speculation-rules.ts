import type { RedirectTable } from "#core/routes/redirect-target.ts";
import { shopPathSegments } from "#core/routes/shop-path-segments.ts";

/** How far the browser loads a page in advance: only the document, or rendered. */
export type Speculation = "prefetch" | "prerender";

/**
 * Creates the text of a speculation rules script, with which the browser loads pages before a link is pressed
 * (https://html.spec.whatwg.org/multipage/speculative-loading.html). Pages that begin an order and redirected paths
 * are excluded. The site's security policy contains the text's digest, so each site has one text for each kind.
 */
export function speculationRules(kind: Speculation, redirects: RedirectTable): string {
	// Paths with a trailing slash lead to the same page (redirect-target.ts).
	const excluded = [
		...Object.values(shopPathSegments).map((segment) => `/*/${segment}`),
		...Object.keys(redirects),
	].map((path) => `${path}{/}?`);
	const where = {
		and: [
			{ href_matches: "/*" },
			{ not: { href_matches: [...excluded, "/*.*"] } },
			{ not: { selector_matches: "[target], [download]" } },
		],
	};
	return JSON.stringify({ [kind]: [{ where, eagerness: "moderate" }] });
}
