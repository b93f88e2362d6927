import i18next from "i18next";
import type { Language } from "#core/language/language.ts";
import type { Messages, Translate } from "#ui/foundation/translate-context.tsx";

/** The texts of one language as i18next says them, whose format the catalogues have. */
export function i18nextTranslate(
	language: Language,
	catalogue: Messages,
	overrides: Readonly<Record<string, string>> = {},
): Translate {
	const instance = i18next.createInstance({
		lng: language,
		resources: { [language]: { translation: structuredClone(catalogue) } },
		initAsync: false,
		interpolation: { escapeValue: false },
	});
	void instance.init();
	for (const [key, text] of Object.entries(overrides))
		instance.addResource(language, "translation", key, text);
	// A text within another could otherwise name further keys.
	return (key, parameters) => instance.t(key, { ...parameters, nest: false });
}
