import * as v from "valibot";
import type { ImagesByName } from "#adapters/catalogue-static/image-store.ts";
import {
	integer,
	type PackedNumbers,
	packedNumbersSchema,
	packNumbers,
	unpackNumbers,
} from "#adapters/catalogue-static/packed-numbers.ts";
import type { Product, ProductListItem } from "#core/catalogue/product.ts";
import type { ProductRating } from "#core/catalogue/rating.ts";
import type { ContentId } from "#core/shared/branded.ts";
import { type DecimalText, parseDecimal } from "#core/shared/decimal-text.ts";

/** A decimal in its canonical notation. */
export const decimalText = v.custom<DecimalText>(
	(input) => typeof input === "string" && parseDecimal(input) === input,
	"Not a decimal",
);

/** The id of a content item. */
export const contentId: v.GenericSchema<unknown, ContentId> = v.union([
	v.pipe(v.string(), v.nonEmpty()),
	v.pipe(v.number(), v.safeInteger()),
]);

const text = v.string();
const optionalText = v.nullable(text);
const optionalPrice = v.nullable(decimalText);
const optionalInteger = v.nullable(integer(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER));
const optionalBoolean = v.nullable(v.boolean());

/** A category or manufacturer as a product names it. */
export const namedReference = v.object({ id: contentId, display_name: text, slug: text });

const variantPrice = { price_brutto: optionalPrice, active: v.boolean() };
const score = v.pipe(v.number(), v.minValue(1), v.maxValue(5));

const listed = {
	id: contentId,
	display_name: text,
	slug: text,
	images: v.array(v.object({ private_hash: text })),
	manufacturer: v.nullable(namedReference),
	category: v.nullable(namedReference),
	stock: optionalInteger,
	product_variants: v.array(v.object(variantPrice)),
	ratings: v.array(v.object({ rating: score })),
	price_brutto: optionalPrice,
	price_history: v.nullable(v.array(v.object({ date: text, price_brutto: decimalText }))),
};

/** A URL within the output that cannot be anything but an image's file. */
const imageUrl = v.pipe(text, v.regex(/^\/(?!\/)[^\s"'<>]*$/));

/** Images by what the content service serves them under. */
const images: v.GenericSchema<unknown, ImagesByName> = v.record(
	text,
	v.object({
		src: imageUrl,
		srcset: text,
		width: integer(1, 100_000),
		height: integer(1, 100_000),
		alt: text,
		color: v.nullable(v.pipe(text, v.regex(/^#[0-9a-f]{6}$/))),
	}),
);

/** items-{n}-{hash}.json: list items in the catalogue's order, and the images that lists show of them. */
export const shardSchema: v.GenericSchema<unknown, ItemShard> = v.object({
	items: v.array(v.object(listed)),
	images,
});

/** What a file of list items holds. */
export interface ItemShard {
	readonly items: readonly ProductListItem[];
	readonly images: ImagesByName;
}

const safetyContact = { name: text, postal_address: text, electronic_address: text };

const personalization = v.object({
	id: contentId,
	display_name: text,
	fields: v.array(
		v.object({
			name: text,
			display_name: text,
			type: v.picklist(["text", "select", "checkbox"]),
			required: v.boolean(),
			max_length: optionalInteger,
			options: v.array(text),
			option_names: v.exactOptional(v.record(text, text)),
		}),
	),
});

const variant = v.object({
	...variantPrice,
	id: contentId,
	display_name: text,
	stock: optionalInteger,
	reference_number_suffix: optionalText,
	product: contentId,
	shipping_time: optionalInteger,
	reorder_possible: optionalBoolean,
});

const productSchema: v.GenericSchema<unknown, Product> = v.object({
	...listed,
	status: text,
	project: text,
	subcategories: v.array(v.object({ subcategory_id: contentId })),
	tags: v.array(text),
	attributes: v.array(
		v.object({
			attribute_group: v.object({ id: contentId, display_name: text }),
			display_values: v.array(text),
		}),
	),
	date_created: optionalText,
	reference_number: optionalText,
	description: optionalText,
	images: v.array(v.object({ private_hash: text, width: v.number(), height: v.number() })),
	reorder_possible: v.boolean(),
	shipping_time: optionalInteger,
	variant_display_name: optionalText,
	product_variants: v.array(variant),
	personalization: v.nullable(personalization),
	size_guide: v.nullable(v.object({ display_name: text, table: v.array(v.array(text)) })),
	// A product's summary of ratings says from when to when they are (B-LAW-09).
	ratings: v.array(v.object({ rating: score, date_created: v.exactOptional(optionalText) })),
	manufacturer_contact: v.nullable(
		v.object({ ...safetyContact, responsible_person: v.nullable(v.object(safetyContact)) }),
	),
	safety_warnings: optionalText,
	battery: optionalBoolean,
	guarantee_years: v.nullable(v.number()),
	guarantor: optionalText,
});

/** products/{id}-{hash}.json: a product with its details and all its pictures. */
export const productFileSchema: v.GenericSchema<unknown, ProductFile> = v.object({
	product: productSchema,
	images,
});

/** What a product's file holds. */
export interface ProductFile {
	readonly product: Product;
	readonly images: ImagesByName;
}

/** ratings/{id}-{hash}.json: all ratings of a product. */
export const ratingsSchema: v.GenericSchema<unknown, readonly ProductRating[]> = v.array(
	v.object({
		id: contentId,
		product: contentId,
		rating: score,
		name: optionalText,
		comment: optionalText,
		language: v.exactOptional(optionalText),
		date_created: optionalText,
		verified: optionalBoolean,
	}),
);

const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{12}$/));

/** directory-{n}-{hash}.json: the hashes of a product's details and ratings by its id as text. */
export const directorySchema = v.array(v.tuple([v.string(), hash, v.nullable(hash)]));

/** ids-{hash}.json: the products' ids in the catalogue's order; numbers are packed. */
export const idsSchema: v.GenericSchema<unknown, readonly ContentId[]> = v.union([
	v.array(contentId),
	v.pipe(
		packedNumbersSchema,
		v.transform((packed) => Array.from(unpackNumbers(packed, anyId))),
	),
]);

const anyId = { length: null, min: -(2 ** 31), max: 2 ** 31 - 1 };

/** What {@link idsSchema} reads. */
export function packIds(ids: readonly ContentId[]): readonly ContentId[] | PackedNumbers {
	const numbers = ids.filter((id) => typeof id === "number" && id >= anyId.min && id <= anyId.max);
	return numbers.length === ids.length ? packNumbers(numbers as number[]) : ids;
}
