import type { ProductContent } from "#core/catalogue/shop-content.ts";
import type { Disagreement } from "#core/check/disagreements.ts";
import { isAboutOtherThings, type ProductFact } from "#core/check/product-facts.ts";
import { isStated, isSupposed, type Sentence } from "#core/check/sentences.ts";
import type { Language } from "#core/language/language.ts";

/** A clarity grade of diamonds (ISO 24016). */
const grade = /(?<![\p{L}\d])(?:FL|IF|VVS ?[12]?|VS ?[12]?|SI ?[1-3]?|P ?[1-3]|I[1-3])(?![\p{L}\d])/gu;

/** Words for the highest grades, FL and IF. */
const flawless =
	/(?<!\p{L})(?:lupenrein(?:e[nrms]?)?|loupe[- ]?clean|internally flawless|flawless|purs? à la loupe)(?!\p{L})/iu;

/** Stones other than the main one, which have grades of their own. */
const otherStones = /seiten|besatz|kranz|halo|rand|fassung|side|surround|smaller|latéra|entourage|pavage/iu;

const gradesIn = (text: string) => [...text.matchAll(grade)].map(([found]) => found.replace(" ", ""));

/** Returns whether a grade with a number, such as VS1, and one without it, such as VS, agree. */
const agree = (one: string, other: string) => one.startsWith(other) || other.startsWith(one);

/**
 * Finds a clarity in a sentence other than the only one of the product's attributes and texts in that language, and
 * "loupe-clean" for a stone of a lower grade.
 */
export function findOtherClarity(
	{ text, ...sentence }: Sentence,
	language: Language,
	{ translations }: ProductContent,
	facts: readonly ProductFact[],
): Disagreement {
	const stated = facts.flatMap(({ shown }) => gradesIn(shown));
	const own = translations.find((translation) => translation.language === language);
	const written = stated.length > 0 ? stated : gradesIn(own?.description ?? "");
	const expected = new Set(written);
	if (expected.size !== 1 || otherStones.test(text) || isAboutOtherThings(text, language)) return null;
	const isSaid = (index: number, found: string) =>
		!isSupposed(text, index) && isStated({ ...sentence, text }, language, { found, index });
	const [right = ""] = expected;
	const clean = flawless.exec(text);
	if (clean && !/^(?:FL|IF)$/.test(right) && isSaid(clean.index, clean[0]))
		return { found: clean[0], expected: right };
	const grades = [...text.matchAll(grade)];
	if (grades.some(([found]) => agree(found.replace(" ", ""), right))) return null;
	const wrong = /diamant|brillant|diamond|reinheit|clarity|pureté|stein|stone|pierre/iu.test(text)
		? grades.find(({ 0: found, index }) => isSaid(index, found))
		: undefined;
	return wrong ? { found: wrong[0], expected: right } : null;
}
