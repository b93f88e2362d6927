import type { LocalizedShop } from "#core/catalogue/localized-shop.ts";
import type { IndexedProduct, Product, ProductAttribute, ProductVariant } from "#core/catalogue/product.ts";
import type { ProductContent } from "#core/catalogue/shop-content.ts";
import { variesBy } from "#core/catalogue/varies-by.ts";
import type { ProductTranslation, VariantContent } from "#core/content/product.ts";
import { absentValues, textShape } from "#core/content/shape-decoder.ts";
import { productShape } from "#core/content/shop-shapes.ts";
import type { Language } from "#core/language/language.ts";
import { legalTextFor, translationFor } from "#core/language/translation.ts";
import { type Logger, silentLogger } from "#core/platform/logger.ts";
import { localizedSlug } from "#core/routes/localized-slugs.ts";
import type { ContentId } from "#core/shared/branded.ts";

type ProductTexts = Omit<ProductTranslation, "language" | "slug">;

const { slug: _, ...textShapes } = textShape(productShape);

/** The texts of a product without any translation; its slug then serves as its name. */
const noTexts = absentValues(textShapes) as ProductTexts;

const textNames = Object.keys(textShapes) as readonly (keyof ProductTexts)[];

/** The texts that the law requires. */
const legalNames = textNames.filter((name) => textShapes[name].isLegal);

/**
 * Returns a product's texts in a language. If that is missing, its first one is used and logged (R-I18N-01); texts
 * that the law requires fall back to any language (B-LAW-21). `text_languages` names the language of each text in a
 * different one.
 */
function localizedTexts(
	{ id, slug, translations }: ProductContent,
	language: Language,
	logger: Logger,
): ProductTexts & Pick<Product, "text_languages"> {
	const {
		language: used,
		slug: __,
		...texts
	} = translationFor(translations, language, logger, `product ${id}`) ?? {
		...noTexts,
		language,
		slug: null,
		display_name: slug,
	};
	const legal = legalNames.flatMap((name) => {
		const text = texts[name] === null ? legalTextFor(translations, name, language) : null;
		return text ? [[name, text] as const] : [];
	});
	const foreign = [
		...(used === language
			? []
			: textNames.filter((name) => texts[name] !== null).map((name) => [name, used])),
		...legal.map(([name, text]) => [name, text.language]),
	];
	return {
		...texts,
		...Object.fromEntries(legal.map(([name, { text }]) => [name, text])),
		...(foreign.length > 0 ? { text_languages: Object.fromEntries(foreign) } : {}),
	};
}

/** Returns a product in the language of `shop`. References that the shop does not have become null or are left out. */
export function localizedProduct(product: ProductContent, shop: LocalizedShop, logger: Logger): Product {
	const { language } = shop;
	const { translations: _, prices: __, publish_at: ___, unpublish_at: ____, ...fields } = product;
	return {
		...fields,
		project: product.project ?? shop.project,
		...localizedTexts(product, language, logger),
		...localizedSlug(product, language),
		manufacturer: byId(shop.manufacturers, product.manufacturer),
		manufacturer_contact: byId(shop.contacts, product.manufacturer),
		category: byId(shop.categories, product.category),
		attributes: product.attributes.flatMap((attribute) => localizedAttribute(attribute, shop)),
		variants_differ_in: variesBy(product),
		personalization: byId(shop.personalizations, product.personalization),
		size_guide: byId(shop.sizeGuides, product.size_guide),
		ratings: shop.ratings.get(String(product.id)) ?? [],
		product_variants: product.product_variants.map((variant) =>
			localizedVariant(variant, product.id, language),
		),
	};
}

/** Returns the fields for filters, facets and sorting in the language of `shop`, without logging. */
export function indexedProduct(product: ProductContent, shop: LocalizedShop): IndexedProduct {
	const { status, project, slug, category, manufacturer, subcategories, tags, translations } = product;
	const { price_brutto, product_variants, date_created, stock, reorder_possible, condition } = product;
	return {
		status,
		project: project ?? shop.project,
		display_name: translationFor(translations, shop.language, silentLogger, slug)?.display_name ?? slug,
		category: byId(shop.categories, category),
		manufacturer: byId(shop.manufacturers, manufacturer),
		subcategories,
		tags,
		attributes: product.attributes.flatMap((attribute) => localizedAttribute(attribute, shop)),
		price_brutto,
		product_variants,
		date_created,
		stock,
		reorder_possible,
		condition,
	};
}

function byId<Value>(values: ReadonlyMap<string, Value>, id: ContentId | null): Value | null {
	return id === null ? null : (values.get(String(id)) ?? null);
}

function localizedAttribute(
	{ attribute_group, display_values }: ProductContent["attributes"][number],
	shop: LocalizedShop,
): readonly ProductAttribute[] {
	const found = shop.attributes.get(String(attribute_group));
	if (!found) return [];
	const named = display_values.map((value) => found.values.get(value) ?? { text: value, foreign: null });
	const values = named.map(({ text }) => text);
	const foreign = named.flatMap(({ text, foreign: used }) => (used === null ? [] : [[text, used] as const]));
	const { attribute_group: group, essential, search_property } = found;
	// The fast path for most attributes: builds create some hundred thousand of them.
	if (essential && search_property === null && foreign.length === 0)
		return [{ attribute_group: group, display_values: values }];
	return [
		{
			attribute_group: group,
			display_values: values,
			...(foreign.length > 0 ? { value_languages: Object.fromEntries(foreign) } : {}),
			...(essential ? {} : { essential }),
			...(search_property === null ? {} : { search_property }),
		},
	];
}

/** A missing translation is not logged, because a variant's name, such as a size, mostly works in every language. */
function localizedVariant(variant: VariantContent, product: ContentId, language: Language): ProductVariant {
	const { translations, prices: _, ...fields } = variant;
	const translation = translations.find((entry) => entry.language === language);
	return { ...fields, product, display_name: translation?.display_name ?? variant.display_name };
}
