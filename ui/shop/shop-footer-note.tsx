import type { PageModel } from "#core/models/page-model.ts";
import { Prose } from "#ui/components/prose.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import styles from "#ui/shop/shop-footer-note.module.css";

/**
 * The shop's note at the end of each of its pages (R-PROD-06); renders nothing on other pages of the site.
 *
 * Use it for facts that the law requires next to every price. Not for news or offers.
 */
export function ShopFooterNote({ page }: { readonly page: Pick<PageModel, "shop"> }) {
	const html = useShell().shop?.globalFooter ?? null;
	if (html === null || page.shop === null) return null;
	return (
		<div className={styles.note}>
			<Prose html={html} singleColumn />
		</div>
	);
}
