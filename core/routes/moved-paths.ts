/** Former paths of pages, each with the path that took its place: "/shop/uhren/alt" and "/shop/uhren/neu". */
export type MovedPaths = Readonly<Record<string, string>>;

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
