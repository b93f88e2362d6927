import type { MediaName } from "#core/content/image-names.ts";
import type { MediaItem } from "#core/content/site-lists.ts";
import type { ImageModel } from "#core/content-values/image-model.ts";
import type { Language } from "#core/language/language.ts";
import { translationFor } from "#core/language/translation.ts";
import type { SocialImage } from "#core/models/page-model.ts";
import type { Logger } from "#core/platform/logger.ts";
import { createMediaLookup } from "#core/site/media-lookup.ts";
import { type ImageDescription, imagePath } from "#renderer/images/images.ts";

/** A look-up of the site's images by name. */
export interface ImageModels {
	/** Returns null and logs a note if the content has no such image (R-IMG-02). */
	get(name: MediaName | null, language: Language): ImageModel | null;
	/** Returns the same image without an alternative text, for places that have its words next to it. */
	getDecorative(name: MediaName | null): ImageModel | null;
	/** Returns the URL of the smallest size that is at least `width` pixels wide, or else of the widest; for icons. */
	getUrl(name: MediaName | null, width: number): string | null;
	/** Returns that size with its dimensions and its alternative text; for social networks. */
	getSocialImage(name: MediaName | null, width: number, language: Language): SocialImage | null;
	/** Returns the images that were requested since the last call. */
	takeUsed(): readonly MediaName[];
}

function closestWidth(image: ImageDescription, width: number): number {
	return image.widths.find((step) => step >= width) ?? image.widths.at(-1) ?? image.width;
}

function createModel(image: ImageDescription): Omit<ImageModel, "alt"> {
	const url = (width: number) => `/${imagePath(image, width)}`;
	return {
		src: url(closestWidth(image, 800)),
		srcset: image.widths.length > 1 ? image.widths.map((width) => `${url(width)} ${width}w`).join(", ") : "",
		width: image.width,
		height: image.height,
		color: image.color,
	};
}

/** An entry of media/index.json with its image. */
interface FoundImage {
	readonly item: MediaItem;
	readonly image: ImageDescription;
}

/** Creates the look-up over all images of a site, with their alternative texts. */
export function createImageModels(
	media: readonly MediaItem[],
	images: readonly ImageDescription[],
	logger: Logger,
): ImageModels {
	const items = createMediaLookup(media, logger);
	const imagesByName = new Map(images.map((image) => [image.name, image]));
	const used = new Set<MediaName>();
	// Many pages show the same images.
	const models = new Map<ImageDescription, Omit<ImageModel, "alt">>();
	const urls = new Map<ImageDescription, Map<number, string>>();

	function cachedModel(image: ImageDescription): Omit<ImageModel, "alt"> {
		const model = models.get(image) ?? createModel(image);
		models.set(image, model);
		return model;
	}

	function cachedUrl(image: ImageDescription, width: number): string {
		const urlsByWidth = urls.get(image) ?? new Map<number, string>();
		urls.set(image, urlsByWidth);
		const url = urlsByWidth.get(width) ?? `/${imagePath(image, closestWidth(image, width))}`;
		urlsByWidth.set(width, url);
		return url;
	}

	function find(name: MediaName | null): FoundImage | null {
		const item = name === null ? null : items.find(name);
		const image = item && imagesByName.get(item.name);
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

	function modelOf({ image, item: { focus, subject } }: FoundImage): Omit<ImageModel, "alt"> {
		return {
			...cachedModel(image),
			...(focus === null ? {} : { focus }),
			...(subject === null || subject === "alone" ? {} : { subject }),
		};
	}

	return {
		get(name, language) {
			const found = find(name);
			return found && { ...modelOf(found), ...altOf(found.item, language) };
		},
		getDecorative(name) {
			const found = find(name);
			return found && { ...modelOf(found), alt: "" };
		},
		getUrl(name, width) {
			const found = find(name);
			return found && cachedUrl(found.image, width);
		},
		getSocialImage(name, width, language) {
			const found = find(name);
			if (!found) return null;
			const { image, item } = found;
			const actualWidth = closestWidth(image, width);
			const height = Math.round((image.height * actualWidth) / image.width);
			return { src: cachedUrl(image, width), width: actualWidth, height, alt: altOf(item, language).alt };
		},
		takeUsed() {
			const names = [...used];
			used.clear();
			return names;
		},
	};
}
