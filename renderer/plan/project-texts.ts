import type { Project } from "#core/content/project.ts";
import type { Language } from "#core/language/language.ts";

/**
 * Returns the project's own interface texts in one language, without blank ones. The message catalogues supply all others
 * (R-I18N-02).
 */
export function projectTexts(
	language: Language,
	{ translations }: Pick<Project, "translations">,
): Readonly<Record<string, string>> {
	const texts = translations.find((entry) => entry.language === language)?.texts ?? {};
	const entries = Object.entries(texts);
	// If none is blank, which is usual, all pages share the same object.
	if (entries.every(([, text]) => text.trim() !== "")) return texts;
	return Object.fromEntries(entries.filter(([, text]) => text.trim() !== ""));
}
