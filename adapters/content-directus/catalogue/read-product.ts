import type { ImageFile } from "#adapters/content-directus/catalogue/asset-images.ts";
import type { PartValue } from "#adapters/content-directus/catalogue/part.ts";
import type {
	attributeRow,
	detailedProduct,
	listedProduct,
} from "#adapters/content-directus/catalogue/product-parts.ts";
import { listedPriceHistory } from "#core/catalogue/list-item.ts";
import { localizedProduct } from "#core/catalogue/localized-product.ts";
import { type LocalizedShop, localizeShop } from "#core/catalogue/localized-shop.ts";
import {
	type Product,
	type ProductAttribute,
	type ProductListItem,
	variantListFields,
} from "#core/catalogue/product.ts";
import { productIn } from "#core/catalogue/product-currency.ts";
import { inShownOrder } from "#core/catalogue/product-images.ts";
import type { ProductContent } from "#core/catalogue/shop-content.ts";
import type { AttributeGroup } from "#core/content/shop-lists.ts";
import type { Language } from "#core/language/language.ts";
import { translationFor } from "#core/language/translation.ts";
import type { PriceCurrencies } from "#core/money/price-currencies.ts";
import type { Logger } from "#core/platform/logger.ts";
import { localizedSlug } from "#core/routes/localized-slugs.ts";
import { pickFields } from "#core/shared/collections.ts";

type ListedRow = PartValue<typeof listedProduct>;
type DetailedRow = PartValue<typeof detailedProduct>;
type AttributeRow = PartValue<typeof attributeRow>;

/** The context in which products are read. */
export interface ReadContext {
	readonly language: Language;
	readonly currencies: PriceCurrencies;
	/** The domain of the shop. */
	readonly project: string;
	readonly logger: Logger;
	/** Called with each image that is read. */
	readonly onImage?: (image: ImageFile) => void;
}

/** Returns the existing images of a row. */
function imagesOf(images: ListedRow["images"], { onImage }: ReadContext) {
	return inShownOrder(images, ({ image }) => image?.subject ?? null).flatMap(({ image }) => {
		if (!image) return [];
		const { id, filename_download: private_hash, type, width, height } = image;
		onImage?.({ id, private_hash, type, width, height });
		return [{ private_hash, width: width ?? 0, height: height ?? 0 }];
	});
}

/** Returns a product for a list in the context's language (R-CAT-09). */
export function listItemOfRow(row: ListedRow, reading: ReadContext): ProductListItem {
	const { language, logger } = reading;
	const nameOf = (entries: ListedRow["translations"], subject: string) =>
		translationFor(entries, language, logger, subject)?.display_name ?? null;
	const {
		own: _,
		translations,
		category,
		manufacturer,
		prices: __,
		...fields
	} = productIn(row, reading.currencies);
	const withoutOwnId = <Named extends { readonly own: string }>({ own: ___, ...item }: Named) => item;
	const texts = translationFor(translations, language, logger, `product ${row.id}`);
	return {
		...fields,
		...localizedSlug(row, language),
		display_name: texts?.display_name ?? row.slug,
		...(texts && texts.language !== language ? { text_languages: { display_name: texts.language } } : {}),
		images: imagesOf(row.images, reading).map(({ private_hash }) => ({ private_hash })),
		price_history: listedPriceHistory(fields),
		product_variants: fields.product_variants.map((variant) => pickFields(variant, variantListFields)),
		manufacturer: manufacturer && withoutOwnId(manufacturer),
		category: category && {
			id: category.id,
			display_name: nameOf(category.translations, `category ${category.id}`) ?? category.slug,
			slug: category.slug,
			...localizedSlug(category, language),
		},
	};
}

/** Returns the groups of attributes with the values that the attributes contain. */
function groupsOf(attributes: readonly AttributeRow[]): readonly AttributeGroup[] {
	return attributes.map(({ attribute_group, display_values }) => ({
		id: attribute_group.id,
		translations: attribute_group.translations,
		essential: attribute_group.essential,
		search_property: attribute_group.search_property,
		values: display_values.flatMap(({ value }) => (value ? [value] : [])),
	}));
}

function attributeContent({ attribute_group, display_values }: AttributeRow) {
	const values = display_values.map(({ value, display_value }) => value?.id ?? display_value);
	return { attribute_group: attribute_group.id, display_values: values.filter((value) => value !== null) };
}

/** Returns the shop's data that products refer to, as far as these rows contain them. */
function sharedBy(
	{ category, manufacturer, personalization, size_guide, attributes }: SharedRow,
	{ language, project, logger }: SharedContext,
): LocalizedShop {
	const content = {
		categories: category
			? [
					{
						...category,
						sort: 0,
						google_product_category: null,
						translations: category.translations.map((entry) => ({ ...entry, description: null })),
					},
				]
			: [],
		manufacturers: manufacturer ? [manufacturer] : [],
		attributes: groupsOf(attributes),
		personalizations: personalization ? [personalization] : [],
		size_guides: size_guide ? [size_guide] : [],
		ratings: [],
	};
	return localizeShop(content, language, project, logger);
}

type SharedContext = Pick<ReadContext, "language" | "project" | "logger">;

type SharedRow = Pick<
	DetailedRow,
	"category" | "manufacturer" | "personalization" | "size_guide" | "attributes"
>;

/** Returns a product with all its details in the context's language (R-CAT-05, R-CAT-09). */
export function productOfRow(row: DetailedRow, reading: ReadContext): Product {
	const shared = { ...sharedBy(row, reading), ratings: new Map([[row.id, row.ratings]]) };
	const content = productIn(contentOf(row, reading), reading.currencies);
	return localizedProduct(content, shared, reading.logger);
}

function contentOf(row: DetailedRow, reading: ReadContext): ProductContent {
	const { own: _, ...fields } = row;
	return {
		...fields,
		status: "published",
		project: null,
		category: row.category?.id ?? null,
		manufacturer: row.manufacturer?.id ?? null,
		personalization: row.personalization?.id ?? null,
		size_guide: row.size_guide?.id ?? null,
		images: imagesOf(row.images, reading),
		subcategories: row.subcategories.flatMap(({ subcategory_id }) =>
			subcategory_id ? [{ subcategory_id: subcategory_id.id }] : [],
		),
		attributes: row.attributes.map(attributeContent),
		product_variants: row.product_variants.map(({ own: __, ...variant }) => variant),
	};
}

/** Returns the attributes of rows: each group once with all its values, in the order of the rows (R-CAT-05). */
export function attributesOfRows(
	rows: readonly AttributeRow[],
	{ language, project, logger }: ReadContext,
): readonly ProductAttribute[] {
	const nothing = { category: null, manufacturer: null, personalization: null, size_guide: null };
	const found = new Map<string, { readonly display_name: string; readonly values: Set<string> }>();
	for (const row of rows) {
		const { attributes } = sharedBy({ ...nothing, attributes: [row] }, { language, project, logger });
		const { attribute_group, display_values } = attributeContent(row);
		const group = attributes.get(attribute_group);
		const display_name = group?.attribute_group.display_name ?? attribute_group;
		const attribute = found.get(attribute_group) ?? { display_name, values: new Set() };
		for (const value of display_values) attribute.values.add(group?.values.get(value)?.text ?? value);
		found.set(attribute_group, attribute);
	}
	return Array.from(found, ([id, { display_name, values }]) => ({
		attribute_group: { id, display_name },
		display_values: [...values],
	}));
}
