import { searchTerms } from "#core/catalogue/search-terms.ts";
import { likeness } from "#core/search/likeness.ts";
import { readPricePhrase } from "#core/search/price-phrase.ts";
import { compoundWords, tolerance } from "#core/search/search-text.ts";
import { keyOf, type Meaning, meaningsOf, stemOf, type WordTable } from "#core/search/trade-words.ts";
import { editDistance } from "#core/text/edit-distance.ts";

/** A search term: a word or phrase with all its meanings. */
export interface Wanted {
	/** Alternatives; each must match with all of its words. */
	readonly ways: readonly Meaning[];
	/** The weight of the term if no product matches all terms. */
	readonly weight: number;
	/** Whether the visitor may still be typing it. */
	readonly unfinished: boolean;
}

/** The vocabulary for understanding a search text. */
export interface SearchWords {
	readonly table: WordTable;
	/** All words of the catalogue, folded. */
	readonly vocabulary: readonly string[];
}

/** The weight of kinds of pieces: if there is no platinum watch, show watches rather than platinum. */
const kindWeight = 2;
/** Maximum words of a phrase. */
const longestPhrase = 3;
const mistyped = 0.5;
/** Minimum letters of an unfinished word to complete it to a trade word. */
const shortestBeginning = 3;

/**
 * Interprets a search text word by word (B-USE-13): as a trade word or phrase, as a catalogue word, as a compound
 * of these, at last as a typing error. While `typing`, its last word may be unfinished.
 */
export function readSearch(text: string, words: SearchWords, typing = false): readonly Wanted[] {
	const all = searchTerms(readPricePhrase(text).search ?? "");
	const chosen = all.filter((term) => !words.table.skipped.has(term));
	const terms = chosen.length > 0 ? chosen : all;
	const searched: Wanted[] = [];
	for (let place = 0; place < terms.length; ) {
		const phrase = phraseAt(terms, place, words.table);
		const unfinished = typing && place + phrase.length === terms.length;
		const [term] = phrase;
		searched.push(
			...(phrase.length > 1 || isOfTrade(term ?? "", words.table)
				? [wantedPhrase(phrase, words, unfinished)]
				: wantedWord(term ?? "", words, unfinished)),
		);
		place += phrase.length;
	}
	return searched;
}

/** Returns the longest trade phrase that starts at a position; a single word if there is none. */
function phraseAt(terms: readonly string[], place: number, table: WordTable): readonly string[] {
	for (let length = longestPhrase; length > 1; length -= 1) {
		const phrase = terms.slice(place, place + length);
		if (phrase.length === length && table.edges.has(keyOf(phrase, table))) return phrase;
	}
	return terms.slice(place, place + 1);
}

function isOfTrade(term: string, table: WordTable): boolean {
	return table.edges.has(keyOf([term], table));
}

function wantedPhrase(
	terms: readonly string[],
	{ table, vocabulary }: SearchWords,
	unfinished = false,
): Wanted {
	const key = keyOf(terms, table);
	// Adjacent words in the catalogue match as a phrase, so that white pearls on yellow gold do not match "white
	// gold".
	const joined = terms.join("");
	const words = terms.length > 1 && vocabulary.includes(joined) ? [joined] : terms;
	return {
		ways: [{ terms: words, nearness: 1 }, ...meaningsOf(key, table)],
		weight: table.kinds.has(key) ? kindWeight : 1,
		unfinished,
	};
}

/** Lowers the nearness of guessed meanings. */
function lessSure(ways: readonly Meaning[], by: number): readonly Meaning[] {
	return ways.map(({ terms, nearness }) => ({ terms, nearness: nearness * by }));
}

function wantedWord(term: string, words: SearchWords, unfinished: boolean): readonly Wanted[] {
	const { table, vocabulary } = words;
	const begun = unfinished ? begunWords(term, table) : [];
	const isThere = vocabulary.some((word) => likeness(term, word, table, unfinished) > 0);
	if (isThere || begun.length > 0)
		return [
			{ ways: [...(isThere ? [{ terms: [term], nearness: 1 }] : []), ...begun], weight: 1, unfinished },
		];
	if (isFitting(term, table)) return [];
	return partsOf(term, words) ?? [{ ways: mistypings(term, words), weight: 1, unfinished }];
}

/** Returns the meanings of trade words that an unfinished word starts. */
function begunWords(term: string, { edges }: WordTable): readonly Meaning[] {
	if (term.length < shortestBeginning) return [];
	const keys = [...edges.keys()].filter((key) => key.startsWith(term));
	return lessSure(
		keys.flatMap((key) => edges.get(key) ?? []),
		mistyped,
	);
}

function isFitting(term: string, table: WordTable): boolean {
	return table.fitting.has(keyOf([term], table));
}

/** Splits a compound into two known words; else returns its last part if that is a kind of piece. */
function partsOf(term: string, words: SearchWords): readonly Wanted[] | null {
	const { table, vocabulary } = words;
	const isEnd = (part: string, word: string) => word.startsWith(part) || word.endsWith(part);
	const isKnown = (part: string) =>
		isOfTrade(part, table) ||
		isFitting(part, table) ||
		vocabulary.some((word) => isEnd(part, word) && likeness(part, word, table) > 0);
	const pairs = compoundWords(term);
	const isKind = ([, last]: readonly [string, string]) => table.kinds.has(keyOf([last], table));
	const pair =
		pairs.find((parts) => isKind(parts) && isKnown(parts[0])) ?? pairs.find((parts) => parts.every(isKnown));
	if (pair) return pair.flatMap((part) => (isFitting(part, table) ? [] : [wantedPhrase([part], words)]));
	const headed = table.hasCompounds ? pairs.find(isKind) : undefined;
	return headed ? [wantedPhrase([headed[1]], words)] : null;
}

/** Returns the number of wrong letters up to a limit; words that differ more in length are not compared. */
function lettersWrong(typed: string, word: string, limit: number): number {
	return Math.abs(typed.length - word.length) > limit ? limit + 1 : editDistance(typed, word);
}

/** Returns the trade and catalogue words with the fewest wrong letters compared to a mistyped one. */
function mistypings(term: string, words: SearchWords): readonly Meaning[] {
	const { table, vocabulary } = words;
	const limit = tolerance(term);
	if (limit === 0) return [];
	const stem = stemOf(term, table);
	const keys = [...table.edges.keys()].filter((key) => !key.includes(" "));
	const measured = [
		...vocabulary.map((word) => ({
			ways: [{ terms: [word], nearness: 1 }],
			wrong: lettersWrong(term, word, limit),
		})),
		...keys.map((key) => ({ ways: meaningsOf(key, table), wrong: lettersWrong(stem, key, limit) })),
	];
	const fewest = Math.min(limit, ...measured.map(({ wrong }) => wrong));
	return lessSure(
		measured.flatMap(({ wrong, ways }) => (wrong === fewest ? ways : [])),
		mistyped,
	);
}
