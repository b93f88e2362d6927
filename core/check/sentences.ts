import { isAboutLaw, isAboutOthers, isQuestion } from "#core/check/subjects.ts";
import type { Language } from "#core/language/language.ts";
import { phrases } from "#core/text/phrases.ts";

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

/** Makes a pattern find all its matches. */
const global = (pattern: RegExp) => new RegExp(pattern, "giu");

/** Words that deny the few words after them. */
const denials: Readonly<Partial<Record<Language, RegExp>>> = {
	de: global(phrases`
		_nicht(! nur| allein)_
		_kein(e|er|es|em|en)?(! Wunder)_
		_(nie(mals|mand*)?|kaum|weder|ohne|statt(! <n>)|anstatt|noch nicht)_
	`),
	en: global(phrases`
		_not(! only| just)_
		_no(! doubt| wonder)_
		_(nobody|nothing|never|hardly|neither|nor|none|without|cannot|*n’t|instead of(! (€|£|\$|<n>)))_
	`),
	fr: global(phrases`_(ne|pas|jamais|aucune?|sans|ni|non(! seulement))_`),
};

/** Words that deny the words before them in the same clause. */
const laterDenials: Readonly<Partial<Record<Language, RegExp>>> = {
	de: phrases`_(nicht(! nur| allein)|nie(mals)?|kaum)_`,
	en: phrases`_(not(! only| just)|never|hardly|*n’t)_`,
	fr: phrases`_(pas|jamais|guère|(ne |n’)* (presque)? plus)_`,
};

/** Denials that leave customers' rights unchanged. */
const leavesRights = phrases`
	unberührt|unverändert|unaffected
	nicht (aus|ein|be)ge?(schlossen|schränkt)
	nicht beschränkt
	not affected|excluded|limited|restricted
	pas|ni exclu|affect|limit
	sans préjudice
	restent? inchangé|applicable
`;

/** Verbs of saying. Denied, they also deny the clause after the comma: "Wir behaupten nicht, …". */
const saying = phrases`
	behaupt|sag(en|t)|nenn|bezeichn|werb|versprech|claim|call|say|promis|prétend|affirm|dire|dit|promett
	appel
`;

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
const aboutWords = phrases`
	Begriff|Bezeichnung|Wort|Ausdruck|sogenannt|heißt|bedeutet|term_|word|called|means|terme|appel|mot_
	expression|désign|signifi|dit(e|s)?_
	so genannt
	unter dem Namen
	known as
`;

const quotation = /„[^“”]{1,80}[“”]|“[^”]{1,80}”|«[^»]{1,80}»|"[^"]{1,80}"/gu;

/** Words that introduce a quotation. */
const quoting = phrases`
	schrieb|schreibt|sagte|sagt|meinte|erzählt|lobte|rief|liest|anderswo|warb|versprach|Kundin|Kunde(!n)
	Bewertung|Schild(!patt)|Plakat|wrote|writes|said|says|told|praised|read|advertis|promised|elsewhere
	customer|review|_sign_|écrit|écrivait|disait|confie|lit|vantait|promettait|ailleurs|cliente?|avis
	a dit
`;

/** At most two words at the end, and an article: "… toutes les ". */
const lastWords = /\s(?:[\p{L}’']+ ){0,2}(?:[ld]['’])?$/u;

/** A comparison with something else, directly before its name: "Anders als Naturperlen …". */
const contrast = phrases`
	_(anders als|im (gegensatz|unterschied) zu(r|m)?)${lastWords}
	_(unlike|in contrast (to|with)|as opposed to)${lastWords}
	_(contrairement (à|aux?)|à la différence d(es?|u))${lastWords}
`;

/** Sentences that refute the one before: "Das ist nicht belegt", "No study proves it", "Nous n'y croyons pas". */
const refutations: Readonly<Partial<Record<Language, RegExp>>> = {
	de: phrases`
		^((aber|doch|und) )?(
			(das|dies|dem|dafür|daran|davon|so|einen? *)_ …* (nicht|nie|kein*|nichts)_|
			(belegt|bewiesen|erwiesen|nachgewiesen|wissenschaftlich)_ …* (nicht|nie|kein*|nichts)_|keine?_|
			nichts davon
		)
	`,
	en: phrases`
		^((but|yet|and) )?(
			(that|this|it|these|they|there|such)_ …* (not|no|never|none|*n’t)_|(no|none|nothing)_|
			we ~ (not|never|*n’t) * ~ (that|so|it|this|anything|such|like)
		)
	`,
	fr: phrases`
		^((mais|or|et) )?((cela|ça|ce|c’|ces|il|on|nous|un tel) …* (_ne?_|n’)|aucune?_|rien_|ce n’)
	`,
};

/** Words of proof, belief and practice, which refutations have. */
const proving = phrases`
	beleg|bewei|bewies|erwies|nachweis|nachgewies|studi|stimm|wahr|richtig|zutr(e|i)ff|trifft|glaub
	versprech|behaupt|handhaben|evidence|pro(o|v)(f|e|v)|stud(y|ies)|true|believe|promise|claim|sell|say
	preuve|prouv|démontr|étude|vrai|exact|croi|croyons|promett|affirm|prétend|vendons|faisons
	machen wir
	verkaufen wir
	schreiben wir
	gibt es bei uns
	do so|that|it
`;

/** Sentences that move the one before into the past: "Das war unser Angebot zur Eröffnung", "That was in 2018". */
const past = phrases`
	^((aber|doch|but|mais) )?(
		(das|dies) (war|galt|gab es)|(that|this|it) (was|used to)|c’était|ce fut|cela (valait|était)
	)_
`;

/** Returns whether the next sentence, or the last clause, refutes a sentence, or says that it is no longer true. */
function isRefuted({ text, next }: Pick<Sentence, "text" | "next">, language: Language): boolean {
	const lastClause = /[;–—]\s+(?<clause>[^;–—]+)$/u.exec(text)?.groups?.clause ?? "";
	const refutes = (words: string) => refutations[language]?.test(words) === true && proving.test(words);
	return past.test(next) || refutes(next) || refutes(lastClause);
}

/** Sentences that reject a word: "Klimaneutral ist ein Wort, das wir nicht verwenden". */
const rejects = phrases`
	(Wort|Begriff|Bezeichnung|Ausdruck|Begriffe)_ …* nicht|kein|nie|vermeid|verzicht
	verwenden|benutzen|nennen|schreiben|sagen …* nicht|nie …* Wort|Begriff|Bezeichnung
	(word|term|expression)s?_ …* not|never|n’t|avoid
	(mot|terme|expression)s?_ …* pas|jamais|évit
`;

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
