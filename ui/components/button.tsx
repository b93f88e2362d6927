import type { MouseEvent, ReactNode } from "react";
import styles from "#ui/components/button-link.module.css";

/**
 * A button that looks like {@link ButtonLink} and acts on this page.
 *
 * Use it for actions on the same page. Not for going to another page: that is a button link.
 */
export function Button({
	onPress,
	quiet = false,
	buys = false,
	className,
	children,
}: {
	readonly onPress: (event: MouseEvent) => void;
	/** Whether it is an outline, next to a stronger button. */
	readonly quiet?: boolean;
	/** As that of {@link ButtonLink}. */
	readonly buys?: boolean;
	readonly className?: string | undefined;
	readonly children: ReactNode;
}) {
	const classes = [styles.button, quiet ? styles.quiet : null, buys ? styles.buys : null, className]
		.filter(Boolean)
		.join(" ");
	return (
		<button type="button" className={classes} data-part="button" onClick={onPress}>
			{children}
		</button>
	);
}
