import { createMoveResolver, type MovedPaths } from "#core/routes/moved-paths.ts";

/** A former path or pattern, and the path or pattern that replaced it. */
export type MissingRedirect = readonly [from: string, to: string];

/** Returns the moves of all folders that would explain a move: of "/a/x/1" to "/b/x/1" they are "/a/x" to "/b/x" and "/a" to "/b". */
function folderMoves([from, to]: MissingRedirect): readonly MissingRedirect[] {
	const [former, current] = [from.split("/"), to.split("/")];
	const moves: MissingRedirect[] = [];
	while (former.length > 2 && current.length > 2 && former.pop() === current.pop())
		moves.push([former.join("/"), current.join("/")]);
	return moves;
}

/** Returns whether a path is below a moved folder, and leads to a page below the folder's new path. */
function isBelow(
	movedFolders: ReadonlyMap<string, string>,
	path: string,
	isPage: (path: string) => boolean,
): boolean {
	for (let end = path.lastIndexOf("/"); end > 0; end = path.lastIndexOf("/", end - 1)) {
		const to = movedFolders.get(path.slice(0, end));
		if (to !== undefined) return isPage(to + path.slice(end));
	}
	return false;
}

/**
 * Returns the redirects that a site lacks: from each former path of a page that no redirect leads on, to the page's present path.
 * Paths of pages that no longer exist are left out. A folder that moved with pages below it becomes a pattern.
 *
 * `former` and `current` are paths with the identity of their page, the same in each build and different for each language.
 */
export function missingRedirects(
	former: ReadonlyMap<string, string>,
	current: ReadonlyMap<string, string>,
	moved: MovedPaths,
): readonly MissingRedirect[] {
	const isPage = (path: string) => current.has(path);
	const pathOf = new Map([...current].map(([path, page]) => [page, path]));
	const moves = [...former].flatMap(([from, page]): readonly MissingRedirect[] => {
		const to = pathOf.get(page);
		return to === undefined || isPage(from) ? [] : [[from, to]];
	});
	const folders = new Set(moves.flatMap(folderMoves).map((move) => move.join(" ")));
	const missing: MissingRedirect[] = [];
	const movedFolders = new Map<string, string>();
	const leadsTo = createMoveResolver(moved, isPage);
	// Folders come before what is below them.
	for (const [from, to] of moves.sort(([one], [other]) => one.length - other.length)) {
		if (leadsTo(from) !== undefined || isBelow(movedFolders, from, isPage)) continue;
		if (folders.has(`${from} ${to}`)) {
			movedFolders.set(from, to);
			missing.push([`${from}/*`, `${to}/*`]);
		} else missing.push([from, to]);
	}
	return missing.sort(([one], [other]) => (one < other ? -1 : 1));
}
