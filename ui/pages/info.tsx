import type { PageModel } from "#core/models/page-model.ts";
import { Blocks } from "#ui/blocks/blocks.tsx";
import { SplitPageHeader } from "#ui/components/page-headers.tsx";
import styles from "#ui/pages/info.module.css";

/** General information: a small header and a small image. */
export function InfoPage({ page }: { readonly page: PageModel }) {
	return (
		<div className={styles.page}>
			<SplitPageHeader page={page} />
			<Blocks blocks={page.blocks} />
		</div>
	);
}
