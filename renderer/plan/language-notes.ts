import type { Project } from "#core/content/project.ts";
import type { Language } from "#core/language/language.ts";
import { languageName } from "#core/language/language-name.ts";
import { projectTexts } from "#renderer/plan/project-texts.ts";
import { createTranslate } from "#ui/foundation/create-translate.ts";
import { sharedMessages } from "#ui/locales/shared-messages.ts";

/** A text as CSS writes it, whatever it contains. */
function cssString(text: string): string {
	return `"${text.replace(/["\\\n<]/g, (sign) => `\\${sign.charCodeAt(0).toString(16)} `)}"`;
}

/**
 * The style sheet with what links say of pages in another language, "in German" (R-NAV-08): a page repeats its menu three times,
 * so that the words are not in each link.
 */
export function languageNotes(
	languages: readonly Language[],
	project: Pick<Project, "translations">,
): string {
	return languages
		.flatMap((language) => {
			const texts = projectTexts(language, project);
			const t = createTranslate(language, sharedMessages[language].runtimeMessages, texts);
			return languages
				.filter((other) => other !== language)
				.map((other) => {
					const note = cssString(t("link.inLanguage", { language: languageName(other, language) }));
					return `:is([hreflang=${other}],[data-hreflang=${other}]):lang(${language}){--language-note:${note}}`;
				});
		})
		.join("");
}
