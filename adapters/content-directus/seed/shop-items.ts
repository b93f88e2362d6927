import { germanApart } from "#adapters/content-directus/model/german.ts";
import {
	type Documents,
	type Json,
	listOf,
	objectsOf,
	pick,
	type Row,
	textOf,
} from "#adapters/content-directus/model/rows.ts";
import type { Seeding } from "#adapters/content-directus/seed/seeding.ts";
import { filesOf, placed } from "#adapters/content-directus/seed/site-items.ts";
import { parseDecimal } from "#core/shared/decimal-text.ts";

/** An item's key as text, since 7 and "7" are the same. */
function keyOf(source: Json): string {
	return textOf(source.id) ?? "";
}

/** The id of the item that a document names; null where it names none. */
function named(collection: string, value: unknown, { id }: Seeding): string | null {
	const key = textOf(value);
	return key === null ? null : id(collection, key);
}

/** The manufacturers of their file, then the brands that products or filters name besides, as the content folder has it. */
function manufacturerRows(
	documents: Documents,
	products: readonly Json[],
	{ id, project }: Seeding,
): readonly Row[] {
	const brands = filesOf(documents, "brands")
		.map(([slug, source]) => ({
			slug,
			display_name: source.display_name,
			sort: Number(source.sort ?? Number.MAX_SAFE_INTEGER),
		}))
		.toSorted(
			(one, other) =>
				one.sort - other.sort || String(one.display_name).localeCompare(String(other.display_name), "de"),
		);
	const names = new Map(brands.map(({ slug, display_name }) => [slug, display_name]));
	const listed = objectsOf(documents.get("shop/manufacturers.json"));
	const taken = new Set(listed.map(keyOf));
	const settings = documents.get("shop/settings.json") as Json | undefined;
	const filtered = objectsOf(settings?.manufacturer_filters).map(({ manufacturer_id }) =>
		textOf(manufacturer_id),
	);
	const used = new Set([...products.map(({ manufacturer }) => textOf(manufacturer)), ...filtered]);
	const implied = brands
		.filter(({ slug }) => used.has(slug) && !taken.has(slug))
		.map(({ slug }): Json => ({ id: slug }));
	return [...listed, ...implied].map((source, index) => {
		const key = keyOf(source);
		const slug = textOf(source.slug) ?? key;
		const display_name = textOf(source.display_name) ?? names.get(slug) ?? slug;
		return {
			id: id("ecommerce_manufacturer", key),
			project,
			key,
			sort: index + 1,
			slug,
			display_name,
			contact: source.contact ?? null,
		};
	});
}

/** The items of one of the shop's lists. */
function listRows(
	documents: Documents,
	file: string,
	collection: string,
	fields: readonly string[],
	{ id, project }: Seeding,
) {
	return placed(documents.get(`shop/${file}.json`)).map(({ place, ...source }): Row => {
		const key = keyOf(source);
		return {
			id: id(collection, key),
			project,
			key,
			sort: source.sort ?? place,
			...pick(source, fields),
			...germanApart(collection, source.translations),
		};
	});
}

function valueRows(documents: Documents, { id }: Seeding): readonly Row[] {
	return objectsOf(documents.get("shop/attributes.json")).flatMap((group) =>
		placed(group.values).map(
			({ place, ...value }): Row => ({
				id: id("ecommerce_attribute_value", keyOf(group), keyOf(value)),
				attribute_group: id("ecommerce_attribute_group", keyOf(group)),
				key: keyOf(value),
				sort: place,
				...germanApart("ecommerce_attribute_value", value.translations),
			}),
		),
	);
}

const productFields = [
	"reference_number",
	"tags",
	"price_history",
	"stock",
	"shipping_time",
	"date_created",
	"battery",
	"guarantee_years",
	"guarantor",
];

function productRow(name: string, source: Json, seeding: Seeding): Row {
	const key = textOf(source.id) ?? name;
	return {
		id: seeding.id("ecommerce_product", key),
		project: seeding.project,
		status: source.status ?? "published",
		key,
		slug: source.slug ?? name,
		...pick(source, productFields),
		...germanApart("ecommerce_product", source.translations),
		category: named("ecommerce_category", source.category, seeding),
		manufacturer: named("ecommerce_manufacturer", source.manufacturer, seeding),
		price_brutto: parseDecimal(source.price_brutto),
		reorder_possible: source.reorder_possible ?? false,
		personalization: named("ecommerce_personalization", source.personalization, seeding),
		size_guide: named("ecommerce_size_guide", source.size_guide, seeding),
	};
}

