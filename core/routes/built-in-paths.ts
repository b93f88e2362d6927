import { defaultLanguage, type Language, languages, locales } from "#core/language/language.ts";

/** Returns the path of the withdrawal page, which every site with a shop has (B-LAW-02). */
export function withdrawalPath(language: Language): string {
	return locales[language].withdrawalPath;
}

/** Returns whether a path is the withdrawal page's in any language, with or without a trailing slash. */
export function isWithdrawalPath(path: string): boolean {
	const bare = path.replace(/\/+$/, "");
	return languages.some((language) => locales[language].withdrawalPath === bare);
}

/** Returns the path of a language's offline page (R-SW-02). */
export function offlinePath(language: Language): string {
	return language === defaultLanguage ? "/offline" : `/${language}/offline`;
}
