import type { MediaName } from "#core/content/image-names.ts";
import type { MediaItem } from "#core/content/site-lists.ts";
import type { Logger } from "#core/ports/logger.ts";
import type { Language } from "#core/shared/language.ts";
import { translationFor } from "#core/shared/translation.ts";
import type { ImageModel } from "#core/site/image-model.ts";
import { createMediaLookup } from "#core/site/media-lookup.ts";
import { type PictureDescription, picturePath } from "#renderer/write/images.ts";

/** Turns names of pictures into what a page draws. */
export interface PictureModels {
	/** Null, with a note in the log, when the content has no such picture (R-IMG-02). */
	of(name: MediaName | null, language: Language): ImageModel | null;
	/** The address of one size, at least `width` wide where there is one; for social networks and icons. */
	address(name: MediaName | null, width: number): string | null;
	/** The pictures asked for since the last call. */
	takeUsed(): readonly MediaName[];
}

function widthNear(picture: PictureDescription, width: number): number {
	return picture.widths.find((step) => step >= width) ?? picture.widths.at(-1) ?? picture.width;
}

function modelOf(picture: PictureDescription, alt: string): ImageModel {
	const address = (width: number) => `/${picturePath(picture, width)}`;
	return {
		src: address(widthNear(picture, 800)),
		srcset:
			picture.widths.length > 1
				? picture.widths.map((width) => `${address(width)} ${width}w`).join(", ")
				: "",
		width: picture.width,
		height: picture.height,
		alt,
		color: picture.color,
	};
}

/** Builds the look-up over all pictures of a site, with their alternative texts. */
export function createPictureModels(
	media: readonly MediaItem[],
	pictures: readonly PictureDescription[],
	logger: Logger,
): PictureModels {
	const items = createMediaLookup(media, logger);
	const described = new Map(pictures.map((picture) => [picture.name, picture]));
	const used = new Set<MediaName>();

	function find(name: MediaName): { item: MediaItem; picture: PictureDescription } | null {
		const item = items.find(name);
		const picture = item && described.get(item.name);
		if (!item || !picture) return null;
		used.add(item.name);
		return { item, picture };
	}

	function altOf(item: MediaItem, language: Language): string {
		if (item.translations.length === 0) return "";
		return translationFor(item.translations, language, logger, `media/${item.name}`)?.alt ?? "";
	}

	return {
		of(name, language) {
			const found = name === null ? null : find(name);
			return found && modelOf(found.picture, altOf(found.item, language));
		},
		address(name, width) {
			const found = name === null ? null : find(name);
			return found && `/${picturePath(found.picture, widthNear(found.picture, width))}`;
		},
		takeUsed() {
			const names = [...used];
			used.clear();
			return names;
		},
	};
}
