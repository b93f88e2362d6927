import type { BlockProps, BlockView } from "#ui/blocks/block-view.ts";
import { Prose } from "#ui/components/prose.tsx";

/** Running text. */
export function TextBlock({ block, plain }: BlockProps<"text">) {
	return <Prose html={block.markdown.html} plain={plain} />;
}

export const block: BlockView<"text"> = { type: "text", component: TextBlock };
