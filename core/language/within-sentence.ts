import type { Language } from "#core/language/language.ts";

/**
 * Returns a label for use within a sentence: "Name or date" becomes "name or date". Abbreviations and initials are
 * unchanged ("QR code"), as are German labels, which begin with a noun.
 */
export const withinSentence = (label: string, language: Language): string =>
	language === "de" ? label : label.replace(/^.(?![A-Z])/, (first) => first.toLowerCase());