/** What belongs to one product, by its collections. */
function productParts(product: string, source: Json, groups: ReadonlySet<string>, { id, picture }: Seeding) {
	const variants = placed(source.product_variants).map(
		({ place, ...variant }): Row => ({
			id: id("ecommerce_product_variant", product, keyOf(variant)),
			product,
			key: keyOf(variant),
			sort: place,
			...pick(variant, [
				"display_name",
				"translations",
				"stock",
				"reference_number_suffix",
				"shipping_time",
				"reorder_possible",
			]),
			price_brutto: parseDecimal(variant.price_brutto),
			active: variant.active ?? true,
		}),
	);
	const images = listOf(source.images).map(
		(name, index): Row => ({
			id: id("ecommerce_product_image", product, String(index)),
			product,
			sort: index + 1,
			image: picture(name),
		}),
	);
	const subcategories = listOf(source.subcategories).map(
		(key, index): Row => ({
			id: id("ecommerce_product_subcategory", product, String(key)),
			product,
			sort: index + 1,
			subcategory_id: id("ecommerce_subcategory", String(key)),
		}),
	);
	const attributes = placed(source.attributes).map(({ place, ...attribute }) => {
		const group = textOf(attribute.attribute_group) ?? "";
		const own = id("ecommerce_attribute", product, group);
		const row: Row = {
			id: own,
			product,
			sort: place,
			attribute_group: id("ecommerce_attribute_group", group),
		};
		const values = listOf(attribute.display_values).map(
			(value, index): Row => ({
				id: id("ecommerce_attribute_display_value", own, String(index)),
				attribute: own,
				sort: index + 1,
				value: groups.has(group) ? id("ecommerce_attribute_value", group, String(value)) : null,
				display_value: groups.has(group) ? null : value,
			}),
		);
		return { row, values };
	});
	return { variants, images, subcategories, attributes };
}

function ratingRows(documents: Documents, { id }: Seeding): readonly Row[] {
	return placed(documents.get("shop/ratings.json")).map(({ place, ...source }) => ({
		id: id("ecommerce_product_rating", keyOf(source)),
		product: id("ecommerce_product", textOf(source.product) ?? ""),
		key: keyOf(source),
		sort: place,
		...pick(source, ["rating", "name", "comment", "language", "date_created", "verified"]),
	}));
}

/** The items of a shop, its settings apart; products of other projects are left to theirs. */
export function shopItems(documents: Documents, seeding: Seeding): Readonly<Record<string, readonly Row[]>> {
	const products = filesOf(documents, "shop/products").filter(
		([, { project }]) => !textOf(project) || project === seeding.domain,
	);
	const grouped = objectsOf(documents.get("shop/attributes.json"));
	const groups = new Set(grouped.filter(({ values }) => listOf(values).length > 0).map(keyOf));
	const rows = products.map(([name, source]) => productRow(name, source, seeding));
	const parts = products.map(([, source], index) =>
		productParts(rows[index]?.id ?? "", source, groups, seeding),
	);
	const sources = products.map(([, source]) => source);
	return {
		ecommerce_category: listRows(documents, "categories", "ecommerce_category", ["slug"], seeding),
		ecommerce_manufacturer: manufacturerRows(documents, sources, seeding),
		ecommerce_attribute_group: listRows(documents, "attributes", "ecommerce_attribute_group", [], seeding),
		ecommerce_attribute_value: valueRows(documents, seeding),
		ecommerce_personalization: listRows(
			documents,
			"personalizations",
			"ecommerce_personalization",
			["fields"],
			seeding,
		),
		ecommerce_size_guide: listRows(documents, "size-guides", "ecommerce_size_guide", [], seeding),
		ecommerce_product: rows,
		ecommerce_product_variant: parts.flatMap(({ variants }) => variants),
		ecommerce_product_image: parts.flatMap(({ images }) => images),
		ecommerce_product_subcategory: parts.flatMap(({ subcategories }) => subcategories),
		ecommerce_attribute: parts.flatMap(({ attributes }) => attributes.map(({ row }) => row)),
		ecommerce_attribute_display_value: parts.flatMap(({ attributes }) =>
			attributes.flatMap(({ values }) => values),
		),
		ecommerce_product_rating: ratingRows(documents, seeding),
	};
}
