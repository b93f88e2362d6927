/** The languages of a site, the default first (specification 9). */
export const languages = ["de", "en", "fr"] as const;

/** An ISO 639-1 code of a language of the product. */
export type Language = (typeof languages)[number];

/** The language whose paths carry no prefix (specification 2.1). */
export const defaultLanguage: Language = "de";

/** The region whose dates and numbers a language is written with; English as in Europe, the day before the month. */
export const regions = { de: "de-DE", en: "en-GB", fr: "fr-FR" } as const satisfies Record<Language, string>;

/** Returns whether a text is written as a language tag of BCP 47, e.g. "fr", "it" or "pt-BR". */
export function isLanguageTag(value: string): boolean {
	return /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/.test(value);
}

/** Returns whether a text from outside names a language of the product. */
export function isLanguage(value: string): value is Language {
	return (languages as readonly string[]).includes(value);
}
