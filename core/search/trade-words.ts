import { searchTerms } from "#core/catalogue/search-terms.ts";
import type { Language } from "#core/language/language.ts";

/**
 * The vocabulary of the jewellery trade in one language. Each line of `kinds` and `things` lists words of one
 * meaning; words after ">" are searched too, but not the other way round: "Ohrring > Ohrstecker".
 */
export interface TradeWords {
	/** Word endings of plurals and inflections, the longest first. */
	readonly endings: string;
	/** Whether the language joins words to compounds: "Goldring". */
	readonly hasCompounds: boolean;
	/** Kinds of pieces: a ring, a watch. They decide if no product matches all words. */
	readonly kinds: string;
	/** Materials, properties and purposes of pieces. */
	readonly things: string;
	/** Words that qualify a kind without distinguishing pieces: "Damen" in "Damenuhr". */
	readonly fitting: string;
	/** Words to ignore: "mit", "für". */
	readonly skipped: string;
	/** Words with others that contain them but mean something else: "Ring: Ohrring". */
	readonly apart: string;
}

/** A shop's synonyms; a search for one also finds the words in `finds`. */
export interface ShopWords {
	readonly language: Language;
	readonly words: readonly string[];
	readonly finds: readonly string[];
}

/** Words of the trade and of a shop as a lookup table. */
export interface WordTable {
	readonly endings: RegExp;
	readonly hasCompounds: boolean;
	/** The meanings of each word or phrase by its key, the nearest first. */
	readonly edges: ReadonlyMap<string, readonly Meaning[]>;
	readonly kinds: ReadonlySet<string>;
	readonly fitting: ReadonlySet<string>;
	readonly skipped: ReadonlySet<string>;
	readonly apart: ReadonlyMap<string, readonly string[]>;
}

/** An alternative for a word. */
export interface Meaning {
	readonly terms: readonly string[];
	/** From 0 to 1. */
	readonly nearness: number;
}

const sameNearness = 0.8;
const foundNearness = 0.6;
/** Minimum nearness of a meaning. */
const leastNearness = 0.2;

/** Creates the lookup table of a language's words and the shop's. */
export function createWordTable(
	language: Language,
	{ kinds, things, fitting, skipped, apart, ...rules }: TradeWords,
	shopWords: readonly ShopWords[] = [],
): WordTable {
	const edges = new Map<string, Meaning[]>();
	const endings = new RegExp(`(?:${rules.endings.replaceAll(" ", "|")})$`);
	const skippedTerms = new Set(searchTerms(skipped));
	const phrase = (text: string) => searchTerms(text).filter((term) => !skippedTerms.has(term));
	const relate = (same: readonly string[], finds: readonly string[]) => {
		const [synonyms, others] = [same, finds].map((texts) => texts.map(phrase));
		for (const terms of synonyms ?? []) {
			if (terms.length === 0) continue;
			const key = keyOf(terms, { endings });
			const meanings = edges.get(key) ?? [];
			const equal = (synonyms ?? []).filter((other) => other !== terms);
			meanings.push(...equal.map((other) => ({ terms: other, nearness: sameNearness })));
			meanings.push(...(others ?? []).map((other) => ({ terms: other, nearness: foundNearness })));
			edges.set(key, meanings);
		}
	};
	for (const [same, finds] of linesOf(`${kinds}\n${things}`)) relate(same, finds);
	for (const { words, finds, language: wordsLanguage } of shopWords)
		if (wordsLanguage === language) relate(words, finds);
	const keys = (text: string) =>
		new Set(linesOf(text).flatMap(([same]) => same.map((word) => keyOf(phrase(word), { endings }))));
	return {
		endings,
		hasCompounds: rules.hasCompounds,
		edges,
		kinds: keys(kinds),
		fitting: keys(fitting),
		skipped: skippedTerms,
		apart: new Map(
			apart.split("\n").map((line) => {
				const [word = "", ...others] = searchTerms(line);
				return [stemOf(word, { endings }), others];
			}),
		),
	};
}

const shortestStem = 3;

/** Returns a folded word without its ending, the same for singular and plural: "ring" for "ringe". */
export function stemOf(term: string, { endings }: Pick<WordTable, "endings">): string {
	const stem = term.replace(endings, "");
	return stem.length < shortestStem ? term : stem;
}

/** Returns the lookup key of words and phrases: the same for "Ring" and "Ringe". */
export function keyOf(terms: readonly string[], table: Pick<WordTable, "endings">): string {
	return terms.map((term) => stemOf(term, table)).join(" ");
}

/** Returns all meanings of a key over any number of steps, the nearest first, without itself. */
export function meaningsOf(key: string, table: WordTable): readonly Meaning[] {
	const nearest = new Map<string, Meaning>();
	const { edges } = table;
	let reached = edges.get(key) ?? [];
	while (reached.length > 0) {
		const next: Meaning[] = [];
		for (const meaning of reached) {
			const found = keyOf(meaning.terms, table);
			if (found === key || meaning.nearness < leastNearness) continue;
			if ((nearest.get(found)?.nearness ?? 0) >= meaning.nearness) continue;
			nearest.set(found, meaning);
			for (const { terms, nearness } of edges.get(found) ?? [])
				next.push({ terms, nearness: nearness * meaning.nearness });
		}
		reached = next;
	}
	return [...nearest.values()].sort((left, right) => right.nearness - left.nearness);
}

/** Splits each line into the words before and after its ">". */
function linesOf(text: string): readonly (readonly [readonly string[], readonly string[]])[] {
	const words = (list = "") =>
		list
			.split(",")
			.map((word) => word.trim())
			.filter((word) => word !== "");
	return text
		.split("\n")
		.map((line) => line.split(">"))
		.map(([same, finds]) => [words(same), words(finds)] as const);
}
