import { type Json, objectsOf, pick } from "#adapters/content-directus/model/rows.ts";
import { contentLanguage } from "#core/language/language.ts";

/**
 * Converts a list of translations to Directus: German texts become fields of the item with these names; the other
 * languages stay in the list.
 */
export function withoutGermanTranslation(
	names: readonly string[],
	translations: unknown,
): Record<string, unknown> {
	const entries = objectsOf(translations);
	const german = entries.find(({ language }) => language === contentLanguage) ?? {};
	const others = entries.filter(({ language }) => language !== contentLanguage);
	// Filters for items without translations know no empty lists.
	return { ...pick(german, names), translations: others.length > 0 ? others : null };
}

/** Returns all translations of an item, beginning with German from the item's own fields of these names. */
export function translationsGermanFirst(names: readonly string[], row: Json): readonly Json[] {
	const others = objectsOf(row.translations);
	return hasGermanFields(names, row)
		? [{ language: contentLanguage, ...pick(row, names) }, ...others]
		: others;
}

/** Returns whether an item has German texts in its own fields: whether the first of these fields is set. */
export function hasGermanFields([name = ""]: readonly string[], row: Json): boolean {
	return Boolean(row[name]);
}
