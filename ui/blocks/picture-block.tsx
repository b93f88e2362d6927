import type { BlockModel } from "#core/site/page-model.ts";
import styles from "#ui/blocks/picture-block.module.css";
import { WholePicture } from "#ui/components/whole-picture.tsx";

/** A single picture over the page's whole width, with its caption. */
export function PictureBlock({ block }: { readonly block: Extract<BlockModel, { type: "picture" }> }) {
	return (
		<figure>
			<WholePicture image={block.image} sizes="(width >= 1600px) 1480px, 92vw" />
			{block.caption ? <figcaption className={styles.caption}>{block.caption}</figcaption> : null}
		</figure>
	);
}
