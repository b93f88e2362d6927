import type { ComponentType } from "react";
import type { BlockName } from "#core/content/blocks.ts";
import type { BlockModel, BlockNamedModel } from "#core/models/block-model.ts";

/** The props of a block's component. */
export interface BlockProps<Name extends BlockName> {
	readonly block: BlockNamedModel<Name>;
	/** Whether it is in a text column, next to a sidebar or on a legal page. */
	readonly singleColumn?: boolean | undefined;
}

/** The export `block` of a block's file: TYPE-block.tsx here, or in `lazy` for rare blocks. */
export interface BlockView<Name extends BlockName> {
	readonly type: Name;
	readonly component: ComponentType<BlockProps<Name>>;
}

/** The component of any block type; it receives blocks of its own type only. */
export type BlockComponent = ComponentType<{
	readonly block: BlockModel;
	readonly singleColumn?: boolean | undefined;
}>;

/** A block's module of any type. */
export interface BlockModule {
	readonly block: {
		readonly type: string;
		readonly component: BlockComponent;
		/** Loads what the block needs before a page that React renders itself; absent if it needs nothing. */
		preload?(block: BlockModel): Promise<unknown>;
	};
}
