import {
	type Documents,
	type Json,
	objectOf,
	objectsOf,
	pick,
	type Row,
	textOf,
} from "#adapters/content-directus/model/rows.ts";
import type { Seeding } from "#adapters/content-directus/seed/seeding.ts";
import { placed } from "#adapters/content-directus/seed/site-items.ts";
import { parseDecimal } from "#core/shared/decimal-text.ts";

const texts = ["call_to_action_text", "global_footer", "bank_details", "paypal_client_id", "default_sort"];
const lists = [
	"payment_methods",
	"shipping_methods",
	"shipping_countries",
	"shipping_methods_config",
	"legal_pages",
	"translations",
];

/** What the settings are where their file says nothing. */
const flags: Readonly<Record<string, boolean>> = {
	enable_cart: true,
	filters: true,
	maintenance_mode: false,
	present_wrapping: false,
	show_stock: false,
	allow_ratings: false,
	purchase_to_order: false,
};

/** The settings of a shop with their filters; nothing without a shop. */
export function settingsItems(
	documents: Documents,
	{ id, project }: Seeding,
): Readonly<Record<string, readonly Row[]>> {
	const source: Json = objectOf(documents.get("shop/settings.json"));
	if (!documents.has("shop/settings.json")) return {};
	const settings = id("ecommerce_settings");
	const slugs = new Map(
		objectsOf(documents.get("shop/categories.json")).map(({ id: key, slug }) => [slug, textOf(key) ?? ""]),
	);
	const category = (slug: unknown) =>
		slugs.has(slug) ? id("ecommerce_category", slugs.get(slug) ?? "") : null;
	const given = Object.entries(flags).map(([name, standard]) => [name, source[name] ?? standard]);
	return {
		ecommerce_settings: [
			{
				id: settings,
				project,
				...Object.fromEntries(given),
				...pick(source, [...texts, ...lists]),
				default_tax_percent: parseDecimal(source.default_tax_percent),
				shipping_cost: parseDecimal(source.shipping_cost),
			},
		],
		ecommerce_category_filter: placed(source.category_filters).map(({ place, sort, category_id }) => ({
			id: id("ecommerce_category_filter", String(place)),
			settings,
			sort,
			category_id: id("ecommerce_category", String(category_id)),
		})),
		ecommerce_manufacturer_filter: placed(source.manufacturer_filters).map(
			({ place, sort, manufacturer_id, categories }) => ({
				id: id("ecommerce_manufacturer_filter", String(place)),
				settings,
				sort,
				manufacturer_id: id("ecommerce_manufacturer", String(manufacturer_id)),
				categories: categories ?? null,
			}),
		),
		ecommerce_subcategory: placed(source.subcategory_filters).map((entry) => ({
			id: id("ecommerce_subcategory", String(entry.id)),
			settings,
			key: String(entry.id),
			sort: entry.place,
			...pick(entry, ["display_name", "slug"]),
			category: category(entry.category),
		})),
		ecommerce_attribute_filter: placed(source.attribute_filters).map(
			({ place, attribute_group_id, ...entry }) => ({
				id: id("ecommerce_attribute_filter", String(place)),
				settings,
				sort: place,
				attribute_group_id: id("ecommerce_attribute_group", String(attribute_group_id)),
				category: category(entry.category),
			}),
		),
	};
}
