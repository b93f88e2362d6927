import type { PageModel } from "#core/models/page-model.ts";
import { homePath } from "#core/routes/paths.ts";
import { ButtonLink, pageLink } from "#ui/components/button-link.tsx";
import { PlainPageHeader } from "#ui/components/page-headers.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import styles from "#ui/pages/offline.module.css";

/** Whatever URL the document was asked for at. */
const here = "";

/** What replaces a page that was never visited while there is no connection (R-SW-02). */
export function OfflinePage({ page }: { readonly page: PageModel }) {
	const t = useTranslate();
	return (
		<PlainPageHeader page={page}>
			<div className={styles.ways}>
				{/* The target leaves it to the browser, which loads the page again. */}
				<a href={here} target="_self" className={styles.retry}>
					{t("offline.retry")}
				</a>
				<ButtonLink link={pageLink(homePath(page.language))} quiet>
					{t("offline.home")}
				</ButtonLink>
			</div>
		</PlainPageHeader>
	);
}
