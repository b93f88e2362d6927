import type { ReactNode } from "react";
import type { PageModel } from "#core/models/page-model.ts";
import { PlainPageHeader } from "#ui/components/page-headers.tsx";
import type { PageTextKey } from "#ui/locales/page-text-key.ts";
import { RetryNotice } from "#ui/shop/order/order-notice.tsx";
import styles from "#ui/shop/order/order-page.module.css";
import type { LazyCheckout } from "#ui/shop/order/use-lazy-checkout.ts";

interface LazyPageProps<Part> {
	readonly page: PageModel;
	readonly checkout: LazyCheckout<Part>;
	/** The placeholder while the content loads. */
	readonly loading: ReactNode;
	/** The message key for code that could not be loaded. */
	readonly failedKey: PageTextKey;
	readonly children: (ready: Extract<LazyCheckout<Part>, { readonly status: "ready" }>) => ReactNode;
}

/** A page whose content is only known in the browser: its header, and the content when its code has loaded. */
export function LazyPage<Part>({ page, checkout, loading, failedKey, children }: LazyPageProps<Part>) {
	return (
		<div className={styles.page}>
			<PlainPageHeader page={page} />
			<div className={styles.body}>
				{checkout.status === "loading" ? loading : null}
				{checkout.status === "failed" ? (
					<RetryNotice messageKey={failedKey} onRetry={checkout.retry} />
				) : null}
				{checkout.status === "ready" ? children(checkout) : null}
			</div>
		</div>
	);
}
