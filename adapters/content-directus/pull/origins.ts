import type { Row } from "#adapters/content-directus/model/rows.ts";

/** Where something of the content folder is in Directus. */
export interface Origin {
	/** A collection and what the item is called there, e.g. "page/home". */
	readonly item: string;
	/** The item's own id, by which Directus opens it. */
	readonly id: string;
	/** Whether German, the first of the document's translations, is in the item's own fields. */
	readonly german: boolean;
}

/** Origins by their files, and by file and place ("shop/ratings.json 3") within those that hold a list. */
export type Origins = ReadonlyMap<string, Origin>;

/** The origin of an item that says nothing in German itself. */
export function plainOrigin(collection: string, { id }: Row, name?: string | null): Origin {
	return { item: name ? `${collection}/${name}` : collection, id, german: false };
}
