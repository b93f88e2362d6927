import { type Language, mainLanguage } from "#core/language/language.ts";
import type { Logger } from "#core/platform/logger.ts";
import { homePath } from "#core/routes/paths.ts";

/**
 * Former paths of pages with the paths that replaced them: "/shop/uhren/alt" and "/shop/uhren/neu". A former path
 * may have a query: "/index.php?id=12" (`former-path.ts`).
 */
export type MovedPaths = Readonly<Record<string, string>>;

/**
 * Redirects the root of a site without German to the home page of its main language. Visitors start there, and the
 * specified German paths leave "/" free. A configured move of "/" takes precedence.
 */
export function withRoot(moved: MovedPaths, siteLanguages: readonly Language[]): MovedPaths {
	const home = homePath(mainLanguage(siteLanguages));
	return home === "/" ? moved : { "/": home, ...moved };
}

/** A former path and the page that replaced it. */
export interface MovedPage {
	readonly path: string;
	readonly to: string;
}

/** Returns the first page that a former path leads to; null for a dead end or a circle. */
function pageFor(path: string, moved: MovedPaths, isPage: (path: string) => boolean): string | null {
	const passed = new Set<string>();
	let place = path;
	while (!passed.has(place) && Object.hasOwn(moved, place)) {
		passed.add(place);
		place = moved[place] as string;
		if (isPage(place)) return place;
	}
	return null;
}

/**
 * Resolves former paths directly to the page at the end of their moves. A path that is a page again does not
 * redirect.
 */
export function movedPages(moved: MovedPaths, isPage: (path: string) => boolean): readonly MovedPage[] {
	return Object.keys(moved).flatMap((path) => {
		const to = isPage(path) ? null : pageFor(path, moved, isPage);
		return to === null ? [] : [{ path, to }];
	});
}

/** Returns the former paths whose moves lead to no page. */
export function lostPaths(moved: MovedPaths, isPage: (path: string) => boolean): readonly MovedPage[] {
	const lost = Object.entries(moved).filter(
		([path]) => !isPage(path) && pageFor(path, moved, isPage) === null,
	);
	return lost.map(([path, to]) => ({ path, to }));
}

/** Returns the moves from a former path, up to the first repeated path of a circle. */
function wayFrom(
	path: string,
	moved: MovedPaths,
): { readonly way: readonly string[]; readonly isCircle: boolean } {
	const passed = new Set<string>();
	let place = path;
	while (!passed.has(place)) {
		passed.add(place);
		const next = Object.hasOwn(moved, place) ? moved[place] : undefined;
		if (next === undefined) return { way: [...passed], isCircle: false };
		place = next;
	}
	return { way: [...passed, place], isCircle: true };
}

/** Logs the former paths whose moves lead to no page: each circle once, written out, and every other path. */
export function noteLostPaths(moved: MovedPaths, isPage: (path: string) => boolean, logger: Logger): void {
	const named = new Set<string>();
	for (const { path, to } of lostPaths(moved, isPage)) {
		const { way, isCircle } = wayFrom(path, moved);
		if (!isCircle) logger.note("redirects.lost", { path, to });
		else if (!named.has(path)) logger.note("redirects.circle", { circle: way.join(" → ") });
		if (isCircle) for (const passed of way) named.add(passed);
	}
}
