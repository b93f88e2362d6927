import type { ComponentType } from "react";
import type { BlockName } from "#core/content/blocks.ts";
import type { BlockModel, BlockNamedModel } from "#core/models/block-model.ts";

/** What a block is shown with. */
export interface BlockProps<Name extends BlockName> {
	readonly block: BlockNamedModel<Name>;
	/** In one column of text, next to a sidebar or on a legal page. */
	readonly singleColumn?: boolean | undefined;
}

/** What the file of a type of block says of it: TYPE-block.tsx here, or in `lazy` where few pages have such blocks. */
export interface BlockView<Name extends BlockName> {
	readonly type: Name;
	readonly component: ComponentType<BlockProps<Name>>;
}

/** The component of any type, which is given the blocks of its own type alone. */
export type BlockComponent = ComponentType<{
	readonly block: BlockModel;
	readonly singleColumn?: boolean | undefined;
}>;

/** Such a file, whichever its type is. */
export interface BlockModule {
	readonly block: { readonly type: string; readonly component: BlockComponent };
}
