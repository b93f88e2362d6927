import {
	type ContentItems,
	entityOfFile,
	type ItemImage,
	type ItemPart,
	partsOf,
} from "#adapters/content-files/hold-back/content-items.ts";
import { pathsOf, withoutLinks } from "#adapters/content-files/hold-back/links.ts";
import type { PublishedItems } from "#adapters/content-files/hold-back/published-items.ts";
import {
	hasId,
	type IdsByCollection,
	type IsGone,
	idsIn,
	prune,
	requiredReferences,
} from "#adapters/content-files/hold-back/references.ts";
import type { SiteLanguages } from "#adapters/content-files/path-registry.ts";
import { fileOf } from "#core/content/entity.ts";
import { imageKey } from "#core/content/images.ts";
import { media } from "#core/content/site-lists.ts";

/** The content while items are put into it. */
interface Draft {
	readonly documents: Map<string, unknown>;
	/** The file of each item with a file of its own. */
	readonly files: Map<string, string>;
	/** The entries of each list with the ids of their items. */
	readonly lists: Map<string, { readonly item: string; readonly value: unknown }[]>;
	readonly images: Map<string, ItemImage>;
}

function draftOf({ documents, items, images }: ContentItems): Draft {
	const files = new Map<string, string>();
	const lists: Draft["lists"] = new Map();
	for (const [place, item] of items) {
		const [file = "", index] = place.split(" ");
		if (index === undefined) {
			files.set(file, item);
			continue;
		}
		const entries = lists.get(file) ?? [];
		lists.set(file, entries);
		entries[Number(index)] = { item, value: (documents.get(file) as readonly unknown[])[Number(index)] };
	}
	return { documents: new Map(documents), files, lists, images: new Map(images) };
}

function contentOf({ documents, files, lists, images }: Draft, faults: ContentItems["faults"]): ContentItems {
	const items = new Map(files);
	const all = new Map(documents);
	for (const [file, entries] of lists) {
		if (entries.length > 0 || all.has(file))
			all.set(
				file,
				entries.map(({ value }) => value),
			);
		for (const [place, { item }] of entries.entries()) items.set(`${file} ${place}`, item);
	}
	return { documents: all, items, images, faults };
}

/** Puts an entry back into its list, behind the entry that it followed. */
function putEntry(draft: Draft, item: string, { file, value }: ItemPart, order: readonly string[]): void {
	const entries = draft.lists.get(file) ?? [];
	draft.lists.set(file, entries);
	const before = order.slice(0, Math.max(order.indexOf(item), 0)).toReversed();
	const previous = before.find((other) => entries.some((entry) => entry.item === other));
	const place = entries.findIndex((entry) => entry.item === previous) + 1;
	entries.splice(place, 0, { item, value });
}

/** Adds the texts at any depth of a value, as names of images are compared. */
function addTexts(value: unknown, texts: Set<string>): void {
	if (typeof value === "string") texts.add(imageKey(value));
	else if (typeof value === "object" && value !== null)
		for (const inner of Object.values(value)) addTexts(inner, texts);
}

/** The restored content, and the items that have the file of a restored one. */
export interface Restored {
	readonly content: ContentItems;
	readonly conflicts: readonly { readonly item: string; readonly file: string; readonly other: string }[];
}

/** Puts the published state of items into content that lacks them, with their images. */
export function restoreItems(
	content: ContentItems,
	keptItems: Iterable<string>,
	published: PublishedItems,
	hasImage: (path: string) => boolean,
): Restored {
	const draft = draftOf(content);
	const conflicts: { item: string; file: string; other: string }[] = [];
	const put = (item: string) => {
		const part = published.parts.get(item);
		if (!part) return;
		const { file, isEntry, value } = part;
		const occupant = draft.files.get(file);
		if (isEntry) putEntry(draft, item, part, published.orders.get(file) ?? []);
		else if (occupant !== undefined) conflicts.push({ item: occupant, file, other: item });
		else {
			draft.documents.set(file, value);
			draft.files.set(file, item);
		}
	};
	const images = [...published.images];
	const texts = new Set<string>();
	for (const item of keptItems) {
		put(item);
		addTexts(published.parts.get(item)?.value, texts);
		for (const [name, image] of images) if (image.item === item) draft.images.set(name, image);
	}
	const entries = draft.lists.get(fileOf(media)) ?? [];
	for (const [name, image] of images) {
		if (!texts.has(imageKey(name)) || draft.images.has(name) || !hasImage(image.path)) continue;
		draft.images.set(name, image);
		if (!entries.some(({ item }) => item === image.item)) put(image.item);
	}
	return { content: contentOf(draft, content.faults), conflicts };
}

