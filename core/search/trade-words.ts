import { searchTerms } from "#core/search/search-text.ts";
import type { Language } from "#core/shared/language.ts";

/**
 * What a jeweller's trade calls things in one language. Each line of `kinds` and `things` names words of one meaning, and
 * after ">" what is looked for too, though not the other way round: "Ohrring > Ohrstecker".
 */
export interface TradeWords {
	/** What words end in when they say many of a thing, or of whom or how it is, the longest first. */
	readonly endings: string;
	/** Whether words are joined to longer ones: "Goldring". */
	readonly hasCompounds: boolean;
	/** Kinds of pieces: a ring, a watch. Where nothing has all words, they decide. */
	readonly kinds: string;
	/** What pieces are made of, what they are like and what they are for. */
	readonly things: string;
	/** Said of a kind without telling pieces apart: "Damen" of "Damenuhr". */
	readonly fitting: string;
	/** Words that search for nothing: "mit", "für". */
	readonly skipped: string;
	/** Words with what only contains them: "Ring: Ohrring". */
	readonly apart: string;
}

/** Words that mean the same in a shop; whoever searches for one also finds what is called one of `finds`. */
export interface ShopWords {
	readonly language: Language;
	readonly words: readonly string[];
	readonly finds: readonly string[];
}

/** Words of the trade and of a shop, ready to be looked up. */
export interface WordTable {
	readonly endings: RegExp;
	readonly hasCompounds: boolean;
	/** By the key of each word or phrase, those that it means, the nearest first. */
	readonly edges: ReadonlyMap<string, readonly Meaning[]>;
	readonly kinds: ReadonlySet<string>;
	readonly fitting: ReadonlySet<string>;
	readonly skipped: ReadonlySet<string>;
	readonly apart: ReadonlyMap<string, readonly string[]>;
}

/** What a word may also be called. */
export interface Meaning {
	readonly terms: readonly string[];
	/** From 0 to 1, how near it is. */
	readonly nearness: number;
}

const sameNearness = 0.8;
const foundNearness = 0.6;
/** What is further away than this is another thing. */
const leastNearness = 0.2;

/** Makes the words of a language ready to be looked up, with those of the shop. */
export function createWordTable(
	language: Language,
	{ kinds, things, fitting, skipped, apart, ...rules }: TradeWords,
	own: readonly ShopWords[] = [],
): WordTable {
	const edges = new Map<string, Meaning[]>();
	const endings = new RegExp(`(?:${rules.endings.replaceAll(" ", "|")})$`);
	const skippedTerms = new Set(searchTerms(skipped));
	const phrase = (text: string) => searchTerms(text).filter((term) => !skippedTerms.has(term));
	const relate = (same: readonly string[], finds: readonly string[]) => {
		const [own, others] = [same, finds].map((texts) => texts.map(phrase));
		for (const terms of own ?? []) {
			if (terms.length === 0) continue;
			const key = keyOf(terms, { endings });
			const known = edges.get(key) ?? [];
			const equal = (own ?? []).filter((other) => other !== terms);
			known.push(...equal.map((other) => ({ terms: other, nearness: sameNearness })));
			known.push(...(others ?? []).map((other) => ({ terms: other, nearness: foundNearness })));
			edges.set(key, known);
		}
	};
	for (const [same, finds] of linesOf(`${kinds}\n${things}`)) relate(same, finds);
	for (const { words, finds, language: of } of own) if (of === language) relate(words, finds);
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

/** A folded word without its ending, the same for one and for many: "ring" of "ringe". */
export function stemOf(term: string, { endings }: Pick<WordTable, "endings">): string {
	const stem = term.replace(endings, "");
	return stem.length < shortestStem ? term : stem;
}

/** What words and phrases are looked up by: the same for "Ring" and "Ringe". */
export function keyOf(terms: readonly string[], table: Pick<WordTable, "endings">): string {
	return terms.map((term) => stemOf(term, table)).join(" ");
}

/** All that the words of a key mean, over any number of steps, the nearest first; without themselves. */
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

/** The words of each line, those before and those after its ">". */
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
