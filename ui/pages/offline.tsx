import { homePath } from "#core/routes/paths.ts";
import type { PageModel } from "#core/site/page-model.ts";
import { ButtonLink, pageLink } from "#ui/components/button-link.tsx";
import { PlainHead } from "#ui/components/page-heads.tsx";
import { useWords } from "#ui/foundation/words.tsx";
import styles from "#ui/pages/offline.module.css";

/** Whatever address the document was asked for at. */
const here = "";

/** What stands in place of a page that was never visited while there is no connection (R-SW-02). */
export function OfflinePage({ page }: { readonly page: PageModel }) {
	const words = useWords();
	return (
		<PlainHead page={page}>
			<div className={styles.ways}>
				{/* The target leaves it to the browser, which loads the page anew. */}
				<a href={here} target="_self" className={styles.retry}>
					{words("offline.retry")}
				</a>
				<ButtonLink link={pageLink(homePath(page.language))} quiet>
					{words("offline.home")}
				</ButtonLink>
			</div>
		</PlainHead>
	);
}
