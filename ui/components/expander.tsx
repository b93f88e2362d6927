import type { ReactNode } from "react";
import styles from "#ui/components/expander.module.css";
import { Icon } from "#ui/components/icon.tsx";

/** The props of an expander; the browser holds its open state. */
export interface ExpanderProps {
	/** The id of the label, unique on the page. */
	readonly id: string;
	readonly label: ReactNode;
	/** The heading level of the label; a plain label if absent. */
	readonly heading?: "h2" | "h3";
	/** Whether it is initially open. */
	readonly open?: boolean;
	readonly className?: string | undefined;
	readonly children: ReactNode;
}

/**
 * A label that toggles the content below it in 500 ms (R-THEME-03), without script. Closed content stays in the
 * document, where the browser's search finds and opens it; in print it is open.
 *
 * Use it for details that only some visitors want. Not for information needed to decide or buy.
 */
export function Expander({ id, label, heading, open, className = "", children }: ExpanderProps) {
	const Label = heading ?? "span";
	return (
		<details className={`${styles.expander} ${className}`.trim()} open={open}>
			<summary>
				<Label id={id}>{label}</Label>
				<Icon name="chevron" />
			</summary>
			{children}
		</details>
	);
}
