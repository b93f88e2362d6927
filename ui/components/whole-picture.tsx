import type { CSSProperties } from "react";
import { Picture, type PictureProps } from "#ui/components/picture.tsx";
import styles from "#ui/components/whole-picture.module.css";

/** A picture as wide as its place, yet never higher than the screen; its size is known before it loads. */
export function WholePicture({ className, ...props }: PictureProps) {
	const ratio = { "--ratio": props.image.width / props.image.height } as CSSProperties;
	return (
		<div className={className ? `${styles.frame} ${className}` : styles.frame} style={ratio}>
			<Picture {...props} />
		</div>
	);
}