/** Returns the published items that kept items cannot be without, and that the content lacks. */
export function missingTargets(
	content: ContentItems,
	keptItems: Iterable<string>,
	published: PublishedItems,
): readonly string[] {
	const present = idsIn(content.documents);
	const needed = [...keptItems].flatMap((item) => {
		const part = published.parts.get(item);
		return part ? requiredReferences(part.file, part.value) : [];
	});
	const missing = needed.filter(({ collection, id }) => !hasId(present, collection, id));
	if (missing.length === 0) return [];
	return [...published.parts].flatMap(([item, part]) => {
		const ids = idsIn(new Map([[part.file, part.isEntry ? [part.value] : part.value]]));
		return missing.some(({ collection, id }) => hasId(ids, collection, id)) ? [item] : [];
	});
}

/** The items that are not in the content, and those whose published state is. */
export interface HeldItems {
	readonly leftOut: readonly ItemPart[];
	readonly keptItems: ReadonlySet<string>;
	readonly published: PublishedItems;
}

function idsOfParts(parts: Iterable<ItemPart>): IdsByCollection {
	const ids = new Map<string, Set<string>>();
	for (const { file, isEntry, value } of parts)
		for (const [collection, own] of idsIn(new Map([[file, isEntry ? [value] : value]])))
			ids.set(collection, new Set([...(ids.get(collection) ?? []), ...own]));
	return ids;
}

/**
 * Removes what refers to items that are left out: references and links. From kept items also references to items that have
 * been removed since.
 */
export function withoutMissing(
	content: ContentItems,
	{ leftOut, keptItems, published }: HeldItems,
	site: SiteLanguages,
): ContentItems {
	if (leftOut.length === 0 && keptItems.size === 0) return content;
	const present = idsIn(content.documents);
	const leftIds = idsOfParts(leftOut);
	const formerIds = keptItems.size > 0 ? idsOfParts(published.parts.values()) : leftIds;
	const goneOf =
		(ids: IdsByCollection): IsGone =>
		(collection, id) =>
			hasId(ids, collection, id) && !hasId(present, collection, id);
	const [isLeftOut, isFormer] = [goneOf(leftIds), goneOf(formerIds)];
	const isGoneFor = (item: string | undefined): IsGone =>
		item !== undefined && keptItems.has(item)
			? (...reference) => isLeftOut(...reference) || isFormer(...reference)
			: isLeftOut;
	const served = new Set(
		[...partsOf(content).values()].flatMap((part) => (part.isEntry ? [] : pathsOf(part, site))),
	);
	const paths = new Set(leftOut.flatMap((part) => pathsOf(part, site)).filter((path) => !served.has(path)));
	const linked = (file: string, value: unknown) =>
		paths.size > 0 ? withoutLinks(file, value, paths) : value;
	const draft = draftOf(content);
	for (const [file, item] of draft.files) {
		const { value } = prune(entityOfFile(file)?.fields ?? {}, draft.documents.get(file), isGoneFor(item));
		draft.documents.set(file, linked(file, value));
	}
	for (const [file, entries] of draft.lists) {
		const fields = entityOfFile(file)?.fields ?? {};
		const pruned = entries.flatMap(({ item, value }) => {
			const result = prune(fields, value, isGoneFor(item));
			const [shown] = result.isBroken ? [] : (linked(file, [result.value]) as readonly unknown[]);
			return shown === undefined ? [] : [{ item, value: shown }];
		});
		draft.lists.set(file, pruned);
	}
	return contentOf(draft, content.faults);
}
