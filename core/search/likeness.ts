import { stemOf, type WordTable } from "#core/search/trade-words.ts";

/** Minimum letters of a word to match the beginning or inside of longer ones. */
const shortestPart = 3;
const shortestStem = 4;

/** The similarity of a searched word and a catalogue word, from 1 to 0. */
const likenesses = { same: 1, sameStem: 0.9, beginning: 0.6, beginningOfStem: 0.5, within: 0.4 };

/**
 * Returns how similar a catalogue word is to the searched one, apart from typing errors: 1 for the same word, 0 for
 * none. An `unfinished` word, still being typed, may be short. In languages with compounds, a word also matches
 * within compounds.
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
