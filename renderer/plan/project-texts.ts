import type { Project } from "#core/content/project.ts";
import type { Language } from "#core/language/language.ts";

/** Returns the interface texts of the project in one language; the catalogues fill what is missing or blank (R-I18N-02). */
export function projectTexts(
	language: Language,
	{ translations }: Pick<Project, "translations">,
): Readonly<Record<string, string>> {
	const texts = translations.find((entry) => entry.language === language)?.texts ?? {};
	const entries = Object.entries(texts);
	// Mostly none is blank, and all pages share the same object.
	if (entries.every(([, text]) => text.trim() !== "")) return texts;
	return Object.fromEntries(entries.filter(([, text]) => text.trim() !== ""));
}
