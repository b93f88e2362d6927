import type { CSSProperties } from "react";
import styles from "#ui/components/contained-image.module.css";
import { Image, type ImageProps } from "#ui/components/image.tsx";

/**
 * An image as wide as its container, but never higher than the screen; its size is known before it loads.
 *
 * Use it for images that must be seen in full, whatever their shape. Not for cards, whose images share one shape.
 */
export function ContainedImage({ className, ...props }: ImageProps) {
	const ratio = { "--ratio": props.image.width / props.image.height } as CSSProperties;
	return (
		<div className={className ? `${styles.frame} ${className}` : styles.frame} style={ratio}>
			<Image {...props} />
		</div>
	);
}
