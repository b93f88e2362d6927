import type { BlockModel } from "#core/models/page-model.ts";
import { blockAnchors } from "#ui/blocks/block-anchors.ts";
import styles from "#ui/blocks/blocks.module.css";
import { FactsBlock } from "#ui/blocks/facts-block.tsx";
import { GalleryBlock } from "#ui/blocks/gallery-block.tsx";
import { lazyBlock } from "#ui/blocks/lazy-blocks.ts";
import { PictureBlock } from "#ui/blocks/picture-block.tsx";
import { QuoteBlock } from "#ui/blocks/quote-block.tsx";
import { TeasersBlock } from "#ui/blocks/teasers-block.tsx";
import { Prose } from "#ui/components/prose.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";

interface BlocksProps {
	readonly blocks: readonly BlockModel[];
	/** One column of text, beside a sidebar or on a legal page. */
	readonly plain?: boolean;
}

/**
 * A page's content blocks, in order.
 *
 * Use it for a page's content, whose blocks are the editors' choice. Not for a fixed part of a page's layout.
 */
export function Blocks({ blocks, plain = false }: BlocksProps) {
	const t = useTranslate();
	const anchors = blockAnchors(blocks, t);
	return (
		<div className={plain ? `${styles.blocks} ${styles.plain}` : styles.blocks}>
			{blocks.map((block, index) => (
				<Block key={index} block={block} anchor={anchors[index] ?? ""} plain={plain} />
			))}
		</div>
	);
}

interface BlockProps {
	readonly block: BlockModel;
	/** The id of the block's heading. */
	readonly anchor: string;
	readonly plain: boolean;
}

function Block({ block, anchor, plain }: BlockProps) {
	switch (block.type) {
		case "text":
			return <Prose html={block.html} plain={plain} />;
		case "picture":
			return <PictureBlock block={block} />;
		case "gallery":
			return <GalleryBlock block={block} />;
		case "quote":
			return <QuoteBlock block={block} />;
		case "teasers":
			return <TeasersBlock block={block} anchor={anchor} />;
		case "facts":
			return <FactsBlock block={block} anchor={anchor} />;
		default: {
			const Part = lazyBlock(block.type);
			return <Part block={block} anchor={anchor} />;
		}
	}
}
