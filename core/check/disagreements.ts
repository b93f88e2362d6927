import type { SiteText } from "#core/check/read-text.ts";
import type { CheckedSite, Place } from "#core/check/rule.ts";
import { isDiscussed, type Part, type Sentence } from "#core/check/sentences.ts";
import { siteTexts } from "#core/check/site-texts.ts";

/** The claim of a sentence and the data that contradict it; null if both agree. */
export type Disagreement = Place["params"] | null;

/** Returns the part of a sentence that a disagreement quotes; null if the sentence has no such words. */
export function quotedPart({ text }: Sentence, params: Place["params"]): Part | null {
	const found = String(params.found ?? "");
	const index = found === "" ? -1 : text.indexOf(found);
	return index < 0 ? null : { found, index };
}

/** Returns the first sentence of each text that disagrees with the data. Customers' words, which a block quotes, are left out. */
export function findDisagreements(
	checked: CheckedSite,
	stems: RegExp,
	compare: (sentence: Sentence, text: SiteText) => Disagreement,
): readonly Place[] {
	return siteTexts(checked).flatMap((text) => {
		if (text.isQuotation || !stems.test(text.source)) return [];
		for (const sentence of text.sentences()) {
			const params = compare(sentence, text);
			const part = params && quotedPart(sentence, params);
			if (params !== null && !(part && isDiscussed(sentence, text.language, part)))
				return [text.place({ ...params, language: text.language })];
		}
		return [];
	});
}
