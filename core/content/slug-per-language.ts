import * as v from "valibot";
import { type Field, optional, refined } from "#core/content/field.ts";
import { slug } from "#core/content/fields.ts";
import { findingMessage } from "#core/content/message.ts";
import { contentLanguage, type Language } from "#core/language/language.ts";

/** Creates the field of a translation with an item's slug in that language; blank for the item's own slug (B-SEO-12). */
export function slugPerLanguage(entity: "category" | "product"): Field<string | null> {
	return optional(
		slug(entity, {
			de: [
				"Adressteil in dieser Sprache",
				"Der Teil der Adresse in dieser Sprache, z. B. wedding-rings; leer: der Adressteil des Eintrags selbst, den Deutsch immer hat.",
			],
			en: [
				"Slug in this language",
				"The part of the address in this language, e.g. wedding-rings; blank for the item's own slug, which German always has.",
			],
			source: "B-SEO-12",
		}),
	);
}

/** A translation of an item with a slug. */
interface SlugTranslation {
	readonly language: Language;
	readonly slug: string | null;
}

/** Rejects a slug in a German translation: the German slug is the item's own (B-SEO-12). */
export function withoutGermanSlug<Entry extends SlugTranslation>(
	translations: Field<readonly Entry[]>,
): Field<readonly Entry[]> {
	return refined(translations, (schema) =>
		v.pipe(
			schema,
			v.rawCheck<readonly Entry[]>(({ dataset, addIssue }) => {
				if (!dataset.typed) return;
				for (const [key, value] of dataset.value.entries()) {
					if (value.language !== contentLanguage || value.slug === null) continue;
					addIssue({
						message: findingMessage("content.slug.german", { slug: value.slug }),
						path: [
							{ type: "array", origin: "value", input: [...dataset.value], key, value },
							{ type: "object", origin: "value", input: Object(value), key: "slug", value: value.slug },
						],
					});
				}
			}),
		),
	);
}
