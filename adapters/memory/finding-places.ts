import type { FindingPlaces } from "#core/ports/finding-places.ts";

/** Places of content that is nowhere but in memory: what the findings name themselves. */
export function createMemoryPlaces(): FindingPlaces {
	return {
		locate: ({ file, field }) => ({ file, field, line: null, column: null, link: null, usedAt: [] }),
	};
}
