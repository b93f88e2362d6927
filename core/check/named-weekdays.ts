import type { Language } from "#core/language/language.ts";
import { weekdayNamed, weekdayNames } from "#core/opening-hours/day-words.ts";

/** The fewest letters of a name that is not abbreviated: "lundi". */
const fullLength = 5;

const words = /(?<!\p{L})\p{L}{5,}/gu;

/** The words between the ends of a range of weekdays, before its last one and after its first one. */
const beforeLast = /(?:[–-]\s?|(?<!\p{L})(?:bis|to|through|au?)\s)$/iu;
const afterFirst = /^(?:\s?[–-]\s?|\s(?:bis|to|through|au?)\s)(?<next>\p{L}+)/iu;

/**
 * Returns the weekday in a text, 0 for Monday; null if the text names none, several, or a range such as "Montag bis
 * Freitag". Abbreviations are left out.
 */
export function singleWeekday(text: string): number | null {
	const named = new Set<number>();
	for (const { 0: word, index } of text.matchAll(words)) {
		const weekday = weekdayNamed(word);
		if (weekday === null) continue;
		const next = afterFirst.exec(text.slice(index + word.length))?.groups?.next ?? "";
		if (beforeLast.test(text.slice(0, index)) || weekdayNamed(next) !== null) return null;
		named.add(weekday);
	}
	const [day = null] = named;
	return named.size === 1 ? day : null;
}

/** Abbreviated names, of which "so" or "do" are words, too, unless a dot or a dash follows. */
const abbreviated: Readonly<Partial<Record<Language, RegExp>>> = {
	de: /(?<!\p{L})\p{L}{2}(?=\.|\s?[-–])/gu,
	en: /(?<!\p{L})\p{L}{3}(?!\p{L})/gu,
	fr: /(?<!\p{L})\p{L}{3}(?=\.)/gu,
};

/** Words for opening hours. */
const openingWords: Readonly<Partial<Record<Language, RegExp>>> = {
	de: /öffnungszeit|geöffnet/iu,
	en: /opening hours|open /iu,
	fr: /horaires|ouvert/iu,
};

/** Returns whether a text names weekdays or opening hours, also in compounds: "Samstagnachmittag". */
export function isAboutOpening(text: string, language: Language): boolean {
	if (openingWords[language]?.test(text)) return true;
	if ([...text.matchAll(abbreviated[language] ?? words)].some(([word]) => weekdayNamed(word) !== null))
		return true;
	const names = [...weekdayNames().keys()].filter((name) => name.length >= fullLength);
	return [...text.matchAll(words)].some(([word]) =>
		names.some((name) => word.toLowerCase().startsWith(name)),
	);
}
