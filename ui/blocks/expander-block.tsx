import { useEffect, useState } from "react";
import type { BlockModel } from "#core/models/page-model.ts";
import styles from "#ui/blocks/expander-block.module.css";
import { Expander } from "#ui/components/expander.tsx";
import { Prose } from "#ui/components/prose.tsx";

/**
 * Questions and answers, with the heading at their side; an address that names a question opens it.
 *
 * Use it for several questions that visitors ask often. Not for content that everybody has to read.
 */
export function ExpanderBlock({
	block,
	anchor,
}: {
	readonly block: Extract<BlockModel, { type: "expander" }>;
	readonly anchor: string;
}) {
	const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
	const { heading, items } = block;

	useEffect(() => {
		const openNamed = () => {
			const named = decodeURIComponent(location.hash.slice(1));
			if (items.some((item) => item.anchor === named)) setOpen((before) => new Set(before).add(named));
		};
		openNamed();
		addEventListener("hashchange", openNamed);
		return () => removeEventListener("hashchange", openNamed);
	}, [items]);

	const toggle = (name: string, wanted: boolean) =>
		setOpen((before) => new Set(wanted ? [...before, name] : [...before].filter((other) => other !== name)));
	return (
		<section className={styles.expanders} aria-labelledby={heading ? anchor : undefined}>
			{heading ? <h2 id={anchor}>{heading}</h2> : null}
			<div className={styles.list}>
				{items.map((item) => (
					<Expander
						key={item.anchor}
						id={item.anchor}
						heading={heading ? "h3" : "h2"}
						label={<span className={styles.question}>{item.heading}</span>}
						open={open.has(item.anchor)}
						onToggle={(wanted) => toggle(item.anchor, wanted)}
						className={styles.item}
					>
						<div className={styles.answer}>
							<Prose html={item.html} plain />
						</div>
					</Expander>
				))}
			</div>
		</section>
	);
}
