import type { BlockSource } from "#core/content/blocks.ts";
import type { MediaName } from "#core/content/image-names.ts";
import type { VersionSource } from "#core/content/pages.ts";
import type { Language } from "#core/shared/language.ts";

/** A picture that visitors of a language see. */
export interface PictureUse {
	readonly name: MediaName;
	readonly language: Language;
}

/** A path of the site that the content names. */
export interface LinkUse {
	readonly file: string;
	readonly field: string;
	readonly path: string;
}

/** What a page's file refers to beyond itself. */
export interface PageUses {
	readonly pictures: readonly PictureUse[];
	readonly links: readonly LinkUse[];
}

function picturesOf(block: BlockSource): readonly (MediaName | null)[] {
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

/** Lists the pictures and links of a page's versions. */
export function usesOf(file: string, versions: readonly Omit<VersionSource, "path">[]): PageUses {
	const pictures: PictureUse[] = [];
	const links: LinkUse[] = [];
	for (const [place, { language, image, blocks }] of versions.entries()) {
		for (const name of [image, ...blocks.flatMap(picturesOf)]) if (name) pictures.push({ name, language });
		for (const [index, block] of blocks.entries()) {
			if (block.type !== "teasers") continue;
			for (const [number, { path }] of block.items.entries())
				links.push({ file, field: `translations.${place}.blocks.${index}.items.${number}.path`, path });
		}
	}
	return { pictures, links };
}
