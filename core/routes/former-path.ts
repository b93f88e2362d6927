const longestAddress = 500;

/** Paths that the renderer itself serves. */
const reserved = /^\/(?:page-data|assets|sw\.js|_headers|_redirects)(?:\/|$)/;

/** Characters with a meaning in hosts' files, and those that no server accepts in a path. */
const unsafe = /[\p{Cc}\\"`*{}$%^?#]|\/\/|\/\./u;

/** Characters of a query with a meaning in hosts' files. */
const unsafeInQuery = /[\p{Cc}\\"`{}$#]/u;

/**
 * Returns a page's address in a former system, normalized as hosts compare it; null if it is not an address of this
 * host (B-SEC-03). The path is decoded, without a trailing slash: "/%C3%BCber-uns/" becomes "/über-uns". The query
 * is encoded as browsers send it: "/index.php?titel=Über uns" becomes "/index.php?titel=%C3%9Cber%20uns".
 */
export function formerPath(text: string): string | null {
	const [, written = "", query = ""] = /^([^?]*)\??(.*)$/s.exec(text) ?? [];
	const path =
		decoded(written)
			?.normalize("NFC")
			.replace(/(?<=[^/])\/$/, "") ?? null;
	if (path === null || !path.startsWith("/") || text.length > longestAddress) return null;
	if (unsafe.test(path) || reserved.test(path) || unsafeInQuery.test(query)) return null;
	return path + new URL(`http://host/?${query.normalize("NFC")}`).search;
}

/** Splits a former address into its decoded path and its query without "?"; null if it has no query. */
export function splitFormerPath(address: string): { readonly path: string; readonly query: string | null } {
	const mark = address.indexOf("?");
	return mark < 0
		? { path: address, query: null }
		: { path: address.slice(0, mark), query: address.slice(mark + 1) };
}

function decoded(text: string): string | null {
	try {
		return /%2f|%5c/i.test(text) ? null : decodeURIComponent(text);
	} catch {
		return null;
	}
}
