import * as v from "valibot";
import {
	decimal,
	item,
	listOf,
	optionalBoolean,
	optionalDecimal,
	optionalInteger,
	optionalText,
	ownId,
	text,
	translatedItem,
} from "#adapters/content-directus/catalogue/row-schemas.ts";
import { isLanguage, type Language } from "#core/shared/language.ts";

const image = v.object({
	image: v.nullable(
		v.object({
			id: text,
			filename_download: text,
			type: optionalText,
			width: optionalInteger,
			height: optionalInteger,
		}),
	),
});

const named = { display_name: text };
const price = { price_brutto: optionalDecimal, active: v.boolean() };
const score = v.pipe(v.number(), v.minValue(1), v.maxValue(5));

const listed = {
	slug: text,
	stock: optionalInteger,
	price_brutto: optionalDecimal,
	price_history: v.nullable(v.array(v.object({ date: text, price_brutto: decimal }))),
	images: listOf(image),
	category: v.nullable(translatedItem({ slug: text }, named)),
	manufacturer: v.nullable(item({ slug: text, ...named })),
	product_variants: listOf(v.object(price)),
	ratings: listOf(v.object({ rating: score })),
};

/** A product as a list reads it. */
export const listedProduct = translatedItem(listed, named);

const contact = { name: text, postal_address: text, electronic_address: text };

const maker = item({
	slug: text,
	...named,
	contact: v.nullable(v.object({ ...contact, responsible_person: v.nullish(v.object(contact), null) })),
});

const otherLanguage = v.object({
	language: v.custom<Language>((value) => typeof value === "string" && isLanguage(value), "Not a language"),
	display_name: text,
});

const variant = item({
	...price,
	...named,
	translations: listOf(otherLanguage),
	stock: optionalInteger,
	reference_number_suffix: optionalText,
	shipping_time: optionalInteger,
	reorder_possible: optionalBoolean,
});

/** An attribute of a product. */
export const attributeRow = v.object({
	attribute_group: translatedItem({}, named),
	display_values: listOf(
		v.object({
			display_value: optionalText,
			value: v.nullable(translatedItem({}, { display_value: text })),
		}),
	),
});

const choices = v.pipe(
	v.nullish(v.array(text), null),
	v.transform((list): readonly string[] => list ?? []),
);

const field = v.object({
	name: text,
	type: v.picklist(["text", "select", "checkbox"]),
	required: v.nullish(v.boolean(), false),
	max_length: v.nullish(v.number(), null),
	translations: v.array(v.object({ ...otherLanguage.entries, options: choices })),
});

const table = v.array(v.array(text));

/** A product as its detail page reads it. */
export const detailedProduct = translatedItem(
	{
		...listed,
		manufacturer: v.nullable(maker),
		product_variants: listOf(variant),
		ratings: listOf(v.object({ rating: score, date_created: optionalText })),
		subcategories: listOf(v.object({ subcategory_id: v.nullable(item({})) })),
		tags: listOf(text),
		attributes: listOf(attributeRow),
		reference_number: optionalText,
		reorder_possible: v.pipe(
			optionalBoolean,
			v.transform((flag) => flag ?? false),
		),
		shipping_time: optionalInteger,
		date_created: optionalText,
		battery: optionalBoolean,
		guarantee_years: optionalInteger,
		guarantor: optionalText,
		personalization: v.nullable(translatedItem({ fields: listOf(field) }, named)),
		size_guide: v.nullable(translatedItem({}, { ...named, table })),
	},
	{
		...named,
		description: optionalText,
		variant_display_name: optionalText,
		safety_warnings: optionalText,
	},
);

/** A rating as a product's page reads it. */
export const ratingRow = item({
	product: item({}),
	rating: score,
	name: optionalText,
	comment: optionalText,
	language: optionalText,
	date_created: optionalText,
	verified: optionalBoolean,
});

/** What a product's price range is made of. */
export const pricedProduct = v.object({
	price_brutto: optionalDecimal,
	product_variants: listOf(v.object(price)),
});

/** What products are put in order by. */
export const sortedProduct = translatedItem({ ...pricedProduct.entries, date_created: optionalText }, named);

/** A value that products of a group share. */
export const valueRow = translatedItem({ attribute_group: item({}) }, { display_value: text });

/** An attribute by the product that has it. */
export const attributeProductRow = v.object({ product: ownId });

/** A product of which nothing but the service's own id is wanted. */
export const namedProduct = v.object({ id: ownId });
