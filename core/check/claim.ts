import type { SiteText } from "#core/check/read-text.ts";
import type { CheckedSite, Rule } from "#core/check/rule.ts";
import { isStated, isSupposed, partOf, type Sentence } from "#core/check/sentences.ts";
import { siteTexts } from "#core/check/site-texts.ts";
import { isAboutTrade } from "#core/check/subjects.ts";
import type { Language } from "#core/language/language.ts";
import { oncePer } from "#core/shared/once-per.ts";

type ByLanguage = Readonly<Partial<Record<Language, RegExp>>>;

/**
 * A kind of statement that a text must not make. A sentence makes it if `says` matches, unless the sentence
 * - denies it, or the next sentence refutes it,
 * - compares the goods with it,
 * - quotes it to discuss the word,
 * - only supposes or asks it, or
 * - is about trade customers, other sellers or the past.
 *
 * The words of customers, which a block quotes, are opinions.
 *
 * Not found: a statement spread over several sentences, irony, and synonyms missing from the phrases.
 */
export interface Claim extends Pick<Rule, "id" | "severity" | "source"> {
	/** The phrases of the statement, by the language of the text. */
	readonly says: ByLanguage;
	/** A quick filter: texts without any of these stems cannot make the statement. */
	readonly stems?: RegExp;
	/** Phrases that the sentence or its heading must contain as well. */
	readonly about?: ByLanguage;
	/** Phrases in any language that make the statement lawful if the sentence or its heading contains one. */
	readonly unless?: RegExp;
	/** Phrases that make the statement lawful anywhere in the text. */
	readonly unlessText?: RegExp;
	/** Whether the shop must not spread the statement as the words of customers either. */
	readonly isBannedInQuotes?: boolean;
	/** Whether the statement itself is a denial, such as "no returns". */
	readonly restricts?: boolean;
	/** Returns whether the claim applies to a text; absent if it applies to all. */
	isIn?(text: SiteText, checked: CheckedSite): boolean;
}

/** Returns the words of a sentence that make a claim; null if there are none. */
function claimInSentence(sentence: Sentence, claim: Claim, language: Language): string | null {
	const { text, heading } = sentence;
	const pattern = claim.says[language];
	const match = pattern?.exec(text);
	if (!match) return null;
	const context = `${text}\n${heading}`;
	const about = claim.about?.[language];
	if (about && !about.test(context)) return null;
	if (claim.unless?.test(context) || isAboutTrade(context)) return null;
	const isDenial = claim.restricts === true;
	if (!isStated(sentence, language, partOf(match), isDenial)) return null;
	return !isDenial && isSupposed(text, match.index) ? null : match[0].trim();
}

/** Returns all sentences of a text as one string, for a single search. */
const joinSentences = oncePer((sentences: readonly Sentence[]) =>
	sentences.map(({ text }) => text).join("\n"),
);

/** Returns the first words of a text that make a claim; null if there are none. */
export function claimIn(text: SiteText, claim: Claim): string | null {
	const pattern = claim.says[text.language];
	if (!pattern || claim.stems?.test(text.source) === false) return null;
	if (claim.unlessText?.test(text.source)) return null;
	const sentences = text.sentences();
	if (!pattern.test(joinSentences(sentences))) return null;
	for (const sentence of sentences) {
		const found = claimInSentence(sentence, claim, text.language);
		if (found !== null) return found;
	}
	return null;
}

/** Creates a rule that reports each text making the claim. */
export function ruleOf(claim: Claim): Rule {
	const { id, severity, source } = claim;
	return {
		id,
		severity,
		source,
		find: (checked) =>
			siteTexts(checked).flatMap((text) => {
				if (text.isQuotation && claim.isBannedInQuotes !== true) return [];
				if (claim.isIn?.(text, checked) === false) return [];
				const found = claimIn(text, claim);
				return found === null ? [] : [text.place({ found, language: text.language })];
			}),
	};
}
