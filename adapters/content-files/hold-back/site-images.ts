import { type ContentItems, partsOf } from "#adapters/content-files/hold-back/content-items.ts";
import type { PublishedItems } from "#adapters/content-files/hold-back/published-items.ts";
import type { ItemFault } from "#core/content/finding.ts";

/**
 * Puts the published images of an item back whose chosen ones cannot be shown, such as a logo that somebody moved to another
 * folder. An image that was never published, or whose bytes are gone, stays missing.
 */
export function restoreImages(
	content: ContentItems,
	faults: readonly ItemFault[],
	published: PublishedItems,
	hasImage: (path: string) => boolean,
): ContentItems {
	const parts = partsOf(content);
	const documents = new Map(content.documents);
	const images = new Map(content.images);
	for (const { item, finding } of faults) {
		const field = finding.field ?? "";
		const file = parts.get(item)?.file ?? "";
		const name = Object(published.parts.get(item)?.value)[field];
		const image = typeof name === "string" ? published.images.get(name) : undefined;
		if (!image || !hasImage(image.path)) continue;
		documents.set(file, { ...Object(documents.get(file)), [field]: name });
		images.set(name, image);
	}
	return { ...content, documents, images };
}
