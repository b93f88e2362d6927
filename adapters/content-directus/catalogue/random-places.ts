import { drawRandom } from "#core/catalogue/random-products.ts";

/** Places that follow one another in a list. */
export interface PlaceRun {
	readonly offset: number;
	readonly length: number;
}

/**
 * A fair draw of at most `limit` of `count` places, each once (R-CAT-05), as the runs that they form, so that
 * neighbours are read together.
 */
export function randomPlaces(count: number, limit: number, random: () => number): readonly PlaceRun[] {
	const places = drawRandom(
		Array.from({ length: count }, (_, place) => place),
		limit,
		random,
	);
	const runs: { offset: number; length: number }[] = [];
	for (const place of places.toSorted((left, right) => left - right)) {
		const last = runs.at(-1);
		if (last && last.offset + last.length === place) last.length += 1;
		else runs.push({ offset: place, length: 1 });
	}
	return runs;
}
