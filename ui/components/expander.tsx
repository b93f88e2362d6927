import type { ReactNode } from "react";
import styles from "#ui/components/expander.module.css";
import { Icon } from "#ui/components/icon.tsx";

/** What an expander needs to be rendered; whoever renders it keeps whether it is open, and so can close it. */
export interface ExpanderProps {
	/** The id of the label; no other on the page has it. */
	readonly id: string;
	readonly label: ReactNode;
	readonly open: boolean;
	readonly onToggle: (open: boolean) => void;
	/** The heading that the label is; none where absent. */
	readonly heading?: "h2" | "h3";
	/** Shown beside the label, e.g. a switch. */
	readonly aside?: ReactNode;
	readonly className?: string | undefined;
	readonly children: ReactNode;
}

/**
 * A label that opens and closes what is below it, in 500 ms (R-THEME-03). Closed, the content stays in the document,
 * out of sight and of the tab order; without script and on paper it is open.
 *
 * Use it for details that only some visitors want. Not for what is needed to decide or to buy.
 */
export function Expander(props: ExpanderProps) {
	const { id, label, open, onToggle, heading: Heading = "div", aside, className, children } = props;
	const panel = `${id}-panel`;
	return (
		<div className={className}>
			<div className={styles.head}>
				<Heading className={styles.heading} id={id}>
					<button
						type="button"
						className={styles.toggle}
						aria-expanded={open}
						aria-controls={panel}
						onClick={() => onToggle(!open)}
					>
						<span>{label}</span>
						<Icon name="chevron" className={styles.chevron} />
					</button>
				</Heading>
				{aside}
			</div>
			<div id={panel} className={styles.panel} data-open={open || undefined}>
				<div className={styles.content}>{children}</div>
			</div>
		</div>
	);
}
