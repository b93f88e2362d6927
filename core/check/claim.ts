import type { CheckedSite, Rule } from "#core/check/rule.ts";
import { isDenied, isQuoted, isSupposed, rejectsWord, type Sentence } from "#core/check/sentences.ts";
import { type SiteText, siteTexts } from "#core/check/site-texts.ts";
import type { Language } from "#core/language/language.ts";
import { oncePer } from "#core/shared/once-per.ts";

type ByLanguage = Readonly<Partial<Record<Language, RegExp>>>;

/**
 * A kind of statement that a text must not make. A sentence makes it where `says` matches, and where the sentence neither denies it,
 * nor quotes it to speak about the word, nor only supposes or asks it.
 *
 * Limits: a statement spread over several sentences, irony, and a synonym that no pattern has are not seen.
 */
export interface Claim extends Pick<Rule, "id" | "severity" | "source"> {
	/** The statement, by the language of the text. */
	readonly says: ByLanguage;
	/** Parts of words of which a text has one that makes the statement: most texts need no closer look. */
	readonly stems?: RegExp;
	/** What the sentence or the heading above it must be about in addition. */
	readonly about?: ByLanguage;
	/** What in the sentence or its heading makes the statement lawful, in any language. */
	readonly unless?: RegExp;
	/** What anywhere in the text makes it lawful. */
	readonly unlessText?: RegExp;
	/** Whether the statement itself denies something, as "no returns" does. */
	readonly restricts?: boolean;
	/** Which texts are meant; all where absent. */
	isIn?(text: SiteText, checked: CheckedSite): boolean;
}

/** The words of a sentence that make a claim; null where it makes none. */
function claimedIn(sentence: Sentence, claim: Claim, language: Language): string | null {
	const { text, heading } = sentence;
	const pattern = claim.says[language];
	const match = pattern?.exec(text);
	if (!match) return null;
	const [found] = match;
	const start = match.index;
	const context = `${text}\n${heading}`;
	const about = claim.about?.[language];
	if (about && !about.test(context)) return null;
	if (claim.unless?.test(context)) return null;
	const end = start + found.length;
	const isOwn = claim.restricts === true;
	if (isDenied(sentence, language, { start, end, isOwn })) return null;
	if (isQuoted(text, start, end) || rejectsWord(text)) return null;
	return !isOwn && isSupposed(text, start) ? null : found.trim();
}

/** All sentences of a text in one string, which a single search reads. */
const joined = oncePer((sentences: readonly Sentence[]) => sentences.map(({ text }) => text).join("\n"));

/** Returns the words of a text that make a claim; null where it makes none. */
export function claimIn(text: SiteText, claim: Claim): string | null {
	const pattern = claim.says[text.language];
	if (!pattern || claim.stems?.test(text.source) === false) return null;
	if (claim.unlessText?.test(text.source)) return null;
	const sentences = text.sentences();
	if (!pattern.test(joined(sentences))) return null;
	for (const sentence of sentences) {
		const found = claimedIn(sentence, claim, text.language);
		if (found !== null) return found;
	}
	return null;
}

/** Makes a rule of a claim: each text that makes it is a place. */
export function ruleOf(claim: Claim): Rule {
	const { id, severity, source } = claim;
	return {
		id,
		severity,
		source,
		find: (checked) =>
			siteTexts(checked).flatMap((text) => {
				if (claim.isIn?.(text, checked) === false) return [];
				const found = claimIn(text, claim);
				return found === null ? [] : [text.place({ found, language: text.language })];
			}),
	};
}
