import type { ImageModel } from "#core/models/image-model.ts";
import styles from "./image.module.css";

/** What an image needs to be rendered. */
export interface ImageProps {
	readonly image: ImageModel;
	/** How wide it is rendered, in the `sizes` notation of HTML. */
	readonly sizes: string;
	/** Loads at once and first; for the one image a page opens with. */
	readonly priority?: boolean;
	readonly className?: string | undefined;
}

/**
 * An image with its size set and its dominant colour as ground, so that nothing moves or flashes.
 *
 * Use it for every photograph and drawing of the content. Not for signs of the interface: those are icons.
 */
export function Image({ image, sizes, priority = false, className }: ImageProps) {
	return (
		<img
			className={className ? `${styles.picture} ${className}` : styles.picture}
			{...imageAttributes(image, sizes, priority)}
			alt={image.alt}
			lang={image.alt === "" ? undefined : image.alt_language}
			style={styleOf(image)}
		/>
	);
}

/** How wide something is rendered: the media query from which that holds, null below all others, and the width in vw. */
export type RenderedWidth = readonly [media: string | null, vw: number];

/**
 * The `sizes` of an image that fills a frame of `ratio`, its width by its height, and is cropped to it: wider than the
 * frame where the image is flatter. Beyond the width of the page, 1600 px, nothing grows.
 */
export function sizesToFill(
	{ width, height }: ImageModel,
	ratio: number,
	widths: readonly RenderedWidth[],
): string {
	const scale = Math.max(1, width / height / ratio);
	return widths
		.map(([media, vw]) => {
			const wide = Math.ceil(vw * scale);
			return `${media === null ? "" : `${media} `}min(${wide}vw, ${wide * 16}px)`;
		})
		.join(", ");
}

/** The attributes of an image's element by its model, without its text and look. */
export function imageAttributes(image: ImageModel, sizes: string, priority: boolean) {
	return {
		src: image.src,
		srcSet: image.srcset || undefined,
		sizes: image.srcset ? sizes : undefined,
		width: image.width,
		height: image.height,
		loading: priority ? "eager" : "lazy",
		fetchPriority: priority ? "high" : undefined,
		decoding: priority ? undefined : "async",
	} as const;
}

function styleOf({ color, focus }: ImageModel) {
	if (!color && !focus) return undefined;
	return {
		...(color ? { backgroundColor: color } : {}),
		...(focus ? { objectPosition: focus } : {}),
	};
}

/**
 * Whether all images of a row are scenes, at least as wide as 4:3, which may lose their sides. Next to a product, which is
 * square and loses nothing, they are square too: tiles of one row have one shape.
 */
export function areScenes(images: readonly (ImageModel | null)[]): boolean {
	return images.every((image) => image === null || image.width * 3 >= image.height * 4);
}
