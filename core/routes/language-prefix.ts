import { isLanguage, type Language } from "#core/language/language.ts";

/** A path of the site, split into its language prefix and the rest. */
export interface SplitPath {
	/** The language that the path's first segment names; null without such a segment. */
	readonly prefix: Language | null;
	/** The path without the prefix: "/kontakt", "/" for a home page. */
	readonly rest: string;
}

/**
 * Returns the prefix of a language's paths: "/fr", or "" for the default language, which owns "/" (specification 2.1: German). The
 * default language is that of the site's addresses, not the one that its content is written in.
 */
export function languagePrefix(language: Language, defaultLanguage: Language): string {
	return language === defaultLanguage ? "" : `/${language}`;
}

/** Returns the path of a language's page from the path without prefix: "/fr/contact" of "/contact", "/fr" of "/". */
export function withLanguagePrefix(rest: string, language: Language, defaultLanguage: Language): string {
	const prefix = languagePrefix(language, defaultLanguage);
	return prefix !== "" && rest === "/" ? prefix : prefix + rest;
}

/** Splits a path, optionally with query and anchor, into its language prefix and the rest. */
export function splitLanguagePrefix(path: string): SplitPath {
	const [, first = "", rest = ""] = /^\/([^/?#]*)(.*)$/s.exec(path) ?? [];
	if (!isLanguage(first)) return { prefix: null, rest: path };
	return { prefix: first, rest: rest.startsWith("/") ? rest : `/${rest}` };
}

/** Returns the language of a path: that of its prefix, else the default one. */
export function languageOfPath(path: string, defaultLanguage: Language): Language {
	return splitLanguagePrefix(path).prefix ?? defaultLanguage;
}

/** Returns a path that is specified in German only: "/agb", or "/de/agb" where another language owns "/". */
export function germanPath(rest: string, defaultLanguage: Language): string {
	return withLanguagePrefix(rest, "de", defaultLanguage);
}
