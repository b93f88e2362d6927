import { germanFirst, saysGerman } from "#adapters/content-directus/model/german.ts";
import {
	type Json,
	listOf,
	objectsOf,
	pick,
	type Row,
	textOf,
} from "#adapters/content-directus/model/rows.ts";
import { type Origin, plainOrigin } from "#adapters/content-directus/pull/origins.ts";
import { isFileName, type Pulled } from "#adapters/content-directus/pull/pulled.ts";
import { listOrNull } from "#adapters/content-directus/pull/site-documents.ts";
import { parseDecimal } from "#core/shared/decimal-text.ts";

function originOf(collection: string, row: Row): Origin {
	return { item: `${collection}/${textOf(row.key) ?? row.id}`, german: saysGerman(collection, row) };
}

/** ISO 8601 without what says nothing: milliseconds of zero, midnight of Greenwich. */
export function dateOf(value: unknown): string | null {
	const text = textOf(value);
	if (text === null) return null;
	const zoned = /(?:Z|[+-]\d{2}:\d{2})$/.test(text) || !text.includes("T") ? text : `${text}Z`;
	return zoned.replace(/\.0+(?=Z|[+-])/, "").replace(/T00:00:00Z$/, "");
}

/** A price of the service, which comes as a number or as text with zeros at its end. */
function priceOf(value: unknown): unknown {
	return parseDecimal(value) ?? value;
}

function keyed(row: Row): string {
	return textOf(row.key) ?? row.id;
}

function writeLists(pulled: Pulled): void {
	const list = (file: string, collection: string, entry: (row: Row) => Json) => {
		const entries = pulled
			.of(collection)
			.map((row) => ({ value: entry(row), origin: originOf(collection, row) }));
		if (entries.length > 0 || file === "categories") pulled.writeList(`shop/${file}.json`, entries);
	};
	const translated = (collection: string, row: Row): Json => ({
		id: keyed(row),
		translations: germanFirst(collection, row),
	});
	list("categories", "ecommerce_category", (row) => ({
		...translated("ecommerce_category", row),
		...pick(row, ["slug", "sort"]),
	}));
	list("attributes", "ecommerce_attribute_group", (row) => ({
		...translated("ecommerce_attribute_group", row),
		values: listOrNull(
			pulled
				.below("ecommerce_attribute_value", "attribute_group", row.id)
				.map((value) => translated("ecommerce_attribute_value", value)),
		),
	}));
	list("personalizations", "ecommerce_personalization", (row) => ({
		...translated("ecommerce_personalization", row),
		fields: row.fields,
	}));
	list("size-guides", "ecommerce_size_guide", (row) => translated("ecommerce_size_guide", row));
	const makers = pulled.of("ecommerce_manufacturer").map((row) => ({
		value: { id: keyed(row), ...pick(row, ["display_name", "slug", "contact"]) },
		origin: plainOrigin("ecommerce_manufacturer", keyed(row)),
	}));
	if (makers.length > 0) pulled.writeList("shop/manufacturers.json", makers);
}

function attributesOf(pulled: Pulled, product: string): readonly Json[] {
	return pulled.below("ecommerce_attribute", "product", product).map((row) => ({
		attribute_group: pulled.keyOf("ecommerce_attribute_group", row.attribute_group),
		display_values: pulled
			.below("ecommerce_attribute_display_value", "attribute", row.id)
			.map(({ value, display_value }) => pulled.keyOf("ecommerce_attribute_value", value) ?? display_value)
			.filter((value) => value !== null),
	}));
}

function variantsOf(pulled: Pulled, product: string): readonly Json[] {
	const fields = [
		"display_name",
		"stock",
		"reference_number_suffix",
		"active",
		"shipping_time",
		"reorder_possible",
	];
	return pulled.below("ecommerce_product_variant", "product", product).map((row) => ({
		id: keyed(row),
		...pick(row, fields),
		translations: listOrNull(listOf(row.translations)),
		price_brutto: priceOf(row.price_brutto),
	}));
}

const productFields = [
	"reference_number",
	"price_history",
	"stock",
	"reorder_possible",
	"shipping_time",
	"battery",
	"guarantee_years",
	"guarantor",
];

