import { offlinePath } from "#core/routes/offline-path.ts";
import { languages } from "#core/shared/language.ts";

/** The URL that a response is stored under: files are the same whatever the query, and with a slash at the end. */
export function cacheKeyUrl(address: string): string {
	const { origin, pathname } = new URL(address);
	return origin + pathname.replace(/(.)\/+$/, "$1");
}

/**
 * Where to look among the files that came with the worker when nothing else answers: for the file itself; in place
 * of a page for the page that says so, in the language of the path, else in any.
 */
export function offlineUrls({ url, mode }: Pick<Request, "url" | "mode">): readonly string[] {
	if (mode !== "navigate") return [url];
	const { pathname } = new URL(url);
	const own = languages.filter((language) => pathname.split("/")[1] === language);
	return [...own, ...languages].map(offlinePath);
}
