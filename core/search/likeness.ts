import { stemOf, type WordTable } from "#core/search/trade-words.ts";

/** Letters that a word has at least to be looked for at the beginning of longer ones, and within them. */
const shortestPart = 3;
const shortestStem = 4;

/** How a searched word and a word of the catalogue can be alike, from 1 to 0. */
const likenesses = { same: 1, sameStem: 0.9, beginning: 0.6, beginningOfStem: 0.5, within: 0.4 };

/**
 * How much a word of the catalogue is the one that was searched for, typing errors apart: 1 for the very word, 0 for another.
 * A word that is still being typed, `unfinished`, may be short. Where words are joined, a word is also found within compounds.
 */
export function likeness(term: string, word: string, table: WordTable, unfinished = false): number {
	if (word === term) return likenesses.same;
	const stem = stemOf(term, table);
	if (table.apart.get(stem)?.some((other) => word.includes(other))) return 0;
	if (stemOf(word, table) === stem) return likenesses.sameStem;
	const isLong = term.length >= shortestPart;
	if ((isLong || unfinished) && word.startsWith(term)) return likenesses.beginning;
	if (!isLong || /\p{Number}/u.test(term)) return 0;
	if (stem.length >= shortestStem && word.startsWith(stem)) return likenesses.beginningOfStem;
	const part = stem.length >= shortestStem || table.kinds.has(stem) ? stem : term;
	return table.hasCompounds && word.includes(part) ? likenesses.within : 0;
}
