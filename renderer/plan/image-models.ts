import type { MediaName } from "#core/content/image-names.ts";
import type { MediaItem } from "#core/content/site-lists.ts";
import type { ImageModel } from "#core/content-values/image-model.ts";
import type { Language } from "#core/language/language.ts";
import { translationFor } from "#core/language/translation.ts";
import type { SocialImage } from "#core/models/page-model.ts";
import type { Logger } from "#core/platform/logger.ts";
import { createMediaLookup } from "#core/site/media-lookup.ts";
import { type ImageDescription, imagePath } from "#renderer/images/images.ts";

/** Turns names of images into what a page renders. */
export interface ImageModels {
	/** Null, with a note in the log, when the content has no such image (R-IMG-02). */
	of(name: MediaName | null, language: Language): ImageModel | null;
	/** The URL of one size, at least `width` wide where there is one; for icons. */
	address(name: MediaName | null, width: number): string | null;
	/** That size with its pixels and its words; for social networks. */
	sized(name: MediaName | null, width: number, language: Language): SocialImage | null;
	/** The images asked for since the last call. */
	takeUsed(): readonly MediaName[];
}

function widthNear(image: ImageDescription, width: number): number {
	return image.widths.find((step) => step >= width) ?? image.widths.at(-1) ?? image.width;
}

function modelOf(image: ImageDescription): Omit<ImageModel, "alt"> {
	const address = (width: number) => `/${imagePath(image, width)}`;
	return {
		src: address(widthNear(image, 800)),
		srcset:
			image.widths.length > 1 ? image.widths.map((width) => `${address(width)} ${width}w`).join(", ") : "",
		width: image.width,
		height: image.height,
		color: image.color,
	};
}

/** Builds the look-up over all images of a site, with their alternative texts. */
export function createImageModels(
	media: readonly MediaItem[],
	images: readonly ImageDescription[],
	logger: Logger,
): ImageModels {
	const items = createMediaLookup(media, logger);
	const described = new Map(images.map((image) => [image.name, image]));
	const used = new Set<MediaName>();
	// Many pages show the same images.
	const shown = new Map<ImageDescription, Omit<ImageModel, "alt">>();
	const addresses = new Map<ImageDescription, Map<number, string>>();

	function shownOf(image: ImageDescription): Omit<ImageModel, "alt"> {
		const model = shown.get(image) ?? modelOf(image);
		shown.set(image, model);
		return model;
	}

	function addressOf(image: ImageDescription, width: number): string {
		const known = addresses.get(image) ?? new Map<number, string>();
		addresses.set(image, known);
		const address = known.get(width) ?? `/${imagePath(image, widthNear(image, width))}`;
		known.set(width, address);
		return address;
	}

	function find(name: MediaName): { item: MediaItem; image: ImageDescription } | null {
		const item = items.find(name);
		const image = item && described.get(item.name);
		if (!item || !image) return null;
		used.add(item.name);
		return { item, image };
	}

	function altOf(item: MediaItem, language: Language): Pick<ImageModel, "alt" | "alt_language"> {
		if (item.translations.length === 0) return { alt: "" };
		const found = translationFor(item.translations, language, logger, `media/${item.name}`);
		if (!found) return { alt: "" };
		return {
			alt: found.alt,
			...(found.language === language ? {} : { alt_language: found.language }),
		};
	}

	return {
		of(name, language) {
			const found = name === null ? null : find(name);
			if (!found) return null;
			const { image, item } = found;
			return {
				...shownOf(image),
				...altOf(item, language),
				...(item.focus === null ? {} : { focus: item.focus }),
				...(item.subject === null || item.subject === "alone" ? {} : { subject: item.subject }),
			};
		},
		address(name, width) {
			const found = name === null ? null : find(name);
			return found && addressOf(found.image, width);
		},
		sized(name, width, language) {
			const found = name === null ? null : find(name);
			if (!found) return null;
			const { image, item } = found;
			const own = widthNear(image, width);
			const height = Math.round((image.height * own) / image.width);
			return { src: addressOf(image, width), width: own, height, alt: altOf(item, language).alt };
		},
		takeUsed() {
			const names = [...used];
			used.clear();
			return names;
		},
	};
}
