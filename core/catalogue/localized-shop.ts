import type {
	Personalization,
	PersonalizationField,
	ProductAttribute,
	RatingValue,
	SizeGuide,
} from "#core/catalogue/product.ts";
import type { ProductRating } from "#core/catalogue/rating.ts";
import type { ShopContent } from "#core/catalogue/shop-content.ts";
import type { PersonalizationContent } from "#core/content/personalization.ts";
import type { ManufacturerContact, NamedReference } from "#core/content/shop-lists.ts";
import type { SearchProperty } from "#core/content-values/search-property.ts";
import { contentLanguage, type Language } from "#core/language/language.ts";
import { type TranslationEntry, translationFor } from "#core/language/translation.ts";
import type { Logger } from "#core/platform/logger.ts";
import { localizedSlug } from "#core/routes/localized-slugs.ts";
import type { ContentId } from "#core/shared/branded.ts";

/** An attribute group in one language; `values` by id, empty if products write their own. */
export interface LocalizedAttribute {
	readonly attribute_group: ProductAttribute["attribute_group"];
	readonly essential: boolean;
	readonly search_property: SearchProperty | null;
	readonly values: ReadonlyMap<string, LocalizedValue>;
}

/** A value of an attribute group in one language. */
export interface LocalizedValue {
	readonly text: string;
	/** The language of the value if it is not in the requested one, else null. */
	readonly foreign: Language | null;
}

/** The fields of a rating for a product's summary (B-LAW-09). */
export type DatedRating = RatingValue & Pick<ProductRating, "date_created">;

/** Data shared by a shop's products, in one language and by id as text; created once for all of them. */
export interface LocalizedShop {
	readonly language: Language;
	/** The domain of the shop. */
	readonly project: string;
	readonly categories: ReadonlyMap<string, NamedReference>;
	readonly manufacturers: ReadonlyMap<string, NamedReference>;
	readonly contacts: ReadonlyMap<string, ManufacturerContact>;
	readonly attributes: ReadonlyMap<string, LocalizedAttribute>;
	readonly personalizations: ReadonlyMap<string, Personalization>;
	readonly sizeGuides: ReadonlyMap<string, SizeGuide>;
	/** By the product's id. */
	readonly ratings: ReadonlyMap<string, readonly DatedRating[]>;
}

/**
 * Returns the shared data in a language; a missing translation is logged once and the first one is used
 * (R-I18N-01).
 */
export function localizeShop(
	shop: Omit<ShopContent, "settings" | "settings_translations" | "products">,
	language: Language,
	project: string,
	logger: Logger,
): LocalizedShop {
	const translationOf = <Entry extends TranslationEntry>(entries: readonly Entry[], subject: string) =>
		translationFor(entries, language, logger, subject);
	const foreignOf = (found: TranslationEntry | null) =>
		found === null || found.language === language ? null : found.language;
	const marked = (foreign: Language | null) => (foreign === null ? {} : { language: foreign });
	return {
		language,
		project,
		categories: mapOf(shop.categories, (category) => {
			const { id, slug, translations } = category;
			const found = translationOf(translations, `category ${id}`);
			return {
				id,
				slug,
				...localizedSlug(category, language),
				display_name: found?.display_name ?? slug,
				...marked(foreignOf(found)),
			};
		}),
		manufacturers: mapOf(shop.manufacturers, ({ id, display_name, slug }) => ({ id, display_name, slug })),
		contacts: new Map(
			shop.manufacturers.flatMap(({ id, contact }) => (contact ? [[String(id), contact] as const] : [])),
		),
		attributes: mapOf(shop.attributes, ({ id, translations, essential, search_property, values }) => {
			const named = translationOf(translations, `attribute ${id}`);
			const localizeValue = (value: (typeof values)[number]): LocalizedValue => {
				const found = translationOf(value.translations, `attribute ${id} ${value.id}`);
				return { text: found?.display_value ?? String(value.id), foreign: foreignOf(found) };
			};
			const group = { id, display_name: named?.display_name ?? String(id), ...marked(foreignOf(named)) };
			return { attribute_group: group, essential, search_property, values: mapOf(values, localizeValue) };
		}),
		personalizations: mapOf(shop.personalizations, (content) =>
			localizedPersonalization(content, language, logger),
		),
		sizeGuides: mapOf(shop.size_guides, ({ id, translations }) => {
			const translation = translationOf(translations, `size guide ${id}`);
			return { display_name: translation?.display_name ?? String(id), table: translation?.table ?? [] };
		}),
		ratings: ratingsByProduct(shop.ratings),
	};
}

function localizedPersonalization(
	{ id, translations, fields }: PersonalizationContent,
	language: Language,
	logger: Logger,
): Personalization {
	const subject = `personalization ${id}`;
	const display_name = translationFor(translations, language, logger, subject)?.display_name ?? String(id);
	return {
		id,
		display_name,
		fields: fields.map(({ translations: fieldTranslations, ...field }) => {
			const translation = translationFor(fieldTranslations, language, logger, `${subject} ${field.name}`);
			const base =
				fieldTranslations.find((entry) => entry.language === contentLanguage) ?? fieldTranslations[0];
			return {
				...field,
				display_name: translation?.display_name ?? field.name,
				...localizedOptions(base?.options ?? [], translation?.options ?? []),
			};
		}),
	};
}

/** Maps the default language's options, by which orders name a choice, to their names in the requested language. */
function localizedOptions(
	options: readonly string[],
	names: readonly string[],
): Pick<PersonalizationField, "options" | "option_names"> {
	const option_names = Object.fromEntries(
		options.flatMap((option, place) => {
			const name = names[place];
			return name === undefined || name === option ? [] : [[option, name]];
		}),
	);
	return { options, ...(Object.keys(option_names).length > 0 ? { option_names } : {}) };
}

function mapOf<Item extends { readonly id: ContentId }, Value>(
	items: readonly Item[],
	localize: (item: Item) => Value,
): ReadonlyMap<string, Value> {
	return new Map(items.map((item) => [String(item.id), localize(item)]));
}

function ratingsByProduct(ratings: readonly ProductRating[]): LocalizedShop["ratings"] {
	const byProduct = new Map<string, DatedRating[]>();
	for (const { product, rating, date_created } of ratings) {
		const list = byProduct.get(String(product));
		if (list) list.push({ rating, date_created });
		else byProduct.set(String(product), [{ rating, date_created }]);
	}
	return byProduct;
}
