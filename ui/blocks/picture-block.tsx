import type { BlockProps, BlockView } from "#ui/blocks/block-view.ts";
import styles from "#ui/blocks/picture-block.module.css";
import { ContainedImage } from "#ui/components/contained-image.tsx";

/** A single image across the page's full width, with its caption. */
export function PictureBlock({ block }: BlockProps<"picture">) {
	return (
		<figure data-part="picture">
			<ContainedImage image={block.image} sizes="min(1480px, 92vw)" />
			{block.caption ? <figcaption className={styles.caption}>{block.caption}</figcaption> : null}
		</figure>
	);
}

export const block: BlockView<"picture"> = { type: "picture", component: PictureBlock };
