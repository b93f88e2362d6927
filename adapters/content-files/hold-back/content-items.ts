import { isLegalPage } from "#core/check/rule.ts";
import { type Entity, fileOf } from "#core/content/entity.ts";
import type { ContentFinding, ItemFault } from "#core/content/finding.ts";
import { entities } from "#core/content/model.ts";
import { consent } from "#core/content/site-lists.ts";

/** An image of the content; `item` is the id of its entry in the service. */
export interface ItemImage {
	readonly item: string;
	/** The place of its bytes, in the notation of the source. */
	readonly path: string;
}

/** The documents of a content folder, and which item of the service each part comes from. */
export interface ContentItems {
	readonly documents: ReadonlyMap<string, unknown>;
	/** Item ids by file, and by entry in files with a list: "pages/home.json", "shop/ratings.json 3". */
	readonly items: ReadonlyMap<string, string>;
	/** Images by name in the media folder. */
	readonly images: ReadonlyMap<string, ItemImage>;
	readonly faults: readonly ItemFault[];
}

/** The document of an item: a whole file, or an entry of a list. */
export interface ItemPart {
	readonly file: string;
	readonly isEntry: boolean;
	readonly value: unknown;
}

/** Returns the entity of a file in the content folder; null for an unknown file. */
export function entityOfFile(path: string): Entity | null {
	const folder = path.slice(0, path.lastIndexOf("/"));
	return (
		entities.find(
			({ file }) =>
				file === path || (file?.endsWith("/*.json") && file.slice(0, -"/*.json".length) === folder),
		) ?? null
	);
}

/** Returns the name of a file without folder and extension. */
export function stemOf(file: string): string {
	return file.slice(file.lastIndexOf("/") + 1).replace(/\.json$/, "");
}

/** Returns the document of each item. */
export function partsOf({ documents, items }: ContentItems): ReadonlyMap<string, ItemPart> {
	const parts = new Map<string, ItemPart>();
	for (const [place, item] of items) {
		const [file = "", index] = place.split(" ");
		const value = documents.get(file);
		if (index === undefined) parts.set(item, { file, isEntry: false, value });
		else if (Array.isArray(value)) parts.set(item, { file, isEntry: true, value: value[Number(index)] });
	}
	return parts;
}

/** The files that concern the site as a whole: settings, legal texts and consents. */
const siteFiles: ReadonlySet<string> = new Set([
	...entities.flatMap(({ file, identity }) => (file && identity.by === "site" ? [file] : [])),
	fileOf(consent),
]);

/** Returns whether an error in a document concerns the site as a whole, so that it stops the build. */
export function concernsSite({ file, value }: ItemPart): boolean {
	if (siteFiles.has(file) || entityOfFile(file) === null) return true;
	return file.startsWith("pages/") && isLegalPage(Object(value));
}

/** Returns the id of the item at a place of the content; null if no item is there. */
export function itemAt({ items, images }: ContentItems, file: string, field: string | null): string | null {
	const image = file.startsWith("media/") ? images.get(file.slice("media/".length)) : undefined;
	if (image) return image.item;
	const [entry = ""] = (field ?? "").split(".");
	return items.get(file) ?? items.get(`${file} ${entry}`) ?? null;
}

/** Returns the id of the other item that a finding about a duplicate names; null for other findings. */
export function otherItem(content: ContentItems, { params }: ContentFinding): string | null {
	if (typeof params.other !== "string") return null;
	const [file = "", field = null] = params.other.split(", ");
	return itemAt(content, file, field);
}

/** Returns a part's document in a form that does not depend on the file's name, which other items can change. */
export function comparable({ file, isEntry, value }: ItemPart): string {
	const stem = stemOf(file);
	const isNamed = !isEntry && entityOfFile(file)?.identity.by === "id";
	if (!isNamed) return JSON.stringify([file, value]);
	const { id = stem, slug, ...rest } = Object(value) as Readonly<Record<string, unknown>>;
	return JSON.stringify([String(id), slug ?? stem, rest]);
}
