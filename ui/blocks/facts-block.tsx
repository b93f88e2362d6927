import type { BlockProps, BlockView } from "#ui/blocks/block-view.ts";
import styles from "#ui/blocks/facts-block.module.css";
import { headingStyle } from "#ui/components/heading-style.ts";

/** Terms and explanations, with the heading next to them, or above them in a text column. */
export function FactsBlock({ block, singleColumn = false }: BlockProps<"facts">) {
	// A section needs a heading in the page's outline.
	const Section = block.heading ? "section" : "div";
	return (
		<Section
			className={singleColumn ? styles.singleColumn : styles.facts}
			aria-labelledby={block.heading?.anchor}
		>
			{block.heading ? (
				<h2 id={block.heading.anchor} style={headingStyle(block.heading.text)}>
					{block.heading.text}
				</h2>
			) : null}
			<dl className={styles.list}>
				{block.items.map(({ term, text }) => (
					<div key={term} className={styles.item}>
						<dt>{term}</dt>
						<dd>{text}</dd>
					</div>
				))}
			</dl>
		</Section>
	);
}

export const block: BlockView<"facts"> = { type: "facts", component: FactsBlock };
