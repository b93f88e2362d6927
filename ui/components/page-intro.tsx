import type { PageModel } from "#core/models/page-model.ts";
import styles from "#ui/components/page-intro.module.css";

/**
 * The words a page opens with: a short line, the h1, the opening paragraph.
 *
 * Use it for the top of a page, once. Not for headings of blocks.
 */
export function PageIntro({
	page: { kicker, heading, lead },
}: {
	readonly page: Pick<PageModel, "kicker" | "heading" | "lead">;
}) {
	return (
		<div className={styles.words}>
			{kicker ? <p className={styles.kicker}>{kicker}</p> : null}
			<h1>{heading}</h1>
			{lead ? <p className={styles.lead}>{lead}</p> : null}
		</div>
	);
}
