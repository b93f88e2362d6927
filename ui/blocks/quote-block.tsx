import type { BlockProps, BlockView } from "#ui/blocks/block-view.ts";
import styles from "#ui/blocks/quote-block.module.css";
import { useTranslate } from "#ui/foundation/translate-context.tsx";

/** A large quotation; a customer's states whether and how it is verified (B-LAW-09). */
export function QuoteBlock({ block: { text, source, customer } }: BlockProps<"quote">) {
	const t = useTranslate();
	return (
		<figure className={styles.quote} data-part="quote">
			<blockquote>
				<p>{text}</p>
			</blockquote>
			{source || customer ? (
				<figcaption>
					{source}
					{customer ? <small>{t(`quote.${customer}`)}</small> : null}
				</figcaption>
			) : null}
		</figure>
	);
}

export const block: BlockView<"quote"> = { type: "quote", component: QuoteBlock };
