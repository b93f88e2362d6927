import type { PageModel } from "#core/models/page-model.ts";
import { ButtonLink, pageLink } from "#ui/components/button-link.tsx";
import { PlainPageHeader } from "#ui/components/page-headers.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import styles from "#ui/pages/offline.module.css";

/** Links to the URL of the current document, whatever it is. */
const here = "";

/** The replacement for a page that is not cached, without a connection (R-SW-02). */
export function OfflinePage({ page }: { readonly page: PageModel }) {
	const { homePath } = useShell();
	const t = useTranslate();
	return (
		<PlainPageHeader page={page}>
			<div className={styles.ways}>
				{/* `target` makes the browser handle the link and reload the page. */}
				<a href={here} target="_self" className={styles.retry}>
					{t("offline.retry")}
				</a>
				<ButtonLink link={pageLink(homePath)} quiet>
					{t("offline.home")}
				</ButtonLink>
			</div>
		</PlainPageHeader>
	);
}
