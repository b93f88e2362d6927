import type { PageModel } from "#core/models/page-model.ts";
import type { ShopServices } from "#core/models/shop-services.ts";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import { LazyPage } from "#ui/shop/order/lazy-page.tsx";
import { Loading } from "#ui/shop/order/order-notice.tsx";
import { useLazyCheckout } from "#ui/shop/order/use-lazy-checkout.ts";

async function loadFlow(shop: Promise<ShopServices>) {
	const [{ CheckoutFlow }, payments] = await Promise.all([
		import("#ui/shop/checkout/checkout-flow.tsx"),
		shop.then(({ loadPayments }) => loadPayments()),
	]);
	return { CheckoutFlow, payments };
}

/** The steps of the checkout (R-CHECK-01). Only the browser knows the draft, so the checkout renders there. */
export function CheckoutPage({ page }: { readonly page: PageModel }) {
	const t = useTranslate();
	const checkout = useLazyCheckout(loadFlow);
	return (
		<LazyPage
			page={page}
			checkout={checkout}
			loading={<Loading label={t("checkout.loading")} scriptNeeded={t("checkout.scriptNeeded")} />}
			failedKey="cart.notLoaded"
		>
			{({ shop, services, part: { CheckoutFlow, payments } }) => (
				<CheckoutFlow page={page} shop={shop} services={services} payments={payments} />
			)}
		</LazyPage>
	);
}
