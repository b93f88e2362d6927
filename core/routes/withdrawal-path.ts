import { type Language, languages, locales } from "#core/shared/language.ts";

/** The page of the withdrawal function, on every site with a shop (B-LAW-02). */
export function withdrawalPath(language: Language): string {
	return locales[language].withdrawalPath;
}

/** Whether a path is the withdrawal page's in any language, with or without a trailing slash. */
export function isWithdrawalPath(path: string): boolean {
	const bare = path.replace(/\/+$/, "");
	return languages.some((language) => locales[language].withdrawalPath === bare);
}
