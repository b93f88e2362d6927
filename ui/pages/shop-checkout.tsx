import type { PageModel } from "#core/models/page-model.ts";
import { PlainPageHeader } from "#ui/components/page-headers.tsx";
import type { ShopServices } from "#ui/foundation/shop-services.ts";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import { Loading, RetryNotice } from "#ui/shop/order/order-notice.tsx";
import styles from "#ui/shop/order/order-page.module.css";
import { useLazyCheckout } from "#ui/shop/order/use-lazy-checkout.ts";

async function loadFlow(shop: Promise<ShopServices>) {
	const [{ CheckoutFlow }, payments] = await Promise.all([
		import("#ui/shop/checkout/checkout-flow.tsx"),
		shop.then(({ loadPayments }) => loadPayments()),
	]);
	return { CheckoutFlow, payments };
}

/** The checkout in its steps (R-CHECK-01); the draft is known in the browser only, and so its script comes there. */
export function CheckoutPage({ page }: { readonly page: PageModel }) {
	const t = useTranslate();
	const checkout = useLazyCheckout(loadFlow);
	return (
		<div className={styles.page}>
			<PlainPageHeader page={page} />
			<div className={styles.body}>
				{checkout.status === "loading" ? <Loading label={t("checkout.loading")} /> : null}
				{checkout.status === "failed" ? (
					<RetryNotice messageKey="cart.notLoaded" onRetry={checkout.retry} />
				) : null}
				{checkout.status === "ready" ? (
					<checkout.part.CheckoutFlow
						page={page}
						shop={checkout.shop}
						services={checkout.services}
						payments={checkout.part.payments}
					/>
				) : null}
			</div>
		</div>
	);
}
