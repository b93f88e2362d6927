import type { CSSProperties } from "react";
import styles from "#ui/components/contained-image.module.css";
import { Image, type ImageProps } from "#ui/components/image.tsx";

/**
 * An image as wide as its place, yet never higher than the screen; its size is known before it loads.
 *
 * Use it for images that have to be seen as a whole, whatever their shape. Not for cards, whose images share one
 * shape.
 */
export function ContainedImage({ className, ...props }: ImageProps) {
	const ratio = { "--ratio": props.image.width / props.image.height } as CSSProperties;
	return (
		<div className={className ? `${styles.frame} ${className}` : styles.frame} style={ratio}>
			<Image {...props} />
		</div>
	);
}
