import type { Language } from "#core/shared/language.ts";
import de from "#ui/locales/de/build.json" with { type: "json" };
import en from "#ui/locales/en/build.json" with { type: "json" };
import fr from "#ui/locales/fr/build.json" with { type: "json" };

const messages = { de: de.loadFailed, en: en.loadFailed, fr: fr.loadFailed };

/**
 * What a page says whose script could not be loaded; it is in the document, as nothing more can be loaded then
 * (R-LOAD-06). `texts` are the project's own (R-I18N-02).
 */
export function loadFailedMessages(
	language: Language,
	texts: Readonly<Record<string, string>>,
): { readonly text: string; readonly reload: string } {
	const { text, reload } = messages[language];
	return { text: texts["loadFailed.text"] ?? text, reload: texts["loadFailed.reload"] ?? reload };
}
