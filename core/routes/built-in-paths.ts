import { type Language, languages, locales } from "#core/language/language.ts";
import { splitLanguagePrefix, withLanguagePrefix } from "#core/routes/language-prefix.ts";

/** Returns the path of the withdrawal page, which every site with a shop has (B-LAW-02). */
export function withdrawalPath(language: Language, defaultLanguage: Language): string {
	return withLanguagePrefix(locales[language].withdrawalPath, language, defaultLanguage);
}

/** Returns whether a path is the withdrawal page's in any language, with or without prefix and trailing slash. */
export function isWithdrawalPath(path: string): boolean {
	const bare = splitLanguagePrefix(path).rest.replace(/\/+$/, "");
	return languages.some((language) => locales[language].withdrawalPath === bare);
}

const offline = "/offline";

/** Returns the path of a language's offline page (R-SW-02). */
export function offlinePath(language: Language, defaultLanguage: Language): string {
	return withLanguagePrefix(offline, language, defaultLanguage);
}

/** The paths that offline pages have on any site, the default language's first. */
export const offlinePaths: readonly string[] = [
	offline,
	...languages.map((language) => `/${language}${offline}`),
];

/** Returns the offline pages that can replace a page, nearest first: its language's, the site's, which always exists. */
export function offlinePathsFor(path: string): readonly string[] {
	const { prefix } = splitLanguagePrefix(path);
	return prefix === null ? [offline] : [`/${prefix}${offline}`, offline];
}
