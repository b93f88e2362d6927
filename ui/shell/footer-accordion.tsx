import type { ReactNode } from "react";
import { Icon } from "#ui/components/icon.tsx";
import styles from "#ui/shell/footer-accordion.module.css";

interface FooterAccordionProps {
	/** The label while it is folded. */
	readonly label: string;
	/** The heading on wide screens, on which it is always open. */
	readonly heading: ReactNode;
	readonly children: ReactNode;
}

/**
 * A part of the footer that is folded on phones and open everywhere else, without script. The content is after the
 * disclosure, not within it: a closed one would hide it on wide screens too, and only a style can tell the two apart
 * before the first paint.
 */
export function FooterAccordion({ label, heading, children }: FooterAccordionProps) {
	return (
		<>
			<div className={styles.heading}>{heading}</div>
			<details className={styles.fold}>
				<summary>
					{label}
					<Icon name="chevron" />
				</summary>
			</details>
			<div className={styles.content}>{children}</div>
		</>
	);
}
