import type { BlockProps, BlockView } from "#ui/blocks/block-view.ts";
import styles from "#ui/blocks/gallery-block.module.css";
import { Image } from "#ui/components/image.tsx";
import { fromLarge } from "#ui/foundation/breakpoints.ts";

/** Images side by side, uncropped. */
export function GalleryBlock({ block }: BlockProps<"gallery">) {
	const wide = { 2: 46, 4: 23 }[block.images.length] ?? 31;
	return (
		<ul className={styles.gallery} data-part="gallery">
			{block.images.map((image, index) => (
				<li key={`${index} ${image.src}`}>
					<Image image={image} sizes={`${fromLarge} ${wide}vw, 46vw`} className={styles.picture} />
				</li>
			))}
		</ul>
	);
}

export const block: BlockView<"gallery"> = { type: "gallery", component: GalleryBlock };
