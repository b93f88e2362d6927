import { foldSearch } from "#core/catalogue/search-terms.ts";

/**
 * Returns the items whose names share most letters with a text, the most similar first; equal ones keep their
 * order.
 */
export function nearestNames<Item extends { readonly name: string }>(
	text: string,
	items: readonly Item[],
): readonly Item[] {
	const textPairs = pairsOf(text);
	const nearness = new Map(items.map((item) => [item, share(textPairs, pairsOf(item.name))]));
	return items.toSorted((left, right) => (nearness.get(right) ?? 0) - (nearness.get(left) ?? 0));
}

/** Returns the letter pairs of a text, which related words share. */
function pairsOf(text: string): ReadonlySet<string> {
	const folded = foldSearch(text);
	return new Set(
		Array.from({ length: folded.length - 1 > 0 ? folded.length - 1 : 0 }, (_, at) =>
			folded.slice(at, at + 2),
		),
	);
}

function share(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
	const both = [...left].filter((pair) => right.has(pair)).length;
	return (2 * both) / Math.max(1, left.size + right.size);
}
