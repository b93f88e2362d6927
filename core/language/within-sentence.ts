import type { Language } from "#core/language/language.ts";

/**
 * A label as it is written within a sentence: "Name or date" gives "name or date". Abbreviations and initials stay as
 * they are ("QR code"), and so do German labels, which begin with a noun.
 */
export const withinSentence = (label: string, language: Language): string =>
	language === "de" ? label : label.replace(/^.(?![A-Z])/, (first) => first.toLowerCase());
