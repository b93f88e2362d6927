import type { BlockProps, BlockView } from "#ui/blocks/block-view.ts";
import { Prose } from "#ui/components/prose.tsx";

/** Running text. */
export function TextBlock({ block, singleColumn }: BlockProps<"text">) {
	return <Prose html={block.markdown.html} singleColumn={singleColumn} />;
}

export const block: BlockView<"text"> = { type: "text", component: TextBlock };
