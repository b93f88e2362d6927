import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { PaymentApproval } from "#core/checkout/payment-approval.ts";
import type { PaymentConsent, ProviderPayment } from "#core/ports/payment-provider.ts";
import { sameId } from "#core/shared/branded.ts";
import { useShell } from "#ui/foundation/shell-context.tsx";
import type { ProviderPaymentProps } from "#ui/shop/order/order-props.ts";
import { type PaymentStep, useReporting } from "#ui/shop/order/report-payment.ts";

/** The state of the payment with a provider. */
export type PaymentState =
	| { readonly step: "loading" }
	/** The provider's button is shown, or the shop's button that opens the provider. */
	| { readonly step: "ready" }
	/** The provider is still waiting for the customer's decision. */
	| { readonly step: "open" }
	| { readonly step: "cancelled" }
	| { readonly step: "failed"; readonly reason: "notLoaded" | "notApproved" }
	| PaymentStep;

/** The payment of a placed order with a provider, for its page. */
export interface ProviderPaymentState {
	readonly paying: PaymentState;
	/** Asks the provider for the customer's approval. */
	readonly pay: () => void;
	/** Reports the approval again. */
	readonly report: () => void;
	readonly payByTransfer: () => void;
}

/** The request to the provider: to start, to ask the customer, or to return the decision made on its own page. */
type Wish = "start" | "approve" | "finalize";

/**
 * Returns the payment of a placed order with a provider. Its script loads now, because the customer has chosen it and
 * the order was accepted (R-CONSENT-09). The customer approves on this page or, after a redirect, in any document.
 * The approval is stored and then reported (R-PAY-02, R-PAY-03, B-REL-06).
 */
export function useProviderPayment(
	props: ProviderPaymentProps,
	place: RefObject<HTMLElement | null>,
): ProviderPaymentState {
	const { attempt, provider } = props;
	const { approval, redirected } = attempt;
	const [paying, setPaying] = useState<PaymentState>({ step: approval ? "reporting" : "loading" });
	const { ask, cancel } = useApproval(props, place, setPaying);
	const { report, payByTransfer } = useReporting({ ...props, cancel }, setPaying);

	const begun = useRef(false);
	useEffect(() => {
		if (begun.current || approval) return;
		begun.current = true;
		void ask(redirected ? "finalize" : provider.approvesAtOnce ? "approve" : "start");
	}, [ask, provider, approval, redirected]);

	const reported = useRef<PaymentApproval | null>(null);
	useEffect(() => {
		if (!approval || reported.current === approval) return;
		reported.current = approval;
		void report();
	}, [report, approval]);

	return {
		paying,
		pay: () => void ask("approve"),
		report: () => void report(),
		payByTransfer: () => void payByTransfer(),
	};
}

/** Starts the provider and sends it a request; an approval is stored with the open order. */
function useApproval(
	props: ProviderPaymentProps,
	place: RefObject<HTMLElement | null>,
	setPaying: (paying: PaymentState) => void,
): { readonly ask: (wish: Wish) => Promise<void>; readonly cancel: ProviderPayment["cancel"] } {
	const { order, attempt, services, provider } = props;
	const { logger } = services;
	const { payload } = attempt;
	/** The state of the request to the provider; null without one. */
	const question = useRef<"loading" | "open" | null>(null);
	const payment = usePayment(props, place);
	const { findUnapproved, settle } = useConsent(props, setPaying);

	const run = useCallback(
		async (wish: Wish): Promise<void> => {
			setPaying({ step: "loading" });
			if (!(await payment.start())) {
				logger.note("payment.failed", { provider: provider.id, reason: "not loaded" });
				return setPaying({ step: "failed", reason: "notLoaded" });
			}
			const open = findUnapproved();
			if (!open) return;
			setPaying({ step: "ready" });
			if (wish === "start") return;
			question.current = "open";
			const { redirected } = open;
			const consent =
				wish === "finalize" && redirected && payment.finalize
					? await payment.finalize(order, redirected)
					: await payment.approve(order, payload, redirected);
			if (findUnapproved()) settle(consent);
		},
		[payment, provider, payload, order, logger, findUnapproved, settle, setPaying],
	);

	const ask = useCallback(
		async (wish: Wish) => {
			// A second request could be approved twice, so the customer sees the open one.
			if (question.current === "open") {
				setPaying({ step: "open" });
				place.current?.scrollIntoView({ block: "center" });
			}
			if (question.current !== null) return;
			question.current = "loading";
			try {
				await run(wish);
			} finally {
				question.current = null;
			}
		},
		[run, place, setPaying],
	);

	return { ask, cancel: payment.cancel };
}

/** Returns the provider's payment in the language of the page. */
function usePayment(
	{ attempt: { payload }, paymentMethod, settings, provider, payments }: ProviderPaymentProps,
	place: RefObject<HTMLElement | null>,
): ProviderPayment {
	const { language, domain: project } = useShell();
	const { currency } = payload;
	return useMemo(() => {
		const container = () => place.current;
		return payments.open(provider, { project, settings, paymentMethod, language, currency, container });
	}, [payments, provider, project, settings, paymentMethod, language, currency, place]);
}

/** Returns functions that update the open order by the provider's response. */
function useConsent(
	{ order: { order_uuid }, attempt, shop, services, attempts, provider, payments }: ProviderPaymentProps,
	setPaying: (paying: PaymentState) => void,
) {
	const { paymentMethod } = attempt;
	const { logger } = services;

	/** Returns the open order while its approval is needed: another tab may have approved it or changed its method. */
	const findUnapproved = useCallback(() => {
		const open = attempts.open();
		const isWanted =
			open?.payload.order_uuid === order_uuid &&
			open.approval === null &&
			!open.paid &&
			sameId(open.paymentMethod, paymentMethod);
		return isWanted ? open : null;
	}, [attempts, order_uuid, paymentMethod]);

	const settle = useCallback(
		(consent: PaymentConsent): void => {
			switch (consent.outcome) {
				case "approved": {
					const { payment } = consent;
					shop.checkout.dispatch({ type: "approvePayment", approvedPayment: payment });
					attempts.update(order_uuid, { approval: { provider: provider.id, payment } });
					break;
				}
				case "redirect":
					// Stored first, so that the payment is found after the redirect.
					attempts.update(order_uuid, { redirected: consent.payment });
					setPaying({ step: "open" });
					payments.leaveTo(consent.address);
					break;
				case "cancelled":
					attempts.update(order_uuid, { redirected: null });
					setPaying({ step: "cancelled" });
					break;
				case "open":
					setPaying({ step: "open" });
					break;
				case "failed":
					logger.note("payment.failed", { provider: provider.id, reason: consent.reason });
					setPaying({ step: "failed", reason: "notApproved" });
					break;
				default:
					consent satisfies never;
			}
		},
		[order_uuid, shop, attempts, provider, payments, logger, setPaying],
	);

	return { findUnapproved, settle };
}
