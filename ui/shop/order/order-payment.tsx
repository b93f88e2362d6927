import { useEffect, useEffectEvent, useId, useRef } from "react";
import { billingAddress, type OrderPayload } from "#core/checkout/order-payload.ts";
import { orderPaymentKind, providerOf } from "#core/checkout/payment-methods.ts";
import { transferInstead } from "#core/checkout/payment-switch.ts";
import type { PaymentProvider, ProviderTexts } from "#core/ports/payment-provider.ts";
import { sameId } from "#core/shared/branded.ts";
import { Button } from "#ui/components/button.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import { coreKey } from "#ui/locales/page-text-key.ts";
import { confirmedOrder } from "#ui/shop/order/confirmed-order.ts";
import { OrderFacts } from "#ui/shop/order/order-facts.tsx";
import { ContactOptions, Loading, OrderNotice } from "#ui/shop/order/order-notice.tsx";
import styles from "#ui/shop/order/order-payment.module.css";
import type { OrderPaymentProps, ProviderPaymentProps } from "#ui/shop/order/order-props.ts";
import { type PaymentState, useProviderPayment } from "#ui/shop/order/use-provider-payment.ts";
import { useShop } from "#ui/shop/use-shop.ts";

/**
 * The step after the order service has accepted the order. With a provider it is the payment, which can be repeated
 * and continued after a reload (R-PAY-02, R-PAY-03); otherwise the confirmation.
 */
export function OrderPayment(props: OrderPaymentProps) {
	const { attempt, settings, services } = props;
	const t = useTranslate();
	const { paths } = useShop();
	const id = attempt.paymentMethod;
	const method = settings.payment_methods.find((one) => sameId(one.id, id))?.display_name ?? "";
	const isFree = orderPaymentKind(settings, { ...props.order, paymentMethod: id }) === "none";
	const provider = id === null || isFree ? null : providerOf(settings, id);
	const isSettled = attempt.paid || provider === null;
	const left = useRef(false);
	const leave = useEffectEvent(() => {
		const confirmed = confirmedOrder(attempt, settings);
		if (!confirmed || left.current) return;
		left.current = true;
		services.navigation.goTo(paths.confirmation, confirmed);
	});
	useEffect(() => {
		if (isSettled) leave();
	}, [isSettled]);
	if (attempt.paid || provider === null || id === null) return <Loading label={t("checkout.ordering")} />;
	return (
		<ProviderPayment
			{...props}
			provider={provider}
			paymentMethod={id}
			method={method}
			transfer={transferInstead(settings, { ...attempt.payload, country: countryOf(attempt.payload) })}
		/>
	);
}

/**
 * Returns the country that determines the payment methods: of delivery, or of the invoice if the goods are collected.
 */
function countryOf(payload: OrderPayload): string {
	return (payload.shippingAddress ?? billingAddress(payload)).country_code;
}

function ProviderPayment(props: ProviderPaymentProps) {
	const { order, attempt, provider, method, transfer } = props;
	const t = useTranslate();
	const place = useRef<HTMLDivElement>(null);
	const heading = useRef<HTMLHeadingElement>(null);
	const id = useId();
	const { paying, pay, report, payByTransfer } = useProviderPayment(props, place);
	useEffect(() => {
		heading.current?.focus({ preventScroll: true });
		heading.current?.scrollIntoView({ block: "center" });
	}, []);
	const approved = attempt.approval !== null;
	const underWay = paying.step === "reporting" || paying.step === "switching";
	const asks = !provider.approvesAtOnce && paying.step === "ready";
	const canPay = asks || paying.step === "open" || paying.step === "cancelled" || paying.step === "failed";
	return (
		<section className={styles.payment} aria-labelledby={id}>
			<h2 ref={heading} id={id} tabIndex={-1}>
				{t("order.taken")}
			</h2>
			<p>{t(approved ? "order.reportMissing" : "order.payNow", { method })}</p>
			{attempt.differs ? <p>{t("order.sentBefore")}</p> : null}
			<OrderFacts order={order} currency={attempt.payload.currency} />
			<PayingNotice paying={paying} props={props} />
			{approved ? null : <div ref={place} className={styles.provider} data-provider={provider.id} />}
			{underWay ? null : (
				<div className={styles.actions}>
					{approved ? <Button onPress={report}>{t("order.reportAgain")}</Button> : null}
					{canPay && !approved ? (
						<Button buys onPress={pay}>
							{asks ? t("order.payWith", { method }) : t("checkout.retry")}
						</Button>
					) : null}
					{transfer && !approved ? (
						<Button quiet onPress={payByTransfer}>
							{t("order.payByTransfer")}
						</Button>
					) : null}
				</div>
			)}
		</section>
	);
}

/**
 * Returns a message for the provider, from the site's texts or the provider's own; null if the general one applies
 * (R-PAY-02, R-PAY-03).
 */
function useOwnText({ id, texts }: PaymentProvider, name: keyof ProviderTexts): string | null {
	const t = useTranslate();
	const { language } = useShell();
	const key = `payment.${id}.${name}`;
	const text = t(coreKey(key));
	return text === key ? (texts[language]?.[name] ?? null) : text;
}

function PayingNotice({
	paying,
	props,
}: {
	readonly paying: PaymentState;
	readonly props: ProviderPaymentProps;
}) {
	const { provider, method, transfer, attempt } = props;
	const t = useTranslate();
	const notApproved = useOwnText(provider, "notApproved");
	const notReported = useOwnText(provider, "notReported");
	switch (paying.step) {
		case "loading":
			return attempt.approval ? null : <p role="status">{t("order.loadingProvider", { method })}</p>;
		case "reporting":
			return <p role="status">{t("order.reporting")}</p>;
		case "switching":
			return <p role="status">{t("order.switching")}</p>;
		case "open":
			return <OrderNotice title={t("order.providerOpen", { method })} urgent />;
		case "cancelled":
			return <OrderNotice title={t("order.cancelled")} urgent />;
		case "failed": {
			const titles = {
				notLoaded: t("order.providerNotLoaded", { method }),
				notApproved: notApproved ?? t("order.notApproved", { method }),
				notReported: notReported ?? t("order.reportFailed"),
				notSwitched: t("order.notSwitched"),
			};
			const reported = paying.reason === "notReported";
			const text = transfer ? "order.notLost" : "order.notLostRetry";
			return (
				<OrderNotice title={titles[paying.reason]} problem urgent>
					<p>{t(reported ? "order.notReported" : text)}</p>
					{reported ? <ContactOptions /> : null}
				</OrderNotice>
			);
		}
		case "ready":
			return null;
		default:
			return paying satisfies never;
	}
}
