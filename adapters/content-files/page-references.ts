import type { BlockSource } from "#core/content/blocks.ts";
import type { MediaName } from "#core/content/image-names.ts";
import type { VersionSource } from "#core/content/pages.ts";
import type { Language } from "#core/shared/language.ts";

/** An image that visitors of a language see. */
export interface ImageReference {
	readonly name: MediaName;
	readonly language: Language;
}

/** A path of the site that the content names. */
export interface LinkReference {
	readonly file: string;
	readonly field: string;
	readonly path: string;
}

/** What a page's file refers to beyond itself. */
export interface PageReferences {
	readonly images: readonly ImageReference[];
	readonly links: readonly LinkReference[];
}

function imagesOf(block: BlockSource): readonly (MediaName | null)[] {
	switch (block.type) {
		case "picture":
		case "embed":
			return [block.image];
		case "gallery":
			return block.images;
		case "teasers":
			return block.items.map(({ image }) => image);
		default:
			return [];
	}
}

/** Lists the images and links of a page's versions. */
export function referencesOf(file: string, versions: readonly Omit<VersionSource, "path">[]): PageReferences {
	const images: ImageReference[] = [];
	const links: LinkReference[] = [];
	for (const [place, { language, image, blocks }] of versions.entries()) {
		for (const name of [image, ...blocks.flatMap(imagesOf)]) if (name) images.push({ name, language });
		for (const [index, block] of blocks.entries()) {
			if (block.type !== "teasers") continue;
			for (const [number, { path }] of block.items.entries())
				links.push({ file, field: `translations.${place}.blocks.${index}.items.${number}.path`, path });
		}
	}
	return { images, links };
}
