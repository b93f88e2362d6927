import type { Logger } from "#core/platform/logger.ts";
import { fillPattern, fixedPart, isPattern, matchPattern, samplePath } from "#core/routes/path-pattern.ts";

/** The statuses of moves: moved for good (301, 308), for a time (302), or gone without a replacement (410). */
export const moveStatuses = [301, 302, 308, 410] as const;

/** The status of a move. */
export type MoveStatus = (typeof moveStatuses)[number];

/** The replacement of a former path. */
export interface Move {
	/** A path of this site, or a web address; null if nothing did (410). */
	readonly to: string | null;
	readonly status: MoveStatus;
	/** The file and line that it comes from, "redirects.csv:12"; absent if it is from the configuration itself. */
	readonly place?: string;
}

/**
 * Former paths of pages with the paths that replaced them: "/shop/uhren/alt" and "/shop/uhren/neu"; a text is a move with status
 * 301. A former path may have a query: "/index.php?id=12" (`former-path.ts`), or be a pattern: "/blog/*" (`path-pattern.ts`). The
 * first matching pattern counts, a path without placeholders before all patterns.
 */
export type MovedPaths = Readonly<Record<string, string | Move>>;

/** A former path and what replaced it. */
export interface MovedPage extends Move {
	readonly path: string;
}

/** Returns the move that a value of {@link MovedPaths} stands for. */
export function moveOf(value: string | Move): Move {
	return typeof value === "string" ? { to: value, status: 301 } : value;
}

/** Returns whether a target is the address of another site. */
export function isExternal(target: string): boolean {
	return /^https?:\/\//i.test(target);
}

/** The files that every site publishes at a fixed path, apart from its pages. */
const files: readonly string[] = ["/robots.txt", "/sitemap.xml"];

/** The moves of a site, prepared for looking up. */
interface Moves {
	readonly moved: MovedPaths;
	readonly patterns: readonly (readonly [pattern: string, move: Move])[];
	isPage(path: string): boolean;
}

function movesOf(moved: MovedPaths, isPage: (path: string) => boolean): Moves {
	const patterns = Object.entries(moved).filter(([path]) => isPattern(path));
	return { moved, patterns: patterns.map(([pattern, value]) => [pattern, moveOf(value)] as const), isPage };
}

/** Returns the move of a path, by its own entry or by the first pattern that matches it; null if there is none. */
function nextMove(path: string, { moved, patterns }: Moves): Move | null {
	const own = Object.hasOwn(moved, path) ? moved[path] : undefined;
	if (own !== undefined) return moveOf(own);
	for (const [pattern, move] of patterns) {
		const values = matchPattern(pattern, path);
		if (values !== null) return { ...move, to: move.to === null ? null : fillPattern(move.to, values) };
	}
	return null;
}

/** The target of a former path. */
interface Way {
	/** The paths passed, the former one first and the last one included. */
	readonly passed: readonly string[];
	/** The page, file or other site at the end; null if the path was removed on purpose, undefined if it leads nowhere. */
	readonly end: string | null | undefined;
	readonly isCircle: boolean;
}

/** How often a path may have moved; a pattern that matches its own target makes ever longer paths. */
const mostMoves = 50;

function wayFrom(path: string, moves: Moves): Way {
	const passed = new Set([path]);
	let current = path;
	for (;;) {
		const move = nextMove(current, moves);
		if (move === null) return { passed: [...passed], end: undefined, isCircle: false };
		const { to } = move;
		if (to === null) return { passed: [...passed], end: null, isCircle: false };
		if (moves.isPage(to) || isExternal(to) || files.includes(to))
			return { passed: [...passed, to], end: to, isCircle: false };
		if (passed.has(to) || passed.size > mostMoves)
			return { passed: [...passed, to], end: undefined, isCircle: true };
		passed.add(to);
		current = to;
	}
}

/**
 * Returns a function that follows the moves from a path: to the page, file or other site at their end; null if the path is gone on
 * purpose, undefined if it leads nowhere.
 */
export function createMoveResolver(
	moved: MovedPaths,
	isPage: (path: string) => boolean,
): (path: string) => string | null | undefined {
	const moves = movesOf(moved, isPage);
	return (path) => wayFrom(path, moves).end;
}

/** Returns whether former paths without placeholders match a pattern, so that a pattern can lead on to them. */
function matchesFormerPath(pattern: string, { moved }: Moves): boolean {
	return Object.keys(moved).some((path) => !isPattern(path) && matchPattern(pattern, path) !== null);
}

/**
 * Returns where the paths of a pattern lead; to its target if former paths match the target or if its fixed part is a page, because
 * the pages below are not known.
 */
function wayOfPattern(pattern: string, to: string | null, moves: Moves): Way {
	const way = wayFrom(samplePath(pattern), moves);
	if (to === null || !isPattern(to) || way.isCircle) return way;
	const leadsOn =
		isExternal(to) || way.end !== undefined || moves.isPage(fixedPart(to)) || matchesFormerPath(to, moves);
	return { ...way, end: leadsOn ? to : undefined };
}

/** Returns where a former path or pattern leads; null if it is a page. */
function wayOf(path: string, move: Move, moves: Moves): Way | null {
	if (isPattern(path)) return wayOfPattern(path, move.to, moves);
	return moves.isPage(path) ? null : wayFrom(path, moves);
}

/**
 * Resolves former paths directly to the page at the end of their moves. A path that is a page again does not
 * redirect. A pattern whose target has placeholders keeps it.
 */
export function movedPages(moved: MovedPaths, isPage: (path: string) => boolean): readonly MovedPage[] {
	const moves = movesOf(moved, isPage);
	return Object.entries(moved).flatMap(([path, value]): readonly MovedPage[] => {
		const move = moveOf(value);
		const end = wayOf(path, move, moves)?.end;
		if (end === undefined) return [];
		return [{ path, to: end, status: end === null ? 410 : move.status }];
	});
}

/** Returns the former paths whose moves lead to no page. */
export function lostPaths(moved: MovedPaths, isPage: (path: string) => boolean): readonly MovedPage[] {
	const moves = movesOf(moved, isPage);
	return Object.entries(moved).flatMap(([path, value]) => {
		const move = moveOf(value);
		const way = wayOf(path, move, moves);
		return way !== null && way.end === undefined ? [{ path, ...move }] : [];
	});
}

/**
 * Logs the former paths that do not redirect: those whose moves lead to no page, each circle once, written out, and those that are
 * pages. Each note names the file of the move; `file` is that of moves without a place.
 */
export function noteLostPaths(
	moved: MovedPaths,
	isPage: (path: string) => boolean,
	file: string,
	logger: Logger,
): void {
	const moves = movesOf(moved, isPage);
	const named = new Set<string>();
	for (const { path, to, place } of lostPaths(moved, isPage)) {
		const at = { file: place ?? file };
		const { passed, isCircle } = wayFrom(isPattern(path) ? samplePath(path) : path, moves);
		if (!isCircle) logger.note("redirects.lost", { path, to, ...at });
		else if (!named.has(path)) {
			const circle = (isPattern(path) ? [path, to] : passed).join(" → ");
			logger.note("redirects.circle", { circle, ...at });
		}
		if (isCircle) for (const one of passed) named.add(one);
	}
	for (const [path, value] of Object.entries(moved)) {
		if (isPattern(path) || path.includes("?") || !isPage(path)) continue;
		logger.note("redirects.page", { path, file: moveOf(value).place ?? file });
	}
}
