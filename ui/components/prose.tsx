import styles from "#ui/components/prose.module.css";

/**
 * Running text from Markdown. Wide, its second-level headings are in a column of their own at the left; plain,
 * everything is in one column.
 *
 * Use it for texts that editors write in Markdown. Not for labels and notes of the interface.
 */
export function Prose({
	html,
	plain = false,
}: {
	readonly html: string;
	readonly plain?: boolean | undefined;
}) {
	return (
		<div
			className={plain ? styles.prose : `${styles.prose} ${styles.wide}`}
			// Rendered from Markdown without raw HTML, hence safe (B-SEC-02).
			dangerouslySetInnerHTML={{ __html: html }}
		/>
	);
}
