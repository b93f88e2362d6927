import type { RebuildReason } from "#core/ports/rebuild-queue.ts";

/**
 * The order of builds, the lowest number first: changes of small shops, changes of large shops, changes without an editor who waits for
 * them, and rebuilds after an upgrade of the program.
 */
export const rebuildLanes = { small: 1, large: 2, bulk: 3, upgrade: 4 } as const;

/** The number of a lane. */
export type RebuildLane = (typeof rebuildLanes)[keyof typeof rebuildLanes];

/** The milliseconds of a build from which its shop is a large one: an editor of a small shop should not wait longer. */
const largeDuration = 10_000;

/** Returns the lane of a request. `lastDuration` is the time of the shop's last build in milliseconds; null if it was not measured. */
export function rebuildLane(reason: RebuildReason, lastDuration: number | null): RebuildLane {
	if (reason === "upgrade") return rebuildLanes.upgrade;
	if (reason === "import" || reason === "sweep") return rebuildLanes.bulk;
	return (lastDuration ?? 0) < largeDuration ? rebuildLanes.small : rebuildLanes.large;
}

/** The milliseconds after which a waiting shop moves to the first lane, so that no shop waits forever. */
export interface MaxWaits {
	readonly large: number;
	readonly bulk: number;
}

/** The usual {@link MaxWaits}: a minute for large shops, a quarter of an hour for imports. */
export const usualMaxWaits: MaxWaits = { large: 60_000, bulk: 15 * 60_000 };

/** Returns whether a shop has waited long enough for the first lane. An upgrade waits as long as other shops do. */
export function isOverdue(lane: RebuildLane, waited: number, maxWaits: MaxWaits): boolean {
	if (lane === rebuildLanes.large) return waited >= maxWaits.large;
	return lane === rebuildLanes.bulk && waited >= maxWaits.bulk;
}
