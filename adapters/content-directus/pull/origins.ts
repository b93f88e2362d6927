import type { Row } from "#adapters/content-directus/model/rows.ts";

/** The Directus item that a part of the content folder comes from. */
export interface Origin {
	/** The collection and the item's name in it, e.g. "page/home". */
	readonly item: string;
	/** The item's Directus id. */
	readonly id: string;
	/** Whether the first translation of the document, German, comes from the item's own fields. */
	readonly german: boolean;
	/** The beginning of the document's fields in the item: "company_", "widgets.2."; empty for those of the item itself. */
	readonly within: string;
}

/** The origins by file; in files with a list, by file and index ("shop/ratings.json 3"). */
export type Origins = ReadonlyMap<string, Origin>;

/** Creates the origin of an item without German texts in its own fields. */
export function plainOrigin(
	collection: string,
	{ id }: Row,
	{ name, within = "" }: { readonly name?: string | null; readonly within?: string } = {},
): Origin {
	return { item: name ? `${collection}/${name}` : collection, id, german: false, within };
}

/** Returns the collection of an origin. */
export function collectionOf({ item }: Origin): string {
	return item.split("/")[0] ?? "";
}
