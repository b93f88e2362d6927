import { inProducts } from "#core/check/product-places.ts";
import { at, type CheckedSite, type Place, type Rule } from "#core/check/rule.ts";
import type { Entity } from "#core/content/entity.ts";
import { legal } from "#core/content/legal.ts";
import { product } from "#core/content/product.ts";
import { consent } from "#core/content/site-lists.ts";
import type { Language } from "#core/language/language.ts";
import type { TranslationEntry } from "#core/language/translation.ts";

/** Returns the names of an entity's translated texts that the law requires, marked `isLegal` in its definition. */
export function legalTextsOf({ fields }: Entity): readonly string[] {
	const texts = Object.entries(fields.translations?.fields ?? {});
	return texts.flatMap(([name, { isLegal }]) => (isLegal ? [name] : []));
}

/** The entities whose legal texts are checked. */
export const entitiesWithLegalTexts: readonly Entity[] = [product, legal, consent];

/** Returns the legal texts that exist in some but not all languages of the site, with their fields. */
function missingTexts(
	entity: Entity,
	translations: readonly TranslationEntry[],
	languages: readonly Language[],
	within = "",
) {
	return legalTextsOf(entity).flatMap((name) => {
		const filled = translations.filter((entry) => String(Reflect.get(entry, name) ?? "").trim() !== "");
		const missing = languages.filter((language) => filled.every((entry) => entry.language !== language));
		const used = filled[0]?.language;
		if (used === undefined || missing.length === 0) return [];
		const place = translations.findIndex(({ language }) => language === missing[0]);
		const field = `${within}translations${place < 0 ? "" : `.${place}.${name}`}`;
		return [{ field, params: { text: name, missing: missing.join(", "), used } }];
	});
}

function findInSite({ site, languages }: CheckedSite): readonly Place[] {
	return [
		...missingTexts(legal, site.legal.translations, languages).map(({ field, params }) =>
			at(legal, field, { name: site.company.display_name, ...params }),
		),
		...site.consents.flatMap(({ function_id, translations }, place) =>
			missingTexts(consent, translations, languages, `${place}.`).map(({ params }) =>
				at(consent, `${place}.translations`, { name: function_id, ...params }),
			),
		),
	];
}

/** Rules for texts that the law requires in each language of the site (B-LAW-21). */
export const legalTextRules: readonly Rule[] = [
	{
		id: "legal-translation",
		severity: "error",
		source: "Dir. 2011/83/EU, Art. 6 (7); Art. 19 (d) GPSR; Loi n° 94-665, art. 2",
		find: (checked) => [
			...inProducts(checked, ({ translations }) => missingTexts(product, translations, checked.languages)),
			...findInSite(checked),
		],
	},
];
