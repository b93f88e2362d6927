import type { ImagesByName } from "#adapters/catalogue-static/image-store.ts";
import { hash } from "#adapters/catalogue-static/manifest.ts";
import {
	decodePackedNumbers,
	type PackedNumbers,
	packNumbers,
	unpackNumbers,
} from "#adapters/catalogue-static/packed-numbers.ts";
import {
	listFields,
	type Product,
	type ProductListItem,
	variantListFields,
} from "#core/catalogue/product.ts";
import type { ProductRating } from "#core/catalogue/rating.ts";
import { contentId, decodersOf, entryShape, localShape, textShape } from "#core/content/shape-decoder.ts";
import {
	manufacturerShape,
	personalizationShape,
	productShape,
	ratingShape,
	sizeGuideShape,
} from "#core/content/shop-shapes.ts";
import { searchProperties } from "#core/content-values/search-property.ts";
import { oneOf, record } from "#core/decoding/content-decoders.ts";
import { type Decoder, integer, list, nullable, object } from "#core/decoding/decoder.ts";
import { either, mapped, matching, optional, text, tuple } from "#core/decoding/file-decoders.ts";
import { languages } from "#core/language/language.ts";
import type { ContentId } from "#core/shared/branded.ts";
import { pickFields } from "#core/shared/collections.ts";

/** The minimum fields of a list item. */
export const named = { id: contentId, display_name: text };

/** Decodes a category or manufacturer of a product. */
export const decodeReference = object({
	...named,
	slug: text,
	localized_slug: optional(text),
	language: optional(oneOf(languages)),
});

/** Decodes the personalisation of a product in one language. */
export const decodePersonalization = object({
	...named,
	fields: list(
		object({
			...decodersOf(localShape(entryShape(personalizationShape.fields))),
			option_names: optional(record(text)),
		}),
	),
});

/** Decodes the languages of texts that are not in the page's. */
export const decodeTextLanguages = record(oneOf(languages));

const { prices: _, ...variant } = decodersOf(localShape(entryShape(productShape.product_variants)));
const { prices: __, ...inOneCurrency } = decodersOf(localShape(productShape));

/** Decodes an attribute of a product in one language. */
export const decodeAttribute = object({
	...decodersOf(entryShape(productShape.attributes)),
	attribute_group: object({ ...named, language: optional(oneOf(languages)) }),
	value_languages: optional(decodeTextLanguages),
	essential: optional(oneOf([false])),
	search_property: optional(oneOf(searchProperties)),
});
const rating = decodersOf(ratingShape);
const pixels = integer(0, 100_000);

const product = {
	...inOneCurrency,
	localized_slug: optional(text),
	project: text,
	category: nullable(decodeReference),
	manufacturer: nullable(decodeReference),
	manufacturer_contact: decodersOf(manufacturerShape).contact,
	images: list(object({ private_hash: text, width: pixels, height: pixels })),
	subcategories: list(object({ subcategory_id: contentId })),
	attributes: list(decodeAttribute),
	product_variants: list(object({ ...variant, product: contentId })),
	personalization: nullable(decodePersonalization),
	size_guide: nullable(object(decodersOf(textShape(sizeGuideShape)))),
	// The rating summary states its period (B-LAW-09).
	ratings: list(object({ rating: rating.rating, date_created: optional(rating.date_created) })),
	text_languages: optional(decodeTextLanguages),
};

const listed = {
	...pickFields(product, listFields),
	images: list(object({ private_hash: text })),
	product_variants: list(object(pickFields(variant, variantListFields))),
	ratings: list(object({ rating: rating.rating })),
};

/** Decodes images by the names under which the content service serves them. */
const images: Decoder<ImagesByName> = record(
	object({
		/** A URL within the output that can only be an image file. */
		src: matching(/^\/(?!\/)[^\s"'<>]*$/),
		srcset: text,
		width: integer(1, 100_000),
		height: integer(1, 100_000),
		alt: text,
		alt_language: optional(oneOf(languages)),
		color: nullable(matching(/^#[0-9a-f]{6}$/)),
		focus: optional(text),
		subject: optional(oneOf(["worn", "detail"])),
	}),
);

/** The content of a file of list items. */
export interface ItemShard {
	readonly items: readonly ProductListItem[];
	readonly images: ImagesByName;
}

/** items-{n}-{hash}.json: list items in catalogue order, with their images. */
export const decodeShard: Decoder<ItemShard> = object({ items: list(object(listed)), images });

/** The content of a product's file. */
export interface ProductFile {
	readonly product: Product;
	readonly images: ImagesByName;
}

/** products/{id}-{hash}.json: a product with its details and all its images. */
export const decodeProductFile: Decoder<ProductFile> = object({ product: object(product), images });

/** ratings/{id}-{hash}.json: all ratings of a product. */
export const decodeRatings: Decoder<readonly ProductRating[]> = list(
	object({ ...rating, language: optional(rating.language) }),
);

/** directory-{n}-{hash}.json: the hashes of a product's details and ratings, by its id as text. */
export const decodeDirectory = list(tuple(text, hash, nullable(hash)));

const anyId = { length: null, min: -(2 ** 31), max: 2 ** 31 - 1 };

/** ids-{hash}.json: the products' ids in catalogue order; numbers are packed. */
export const decodeIds: Decoder<readonly ContentId[]> = either(
	list(contentId),
	mapped(decodePackedNumbers, (packed) => Array.from(unpackNumbers(packed, anyId))),
);

/** Packs ids for {@link decodeIds}. */
export function packIds(ids: readonly ContentId[]): readonly ContentId[] | PackedNumbers {
	const numbers = ids.filter((id) => typeof id === "number" && id >= anyId.min && id <= anyId.max);
	return numbers.length === ids.length ? packNumbers(numbers as number[]) : ids;
}
