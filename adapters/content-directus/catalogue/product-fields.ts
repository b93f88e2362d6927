import type { ContentQuery } from "#adapters/content-directus/client/read-client.ts";

const below = (way: string, fields: readonly string[]): readonly string[] =>
	fields.map((field) => `${way}.${field}`);

const named = ["id", "key", "display_name", "translations"];
const category = below("category", ["slug", ...named]);
const manufacturer = below("manufacturer", ["id", "key", "display_name", "slug"]);
const image = below("images.image", ["id", "filename_download", "type", "width", "height"]);

/** The fields of section 3, "List item" (R-CAT-02). */
export const listFields: readonly string[] = [
	"slug",
	"stock",
	"price_brutto",
	"price_history",
	...named,
	...image,
	...category,
	...manufacturer,
	...below("product_variants", ["price_brutto", "active"]),
	"ratings.rating",
];

const variant = [
	"id",
	"key",
	"display_name",
	"translations",
	"stock",
	"reference_number_suffix",
	"shipping_time",
	"reorder_possible",
];

/** The fields of an attribute with its group and values. */
export const attributeFields: readonly string[] = [
	...below("attribute_group", named),
	"display_values.display_value",
	...below("display_values.value", ["id", "key", "display_value", "translations"]),
];

/** The fields of section 3, "List item" and "Detail" (R-CAT-05). */
export const detailFields: readonly string[] = [
	...listFields,
	"description",
	"variant_display_name",
	"safety_warnings",
	"reference_number",
	"reorder_possible",
	"shipping_time",
	"date_created",
	"tags",
	"battery",
	"guarantee_years",
	"guarantor",
	"manufacturer.contact",
	"ratings.date_created",
	...below("subcategories.subcategory_id", ["id", "key"]),
	...below("attributes", attributeFields),
	...below("product_variants", variant),
	...below("personalization", [...named, "fields"]),
	...below("size_guide", [...named, "table"]),
];

const all = { _limit: -1, _sort: ["sort", "id"] };

/** All of what belongs to a product, in the editor's order; the service gives 100 of each where nothing is said. */
export const listParts: NonNullable<ContentQuery["deep"]> = {
	images: all,
	product_variants: all,
	ratings: all,
};

/** The same with what details have besides. */
export const detailParts: NonNullable<ContentQuery["deep"]> = {
	...listParts,
	subcategories: all,
	attributes: { ...all, display_values: all },
};
