/**
 * The languages by ISO 639-1 code, the default first (specification 9), with everything that the program needs
 * besides paths (core/routes/route-table.ts) and texts (ui/locales).
 */
export const locales = {
	de: { region: "de-DE", withdrawalPath: "/vertrag-widerrufen" },
	// As in Europe: the day before the month.
	en: { region: "en-GB", withdrawalPath: "/en/withdraw-from-contract" },
	fr: { region: "fr-FR", withdrawalPath: "/fr/renoncer-au-contrat" },
} as const;

/** An ISO 639-1 code of a language of the product. */
export type Language = keyof typeof locales;

/** The languages of a site, the default first (specification 9). */
export const languages = Object.keys(locales) as readonly Language[];

/** The language whose paths carry no prefix (specification 2.1). */
export const defaultLanguage: Language = "de";

/**
 * Returns the main language of a site: German if the site has it, because its paths have no prefix; otherwise the
 * first.
 */
export function mainLanguage(siteLanguages: readonly Language[]): Language {
	return siteLanguages.includes(defaultLanguage) ? defaultLanguage : (siteLanguages[0] ?? defaultLanguage);
}

/** Returns the region for dates, numbers and prices of a language, e.g. "en-GB". */
export function regionOf(language: Language): string {
	return locales[language].region;
}

/** Returns whether a text is written as a language tag of BCP 47, e.g. "fr", "it" or "pt-BR". */
export function isLanguageTag(value: string): boolean {
	return /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/.test(value);
}

/** Returns whether a text from outside names a language of the product. */
export function isLanguage(value: string): value is Language {
	// Old versions of Node.js have no Object.hasOwn, and read this to say that they are old.
	return languages.some((language) => language === value);
}
