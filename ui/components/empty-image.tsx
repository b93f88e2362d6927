import styles from "#ui/components/empty-image.module.css";
import { useShell } from "#ui/foundation/shell-context.tsx";

/**
 * The place of a missing picture: a letter in a ring, in the colours and the heading font of the site. It fills its parent.
 *
 * Use it for products and categories without a picture. Not for pictures that are still loading: those have their own ground.
 */
export function EmptyImage({
	name,
}: {
	/** The name whose first letter is shown; the site's by default. */
	readonly name?: string;
}) {
	const { siteName, language } = useShell();
	const [letter = ""] = (name ?? siteName).match(/\p{L}|\p{N}/u) ?? [];
	return (
		<span className={styles.empty} data-letter={letter.toLocaleUpperCase(language)} aria-hidden="true" />
	);
}
