import type { PageModel } from "#core/models/page-model.ts";
import { PlainPageHeader } from "#ui/components/page-headers.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import { RetryNotice, Skeleton } from "#ui/shop/order/order-notice.tsx";
import styles from "#ui/shop/order/order-page.module.css";
import { useLazyCheckout } from "#ui/shop/order/use-lazy-checkout.ts";

const loadContents = async () => (await import("#ui/shop/wishlist/wishlist-contents.tsx")).WishlistContents;

/** The wishlist (B-USE-14): what is on it is known in the browser only, so the document holds the head alone. */
export function WishlistPage({ page }: { readonly page: PageModel }) {
	const t = useTranslate();
	const loaded = useLazyCheckout(loadContents);
	return (
		<div className={styles.page}>
			<PlainPageHeader page={page} />
			<div className={styles.body}>
				{loaded.status === "loading" ? <Skeleton label={t("wishlist.loading")} /> : null}
				{loaded.status === "failed" ? (
					<RetryNotice messageKey="wishlist.notLoaded" onRetry={loaded.retry} />
				) : null}
				{loaded.status === "ready" ? <loaded.part shop={loaded.shop} services={loaded.services} /> : null}
			</div>
		</div>
	);
}
