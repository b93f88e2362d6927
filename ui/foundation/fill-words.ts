import type { Translate } from "#ui/foundation/translate-context.tsx";

/** Texts of a page as i18next gave them to the build, by key. Their placeholders, `{{name}}`, have no values yet. */
export type Words = Readonly<Record<string, string>>;

/**
 * Creates the translation function of code that runs without React and i18next: it inserts values into prerendered words.
 * A key without a text gives the key itself.
 */
export function fillWords(words: Words): Translate<string> {
	return (key, values = {}) =>
		(words[key] ?? key).replace(/\{\{ *(\w+) *\}\}/g, (placeholder, name: string) =>
			String(values[name] ?? placeholder),
		);
}
