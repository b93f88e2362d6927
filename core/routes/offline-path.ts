import { defaultLanguage, type Language } from "#core/shared/language.ts";

/** Where the page of a language stands that is shown for others while there is no connection (R-SW-02). */
export function offlinePath(language: Language): string {
	return language === defaultLanguage ? "/offline" : `/${language}/offline`;
}
