import { defaultLanguage, type Language } from "#core/shared/language.ts";

/** The path of a language's page that is shown for others while there is no connection (R-SW-02). */
export function offlinePath(language: Language): string {
	return language === defaultLanguage ? "/offline" : `/${language}/offline`;
}
