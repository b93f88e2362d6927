import type { RedirectTable } from "#core/routes/redirect-target.ts";
import { shopPathSegments } from "#core/routes/shop-path-segments.ts";

/** How far a browser goes with a page that was not asked for yet: it fetches its document, or renders it too. */
export type Speculation = "prefetch" | "prerender";

/**
 * The rules by which a browser loads pages of the site ahead once a link to them is pointed at or pressed
 * (https://html.spec.whatwg.org/multipage/speculative-loading.html), as the text of a script element. Not what begins an order,
 * nor paths that lead elsewhere. A site's policy knows the text by its digest, so each site has one text for each kind.
 */
export function speculationRules(kind: Speculation, redirects: RedirectTable): string {
	// With a slash at its end a path leads to the same (redirect-target.ts).
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
