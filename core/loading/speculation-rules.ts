import { languages } from "#core/language/language.ts";
import type { RedirectTable } from "#core/routes/redirect-target.ts";
import { fixedPages, type ShopAddress, segmentsIn } from "#core/routes/shop-path-segments.ts";

/** How far the browser loads a page in advance: only the document, or rendered. */
export type Speculation = "prefetch" | "prerender";

/**
 * Creates the text of a speculation rules script, with which the browser loads pages before a link is pressed
 * (https://html.spec.whatwg.org/multipage/speculative-loading.html). Pages that begin an order and redirected paths
 * are excluded. The site's security policy contains the text's digest, so each site has one text for each kind.
 */
export function speculationRules(
	kind: Speculation,
	{ redirects, shopAddress }: { readonly redirects: RedirectTable; readonly shopAddress: ShopAddress | null },
): string {
	const segments = new Set(
		(shopAddress === null ? [] : languages).flatMap((language) => {
			const used = segmentsIn(language, shopAddress as ShopAddress);
			return fixedPages.map((type) => used[type]);
		}),
	);
	// Paths with a trailing slash lead to the same page (redirect-target.ts).
	const excluded = [...[...segments].map((segment) => `/*/${segment}`), ...Object.keys(redirects)].map(
		(path) => `${path}{/}?`,
	);
	const where = {
		and: [
			{ href_matches: "/*" },
			{ not: { href_matches: [...excluded, "/*.*"] } },
			{ not: { selector_matches: "[target], [download]" } },
		],
	};
	return JSON.stringify({ [kind]: [{ where, eagerness: "moderate" }] });
}
