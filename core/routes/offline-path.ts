import { defaultLanguage, type Language } from "#core/language/language.ts";

/** Returns the path of a language's offline page (R-SW-02). */
export function offlinePath(language: Language): string {
	return language === defaultLanguage ? "/offline" : `/${language}/offline`;
}
