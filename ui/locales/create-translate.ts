import { createInstance } from "i18next";
import type { Language } from "#core/language/language.ts";
import type { Messages, Translate } from "#ui/foundation/translate-context.tsx";
import type { PageTextKey } from "#ui/locales/page-text-key.ts";

/**
 * Creates the translation function of one language, with an i18next instance of its own. `overrides` are texts by dotted key
 * that replace those of the catalogue, e.g. the project's (R-I18N-02).
 *
 * - A key without a text returns the key, and a placeholder without a value stays, so that a gap is seen.
 * - Values are inserted literally: neither `{{name}}` nor `$t(key)` has a meaning in them (B-SEC-02).
 * - The result is plain text; React and the HTML functions of elements escape it.
 */
export function createTranslate<Key extends string = PageTextKey>(
	language: Language,
	catalogue: Messages,
	overrides: Readonly<Record<string, string>> = {},
): Translate<Key> {
	const instance = createInstance({
		lng: language,
		load: "currentOnly",
		fallbackLng: false,
		ns: ["overrides", "catalogue"],
		defaultNS: "overrides",
		fallbackNS: "catalogue",
		nsSeparator: false,
		resources: { [language]: { overrides, catalogue } },
		initAsync: false,
		interpolation: { escapeValue: false },
	});
	void instance.init();
	const translate = (key: string, values: Readonly<Record<string, string | number>>) => {
		const { count } = values;
		// With `replace`, no value is taken for an option of i18next.
		return instance.t(key, {
			replace: values,
			nest: false,
			...(typeof count === "number" && { count }),
		});
	};
	// Builds ask for the same texts on every page, and i18next needs several microseconds each time.
	const plain = new Map<string, string>();
	return (key: string, values) => {
		if (values) return translate(key, values);
		const text = plain.get(key) ?? translate(key, {});
		plain.set(key, text);
		return text;
	};
}
