import { isInOtherLanguage } from "#adapters/content-exports/existing-products.ts";
import type { Language } from "#core/language/language.ts";

/** The fields of an entry in a content file. */
export type Fields = Readonly<Record<string, unknown>>;

type Entries = readonly Fields[];

const entriesOf = (value: unknown): Entries => (Array.isArray(value) ? value : []);
const keyOf = (entry: Fields, key: string) => String(entry[key]).toLowerCase();

/** Merges texts by language. A further language is put where the site's configuration has it. */
function mergedTranslations(before: Entries, added: Entries, languages: readonly Language[]): Entries {
	const merged = before.map((entry) => ({
		...entry,
		...added.find(({ language }) => language === entry.language),
	}));
	const further = added.filter(({ language }) => !before.some((entry) => entry.language === language));
	if (further.length === 0) return merged;
	const placeOf = ({ language }: Fields) => {
		const place = languages.indexOf(language as Language);
		return place < 0 ? languages.length : place;
	};
	return [...merged, ...further].toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Returns an entry of a list with the languages and values that it lacks; nothing that it has is changed. */
function complementedEntry(before: Fields, added: Fields, languages: readonly Language[]): Fields {
	const own = entriesOf(before.translations);
	const further = entriesOf(added.translations).filter(
		({ language }) => !own.some((entry) => entry.language === language),
	);
	return {
		...before,
		// An entry without texts, such as the decorative image, needs none.
		...(own.length > 0 && { translations: mergedTranslations(own, further, languages) }),
		...(Array.isArray(added.values) && {
			values: complementedList(entriesOf(before.values), added.values, "id", languages),
		}),
	};
}

/** Returns a list with further entries, and with the languages and values that its own ones lack. */
export function complementedList(
	existing: readonly object[],
	added: readonly object[],
	key: string,
	languages: readonly Language[],
): Entries {
	const [before, entries] = [existing as Entries, added as Entries];
	const merged = before.map((entry) => {
		const more = entries.find((other) => keyOf(other, key) === keyOf(entry, key));
		return more === undefined ? entry : complementedEntry(entry, more, languages);
	});
	const existingKeys = new Set(before.map((entry) => keyOf(entry, key)));
	return [...merged, ...entries.filter((entry) => !existingKeys.has(keyOf(entry, key)))];
}

const languageOf = (document: Fields) => entriesOf(document.translations)[0]?.language as Language;

/** Returns whether a document is in another language than the first texts of a product. */
function isOtherLanguage(before: Fields, document: Fields): boolean {
	return isInOtherLanguage(before, languageOf(document));
}

/** Returns a product's variant with the id, else with the name in any language. */
function variantOf(variants: Entries, variant: Fields): Fields | undefined {
	const hasName = (own: Fields) =>
		[own, ...entriesOf(own.translations)].some(
			(texts) => keyOf(texts, "display_name") === keyOf(variant, "display_name"),
		);
	return variants.find((own) => keyOf(own, "id") === keyOf(variant, "id")) ?? variants.find(hasName);
}

/** Returns a variant with its name in another language, unless its own name is the same. */
function namedVariant(
	before: Fields,
	{ display_name }: Fields,
	language: Language,
	languages: readonly Language[],
): Fields {
	const translations = entriesOf(before.translations);
	const own = translations.find((entry) => entry.language === language) ?? before;
	if (own.display_name === display_name) return before;
	const named = mergedTranslations(translations, [{ language, display_name }], languages);
	return { ...before, translations: named };
}

/** Returns the variants of a product with those of a document; null if one of them has none. */
function mergedVariants(
	before: Fields,
	document: Fields,
	languages: readonly Language[],
	isTextOnly: boolean,
): Entries | null {
	const [own, added] = [entriesOf(before.product_variants), entriesOf(document.product_variants)];
	if (own.length === 0 || added.length === 0) return null;
	if (!isOtherLanguage(before, document) && !isTextOnly)
		return added.map((variant) => {
			const match = variantOf(own, variant);
			return match === undefined ? variant : { ...match, ...variant, id: match.id };
		});
	const language = languageOf(document);
	return own.map((variant) => {
		const match = added.find((other) => variantOf(own, other) === variant);
		if (match === undefined) return variant;
		const { id: _, display_name, reference_number_suffix: __, ...values } = match;
		const named = namedVariant(variant, { display_name }, language, languages);
		return isTextOnly ? named : { ...named, ...values };
	});
}

/** Returns the names of a document's variants in another language that are none of the product's. */
export function unmatchedVariants(before: Fields, document: Fields): readonly string[] {
	const own = entriesOf(before.product_variants);
	if (own.length === 0 || !isOtherLanguage(before, document)) return [];
	return entriesOf(document.product_variants)
		.filter((variant) => variantOf(own, variant) === undefined)
		.map(({ display_name }) => String(display_name));
}

/**
 * Returns a document in another language without the fields that stay as they are in a product: tags, the article number,
 * and what a row without variants says of a product with variants.
 */
function withoutOwnFields(before: Fields, document: Fields): Fields {
	const hasVariants = entriesOf(before.product_variants).length > 0;
	const ofVariants = hasVariants && document.product_variants === undefined;
	const staying = [
		...["tags", "reference_number"].filter((name) => before[name] !== undefined),
		...(ofVariants ? ["reference_number", "stock", "gtin"] : []),
	];
	return Object.fromEntries(Object.entries(document).filter(([name]) => !staying.includes(name)));
}

/**
 * Returns a product's file with the values of an import. Fields, languages and attributes that only the file has stay. A
 * document in another language than the product's first texts does not replace its tags, article number and variants.
 */
export function mergedProduct(before: Fields, document: Fields, languages: readonly Language[]): Fields {
	const isOther = isOtherLanguage(before, document);
	const [translations, texts] = [entriesOf(before.translations), entriesOf(document.translations)];
	const variants = mergedVariants(before, document, languages, false);
	const attributes = entriesOf(document.attributes);
	const groupOf = (entry: Fields) => keyOf(entry, "attribute_group");
	return {
		...before,
		...(isOther ? withoutOwnFields(before, document) : document),
		translations: mergedTranslations(translations, texts, languages),
		...(variants === null ? {} : { product_variants: variants }),
		...(attributes.length > 0 && {
			attributes: [
				...entriesOf(before.attributes).map(
					(entry) => attributes.find((other) => groupOf(other) === groupOf(entry)) ?? entry,
				),
				...attributes.filter(
					(entry) => !entriesOf(before.attributes).some((own) => groupOf(own) === groupOf(entry)),
				),
			],
		}),
	};
}

/**
 * Returns a product's file with the texts of a language that it lacks; null if it has the language, or no texts at all.
 * Nothing that the file has is changed.
 */
export function withFurtherLanguage(
	before: Fields,
	document: Fields,
	languages: readonly Language[],
): Fields | null {
	const [own, texts] = [entriesOf(before.translations), entriesOf(document.translations)];
	const language = languageOf(document);
	if (own.length === 0 || own.some((entry) => entry.language === language)) return null;
	const variants = mergedVariants(before, document, languages, true);
	return {
		...before,
		translations: mergedTranslations(own, texts, languages),
		...(variants === null ? {} : { product_variants: variants }),
	};
}
