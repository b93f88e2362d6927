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
	contentId,
	date,
	electronicAddress,
	names,
	optionalFlag,
	optionalWhole,
	slug,
	someTranslationsOf,
	texts,
} from "#adapters/content-files/schemas/shop-fields.ts";
import type { ManufacturerContact } from "#core/catalogue/product.ts";
import type { ProductRating } from "#core/catalogue/rating.ts";
import type { ContentId } from "#core/shared/branded.ts";
import { isLanguageTag } from "#core/shared/language.ts";
import type {
	AttributeGroup,
	PersonalizationContent,
	ShopCategory,
	SizeGuideContent,
} from "#core/site/shop-content.ts";

/** shop/categories.json; `sort` is the place in the list where the file gives none. */
export const categoriesSchema: v.GenericSchema<unknown, readonly ShopCategory[]> = v.pipe(
	v.array(
		strict({
			id: contentId,
			slug: slug("category"),
			sort: v.nullish(v.number(), null),
			translations: someTranslationsOf(strict({ language, display_name: text, description: optionalText })),
		}),
	),
	v.transform((list) => list.map((category, place) => ({ ...category, sort: category.sort ?? place + 1 }))),
);

/** A manufacturer as its file gives it: name and slug may be a brand's. */
export interface ManufacturerSource {
	readonly id: ContentId;
	readonly display_name: string | null;
	readonly slug: string | null;
	readonly contact: ManufacturerContact | null;
}

const contact = { name: text, postal_address: text, electronic_address: electronicAddress };

/** shop/manufacturers.json (B-LAW-07). */
export const manufacturersSchema: v.GenericSchema<unknown, readonly ManufacturerSource[]> = v.array(
	strict({
		id: contentId,
		display_name: optionalText,
		slug: v.nullish(slug("product"), null),
		contact: v.nullish(strict({ ...contact, responsible_person: v.nullish(strict(contact), null) }), null),
	}),
);

/** shop/attributes.json. */
export const attributesSchema: v.GenericSchema<unknown, readonly AttributeGroup[]> = v.array(
	strict({
		id: contentId,
		translations: names,
		values: optionalList(
			strict({
				id: contentId,
				translations: someTranslationsOf(strict({ language, display_value: text })),
			}),
		),
	}),
);

const field = v.pipe(
	strict({
		name: text,
		type: choice(["text", "select", "checkbox"]),
		required: flag(false),
		max_length: optionalWhole(1),
		translations: someTranslationsOf(strict({ language, display_name: text, options: texts })),
	}),
	v.rawCheck(({ dataset, addIssue }) => {
		if (!dataset.typed || dataset.value.type !== "select") return;
		const input = dataset.value;
		for (const [key, value] of input.translations.entries()) {
			if (value.options.length > 0) continue;
			addIssue({
				message: because("content.list.empty", {}),
				path: [
					{ type: "object", origin: "value", input, key: "translations", value: input.translations },
					{ type: "array", origin: "value", input: input.translations, key, value },
					{ type: "object", origin: "value", input: value, key: "options", value: value.options },
				],
			});
		}
	}),
);

/** shop/personalizations.json. */
export const personalizationsSchema: v.GenericSchema<unknown, readonly PersonalizationContent[]> = v.array(
	strict({
		id: contentId,
		translations: names,
		fields: v.pipe(v.array(field), v.minLength(1, because("content.list.empty", {}))),
	}),
);

const table = v.pipe(
	v.array(v.array(v.string())),
	v.minLength(1, because("content.list.empty", {})),
	v.check(
		(rows) => rows.every((row) => row.length === rows[0]?.length && row.length > 0),
		because("content.table.rows", {}),
	),
);

/** shop/size-guides.json. */
export const sizeGuidesSchema: v.GenericSchema<unknown, readonly SizeGuideContent[]> = v.array(
	strict({
		id: contentId,
		translations: someTranslationsOf(strict({ language, display_name: text, table })),
	}),
);

const noLanguageTag = because("content.format.languageTag", { found: "" });
const noRating = because("content.format.rating", { found: "" });

/** shop/ratings.json. */
export const ratingsSchema: v.GenericSchema<unknown, readonly ProductRating[]> = v.array(
	strict({
		id: contentId,
		product: contentId,
		rating: v.pipe(v.number(), v.integer(noRating), v.minValue(1, noRating), v.maxValue(5, noRating)),
		name: optionalText,
		comment: optionalText,
		language: v.pipe(
			optionalText,
			v.check((tag) => tag === null || isLanguageTag(tag), noLanguageTag),
		),
		date_created: v.nullish(date, null),
		verified: optionalFlag,
	}),
);
