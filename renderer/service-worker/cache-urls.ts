import { offlinePathsFor } from "#core/routes/built-in-paths.ts";

/**
 * Returns the URL under which a response is cached: without query, because files are the same for any, and without
 * a trailing slash.
 */
export function cacheKeyUrl(address: string): string {
	const { origin, pathname } = new URL(address);
	return origin + pathname.replace(/(.)\/+$/, "$1");
}

/**
 * Returns the precached files to try without a connection: the file itself; instead of a page the offline page in
 * the path's language, else the site's.
 */
export function offlineUrls({ url, mode }: Pick<Request, "url" | "mode">): readonly string[] {
	if (mode !== "navigate") return [url];
	return offlinePathsFor(new URL(url).pathname);
}
