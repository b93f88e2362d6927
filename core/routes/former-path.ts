const longestAddress = 500;

/** Trees that the program serves itself. */
const reserved = /^\/(?:page-data|assets|sw\.js|_headers|_redirects)(?:\/|$)/;

/** What hosts' files would read as more than a character, and what no server takes as a part of a path. */
const unsafe = /[\p{Cc}\\"`*{}$%^?#]|\/\/|\/\./u;

/** What hosts' files would read as more than a character of a query. */
const unsafeInQuery = /[\p{Cc}\\"`{}$#]/u;

/**
 * Returns an address that a page had in a former system, as hosts compare it; null for what is no address of this host (B-SEC-03).
 * The path is decoded and has no slash at its end: "/%C3%BCber-uns/" is "/über-uns". A query is kept as browsers send it:
 * "/index.php?titel=Über uns" is "/index.php?titel=%C3%9Cber%20uns".
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

/** Splits a former address into its decoded path and its query without "?"; null where it has none. */
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
