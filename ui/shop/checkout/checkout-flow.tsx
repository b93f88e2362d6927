import type { ReactNode } from "react";
import type { Cart } from "#core/cart/cart.ts";
import { isWithProvider, orderPaymentKind } from "#core/checkout/payment-methods.ts";
import type { ShopServices } from "#core/models/shop-services.ts";
import { zero } from "#core/money/decimal-text.ts";
import { takesOrders } from "#core/settings/shop-settings.ts";
import { ButtonLink, pageLink } from "#ui/components/button-link.tsx";
import { FormProvider } from "#ui/components/spectrum/form-provider.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import { checkLines, isRead, isUnpriced } from "#ui/shop/cart/check-lines.ts";
import { useLineProducts } from "#ui/shop/cart/use-line-products.ts";
import { EmptyCheckout } from "#ui/shop/checkout/checkout-empty.tsx";
import type { CheckoutFlowProps } from "#ui/shop/checkout/checkout-props.ts";
import { CheckoutSteps } from "#ui/shop/checkout/checkout-steps.tsx";
import {
	PlacedElsewhere,
	useEndedElsewhere,
	useTakenElsewhere,
} from "#ui/shop/checkout/placed-elsewhere.tsx";
import { useCheckout, useCheckoutSettings } from "#ui/shop/checkout/use-checkout.ts";
import { useReadAgain } from "#ui/shop/checkout/use-read-again.ts";
import {
	ClosedNotice,
	Loading,
	NoticeActions,
	OrderNotice,
	RetryNotice,
	UnreadSettings,
} from "#ui/shop/order/order-notice.tsx";
import { OrderPayment } from "#ui/shop/order/order-payment.tsx";
import { OrderUnknown } from "#ui/shop/order/order-unknown.tsx";
import { usePlaceOrder } from "#ui/shop/order/use-place-order.ts";
import { useCart, useShop } from "#ui/shop/use-shop.ts";
import "#ui/foundation/spectrum/spectrum.css";

/**
 * The checkout (R-CHECK-03): its steps, or this browser's open order. A placed order is paid first, one with unknown
 * outcome is settled first; until then nothing else can be ordered (B-REL-05).
 */
export function CheckoutFlow({ page, shop, services, payments }: CheckoutFlowProps) {
	const { language } = useShell();
	const t = useTranslate();
	const { settings, failed, retry } = useCheckoutSettings(shop, payments);
	const { cart } = useCart(shop);
	const { draft } = useCheckout(shop);
	const order = usePlaceOrder(shop, services);
	const { placing, attempt } = order;
	useReadAgain(placing, retry);
	const takenElsewhere = useTakenElsewhere(attempt, placing);
	const endedElsewhere = useEndedElsewhere(cart, draft);
	if (failed && !settings) return <UnreadSettings onRetry={retry} />;
	if (!settings || !cart) return <Loading label={t("checkout.loading")} />;
	if (attempt?.order) {
		const kind = orderPaymentKind(settings, { ...attempt.order, paymentMethod: attempt.paymentMethod });
		// Every tab can pay an unpaid order; only the tab that placed it shows the confirmation.
		if (takenElsewhere && !isWithProvider(kind)) return <PlacedElsewhere confirmed={false} />;
		return (
			<OrderPayment
				key={attempt.order.order_uuid}
				order={attempt.order}
				attempt={attempt}
				settings={settings}
				shop={shop}
				services={services}
				payments={payments}
				attempts={order.attempts}
			/>
		);
	}
	if (placing.step === "unknown" || placing.step === "elsewhere" || placing.step === "asking")
		return <OrderUnknown step={placing.step} attempt={attempt} onRetry={order.retry} />;
	if (placing.step !== "sending") {
		if (!takesOrders(settings) || !shop.orders) return <ClosedNotice />;
		if (cart.totalCount === 0)
			return <EmptyCheckout shop={shop} services={services} ended={endedElsewhere} />;
	}
	const steps = (
		<CheckoutSteps
			key={draft.order_uuid}
			page={page}
			shop={shop}
			services={services}
			settings={settings}
			cart={cart}
			order={order}
		/>
	);
	const mayBeUnpriced = cart.products.some(({ priceBrutto }) => priceBrutto.amount === zero);
	return (
		<FormProvider language={language}>
			{mayBeUnpriced ? (
				<PricesFirst shop={shop} cart={cart}>
					{steps}
				</PricesFirst>
			) : (
				steps
			)}
		</FormProvider>
	);
}

/**
 * Shows a link back to the cart while the customer has not seen the price of a line or it cannot be read; then its
 * children.
 */
function PricesFirst({
	shop,
	cart,
	children,
}: {
	readonly shop: ShopServices;
	readonly cart: Cart;
	readonly children: ReactNode;
}) {
	const { paths } = useShop();
	const t = useTranslate();
	const { products, failed, retry } = useLineProducts(shop, cart.products);
	if (!cart.products.every((line) => isRead(line, products)))
		return failed ? (
			<RetryNotice messageKey="error.loadProducts" onRetry={retry} />
		) : (
			<Loading label={t("checkout.loading")} />
		);
	if (!checkLines(cart.products, products).some((line) => isUnpriced(line, products))) return children;
	return (
		<OrderNotice title={t("cart.resolveNotesFirst")}>
			<NoticeActions>
				<ButtonLink link={pageLink(paths.cart)}>{t("checkout.toCart")}</ButtonLink>
			</NoticeActions>
		</OrderNotice>
	);
}
