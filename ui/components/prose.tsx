import styles from "#ui/components/prose.module.css";

/**
 * Running text from Markdown. Second-level headings are in a separate left column, or inline with `singleColumn`.
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
			data-part="text"
			// Safe, because it is rendered from Markdown without raw HTML (B-SEC-02).
			dangerouslySetInnerHTML={{ __html: html }}
		/>
	);
}
