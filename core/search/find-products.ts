import { likeness } from "#core/search/likeness.ts";
import { readSearch, type Wanted } from "#core/search/read-search.ts";
import type { SearchIndex } from "#core/search/search-index.ts";
import { searchedFields } from "#core/search/search-text.ts";
import type { Meaning, WordTable } from "#core/search/trade-words.ts";

/** The weight of a word by the field it is in. */
const fieldWeights = { reference: 5, name: 4, brand: 3, category: 2, attributes: 1 } as const;

/**
 * Returns the positions of the products that match all of a search text, by relevance; if none does, those that
 * match most of it (B-USE-01, B-USE-13).
 */
export function findProducts(
	text: string,
	index: SearchIndex,
	table: WordTable,
	typing = false,
): readonly number[] {
	const searched = readSearch(text, { table, vocabulary: index.terms }, typing);
	const scores = new Float32Array(index.size);
	const weights = new Float32Array(index.size);
	for (const one of searched) {
		const found = scoresOf(one, index, table);
		for (let position = 0; position < index.size; position += 1) {
			const score = found[position] as number;
			if (score === 0) continue;
			scores[position] = (scores[position] as number) + score;
			weights[position] = (weights[position] as number) + one.weight;
		}
	}
	const most = weights.reduce((left, right) => Math.max(left, right), 0);
	if (most === 0) return [];
	const positions: number[] = [];
	for (let position = 0; position < index.size; position += 1)
		if (weights[position] === most) positions.push(position);
	return positions.sort((left, right) => (scores[right] as number) - (scores[left] as number));
}

/** Scores each product by its best match among the meanings of a term. */
function scoresOf({ ways, unfinished }: Wanted, index: SearchIndex, table: WordTable): Float32Array {
	const best = new Float32Array(index.size);
	for (const way of ways) {
		const found = wayScores(way, index, table, unfinished);
		for (let position = 0; position < best.length; position += 1)
			best[position] = Math.max(best[position] as number, found[position] as number);
	}
	return best;
}

/** Scores one meaning; 0 if a word is missing. */
function wayScores(
	{ terms, nearness }: Meaning,
	index: SearchIndex,
	table: WordTable,
	unfinished: boolean,
): Float32Array {
	const [first, ...others] = terms.map((term) => termScores(term, index, table, unfinished));
	const scores = first ?? new Float32Array(index.size);
	for (let position = 0; position < scores.length; position += 1) {
		const sum = others.reduce(
			(least, other) => Math.min(least, other[position] as number),
			scores[position] as number,
		);
		scores[position] = sum * nearness;
	}
	return scores;
}

function termScores(
	term: string,
	{ size, terms, fields }: SearchIndex,
	table: WordTable,
	unfinished: boolean,
): Float32Array {
	const scores = new Float32Array(size);
	for (const [place, word] of terms.entries()) {
		const like = likeness(term, word, table, unfinished);
		if (like === 0) continue;
		for (const field of searchedFields) {
			const { offsets, positions } = fields[field];
			const score = like * fieldWeights[field];
			for (let at = offsets[place] as number; at < (offsets[place + 1] as number); at += 1) {
				const position = positions[at] as number;
				if ((scores[position] as number) < score) scores[position] = score;
			}
		}
	}
	return scores;
}
