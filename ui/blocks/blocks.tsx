import type { BlockModel } from "#core/models/block-model.ts";
import type { BlockComponent, BlockModule } from "#ui/blocks/block-view.ts";
import styles from "#ui/blocks/blocks.module.css";
import { lazyBlock } from "#ui/blocks/lazy-blocks.ts";

interface BlocksProps {
	readonly blocks: readonly BlockModel[];
	/** Whether they are in a text column, next to a sidebar or on a legal page. */
	readonly singleColumn?: boolean;
	/** Whether the content above fills the first screen, so that no block is rendered with it. */
	readonly belowScreen?: boolean;
}

/** The blocks that load with every page that has blocks, by type. */
const common: ReadonlyMap<string, BlockComponent> = new Map(
	Object.values(import.meta.glob<BlockModule>("./*-block.tsx", { eager: true })).map(({ block }) => [
		block.type,
		block.component,
	]),
);

/**
 * A page's content blocks, in order.
 *
 * Use it for a page's content, whose blocks are the editors' choice. Not for a fixed part of a page's layout.
 */
export function Blocks({ blocks, singleColumn = false, belowScreen = false }: BlocksProps) {
	return (
		<div
			className={`parts-drawn-when-near ${styles.blocks} ${singleColumn ? styles.singleColumn : ""}`.trimEnd()}
			data-below-screen={belowScreen || undefined}
		>
			{blocks.map((block, index) => {
				const Block = common.get(block.type) ?? lazyBlock(block.type);
				return <Block key={index} block={block} singleColumn={singleColumn} />;
			})}
		</div>
	);
}