function productDocument(pulled: Pulled, row: Row, name: string): Json {
	const { keyOf } = pulled;
	const key = keyed(row);
	const slug = textOf(row.slug) ?? key;
	const images = pulled
		.below("ecommerce_product_image", "product", row.id)
		.map(({ image }) => pulled.pictureName(image))
		.filter((image) => image !== null);
	const subcategories = pulled
		.below("ecommerce_product_subcategory", "product", row.id)
		.map(({ subcategory_id }) => keyOf("ecommerce_subcategory", subcategory_id))
		.filter((found) => found !== null);
	return {
		...(key === name ? {} : { id: key }),
		...(slug === name ? {} : { slug }),
		// Drafts are read only where they are to be seen.
		status: row.status === "archived" ? "archived" : null,
		...pick(row, productFields),
		category: keyOf("ecommerce_category", row.category),
		manufacturer: keyOf("ecommerce_manufacturer", row.manufacturer),
		personalization: keyOf("ecommerce_personalization", row.personalization),
		size_guide: keyOf("ecommerce_size_guide", row.size_guide),
		price_brutto: priceOf(row.price_brutto),
		date_created: dateOf(row.date_created),
		tags: listOrNull(listOf(row.tags)),
		images: listOrNull(images),
		subcategories: listOrNull(subcategories),
		attributes: listOrNull(attributesOf(pulled, row.id)),
		product_variants: listOrNull(variantsOf(pulled, row.id)),
		translations: germanFirst("ecommerce_product", row),
	};
}

function writeProducts(pulled: Pulled): void {
	const taken = new Set<string>();
	for (const row of pulled.of("ecommerce_product")) {
		const names = [textOf(row.slug), textOf(row.key), row.id].filter(
			(name) => name !== null && isFileName.test(name),
		);
		const name = names.find((wanted) => wanted !== null && !taken.has(wanted)) ?? row.id;
		taken.add(name);
		const origin = originOf("ecommerce_product", row);
		const file = { folder: "shop/products", name, field: "slug" };
		pulled.writeNamed(file, productDocument(pulled, row, name), origin);
	}
}

function writeRatings(pulled: Pulled): void {
	const ratings = pulled.of("ecommerce_product_rating").flatMap((row) => {
		const product = pulled.keyOf("ecommerce_product", row.product);
		if (product === null) return [];
		const fields = pick(row, ["rating", "name", "comment", "language", "verified"]);
		// Counted ids stay numbers, as older collections have them.
		const key = keyed(row);
		const value = {
			id: /^(?:0|[1-9]\d{0,14})$/.test(key) ? Number(key) : key,
			product,
			...fields,
			date_created: dateOf(row.date_created),
		};
		return [{ value, origin: plainOrigin("ecommerce_product_rating", keyed(row)) }];
	});
	if (ratings.length > 0) pulled.writeList("shop/ratings.json", ratings);
}

function filtersOf(pulled: Pulled, settings: Row): Json {
	const { below, keyOf } = pulled;
	const slugs = new Map(pulled.of("ecommerce_category").map(({ id, slug }) => [id as unknown, slug]));
	const of = (collection: string, entry: (row: Row) => Json) =>
		listOrNull(below(collection, "settings", settings.id).map(entry));
	return {
		category_filters: of("ecommerce_category_filter", ({ sort, category_id }) => ({
			sort,
			category_id: keyOf("ecommerce_category", category_id),
		})),
		manufacturer_filters: of("ecommerce_manufacturer_filter", ({ sort, manufacturer_id, categories }) => ({
			sort,
			manufacturer_id: keyOf("ecommerce_manufacturer", manufacturer_id),
			categories: listOrNull(listOf(categories)),
		})),
		subcategory_filters: of("ecommerce_subcategory", (row) => ({
			id: keyed(row),
			...pick(row, ["display_name", "slug"]),
			category: slugs.get(row.category),
		})),
		attribute_filters: of("ecommerce_attribute_filter", ({ attribute_group_id, category }) => ({
			attribute_group_id: keyOf("ecommerce_attribute_group", attribute_group_id),
			category: slugs.get(category),
		})),
	};
}

const settingsFields = [
	"enable_cart",
	"filters",
	"maintenance_mode",
	"present_wrapping",
	"show_stock",
	"allow_ratings",
	"purchase_to_order",
	"call_to_action_text",
	"global_footer",
	"bank_details",
	"paypal_client_id",
	"default_sort",
];
const settingsLists = [
	"payment_methods",
	"shipping_methods",
	"shipping_countries",
	"shipping_methods_config",
	"legal_pages",
	"translations",
];

/** Writes the shop of a project; nothing where it has no settings. */
export function writeShop(pulled: Pulled): void {
	const [settings] = pulled.of("ecommerce_settings");
	if (!settings) return;
	const lists = settingsLists.map((name) => [name, listOrNull(objectsOf(settings[name]))]);
	const document = {
		...pick(settings, settingsFields),
		default_tax_percent: priceOf(settings.default_tax_percent),
		shipping_cost: priceOf(settings.shipping_cost),
		...Object.fromEntries(lists),
		...filtersOf(pulled, settings),
	};
	pulled.write("shop/settings.json", document, plainOrigin("ecommerce_settings"));
	writeLists(pulled);
	writeProducts(pulled);
	writeRatings(pulled);
}
