import type { BlockProps, BlockView } from "#ui/blocks/block-view.ts";
import styles from "#ui/blocks/quote-block.module.css";

/** Words of somebody else, large and alone. */
export function QuoteBlock({ block }: BlockProps<"quote">) {
	return (
		<figure className={styles.quote}>
			<blockquote>
				<p>{block.text}</p>
			</blockquote>
			{block.source ? <figcaption>{block.source}</figcaption> : null}
		</figure>
	);
}

export const block: BlockView<"quote"> = { type: "quote", component: QuoteBlock };
