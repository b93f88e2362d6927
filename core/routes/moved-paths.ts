import type { Logger } from "#core/ports/logger.ts";
import { homePath } from "#core/routes/paths.ts";
import { type Language, mainLanguage } from "#core/shared/language.ts";

/**
 * Former paths of pages, each with the path that took its place: "/shop/uhren/alt" and "/shop/uhren/neu". A former path may have a query:
 * "/index.php?id=12" (`former-path.ts`).
 */
export type MovedPaths = Readonly<Record<string, string>>;

/**
 * Adds the root of a site without German, which leads to the home of its main language: the specified paths of German keep "/"
 * free, and visitors begin there. A configured move of "/" counts before it.
 */
export function withRoot(moved: MovedPaths, siteLanguages: readonly Language[]): MovedPaths {
	const home = homePath(mainLanguage(siteLanguages));
	return home === "/" ? moved : { "/": home, ...moved };
}

/** A former path, and the page that it leads to. */
export interface MovedPage {
	readonly path: string;
	readonly to: string;
}

/** The first page on the way from a former path; null where the way ends elsewhere or leads round in a circle. */
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
 * Where former paths lead: each at once to the page that is now at the end of its moves. A path that a page has again is
 * that page's, and leads nowhere else.
 */
export function movedPages(moved: MovedPaths, isPage: (path: string) => boolean): readonly MovedPage[] {
	return Object.keys(moved).flatMap((path) => {
		const to = isPage(path) ? null : pageFor(path, moved, isPage);
		return to === null ? [] : [{ path, to }];
	});
}

/** The former paths whose moves end at no page. */
export function lostPaths(moved: MovedPaths, isPage: (path: string) => boolean): readonly MovedPage[] {
	const lost = Object.entries(moved).filter(
		([path]) => !isPage(path) && pageFor(path, moved, isPage) === null,
	);
	return lost.map(([path, to]) => ({ path, to }));
}

/** The way from a former path as far as it goes: to the first path that it passes again, where it leads round in a circle. */
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

/** Notes the former paths whose moves end at no page: a circle once, written out, and each other path by itself. */
export function noteLostPaths(moved: MovedPaths, isPage: (path: string) => boolean, logger: Logger): void {
	const named = new Set<string>();
	for (const { path, to } of lostPaths(moved, isPage)) {
		const { way, isCircle } = wayFrom(path, moved);
		if (!isCircle) logger.note("redirects.lost", { path, to });
		else if (!named.has(path)) logger.note("redirects.circle", { circle: way.join(" → ") });
		if (isCircle) for (const passed of way) named.add(passed);
	}
}
