import type { LocalizedShop } from "#core/catalogue/localized-shop.ts";
import type { IndexedProduct, Product, ProductAttribute, ProductVariant } from "#core/catalogue/product.ts";
import { variesBy } from "#core/catalogue/varies-by.ts";
import type { ProductTranslation, VariantContent } from "#core/content/product.ts";
import { absentValues, textShape } from "#core/content/shape-decoder.ts";
import { productShape } from "#core/content/shop-shapes.ts";
import type { Logger } from "#core/ports/logger.ts";
import type { ContentId } from "#core/shared/branded.ts";
import type { Language } from "#core/shared/language.ts";
import { translationFor } from "#core/shared/translation.ts";
import type { ProductContent } from "#core/site/shop-content.ts";

/** What a product says without a translation; its slug is its name then. */
const noTexts = absentValues(textShape(productShape)) as Omit<ProductTranslation, "language">;

/**
 * A product in the language of `shop`; where it lacks that language, in its first one, with a note (R-I18N-01).
 * What it names and the shop does not have is null or left out.
 */
export function localizedProduct(product: ProductContent, shop: LocalizedShop, logger: Logger): Product {
	const { language } = shop;
	const translation = translationFor(product.translations, language, logger, `product ${product.id}`);
	const { translations: _, prices: ___, ...fields } = product;
	const { language: __, ...texts } = translation ?? { ...noTexts, language, display_name: product.slug };
	return {
		...fields,
		project: product.project ?? shop.project,
		...texts,
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

const silent: Logger = { note: () => undefined };

/** What filters, facets and sorting look at in a product, in the language of `shop`; nothing is noted of it. */
export function indexedProduct(product: ProductContent, shop: LocalizedShop): IndexedProduct {
	const { status, project, slug, category, manufacturer, subcategories, tags, translations } = product;
	const { price_brutto, product_variants, date_created, stock, reorder_possible } = product;
	return {
		status,
		project: project ?? shop.project,
		display_name: translationFor(translations, shop.language, silent, slug)?.display_name ?? slug,
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
	const values = display_values.map((value) => found.values.get(value) ?? value);
	const { attribute_group: group, essential, search_property } = found;
	// Most: builds make some hundred thousand of these.
	if (essential && search_property === null) return [{ attribute_group: group, display_values: values }];
	return [
		{
			attribute_group: group,
			display_values: values,
			...(essential ? {} : { essential }),
			...(search_property === null ? {} : { search_property }),
		},
	];
}

/** Without a note: a variant's own name, such as a size, mostly serves every language. */
function localizedVariant(variant: VariantContent, product: ContentId, language: Language): ProductVariant {
	const { translations, prices: _, ...fields } = variant;
	const translation = translations.find((entry) => entry.language === language);
	return { ...fields, product, display_name: translation?.display_name ?? variant.display_name };
}
