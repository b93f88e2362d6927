/** Where each redirecting path leads, by the path in lower case: an external URL or a path of the site. */
export type RedirectTable = Readonly<Record<string, string>>;

/** Where a path redirects to, in any letter case and with or without a trailing slash; null for any other. */
export function redirectTarget(path: string, table: RedirectTable): string | null {
	const key = path.toLowerCase().replace(/(.)\/$/, "$1");
	return Object.hasOwn(table, key) ? (table[key] ?? null) : null;
}
