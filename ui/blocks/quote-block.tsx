import type { BlockModel } from "#core/models/page-model.ts";
import styles from "#ui/blocks/quote-block.module.css";

/** Words of somebody else, large and alone. */
export function QuoteBlock({ block }: { readonly block: Extract<BlockModel, { type: "quote" }> }) {
	return (
		<figure className={styles.quote}>
			<blockquote>
				<p>{block.text}</p>
			</blockquote>
			{block.source ? <figcaption>{block.source}</figcaption> : null}
		</figure>
	);
}
