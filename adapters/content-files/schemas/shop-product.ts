import * as v from "valibot";
import {
	choice,
	flag,
	language,
	optionalList,
	optionalText,
	strict,
	text,
} from "#adapters/content-files/schemas/fields.ts";
import { because } from "#adapters/content-files/schemas/message.ts";
import {
	amount,
	contentId,
	date,
	optionalAmount,
	optionalFlag,
	optionalId,
	optionalWhole,
	otherNames,
	slug,
	someTranslationsOf,
	texts,
} from "#adapters/content-files/schemas/shop-fields.ts";
import type { ContentId } from "#core/shared/branded.ts";
import type { MediaName } from "#core/site/media.ts";
import type { ProductContent } from "#core/site/shop-content.ts";

/** A product as its file gives it; id and slug are the file's name where it gives none. */
export interface ProductSource extends Omit<ProductContent, "id" | "slug" | "images"> {
	readonly id: ContentId | null;
	readonly slug: string | null;
	readonly images: readonly MediaName[];
}

const variant = strict({
	id: contentId,
	display_name: text,
	translations: otherNames,
	price_brutto: optionalAmount,
	stock: optionalWhole(0),
	reference_number_suffix: optionalText,
	active: flag(true),
	shipping_time: optionalWhole(0),
	reorder_possible: optionalFlag,
});

const attribute = strict({
	attribute_group: contentId,
	display_values: v.pipe(v.array(text), v.minLength(1, because("content.list.empty", {}))),
});

/** shop/products/NAME.json (specification 3, "Product"). */
export const productSchema: v.GenericSchema<unknown, ProductSource> = strict({
	id: optionalId,
	status: v.pipe(
		v.nullish(choice(["published", "draft", "archived"]), "published"),
		v.transform((status) => status ?? "published"),
	),
	project: optionalText,
	slug: v.nullish(slug("product"), null),
	translations: someTranslationsOf(
		strict({
			language,
			display_name: text,
			description: optionalText,
			variant_display_name: optionalText,
			safety_warnings: optionalText,
		}),
	),
	images: texts,
	manufacturer: optionalId,
	category: contentId,
	subcategories: v.pipe(
		optionalList(contentId),
		v.transform((ids) => ids.map((subcategory_id) => ({ subcategory_id }))),
	),
	tags: texts,
	attributes: optionalList(attribute),
	reference_number: optionalText,
	price_brutto: optionalAmount,
	price_history: v.nullish(v.array(strict({ date, price_brutto: amount })), null),
	stock: optionalWhole(0),
	reorder_possible: flag(false),
	shipping_time: optionalWhole(0),
	product_variants: optionalList(variant),
	personalization: optionalId,
	size_guide: optionalId,
	date_created: v.nullish(date, null),
	battery: optionalFlag,
	guarantee_years: optionalWhole(1),
	guarantor: optionalText,
});
