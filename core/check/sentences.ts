import { isAboutLaw, isAboutOthers, isQuestion } from "#core/check/subjects.ts";
import type { Language } from "#core/language/language.ts";

/** A paragraph of a text without markup. */
export interface Paragraph {
	readonly text: string;
	readonly isHeading: boolean;
	/** The paragraph's links with their targets and labels. */
	readonly links: readonly { readonly target: string; readonly label: string }[];
}

/** A sentence with the heading above it. */
export interface Sentence {
	readonly text: string;
	readonly heading: string;
	/** The next sentence of the paragraph; empty for its last one. */
	readonly next: string;
}

/** A place where a sentence can end and the next begin. */
const sentenceEnd = /(?<=[.!?…]["”“»)]?)\s+(?=["„“«(]?[\p{Lu}\d])/u;

/** Abbreviations and ordinal numbers, whose full stop does not end a sentence. */
const abbreviation =
	/(?:(?<!\p{L})(?:ca|bzw|inkl|exkl|incl|zzgl|zzgl|etc|nr|no|art|abs|st|dr|max|min|env|mme|vgl|gem|ggf|evtl|usw|tel|mind|str|approx|mio|p|\p{L})|(?<!\d)\d{1,2})\.$/iu;

/** Splits a paragraph into sentences. */
function splitSentences(text: string): readonly string[] {
	const sentences: string[] = [];
	for (const part of text.split(sentenceEnd)) {
		const last = sentences.at(-1);
		if (last !== undefined && abbreviation.test(last)) sentences[sentences.length - 1] = `${last} ${part}`;
		else sentences.push(part);
	}
	return sentences;
}

/** Splits paragraphs into sentences; a heading counts as a sentence. `label` is the heading above the first one. */
export function sentencesOf(paragraphs: readonly Paragraph[], label: string): readonly Sentence[] {
	let heading = label;
	return paragraphs.flatMap(({ text, isHeading }) => {
		if (isHeading) heading = text;
		return splitSentences(text).map((sentence, place, all) => ({
			text: sentence,
			heading,
			next: all[place + 1] ?? "",
		}));
	});
}

/** Words that deny the few words after them. */
const denials: Readonly<Partial<Record<Language, RegExp>>> = {
	de: /(?<!\p{L})(?:nicht(?! nur| allein)|kein(?:e|er|es|em|en)?(?! Wunder)|nie(?:mals|mand\p{L}*)?|kaum|weder|ohne|statt(?! \d)|anstatt|noch nicht)(?!\p{L})/giu,
	en: /(?<!\p{L})(?:not(?! only| just)|no(?! doubt| wonder)|nobody|nothing|never|hardly|neither|nor|none|without|cannot|[a-z]+n['’]t|instead of(?! [€£$\d]))(?!\p{L})/giu,
	fr: /(?<!\p{L})(?:ne|n['’](?=\p{L})|pas|jamais|aucune?|sans|ni|non(?! seulement))(?!\p{L})/giu,
};

/** Words that deny the words before them in the same clause. */
const laterDenials: Readonly<Partial<Record<Language, RegExp>>> = {
	de: /(?<!\p{L})(?:nicht(?! nur| allein)|nie(?:mals)?|kaum)(?!\p{L})/iu,
	en: /(?<!\p{L})(?:not(?! only| just)|never|hardly|[a-z]+n['’]t)(?!\p{L})/iu,
	fr: /(?<!\p{L})(?:pas|jamais|guère|(?:ne |n['’])\p{L}+ (?:presque )?plus)(?!\p{L})/iu,
};

/** Denials that leave customers' rights unchanged. */
const leavesRights =
	/nicht (?:aus|ein|be)ge?(?:schlossen|schränkt)|nicht beschränkt|unberührt|unverändert|not (?:affected|excluded|limited|restricted)|unaffected|(?:pas|ni) (?:exclu|affect|limit)|sans préjudice|restent? (?:inchangé|applicable)/iu;

/** Verbs of saying. Denied, they also deny the clause after the comma: "Wir behaupten nicht, …". */
const saying =
	/behaupt|sag(?:en|t)|nenn|bezeichn|werb|versprech|claim|call|say|promis|prétend|affirm|dire|dit|promett|appel/iu;

const clauseEnd = /[;:–—]|,(?=\s)|\.\s|\((?=\p{L})/gu;

/** Returns the words of the clause before and after a match, and the clause before it. */
function clauseAround(sentence: string, start: number, end: number) {
	const before = sentence.slice(0, start);
	const breaks = [...before.matchAll(clauseEnd)].map(({ index }) => index + 1);
	const clauseStart = breaks.at(-1) ?? 0;
	const main = sentence.slice(breaks.at(-2) ?? 0, clauseStart);
	const after = sentence.slice(end);
	const stop = after.search(/[;:–—,)]|\.\s/u);
	return { before: before.slice(clauseStart), main, after: stop < 0 ? after : after.slice(0, stop) };
}

/** Words for a condition of a restriction: "Ohne Etui keine Rückgabe". */
const without = /^(?:ohne|without|sans)$/iu;

/** The number of words that a denial reaches. */
const denialReach = 6;

function wordCount(text: string): number {
	return text.split(/\s+/u).filter((word) => /\p{L}|\d/u.test(word)).length;
}

/** A part of a sentence: its words, and the index of the first one. */
export interface Part {
	readonly found: string;
	readonly index: number;
}

/** Returns the part that a pattern matches. */
export function partOf({ 0: found, index }: RegExpExecArray): Part {
	return { found, index };
}

/** Returns whether the surrounding words deny a part of a sentence. `isDenial` means that it is a denial itself. */
function isDenied(
	{ text }: Pick<Sentence, "text">,
	language: Language,
	part: Part,
	isDenial: boolean,
): boolean {
	const start = part.index;
	const end = start + part.found.length;
	if (isDenial && leavesRights.test(text)) return true;
	const { before, main, after } = clauseAround(text, start, end);
	const pattern = denials[language];
	if (!pattern) return false;
	const isNear = [...before.matchAll(pattern)].some(
		({ index, 0: found }) =>
			wordCount(before.slice(index + found.length)) < denialReach && !(isDenial && without.test(found)),
	);
	if (isNear) return true;
	// A denial at the start belongs to the statement: "ohne Gewähr".
	if (!isDenial && text.slice(start, end).search(pattern) > 0) return true;
	if (saying.test(main) && main.search(pattern) >= 0) return true;
	return !isDenial && laterDenials[language]?.test(after) === true;
}

/** Words of sentences that discuss a word instead of using it. */
const aboutWords =
	/Begriff|Bezeichnung|Wort|Ausdruck|sogenannt|so genannt|heißt|bedeutet|unter dem Namen|term\b|word|called|means|known as|terme|appel|mot\b|expression|désign|signifi|dit[es]?\b/iu;

const quotation = /„[^“”]{1,80}[“”]|“[^”]{1,80}”|«[^»]{1,80}»|"[^"]{1,80}"/gu;

/** Words that introduce a quotation. */
const quoting =
	/schrieb|schreibt|sagte|sagt|meinte|erzählt|lobte|rief|liest|anderswo|warb|versprach|Kundin|Kunde(?!n)|Bewertung|Schild(?!patt)|Plakat|wrote|writes|said|says|told|praised|read|advertis|promised|elsewhere|customer|review|(?<!\p{L})sign(?!\p{L})|écrit|écrivait|disait|a dit|confie|lit|vantait|promettait|ailleurs|cliente?|avis/iu;

/** A comparison with something else, directly before its name: "Anders als Naturperlen …". */
const contrast =
	/(?<!\p{L})(?:anders als|im (?:gegensatz|unterschied) zu[rm]?|unlike|in contrast (?:to|with)|as opposed to|contrairement (?:à|aux?)|à la différence d(?:es?|u))[ \u00a0](?:[\p{L}’']+ ){0,2}(?:[ld]['’])?$/iu;

/** Sentences that refute the one before: "Das ist nicht belegt", "No study proves it", "Nous n'y croyons pas". */
const refutations: Readonly<Partial<Record<Language, RegExp>>> = {
	de: /^(?:(?:aber|doch|und) )?(?:(?:das|dies|dem|dafür|daran|davon|so|einen? \p{L}+)(?!\p{L})[^.!?]*(?:nicht|nie|kein\p{L}*|nichts)(?!\p{L})|(?:belegt|bewiesen|erwiesen|nachgewiesen|wissenschaftlich)(?!\p{L})[^.!?]*(?:nicht|nie|kein\p{L}*|nichts)(?!\p{L})|keine?(?!\p{L})|nichts davon)/iu,
	en: /^(?:(?:but|yet|and) )?(?:(?:that|this|it|these|they|there|such)(?!\p{L})[^.!?]*(?:not|no|never|none|[a-z]+n['’]t)(?!\p{L})|(?:no|none|nothing)(?!\p{L})|we (?:\p{L}+ )?(?:not|never|\p{L}+n['’]t) \p{L}+ (?:\p{L}+ )?(?:that|so|it|this|anything|such|like))/iu,
	fr: /^(?:(?:mais|or|et) )?(?:(?:cela|ça|ce|c['’]|ces|il|on|nous|un tel)[^.!?]*?(?:(?<!\p{L})ne?(?!\p{L})|n['’])|aucune?(?!\p{L})|rien(?!\p{L})|ce n['’])/iu,
};

/** Words of proof, belief and practice, which refutations have. */
const proving =
	/beleg|bewei|bewies|erwies|nachweis|nachgewies|studi|stimm|wahr|richtig|zutr[ei]ff|trifft|glaub|versprech|behaupt|machen wir|verkaufen wir|handhaben|schreiben wir|gibt es bei uns|evidence|pro[ov][fev]|stud(?:y|ies)|true|believe|promise|claim|sell|do (?:so|that|it)|say|preuve|prouv|démontr|étude|vrai|exact|croi|croyons|promett|affirm|prétend|vendons|faisons/iu;

/** Sentences that move the one before into the past: "Das war unser Angebot zur Eröffnung", "That was in 2018". */
const past =
	/^(?:(?:aber|doch|but|mais) )?(?:(?:das|dies) (?:war|galt|gab es)|(?:that|this|it) (?:was|used to)|c['’]était|ce fut|cela (?:valait|était))(?!\p{L})/iu;

/** Returns whether the next sentence, or the last clause, refutes a sentence, or says that it is no longer true. */
function isRefuted({ text, next }: Pick<Sentence, "text" | "next">, language: Language): boolean {
	const lastClause = /[;–—]\s+(?<clause>[^;–—]+)$/u.exec(text)?.groups?.clause ?? "";
	const refutes = (words: string) => refutations[language]?.test(words) === true && proving.test(words);
	return past.test(next) || refutes(next) || refutes(lastClause);
}

/** Words that add to the statutory rights and leave them unchanged. */
export const addsToRights =
	/freiwillig|kulanz|(?:zusätzlich|ergänzend) zu(?:m|r)?(?!\p{L})|neben (?:dem|der|ihre[mr]) gesetzlich|über (?:das|ihr|die) (?:gesetzliche\p{L}*|\p{L}*recht)|voluntar|goodwill|(?:in addition to|on top of|beyond) (?:the|your) (?:statutory|legal|right)|volontaire|geste commercial|en (?:plus|complément) d(?:u|e votre) (?:droit|délai) |outre (?:le|votre) (?:droit|délai)|au-delà d(?:u|e votre) (?:droit|délai)/iu;

/** Sentences that reject a word: "Klimaneutral ist ein Wort, das wir nicht verwenden". */
const rejects =
	/(?:Wort|Begriff|Bezeichnung|Ausdruck|Begriffe)(?!\p{L})[^.!?]*(?:nicht|kein|nie|vermeid|verzicht)|(?:verwenden|benutzen|nennen|schreiben|sagen)[^.!?]*(?:nicht|nie)[^.!?]*(?:Wort|Begriff|Bezeichnung)|(?:word|term|expression)s?(?!\p{L})[^.!?]*(?:not|never|n['’]t|avoid)|(?:mot|terme|expression)s?(?!\p{L})[^.!?]*(?:pas|jamais|évit)/iu;

/** Returns whether a sentence rejects a word. */
function rejectsWord(text: string): boolean {
	return rejects.test(text);
}

/** Returns whether a part of a sentence is quoted, as a word under discussion or as somebody else's words. */
export function isQuoted(text: string, start: number, end: number): boolean {
	if (!aboutWords.test(text) && !quoting.test(text)) return false;
	return [...text.matchAll(quotation)].some(
		({ index, 0: found }) => index < start && end <= index + found.length,
	);
}

/** A conditional clause: "Wenn …", "if …", "si …". */
const supposing = /^(?:.*,\s*)?(?:wenn|falls|sofern|soweit|if|should|unless|si|s['’]il)(?!\p{L})[^,]*$/isu;

/** Returns whether a part of a sentence is in a conditional clause or a question. */
export function isSupposed(text: string, start: number): boolean {
	return isQuestion(text) || supposing.test(text.slice(0, start));
}

/**
 * Returns whether a part of a sentence is quoted or rejected, the sentence is a question or about others, or the next
 * sentence refutes it.
 *
 * Not found: a refutation in a later sentence or another paragraph.
 */
export function isDiscussed(sentence: Sentence, language: Language, { found, index }: Part): boolean {
	const { text } = sentence;
	return (
		isQuestion(text) ||
		isQuoted(text, index, index + found.length) ||
		rejectsWord(text) ||
		isAboutOthers(text, language) ||
		isRefuted(sentence, language)
	);
}

/**
 * Returns whether a sentence states a part that it contains, i.e. neither denies nor discusses it, says what the law makes
 * of it, nor compares the goods with it. `isDenial` means that the part is a denial itself, such as "no returns".
 */
export function isStated(sentence: Sentence, language: Language, part: Part, isDenial = false): boolean {
	return !(
		isDenied(sentence, language, part, isDenial) ||
		isDiscussed(sentence, language, part) ||
		(!isDenial && (isAboutLaw(sentence.text, language) || contrast.test(sentence.text.slice(0, part.index))))
	);
}
