import type { ImageModel } from "#core/content-values/image-model.ts";
import styles from "./image.module.css";

/** The props of an image. */
export interface ImageProps {
	readonly image: ImageModel;
	/** Its rendered width, in HTML's `sizes` notation. */
	readonly sizes: string;
	/** Whether it loads eagerly with high priority; for the one image at the top of a page. */
	readonly priority?: boolean;
	readonly className?: string | undefined;
}

/**
 * An image with fixed size and its dominant colour as background, so that nothing shifts or flashes.
 *
 * Use it for photographs and drawings in the content. Not for interface symbols: those are icons.
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

/** A rendered width: the media query from which it applies, null below all others, and the width in vw. */
export type RenderedWidth = readonly [media: string | null, vw: number];

/**
 * Returns the `sizes` of an image that is cropped to fill a frame of `ratio`, width by height. A flatter image is
 * wider than its frame. Widths end at the page's maximum, 1600 px.
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

/** Returns the element attributes of an image model, without text and style. */
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
 * Returns whether all images of a row are scenes, at least 4:3, whose sides may be cropped. If one is a square
 * product, all tiles of the row are square.
 */
export function areScenes(images: readonly (ImageModel | null)[]): boolean {
	return images.every((image) => image === null || image.width * 3 >= image.height * 4);
}
