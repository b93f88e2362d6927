/** The rules of a site's canonical URLs (specification 2.3). */
export interface CanonicalOptions {
	/** Default: "drop". */
	readonly trailingSlash?: "keep" | "drop";
	/** Default: "drop". */
	readonly query?: "keep" | "drop";
	/** Default: "drop". */
	readonly hash?: "keep" | "drop";
	/** Paths without a canonical link; "/*" at the end excludes everything below. */
	readonly exclude?: readonly string[];
}

/**
 * Returns the absolute URL of a page for search engines; null if it is excluded (R-A11Y-04). `domain` is a host
 * name, or an origin if the scheme is not https.
 */
export function canonicalUrl(domain: string, path: string, options: CanonicalOptions = {}): string | null {
	const [, pathname = "", query = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(path) ?? [];
	const bare = pathname.replace(/\/+$/, "");
	if (options.exclude?.some((pattern) => excludes(pattern, bare))) return null;
	const origin = (/^https?:\/\//i.test(domain) ? domain : `https://${domain}`).replace(/\/+$/, "");
	const slash = bare === "" || (options.trailingSlash === "keep" && pathname.endsWith("/")) ? "/" : "";
	const suffix =
		(options.query === "keep" ? withoutVariant(query) : "") + (options.hash === "keep" ? hash : "");
	return `${origin}${bare}${slash}${suffix}`;
}

/** Removes the variant from a query, because a variant is not a page of its own (B-SEO-05). */
function withoutVariant(query: string): string {
	return query.replace(/([?&])variant=[^&]*(?:&|$)/g, "$1").replace(/[?&]$/, "");
}

function excludes(pattern: string, bare: string): boolean {
	if (pattern.endsWith("/*")) return bare.startsWith(pattern.slice(0, -1));
	return pattern.replace(/\/+$/, "") === bare;
}
