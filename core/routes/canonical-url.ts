/** What a canonical URL leaves out (specification 2.3). */
export interface CanonicalOptions {
	/** "drop" when absent. */
	readonly trailingSlash?: "keep" | "drop";
	/** "drop" when absent. */
	readonly query?: "keep" | "drop";
	/** "drop" when absent. */
	readonly hash?: "keep" | "drop";
	/** Paths without a canonical link; one that ends in "/*" names everything below it. */
	readonly exclude?: readonly string[];
}

/**
 * The absolute URL under which search engines are to know a page; null where excluded (R-A11Y-04).
 * `domain` is a host name, or an origin where the scheme is not https.
 */
export function canonicalUrl(domain: string, path: string, options: CanonicalOptions = {}): string | null {
	const [, pathname = "", query = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(path) ?? [];
	const bare = pathname.replace(/\/+$/, "");
	if (options.exclude?.some((pattern) => excludes(pattern, bare))) return null;
	const origin = (/^https?:\/\//i.test(domain) ? domain : `https://${domain}`).replace(/\/+$/, "");
	const slash = bare === "" || (options.trailingSlash === "keep" && pathname.endsWith("/")) ? "/" : "";
	const kept =
		(options.query === "keep" ? withoutVariant(query) : "") + (options.hash === "keep" ? hash : "");
	return `${origin}${bare}${slash}${kept}`;
}

/** A variant of a product is no page of its own: its address differs in nothing else (B-SEO-05). */
function withoutVariant(query: string): string {
	return query.replace(/([?&])variant=[^&]*(?:&|$)/g, "$1").replace(/[?&]$/, "");
}

function excludes(pattern: string, bare: string): boolean {
	if (pattern.endsWith("/*")) return bare.startsWith(pattern.slice(0, -1));
	return pattern.replace(/\/+$/, "") === bare;
}
