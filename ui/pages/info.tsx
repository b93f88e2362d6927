import type { PageModel } from "#core/site/page-model.ts";
import { Blocks } from "#ui/blocks/blocks.tsx";
import { SplitHead } from "#ui/components/page-heads.tsx";
import styles from "#ui/pages/info.module.css";

/** Anything worth knowing: a small head, the picture no larger than it needs to be. */
export function InfoPage({ page }: { readonly page: PageModel }) {
	return (
		<div className={styles.page}>
			<SplitHead page={page} />
			<Blocks blocks={page.blocks} />
		</div>
	);
}
