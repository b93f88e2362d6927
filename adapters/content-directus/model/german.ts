import { type Json, objectsOf, pick } from "#adapters/content-directus/model/rows.ts";
import { defaultLanguage } from "#core/shared/language.ts";

/** What the items of a collection say in German themselves; the first name is the one that must be said. */
export const germanFields: Readonly<Record<string, readonly [string, ...string[]]>> = {
	ecommerce_category: ["display_name", "description"],
	ecommerce_attribute_group: ["display_name"],
	ecommerce_attribute_value: ["display_value"],
	ecommerce_personalization: ["display_name"],
	ecommerce_size_guide: ["display_name", "table"],
	ecommerce_product: ["display_name", "description", "variant_display_name", "safety_warnings"],
};

function fieldsOf(collection: string): readonly [string, ...string[]] {
	const fields = germanFields[collection];
	if (!fields) throw new Error(`Items of ${collection} say nothing in German themselves.`);
	return fields;
}

/** Takes German out of a list of translations, since an item says it itself. */
export function germanApart(collection: string, translations: unknown): Record<string, unknown> {
	const entries = objectsOf(translations);
	const german = entries.find(({ language }) => language === defaultLanguage) ?? {};
	const others = entries.filter(({ language }) => language !== defaultLanguage);
	return { ...pick(german, fieldsOf(collection)), translations: others };
}

/** Puts German before the other languages of an item. */
export function germanFirst(collection: string, row: Json): readonly Json[] {
	const fields = fieldsOf(collection);
	const others = objectsOf(row.translations);
	return saysGerman(collection, row)
		? [{ language: defaultLanguage, ...pick(row, fields) }, ...others]
		: others;
}

/** Tells whether an item says something in German itself. */
export function saysGerman(collection: string, row: Json): boolean {
	return Boolean(row[fieldsOf(collection)[0]]);
}
