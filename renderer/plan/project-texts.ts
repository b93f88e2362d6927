import type { Project } from "#core/content/project.ts";
import type { Language } from "#core/shared/language.ts";

/** Interface texts of the project in one language; the catalogues fill what is missing (R-I18N-02). */
export function projectTexts(
	language: Language,
	{ translations }: Pick<Project, "translations">,
): Readonly<Record<string, string>> {
	return translations.find((entry) => entry.language === language)?.texts ?? {};
}
