import * as v from "valibot";
import {
	choice,
	countryCode,
	flag,
	language,
	optionalList,
	optionalText,
	optionalTranslationsOf,
	strict,
	text,
} from "#adapters/content-files/schemas/fields.ts";
import { because } from "#adapters/content-files/schemas/message.ts";
import {
	amount,
	contentId,
	optionalAmount,
	slug,
	texts,
	whole,
} from "#adapters/content-files/schemas/shop-fields.ts";
import { parseSort, type SortTerm, sortFields } from "#core/catalogue/sort-term.ts";
import type {
	AttributeFilter,
	CategoryFilter,
	ManufacturerFilter,
	ShopSettings,
} from "#core/settings/shop-settings.ts";
import type { ContentId } from "#core/shared/branded.ts";
import { legalPageTypes, type ShopSettingsTranslation } from "#core/site/shop-content.ts";

/** The settings as their file gives them: filters name what they filter by its id alone. */
export interface ShopSettingsSource
	extends Omit<ShopSettings, "attribute_filters" | "category_filters" | "manufacturer_filters"> {
	readonly attribute_filters: readonly (Omit<AttributeFilter, "attribute_group_id"> & {
		readonly attribute_group_id: ContentId;
	})[];
	readonly category_filters: readonly (Omit<CategoryFilter, "category_id"> & {
		readonly category_id: ContentId;
	})[];
	readonly manufacturer_filters: readonly (Omit<ManufacturerFilter, "manufacturer_id"> & {
		readonly manufacturer_id: ContentId;
	})[];
	readonly translations: readonly ShopSettingsTranslation[];
}

const sortTerms: readonly SortTerm[] = sortFields.flatMap((field) => [field, `-${field}` as const]);

const defaultSort = v.nullish(
	v.pipe(
		v.string(),
		v.check(
			(value) => value.trim() === "" || value.split(",").every((term) => parseSort(term).length === 1),
			because("content.unknown.value", { found: "", allowed: sortTerms.join(", ") }, sortTerms),
		),
		v.transform((value) => value.trim() || null),
	),
	null,
);

const optionalSlug = v.nullish(v.string(), null);
const sort = v.number();
const country = { display_name: text, country_code: countryCode };

const shippingConfig = strict({
	name: text,
	shipping_provider: optionalText,
	price_brutto: amount,
	payment_methods: optionalList(
		strict({
			id: contentId,
			method: optionalText,
			config: v.nullish(v.record(v.string(), v.unknown()), null),
		}),
	),
	additional_days: v.pipe(
		v.nullish(whole(0), 0),
		v.transform((days) => days ?? 0),
	),
	shipping_countries: optionalList(strict(country)),
});

const translation = strict({
	language,
	call_to_action_text: optionalText,
	global_footer: optionalText,
	bank_details: optionalText,
	names: v.pipe(
		v.nullish(v.record(v.string(), text), {}),
		v.transform((names) => names ?? {}),
	),
});

/** shop/settings.json (specification 3, "Shop settings"). */
export const shopSettingsSchema: v.GenericSchema<unknown, ShopSettingsSource> = strict({
	attribute_filters: optionalList(strict({ attribute_group_id: contentId, category: optionalSlug })),
	call_to_action_text: optionalText,
	global_footer: optionalText,
	category_filters: optionalList(strict({ sort, category_id: contentId })),
	default_sort: defaultSort,
	enable_cart: flag(true),
	filters: flag(true),
	manufacturer_filters: optionalList(strict({ sort, manufacturer_id: contentId, categories: texts })),
	maintenance_mode: flag(false),
	payment_methods: optionalList(strict({ id: contentId, display_name: text })),
	present_wrapping: flag(false),
	shipping_methods: optionalList(
		strict({ id: contentId, display_name: text, free: flag(false), collection: flag(false) }),
	),
	show_stock: flag(false),
	allow_ratings: flag(false),
	purchase_to_order: flag(false),
	subcategory_filters: optionalList(
		strict({ id: contentId, display_name: text, slug: slug("product"), category: optionalSlug }),
	),
	shipping_cost: optionalAmount,
	shipping_countries: optionalList(strict({ id: contentId, ...country })),
	legal_pages: optionalList(strict({ type: choice(legalPageTypes), content: text })),
	bank_details: optionalText,
	paypal_client_id: optionalText,
	default_tax_percent: optionalAmount,
	shipping_methods_config: optionalList(shippingConfig),
	translations: optionalTranslationsOf(translation),
});
