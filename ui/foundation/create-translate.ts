import i18next from "i18next";
import type { Language } from "#core/shared/language.ts";
import type { Messages, Translate } from "#ui/foundation/translate-context.tsx";

/** How many texts are kept: names of products and the like are in texts that come once. */
const mostKnown = 5000;

/**
 * Prepares the texts of one language; `overrides` are the project's own, by dotted key (R-I18N-02). A key
 * without a text gives the key itself, so that a gap is seen. Pages in the browser use createBrowserTranslate, which says the same.
 */
export function createTranslate(
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
	// A page asks for some hundred texts, most of them the same as on other pages: each is looked up once a language.
	const known = new Map<string, string>();
	return (key, parameters) => {
		const asked = parameters ? key + JSON.stringify(parameters) : key;
		// A customer's own text within another could otherwise name further keys; the browser's reader knows none either.
		const text = known.get(asked) ?? instance.t(key, { ...parameters, nest: false });
		if (known.size < mostKnown) known.set(asked, text);
		return text;
	};
}
