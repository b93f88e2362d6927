import { useEffect, useEffectEvent, useRef } from "react";
import { isWithProvider, paymentKind } from "#core/checkout/payment-methods.ts";
import { sameId } from "#core/shared/branded.ts";
import { Button } from "#ui/components/button.tsx";
import { useWords } from "#ui/foundation/words.tsx";
import { useCheckout } from "#ui/shop/checkout-state.ts";
import type { ConfirmedOrder } from "#ui/shop/confirmation-state.ts";
import { OrderFacts } from "#ui/shop/order-facts.tsx";
import { Loading, OrderNotice } from "#ui/shop/order-notice.tsx";
import type { OrderPaymentProps, ProviderPaymentProps } from "#ui/shop/order-parts.ts";
import styles from "#ui/shop/order-payment.module.css";
import { type Paying, useProviderPayment } from "#ui/shop/order-provider.ts";
import { orderedGoods } from "#ui/shop/ordered-goods.ts";
import { useShop } from "#ui/shop/use-shop.ts";

/**
 * What follows once the order service has taken the order: with a provider the payment, which can be tried again and
 * taken up after a reload (R-PAY-02, R-PAY-03); else the confirmation at once.
 */
export function OrderPayment({ order, settings, shop, services, attempts }: OrderPaymentProps) {
	const words = useWords();
	const { paths } = useShop();
	const { draft } = useCheckout(shop);
	const attempt = attempts.of(order.order_uuid);
	const id = attempt?.payload.paymentMethod ?? draft.paymentMethod;
	const method = settings.payment_methods.find((one) => sameId(one.id, id))?.display_name ?? "";
	const kind = id === null ? "transfer" : paymentKind(settings, id);
	const confirm = (fields: Pick<ConfirmedOrder, "kind" | "paid">) => {
		const confirmed: ConfirmedOrder = {
			order,
			customerEmail: draft.customerEmail,
			payment: method,
			goods: orderedGoods(shop.cart.state(), attempt?.payload ?? null),
			...fields,
		};
		services.navigation.goTo(paths.confirmation, confirmed);
	};
	const settled = !isWithProvider(kind) || attempt?.paid === true;
	const left = useRef(false);
	const leave = useEffectEvent(() => {
		if (left.current) return;
		left.current = true;
		confirm({ kind, paid: attempt?.paid === true });
	});
	useEffect(() => {
		if (settled) leave();
	}, [settled]);
	if (settled) return <Loading label={words("checkout.ordering")} />;
	return (
		<ProviderPayment
			order={order}
			settings={settings}
			shop={shop}
			services={services}
			attempts={attempts}
			kind={kind}
			method={method}
			onPaid={() => confirm({ kind, paid: true })}
			onTransfer={() => confirm({ kind: "transfer", paid: false })}
		/>
	);
}

function ProviderPayment(props: ProviderPaymentProps) {
	const { order, kind, method, onTransfer } = props;
	const words = useWords();
	const place = useRef<HTMLDivElement>(null);
	const heading = useRef<HTMLHeadingElement>(null);
	const { paying, pay } = useProviderPayment(props, place);
	useEffect(() => {
		heading.current?.focus({ preventScroll: true });
		heading.current?.scrollIntoView({ block: "center" });
	}, []);
	const asks = kind === "payLater" && paying.step === "ready";
	return (
		<section className={styles.payment} aria-labelledby="order-payment">
			<h2 ref={heading} id="order-payment" tabIndex={-1}>
				{words("order.taken")}
			</h2>
			<p>{words("order.payNow", { method })}</p>
			<OrderFacts order={order} />
			<PayingNotice paying={paying} method={method} />
			<div ref={place} className={styles.provider} data-provider={kind} />
			<div className={styles.actions}>
				{asks || paying.step === "cancelled" || paying.step === "failed" ? (
					<Button onPress={pay}>{asks ? words("order.payWith", { method }) : words("checkout.retry")}</Button>
				) : null}
				{paying.step === "reporting" ? null : (
					<Button quiet onPress={onTransfer}>
						{words("order.payByTransfer")}
					</Button>
				)}
			</div>
		</section>
	);
}

function PayingNotice({ paying, method }: { readonly paying: Paying; readonly method: string }) {
	const words = useWords();
	switch (paying.step) {
		case "loading":
			return <p role="status">{words("order.loadingProvider", { method })}</p>;
		case "reporting":
			return <p role="status">{words("order.reporting")}</p>;
		case "cancelled":
			return <OrderNotice title={words("order.cancelled")} urgent />;
		case "failed":
			return (
				<OrderNotice title={words(paying.messageKey)} problem urgent>
					<p>{words(paying.approved ? "order.notReported" : "order.notLost")}</p>
				</OrderNotice>
			);
		case "ready":
			return null;
		default:
			return paying satisfies never;
	}
}
