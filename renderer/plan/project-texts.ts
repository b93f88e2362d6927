import type { Language } from "#core/language/language.ts";
import type { SiteProject } from "#core/site/site.ts";

/**
 * Returns the project's own interface texts in one language, without blank ones. The message catalogues supply all others
 * (R-I18N-02).
 */
export function projectTexts(
	language: Language,
	{ translations }: Pick<SiteProject, "translations">,
): Readonly<Record<string, string>> {
	const texts = translations.find((entry) => entry.language === language)?.texts ?? {};
	const entries = Object.entries(texts);
	// If none is blank, which is usual, all pages share the same object.
	if (entries.every(([, text]) => text.trim() !== "")) return texts;
	return Object.fromEntries(entries.filter(([, text]) => text.trim() !== ""));
}

/**
 * Returns the texts of a language that come before those of the catalogues: in the spelling of the site's country, and the
 * project's own.
 */
export function replacingTexts(
	language: Language,
	project: Pick<SiteProject, "translations" | "spelling">,
): Readonly<Record<string, string>> {
	const own = projectTexts(language, project);
	const spelled = project.spelling?.[language];
	return spelled ? { ...spelled, ...own } : own;
}
