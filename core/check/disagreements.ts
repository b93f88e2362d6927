import type { CheckedSite, Place } from "#core/check/rule.ts";
import { isDiscussed, type Sentence } from "#core/check/sentences.ts";
import { type SiteText, siteTexts } from "#core/check/site-texts.ts";
import type { Language } from "#core/language/language.ts";

/** The claim of a sentence and the data that contradict it; null if both agree. */
export type Disagreement = Place["params"] | null;

/** Returns whether a sentence discusses the words of a disagreement instead of stating them. */
function isOnlyDiscussed(sentence: Sentence, language: Language, params: Place["params"]): boolean {
	const words = String(params.found ?? "");
	const start = words === "" ? -1 : sentence.text.indexOf(words);
	return start >= 0 && isDiscussed(sentence, language, { start, end: start + words.length });
}

/** Returns the first sentence of each text that disagrees with the data. */
export function findDisagreements(
	checked: CheckedSite,
	stems: RegExp,
	compare: (sentence: Sentence, text: SiteText) => Disagreement,
): readonly Place[] {
	return siteTexts(checked).flatMap((text) => {
		if (!stems.test(text.source)) return [];
		for (const sentence of text.sentences()) {
			const params = compare(sentence, text);
			if (params !== null && !isOnlyDiscussed(sentence, text.language, params))
				return [text.place({ ...params, language: text.language })];
		}
		return [];
	});
}
