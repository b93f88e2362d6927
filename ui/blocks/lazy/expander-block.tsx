import type { BlockProps, BlockView } from "#ui/blocks/block-view.ts";
import styles from "#ui/blocks/lazy/expander-block.module.css";
import { Expander } from "#ui/components/expander.tsx";
import { headingStyle } from "#ui/components/heading-style.ts";
import { Prose } from "#ui/components/prose.tsx";

/**
 * Questions and answers, with the heading next to them; an address with a question's anchor opens it.
 *
 * Use it for frequently asked questions. Not for content that everybody has to read.
 */
export function ExpanderBlock({ block: { heading, items } }: BlockProps<"expander">) {
	return (
		<section className={styles.expanders} aria-labelledby={heading?.anchor}>
			{heading ? (
				<h2 id={heading.anchor} style={headingStyle(heading.text)}>
					{heading.text}
				</h2>
			) : null}
			<div className={styles.list}>
				{items.map(({ heading: { anchor, text }, markdown }) => (
					<Expander
						key={anchor}
						id={anchor}
						heading={heading ? "h3" : "h2"}
						label={<span className={styles.question}>{text}</span>}
						className={styles.item}
					>
						<div className={styles.answer}>
							<Prose html={markdown.html} singleColumn />
						</div>
					</Expander>
				))}
			</div>
		</section>
	);
}

export const block: BlockView<"expander"> = { type: "expander", component: ExpanderBlock };
