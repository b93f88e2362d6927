import type { Language } from "#core/language/language.ts";
import { buildTexts } from "#ui/locales/build-texts.ts";

/**
 * Returns the messages for a page whose script could not be loaded (R-LOAD-06). They are part of the document, because
 * nothing else can be loaded then. `texts` are the project's own (R-I18N-02).
 */
export function loadFailedMessages(
	language: Language,
	texts: Readonly<Record<string, string>>,
): { readonly text: string; readonly reload: string } {
	const { text, reload } = buildTexts[language].loadFailed;
	return { text: texts["loadFailed.text"] ?? text, reload: texts["loadFailed.reload"] ?? reload };
}
