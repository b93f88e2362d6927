/** How far the browser loads a page in advance: only the document, or rendered. */
export type Speculation = "prefetch" | "prerender";

/**
 * Creates the text of a speculation rules script, with which the browser loads pages before a link is pressed
 * (https://html.spec.whatwg.org/multipage/speculative-loading.html), except those of the `excluded` URL patterns. The
 * site's security policy contains the text's digest, so each site has one text for each kind.
 */
export function speculationRules(kind: Speculation, excluded: readonly string[]): string {
	const where = {
		and: [
			{ href_matches: "/*" },
			{ not: { href_matches: [...excluded, "/*.*"] } },
			{ not: { selector_matches: "[target], [download]" } },
		],
	};
	return JSON.stringify({ [kind]: [{ where, eagerness: "moderate" }] });
}
