/** The target of each redirecting path, by the path in lower case: an external URL or a path of the site. */
export type RedirectTable = Readonly<Record<string, string>>;

/** Returns where a path redirects to, ignoring letter case and a trailing slash; null for any other path. */
export function redirectTarget(path: string, table: RedirectTable): string | null {
	const key = path.toLowerCase().replace(/(.)\/$/, "$1");
	return Object.hasOwn(table, key) ? (table[key] ?? null) : null;
}
