import type { ReactNode } from "react";
import styles from "#ui/components/expander.module.css";
import { Icon } from "#ui/components/icon.tsx";

/** What an expander needs to be rendered; the browser keeps whether it is open. */
export interface ExpanderProps {
	/** The id of the label; no other on the page has it. */
	readonly id: string;
	readonly label: ReactNode;
	/** The heading that the label is; none where absent. */
	readonly heading?: "h2" | "h3";
	/** Whether it is open at first. */
	readonly open?: boolean;
	readonly className?: string | undefined;
	readonly children: ReactNode;
}

/**
 * A label that opens and closes what is below it, in 500 ms (R-THEME-03), without script. Closed, the content stays in the
 * document, where the browser's search finds and opens it; on paper it is open.
 *
 * Use it for details that only some visitors want. Not for what is needed to decide or to buy.
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
