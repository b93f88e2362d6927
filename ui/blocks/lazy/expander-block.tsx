import { useEffect, useState } from "react";
import type { BlockProps, BlockView } from "#ui/blocks/block-view.ts";
import styles from "#ui/blocks/lazy/expander-block.module.css";
import { Expander } from "#ui/components/expander.tsx";
import { Prose } from "#ui/components/prose.tsx";
import { useServices } from "#ui/foundation/services.tsx";

/**
 * Questions and answers, with the heading at their side; an address that names a question opens it.
 *
 * Use it for several questions that visitors ask often. Not for content that everybody has to read.
 */
export function ExpanderBlock({ block }: BlockProps<"expander">) {
	const services = useServices();
	const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
	const { heading, items } = block;

	useEffect(() => {
		if (!services) return;
		const { history } = services;
		const openNamed = () => {
			const { anchor } = history.address();
			// Not decoded: what somebody wrote into an address need not be decodable.
			const named = items.find(({ heading }) => encodeURIComponent(heading.anchor) === anchor);
			if (named) setOpen((before) => new Set(before).add(named.heading.anchor));
		};
		openNamed();
		return history.subscribe(openNamed);
	}, [items, services]);

	const toggle = (name: string, wanted: boolean) =>
		setOpen((before) => new Set(wanted ? [...before, name] : [...before].filter((other) => other !== name)));
	return (
		<section className={styles.expanders} aria-labelledby={heading?.anchor}>
			{heading ? <h2 id={heading.anchor}>{heading.text}</h2> : null}
			<div className={styles.list}>
				{items.map(({ heading: { anchor, text }, markdown }) => (
					<Expander
						key={anchor}
						id={anchor}
						heading={heading ? "h3" : "h2"}
						label={<span className={styles.question}>{text}</span>}
						open={open.has(anchor)}
						onToggle={(wanted) => toggle(anchor, wanted)}
						className={styles.item}
					>
						<div className={styles.answer}>
							<Prose html={markdown.html} plain />
						</div>
					</Expander>
				))}
			</div>
		</section>
	);
}

export const block: BlockView<"expander"> = { type: "expander", component: ExpanderBlock };
