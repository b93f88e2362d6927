import styles from "#ui/components/icon.module.css";

/** The name of a drawing in icons.svg: lines on a grid of 24 by 24, side by side. */
export type IconName =
	| "menu"
	| "close"
	| "chevron"
	| "external"
	| "arrow"
	| "bag"
	| "gem"
	| "heart"
	| "phone"
	| "pin"
	| "instagram"
	| "facebook"
	| "other"
	| "search";

/**
 * A small line drawing in the text's colour that says nothing by itself; its meaning is in words next to it. The style
 * sheet has the drawing, as a mask, so that a page of many icons carries none.
 *
 * Use it for a sign next to words. Not for a meaning that no word says.
 */
export function Icon({
	name,
	className = "",
}: {
	readonly name: IconName;
	readonly className?: string | undefined;
}) {
	return <i className={`${styles.icon} ${styles[name]} ${className}`.trim()} />;
}
