import type { Language } from "#core/language/language.ts";
import { buildTexts } from "#ui/locales/build-texts.ts";

/**
 * What a page says whose script could not be loaded; it is in the document, as nothing more can be loaded then
 * (R-LOAD-06). `texts` are the project's own (R-I18N-02).
 */
export function loadFailedMessages(
	language: Language,
	texts: Readonly<Record<string, string>>,
): { readonly text: string; readonly reload: string } {
	const { text, reload } = buildTexts[language].loadFailed;
	return { text: texts["loadFailed.text"] ?? text, reload: texts["loadFailed.reload"] ?? reload };
}
