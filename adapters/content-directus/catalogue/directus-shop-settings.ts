import * as v from "valibot";
import {
	decimal,
	item,
	listOf,
	optionalDecimal,
	optionalText,
	parseContent,
	text,
	translatedItem,
} from "#adapters/content-directus/catalogue/row-schemas.ts";
import { ContentError } from "#adapters/content-directus/client/content-error.ts";
import type { ContentReadClient } from "#adapters/content-directus/client/read-client.ts";
import { type LocalizedShop, localizeShop } from "#core/catalogue/localized-shop.ts";
import { LoadSettingsError } from "#core/checkout/errors.ts";
import type { ShopSettingsTranslation } from "#core/content/shop-settings.ts";
import type { Logger } from "#core/ports/logger.ts";
import type { ShopSettingsSource } from "#core/ports/shop-settings.ts";
import { localizedSettings } from "#core/settings/localized-settings.ts";
import type { ShopSettings } from "#core/settings/shop-settings.ts";
import { isLanguage, type Language } from "#core/shared/language.ts";
import { fail, type Result, succeed } from "#core/shared/result.ts";

const collection = "ecommerce_settings";

const flag = (standard: boolean) =>
	v.pipe(
		v.nullish(v.boolean(), standard),
		v.transform((value) => value ?? standard),
	);

const id = v.union([text, v.number()]);
const named = { id, display_name: text };
const country = { display_name: text, country_code: text };
const lists = { sort: v.nullish(v.number(), 0) };
const slugOf = v.pipe(
	v.nullable(v.object({ slug: text })),
	v.transform((category) => category?.slug ?? null),
);
const orNull = v.nullish(text, null);

/** A list within JSON, whose absence editors may leave unsaid. */
const some = <Entry>(entry: v.GenericSchema<unknown, Entry>) =>
	v.pipe(
		v.nullish(v.array(entry), null),
		v.transform((list): readonly Entry[] => list ?? []),
	);

const shippingConfig = v.object({
	name: text,
	shipping_provider: orNull,
	price_brutto: decimal,
	payment_methods: some(
		v.object({ id, method: orNull, config: v.nullish(v.record(text, v.unknown()), null) }),
	),
	additional_days: v.pipe(
		v.nullish(v.number(), 0),
		v.transform((days) => days ?? 0),
	),
	shipping_countries: some(v.object(country)),
});

const translation: v.GenericSchema<unknown, ShopSettingsTranslation> = v.object({
	language: v.custom<Language>((value) => typeof value === "string" && isLanguage(value), "Not a language"),
	call_to_action_text: orNull,
	global_footer: orNull,
	bank_details: orNull,
	names: v.pipe(
		v.nullish(v.record(text, text), {}),
		v.transform((names) => names ?? {}),
	),
});

const settingsRow = v.object({
	enable_cart: flag(true),
	filters: flag(true),
	maintenance_mode: flag(false),
	present_wrapping: flag(false),
	show_stock: flag(false),
	allow_ratings: flag(false),
	purchase_to_order: flag(false),
	call_to_action_text: optionalText,
	global_footer: optionalText,
	bank_details: optionalText,
	paypal_client_id: optionalText,
	default_sort: v.pipe(
		optionalText,
		v.transform((sort) => sort?.trim() || null),
	),
	default_tax_percent: optionalDecimal,
	shipping_cost: optionalDecimal,
	category_filters: listOf(
		v.object({
			...lists,
			category_id: translatedItem({ slug: text }, { display_name: text }),
		}),
	),
	manufacturer_filters: listOf(
		v.object({
			...lists,
			manufacturer_id: item({ slug: text, display_name: text }),
			categories: listOf(text),
		}),
	),
	subcategory_filters: listOf(item({ display_name: text, slug: text, category: slugOf })),
	attribute_filters: listOf(
		v.object({
			attribute_group_id: translatedItem({}, { display_name: text }),
			category: slugOf,
		}),
	),
	payment_methods: listOf(v.object(named)),
	shipping_methods: listOf(v.object({ ...named, free: flag(false), collection: flag(false) })),
	shipping_countries: listOf(v.object({ id, ...country })),
	shipping_methods_config: listOf(shippingConfig),
	legal_pages: listOf(v.object({ type: text, content: text })),
	translations: listOf(translation),
});

type SettingsRow = v.InferOutput<typeof settingsRow>;

