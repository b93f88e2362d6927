import type { BlockModel } from "#core/site/page-model.ts";
import styles from "#ui/blocks/gallery-block.module.css";
import { Picture } from "#ui/components/picture.tsx";

/** Pictures side by side, each whole. */
export function GalleryBlock({ block }: { readonly block: Extract<BlockModel, { type: "gallery" }> }) {
	if (block.images.length === 0) return null;
	return (
		<ul className={styles.gallery}>
			{block.images.map((image, index) => (
				<li key={`${index} ${image.src}`}>
					<Picture image={image} sizes="(width >= 992px) 31vw, 46vw" className={styles.picture} />
				</li>
			))}
		</ul>
	);
}
