import type { ReactNode } from "react";
import type { PageModel } from "#core/models/page-model.ts";
import { PlainPageHeader } from "#ui/components/page-headers.tsx";
import { RetryNotice } from "#ui/shop/order/order-notice.tsx";
import styles from "#ui/shop/order/order-page.module.css";
import type { LazyCheckout } from "#ui/shop/order/use-lazy-checkout.ts";

interface LazyPageProps<Part> {
	readonly page: PageModel;
	readonly checkout: LazyCheckout<Part>;
	/** What keeps the place of the content. */
	readonly loading: ReactNode;
	/** The sentence for a program that did not come. */
	readonly failedKey: string;
	readonly children: (ready: Extract<LazyCheckout<Part>, { readonly status: "ready" }>) => ReactNode;
}

/** A page whose content is known in the browser only: its head, and below it the content once its program has come. */
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
