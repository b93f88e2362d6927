import {
	item,
	many,
	orNull,
	ownId,
	ownParts,
	type Part,
	row,
	translatedItem,
	value,
} from "#adapters/content-directus/catalogue/part.ts";
import { withRecordedPrices } from "#adapters/content-directus/model/price-histories.ts";
import { recordedField, reductionField } from "#adapters/content-directus/model/recorded-prices.ts";
import { objectOf } from "#adapters/content-directus/model/rows.ts";
import { listFields, variantListFields } from "#core/catalogue/product.ts";
import { decodersOf, entryShape, textShape } from "#core/content/shape-decoder.ts";
import {
	attributeGroupShape,
	attributeValueShape,
	categoryShape,
	manufacturerShape,
	personalizationShape,
	productShape,
	ratingShape,
	sizeGuideShape,
} from "#core/content/shop-shapes.ts";
import { imageSubjects } from "#core/content-values/image-model.ts";
import { oneOf } from "#core/decoding/content-decoders.ts";
import { integer, nullable, object } from "#core/decoding/decoder.ts";
import { text, withAbsent } from "#core/decoding/file-decoders.ts";
import { pickFields } from "#core/shared/collections.ts";

const optionalText = value(nullable(text));
const pixels = value(nullable(integer(0, Number.MAX_SAFE_INTEGER)));

const image = row({
	image: orNull(
		row({
			id: value(text),
			filename_download: value(text),
			type: optionalText,
			width: pixels,
			height: pixels,
			subject: value(withAbsent(oneOf(imageSubjects), null)),
		}),
	),
});

const maker = ownParts(manufacturerShape);
const texts = ownParts(textShape(productShape));
const { display_name } = texts;

/** The texts of a category or product whose links are shown. */
const linkTexts = pickFields(texts, ["display_name", "slug"]);

/** Reads a category that a product or filter refers to. */
export const namedCategory = translatedItem(pickFields(ownParts(categoryShape), ["slug"]), linkTexts);

/** Reads a manufacturer that a list or filter refers to. */
export const namedManufacturer = item(pickFields(maker, ["display_name", "slug"]));

/** Reads an attribute group that an attribute or filter refers to. */
export const namedGroup = translatedItem(
	pickFields(ownParts(attributeGroupShape), ["essential", "search_property"]),
	ownParts(textShape(attributeGroupShape)),
);

const variant = ownParts(entryShape(productShape.product_variants));
const rating = ownParts(ratingShape);

/** Reads an attribute of a product. */
export const attributeRow = row({
	attribute_group: namedGroup,
	display_values: many(
		row({
			display_value: optionalText,
			value: orNull(translatedItem({}, ownParts(textShape(attributeValueShape)))),
		}),
	),
});

const product = {
	...ownParts(productShape),
	images: many(image),
	category: orNull(namedCategory),
	manufacturer: orNull(item(maker)),
	product_variants: many(item(variant)),
	subcategories: many(row({ subcategory_id: orNull(item({})) })),
	attributes: many(attributeRow),
	personalization: orNull(
		translatedItem(
			{ fields: many(value(object(decodersOf(entryShape(personalizationShape.fields))))) },
			ownParts(textShape(personalizationShape)),
		),
	),
	size_guide: orNull(translatedItem({}, ownParts(textShape(sizeGuideShape)))),
	ratings: many(row(pickFields(rating, ["rating", "date_created"]))),
};

/** Adds what decides over price histories to the part of a product. */
function withHistory<Value>({ fields, decode, ...part }: Part<Value>): Part<Value> {
	return {
		...part,
		fields: [...fields, reductionField, recordedField],
		decode: (input, path) => decode(withRecordedPrices(objectOf(input)), path),
	};
}

/** Reads a product for its own page (R-CAT-05). */
export const detailedProduct = withHistory(translatedItem(product, texts));

const pricedVariantFields = [...variantListFields, "prices"] as const;

const prices = many(row(pickFields(variant, pricedVariantFields)));

type ListField = Exclude<
	(typeof listFields)[number],
	"id" | "display_name" | "localized_slug" | "text_languages"
>;

/** Reads a product for a list (R-CAT-02). */
export const listedProduct = withHistory(
	translatedItem(
		{
			...pickFields(
				product,
				listFields.filter((name): name is ListField => Object.hasOwn(product, name)),
			),
			prices: product.prices,
			manufacturer: orNull(namedManufacturer),
			product_variants: many(
				row({ id: ownId, ...pickFields(variant, [...pricedVariantFields, "price_history"]) }),
			),
			ratings: many(row(pickFields(rating, ["rating"]))),
		},
		linkTexts,
	),
);

/** Reads a rating. */
export const ratingRow = item({ ...rating, product: item({}) });

/** The fields of a product's price range. */
const priced = { ...pickFields(product, ["price_brutto", "prices"]), product_variants: prices };

/** Reads the prices of a product. */
export const pricedProduct = row(priced);

/** Reads the fields that products are sorted by. */
export const sortedProduct = translatedItem(
	{
		...pickFields(product, ["price_brutto", "prices", "date_created", "stock", "reorder_possible"]),
		product_variants: many(row(pickFields(variant, [...pricedVariantFields, "stock", "reorder_possible"]))),
		category: orNull(
			row({ sort: value(withAbsent(integer(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER), 0)) }),
		),
	},
	{ display_name },
);

/** Reads a shared value of an attribute group. */
export const valueRow = translatedItem(
	{ attribute_group: item({}) },
	ownParts(textShape(attributeValueShape)),
);

/** Reads the id of the product that has an attribute. */
export const attributeProductRow = row({ product: ownId });

/** Reads only a product's own id. */
export const namedProduct = row({ id: ownId });
