import type { ImageModel } from "#core/site/image-model.ts";
import styles from "./picture.module.css";

/** What a picture needs to be drawn. */
export interface PictureProps {
	readonly image: ImageModel;
	/** How wide it is drawn, in the `sizes` notation of HTML. */
	readonly sizes: string;
	/** Loads at once and first; for the one picture a page opens with. */
	readonly priority?: boolean;
	readonly className?: string | undefined;
}

/** A picture with its size set and its dominant colour as ground, so that nothing moves or flashes. */
export function Picture({ image, sizes, priority = false, className }: PictureProps) {
	return (
		<img
			className={className ? `${styles.picture} ${className}` : styles.picture}
			src={image.src}
			srcSet={image.srcset || undefined}
			sizes={image.srcset ? sizes : undefined}
			width={image.width}
			height={image.height}
			alt={image.alt}
			loading={priority ? "eager" : "lazy"}
			fetchPriority={priority ? "high" : undefined}
			decoding={priority ? undefined : "async"}
			style={image.color ? { backgroundColor: image.color } : undefined}
		/>
	);
}

/** Whether a picture is wider than 4:3: a scene, which may lose its sides; products are square and never do. */
export function isWide(image: ImageModel): boolean {
	return image.width * 3 > image.height * 4;
}
