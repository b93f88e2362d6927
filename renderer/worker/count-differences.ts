import { type ItemCounts, recount } from "#adapters/content-directus/pull/item-counts.ts";

/** A difference between what the last build of a shop has read and what Directus has. */
interface Difference {
	readonly built: string;
	readonly counted: string;
	/** When this worker noticed it first, in milliseconds since 1970. */
	readonly seenAt: number;
}

/** Finds shops of which Directus has fewer or more items than their last build has read. */
export interface CountDifferences {
	/**
	 * Returns when the difference of a shop was noticed first, in milliseconds since 1970; null if there is none, or if that is unknown.
	 * `built` is what the last build has read; `counted` is the answer of Directus at `now`.
	 */
	seenAt(shop: string, built: string | undefined, counted: ItemCounts, now: number): number | null;
}

/** Creates {@link CountDifferences}. A difference that a build does not end keeps its time, so that it requests one build only. */
export function createCountDifferences(): CountDifferences {
	const differences = new Map<string, Difference>();
	return {
		seenAt(shop, built, items, now) {
			const counted = built === undefined ? null : recount(built, items);
			if (built === undefined || counted === null) return null;
			if (counted === built) {
				differences.delete(shop);
				return null;
			}
			const last = differences.get(shop);
			if (last?.built === built && last.counted === counted) return last.seenAt;
			differences.set(shop, { built, counted, seenAt: now });
			return now;
		},
	};
}
