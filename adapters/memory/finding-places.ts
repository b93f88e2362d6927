import type { FindingPlaces } from "#core/ports/finding-places.ts";

/** Creates the places of content that exists in memory only: those that the findings name themselves. */
export function createMemoryPlaces(): FindingPlaces {
	return {
		locate: ({ file, field }) => ({ file, field, line: null, column: null, link: null, usedAt: [] }),
	};
}
