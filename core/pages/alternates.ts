import { type Language, languages } from "#core/language/language.ts";
import type { PageMeta } from "#core/pages/page.ts";
import { homePath } from "#core/routes/paths.ts";

/** A version of the page in another language, for the language switch. */
export interface LanguageChoice {
	readonly language: Language;
	readonly path: string;
	readonly current: boolean;
	/** False if the path is that language's home page instead of a translation (R-ROUTE-02). */
	readonly translated: boolean;
}

/** The parts of a page's language version that this module needs. */
export type PageVersion = Pick<PageMeta, "language" | "path">;

/** Returns the existing language versions among a page's choices. */
export function versions(choices: readonly LanguageChoice[]): readonly PageVersion[] {
	return choices.filter(({ translated }) => translated);
}

/**
 * A page's language version for search engines. "x-default" is the site's default language, by default German
 * (B-SEO-01).
 */
export interface Alternate {
	readonly hreflang: Language | "x-default";
	readonly path: string;
}

/** Returns a page's existing language versions from the choices of its language switch (B-SEO-01). */
export function alternatesOf(
	choices: readonly LanguageChoice[],
	defaultLanguage: Language,
): readonly Alternate[] {
	return alternates(versions(choices), defaultLanguage);
}

/** Returns a page's existing language versions in the order of the languages, then x-default (B-SEO-01). */
export function alternates(
	translations: readonly PageVersion[],
	defaultLanguage: Language,
): readonly Alternate[] {
	const found: Alternate[] = languages.flatMap((language) => {
		const path = pathIn(translations, language);
		return path === null ? [] : [{ hreflang: language, path }];
	});
	const fallback = pathIn(translations, defaultLanguage);
	return fallback === null ? found : [...found, { hreflang: "x-default", path: fallback }];
}

/**
 * Returns the choices of a page's language switch: for each of the site's languages the page's version, or that
 * language's home page if there is none (R-ROUTE-02).
 */
export function languageChoices(
	translations: readonly PageVersion[],
	siteLanguages: readonly Language[],
	current: Language,
	defaultLanguage: Language,
): readonly LanguageChoice[] {
	return siteLanguages.map((language) => {
		const path = pathIn(translations, language);
		return {
			language,
			path: path ?? homePath(language, defaultLanguage),
			current: language === current,
			translated: path !== null,
		};
	});
}

function pathIn(translations: readonly PageVersion[], language: Language): string | null {
	return translations.find((version) => version.language === language)?.path ?? null;
}
