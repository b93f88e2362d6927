import {
	type ContentItems,
	comparable,
	concernsSite,
	type ItemPart,
	partsOf,
} from "#adapters/content-files/hold-back/content-items.ts";
import type { PublishedItems } from "#adapters/content-files/hold-back/published-items.ts";

/** Compares the items of a service with their last published state. */
export interface ItemChanges {
	readonly published: PublishedItems;
	/** The documents of all items, also of those that have errors. */
	readonly parts: ReadonlyMap<string, ItemPart>;
	isPublished(item: string): boolean;
	isChanged(item: string): boolean;
	/** Returns whether an error of an item concerns the site as a whole. */
	concernsSite(item: string): boolean;
	/** Returns the file of an item. */
	fileOf(item: string): string;
}

/** Creates the comparison of content with its last published state. */
export function createItemChanges(content: ContentItems, published: PublishedItems): ItemChanges {
	const parts = partsOf(content);
	const pathsOf = (images: ContentItems["images"]) =>
		new Map([...images.values()].map(({ item, path }) => [item, path]));
	const [images, publishedImages] = [pathsOf(content.images), pathsOf(published.images)];
	const both = (item: string) => [parts.get(item), published.parts.get(item)] as const;
	return {
		published,
		parts,
		isPublished: (item) => published.parts.has(item) || publishedImages.has(item),
		isChanged(item) {
			if (images.get(item) !== publishedImages.get(item)) return true;
			const [now, before] = both(item);
			return now && before ? comparable(now) !== comparable(before) : now !== before;
		},
		concernsSite: (item) => both(item).some((part) => part !== undefined && concernsSite(part)),
		fileOf: (item) => both(item).find((part) => part !== undefined)?.file ?? item,
	};
}