const below = (way: string, ...fields: readonly string[]) => fields.map((field) => `${way}.${field}`);
const relations = ["category_filters", "manufacturer_filters", "subcategory_filters", "attribute_filters"];

/** All fields of section 3, "Shop settings" (R-SET-01). */
const fields: readonly string[] = [
	...Object.keys(settingsRow.entries).filter((name) => !relations.includes(name)),
	...below(
		"category_filters",
		"sort",
		...below("category_id", "id", "key", "slug", "display_name", "translations"),
	),
	...below("manufacturer_filters", "sort", "categories"),
	...below("manufacturer_filters.manufacturer_id", "id", "key", "display_name", "slug"),
	...below("subcategory_filters", "id", "key", "display_name", "slug", "category.slug"),
	...below("attribute_filters.attribute_group_id", "id", "key", "display_name", "translations"),
	"attribute_filters.category.slug",
];

const deep = Object.fromEntries(relations.map((name) => [name, { _limit: -1, _sort: ["sort", "id"] }]));

/** What the settings over a content service need. */
export interface DirectusSettingsOptions {
	/** Names the project too, whose settings are read. */
	readonly client: ContentReadClient;
	readonly language: Language;
	readonly logger: Logger;
}

/** The shop's settings as the content service has them at this moment, in one language (R-SET-01). */
export function createDirectusShopSettings(options: DirectusSettingsOptions): ShopSettingsSource {
	const load = async (): Promise<Result<ShopSettings, LoadSettingsError>> => {
		try {
			return succeed(settingsOf(await readRow(options), options));
		} catch (cause) {
			return fail(new LoadSettingsError({ cause }));
		}
	};
	return {
		load,
		async shippingMethods() {
			const settings = await load();
			return settings.ok ? succeed(settings.value.shipping_methods_config) : settings;
		},
	};
}

async function readRow({ client, logger }: DirectusSettingsOptions): Promise<SettingsRow> {
	const filter = { project: { domain: { _eq: client.project } } };
	const { items } = await client.items(collection, { fields, filter, limit: 1, deep });
	const [row] = parseContent(collection, v.array(settingsRow), items, logger);
	if (row) return row;
	const message = `There are no settings of ${client.project}.`;
	logger.note("content.readFailed", { collection, message });
	throw new ContentError({ message, code: 404, collection });
}

function settingsOf(row: SettingsRow, { client, language, logger }: DirectusSettingsOptions): ShopSettings {
	const { translations, ...fields } = row;
	const shop = namesOf(row, language, client.project, logger);
	const nameOf = (names: ReadonlyMap<string, { readonly display_name: string }>, known: string) =>
		names.get(known)?.display_name ?? known;
	const settings: ShopSettings = {
		...fields,
		category_filters: row.category_filters.map(({ sort, category_id: { id: known, slug } }) => ({
			sort: sort ?? 0,
			category_id: { id: known, slug, display_name: nameOf(shop.categories, known) },
		})),
		manufacturer_filters: row.manufacturer_filters.map(({ sort, categories, manufacturer_id }) => ({
			sort: sort ?? 0,
			categories,
			manufacturer_id: {
				id: manufacturer_id.id,
				slug: manufacturer_id.slug,
				display_name: manufacturer_id.display_name,
			},
		})),
		subcategory_filters: row.subcategory_filters.map(({ id: known, display_name, slug, category }) => ({
			id: known,
			display_name,
			slug,
			category,
		})),
		attribute_filters: row.attribute_filters.map(({ attribute_group_id: { id: known }, category }) => ({
			attribute_group_id: {
				id: known,
				display_name: shop.attributes.get(known)?.attribute_group.display_name ?? known,
			},
			category,
		})),
	};
	return localizedSettings({ settings, settings_translations: translations }, shop, logger);
}

function namesOf(row: SettingsRow, language: Language, project: string, logger: Logger): LocalizedShop {
	const categories = row.category_filters.map(({ category_id }) => ({
		...category_id,
		sort: 0,
		translations: category_id.translations.map((entry) => ({ ...entry, description: null })),
	}));
	const content = {
		categories,
		manufacturers: row.manufacturer_filters.map(({ manufacturer_id }) => ({
			...manufacturer_id,
			contact: null,
		})),
		attributes: row.attribute_filters.map(({ attribute_group_id }) => ({
			...attribute_group_id,
			values: [],
		})),
		personalizations: [],
		size_guides: [],
		ratings: [],
	};
	return localizeShop(content, language, project, logger);
}
