import type { Project } from "#core/content/project.ts";
import type { Language } from "#core/shared/language.ts";
import { languageName } from "#core/shared/language-name.ts";
import { projectTexts } from "#renderer/plan/project-texts.ts";
import { createTranslate } from "#ui/foundation/create-translate.ts";
import { sharedMessages } from "#ui/locales/shared-messages.ts";

/** What links within texts of a language say of pages in another one: "in German" (R-NAV-08). */
export function languageNotes(
	language: Language,
	project: Pick<Project, "translations">,
): (of: Language) => string {
	const t = createTranslate(
		language,
		sharedMessages[language].runtimeMessages,
		projectTexts(language, project),
	);
	return (of) => t("link.inLanguage", { language: languageName(of, language) });
}
