import { type Json, objectsOf, pick } from "#adapters/content-directus/model/rows.ts";
import { defaultLanguage } from "#core/language/language.ts";

/** Takes German out of a list of translations, since an item says it in its own fields of those names. */
export function withoutGermanTranslation(
	names: readonly string[],
	translations: unknown,
): Record<string, unknown> {
	const entries = objectsOf(translations);
	const german = entries.find(({ language }) => language === defaultLanguage) ?? {};
	const others = entries.filter(({ language }) => language !== defaultLanguage);
	return { ...pick(german, names), translations: others };
}

/** Puts German, which an item says in its own fields of those names, before its other languages. */
export function translationsGermanFirst(names: readonly string[], row: Json): readonly Json[] {
	const others = objectsOf(row.translations);
	return hasGermanFields(names, row)
		? [{ language: defaultLanguage, ...pick(row, names) }, ...others]
		: others;
}

/** Returns whether an item says in German itself what it must say, the first of those fields. */
export function hasGermanFields([name = ""]: readonly string[], row: Json): boolean {
	return Boolean(row[name]);
}
