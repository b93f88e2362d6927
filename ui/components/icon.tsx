import styles from "#ui/components/icon.module.css";

/** The name of an icon in icons.svg, a sprite of line drawings on a 24 by 24 grid. */
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
 * A small decorative line icon in the text's colour; text next to it carries the meaning. The style sheet contains
 * the drawing as a mask, so that pages with many icons repeat none.
 *
 * Use it for a symbol next to text. Not for a meaning that no text expresses.
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
