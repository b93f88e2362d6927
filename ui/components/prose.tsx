import styles from "#ui/components/prose.module.css";

/**
 * Running text from Markdown. Its second-level headings are in a column of their own at the left; with `singleColumn`
 * everything is in one.
 *
 * Use it for texts that editors write in Markdown. Not for labels and notes of the interface.
 */
export function Prose({
	html,
	singleColumn = false,
}: {
	readonly html: string;
	readonly singleColumn?: boolean | undefined;
}) {
	return (
		<div
			className={singleColumn ? styles.prose : `${styles.prose} ${styles.wide}`}
			// Rendered from Markdown without raw HTML, hence safe (B-SEC-02).
			dangerouslySetInnerHTML={{ __html: html }}
		/>
	);
}
