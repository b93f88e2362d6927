import { languages } from "#core/language/language.ts";
import type { RedirectTable } from "#core/routes/redirect-target.ts";
import { fixedPages, type ShopAddress, segmentsIn } from "#core/routes/shop-path-segments.ts";

/**
 * Returns the URL patterns of the pages that browsers must not load in advance: redirected paths, and the shop's pages that
 * begin an order. `shopAddress` is null on a site without a shop.
 */
export function speculationExclusions(
	redirects: RedirectTable,
	shopAddress: ShopAddress | null,
): readonly string[] {
	const segments = shopAddress
		? languages.flatMap((language) => {
				const used = segmentsIn(language, shopAddress);
				return fixedPages.map((type) => used[type]);
			})
		: [];
	const paths = [...new Set(segments)].map((segment) => `/*/${segment}`);
	// Paths with a trailing slash lead to the same page (redirect-target.ts).
	return [...paths, ...Object.keys(redirects)].map((path) => `${path}{/}?`);
}
