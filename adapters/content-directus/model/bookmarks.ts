import * as v from "valibot";
import type { Condition, Send } from "#adapters/content-directus/model/permissions.ts";

/** A list of items that the Data Studio offers everybody in its menu. */
interface Bookmark {
	/** Its name; null for the collection's own list. */
	readonly bookmark: string | null;
	readonly collection: string;
	readonly filter: Condition | null;
	/** The columns of the list. */
	readonly fields: readonly string[];
}

const productColumns = ["display_name", "reference_number", "price_brutto", "stock", "status"];

/** The lists of what an owner has to complete. */
export const bookmarks: readonly Bookmark[] = [
	{ bookmark: null, collection: "ecommerce_product", filter: null, fields: productColumns },
	{
		bookmark: "Ohne Hersteller / No manufacturer",
		collection: "ecommerce_product",
		filter: { _and: [{ manufacturer: { _null: true } }] },
		fields: productColumns,
	},
	{
		bookmark: "Ohne Übersetzung / No translation",
		collection: "ecommerce_product",
		filter: { _and: [{ translations: { _null: true } }] },
		fields: productColumns,
	},
	{
		bookmark: "Ohne Alternativtext / No alternative text",
		collection: "directus_files",
		filter: { _and: [{ type: { _starts_with: "image/" } }, { translations: { _null: true } }] },
		fields: ["$thumbnail", "title", "filename_download", "folder"],
	},
];

const presetRows = v.array(v.object({ collection: v.string(), bookmark: v.nullable(v.string()) }));

/** Adds the bookmarks that a Directus lacks; returns the names of the changes. */
export async function addBookmarks(send: Send): Promise<readonly string[]> {
	const ofEverybody = "filter[user][_null]=true&filter[role][_null]=true";
	const found = v.parse(
		presetRows,
		await send("GET", `/presets?limit=-1&${ofEverybody}&fields=collection,bookmark`),
	);
	const missing = bookmarks.filter(
		({ collection, bookmark }) =>
			!found.some((one) => one.collection === collection && one.bookmark === bookmark),
	);
	for (const { fields, ...preset } of missing)
		await send("POST", "/presets", { ...preset, layout: "tabular", layout_query: { tabular: { fields } } });
	return missing.map(({ collection, bookmark }) => `list ${collection}${bookmark ? `: ${bookmark}` : ""}`);
}
