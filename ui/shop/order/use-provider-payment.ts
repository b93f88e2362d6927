import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { PaymentApproval } from "#core/checkout/payment-approval.ts";
import { sameId } from "#core/shared/branded.ts";
import { useShell } from "#ui/foundation/shell-context.tsx";
import type { ProviderPaymentProps } from "#ui/shop/order/order-props.ts";
import { type PaymentStep, useReporting } from "#ui/shop/order/report-payment.ts";
import { useShop } from "#ui/shop/use-shop.ts";

/** How far the payment with a provider has come. */
export type PaymentState =
	| { readonly step: "loading" }
	/** The provider's button is there, or ours that opens the provider. */
	| { readonly step: "ready" }
	/** Asked again while the provider still waits for the customer's answer. */
	| { readonly step: "open" }
	| { readonly step: "cancelled" }
	| { readonly step: "failed"; readonly reason: "notLoaded" | "notApproved" }
	| PaymentStep;

/** The payment of a placed order with a provider, as its page shows it. */
export interface ProviderPaymentState {
	readonly paying: PaymentState;
	/** Asks the provider for the customer's approval. */
	readonly pay: () => void;
	/** Reports the approval again. */
	readonly report: () => void;
	readonly payByTransfer: () => void;
}

const names = { wallet: "paypal", payLater: "klarna" } as const;

/**
 * The payment of a placed order with a provider: its script comes now, for its method was chosen and the order was taken
 * (R-CONSENT-09); the customer approves there; the approval is stored and then reported (R-PAY-02, R-PAY-03, B-REL-06).
 */
export function useProviderPayment(
	props: ProviderPaymentProps,
	place: RefObject<HTMLElement | null>,
): ProviderPaymentState {
	const { attempt, kind } = props;
	const { approval } = attempt;
	const [paying, setPaying] = useState<PaymentState>({ step: approval ? "reporting" : "loading" });
	const { report, payByTransfer } = useReporting(props, setPaying);
	const ask = useApproval(props, place, setPaying);

	const begun = useRef(false);
	useEffect(() => {
		if (begun.current || approval) return;
		begun.current = true;
		// The wallet shows a button of its own; the pay-later provider would open its form unasked.
		void ask(kind === "wallet");
	}, [ask, kind, approval]);

	const reported = useRef<PaymentApproval | null>(null);
	useEffect(() => {
		if (!approval || reported.current === approval) return;
		reported.current = approval;
		void report();
	}, [report, approval]);

	return {
		paying,
		pay: () => void ask(true),
		report: () => void report(),
		payByTransfer: () => void payByTransfer(),
	};
}

/** Loads the provider and, when asked to, requests for the customer's approval, which is stored with the open order. */
function useApproval(
	{ order, attempt, settings, shop, services, attempts, kind }: ProviderPaymentProps,
	place: RefObject<HTMLElement | null>,
	setPaying: (paying: PaymentState) => void,
): (asking: boolean) => Promise<void> {
	const { language } = useShell();
	const { currency } = useShop();
	const { logger } = services;
	const { payload, paymentMethod } = attempt;
	/** How far the question to the provider has come; null while there is none. */
	const question = useRef<"loading" | "open" | null>(null);
	const provider = useMemo(
		() => shop.openPayment(names[kind], settings, { language, currency, container: () => place.current }),
		[shop, settings, kind, language, currency, place],
	);

	/** Whether the approval is still wanted: another tab may have approved or switched meanwhile. */
	const isWanted = useCallback(() => {
		const open = attempts.open();
		return (
			open?.payload.order_uuid === order.order_uuid &&
			open.approval === null &&
			!open.paid &&
			sameId(open.paymentMethod, paymentMethod)
		);
	}, [attempts, order, paymentMethod]);

	const run = useCallback(
		async (asking: boolean): Promise<void> => {
			const failed = (reason: "notLoaded" | "notApproved", why: string) => {
				logger.note("payment.failed", { provider: names[kind], reason: why });
				setPaying({ step: "failed", reason });
			};
			setPaying({ step: "loading" });
			if (!provider) return failed("notLoaded", "not set up");
			if (!(await provider.load())) return failed("notLoaded", "not loaded");
			if (!isWanted()) return;
			setPaying({ step: "ready" });
			if (!asking) return;
			question.current = "open";
			const consent = await provider.requestConsent(order, payload);
			if (!isWanted()) return;
			if (consent.outcome === "cancelled") return setPaying({ step: "cancelled" });
			if (consent.outcome === "failed") return failed("notApproved", consent.reason);
			if (consent.outcome === "approved")
				shop.checkout.dispatch({ type: "approveWallet", wallet: consent.wallet });
			attempts.update(order.order_uuid, { approval: consent });
		},
		[provider, payload, order, shop, attempts, kind, logger, isWanted, setPaying],
	);

	return useCallback(
		async (asking) => {
			// A second question could be answered twice; the customer is shown the open one.
			if (question.current === "open") {
				setPaying({ step: "open" });
				place.current?.scrollIntoView({ block: "center" });
			}
			if (question.current !== null) return;
			question.current = "loading";
			try {
				await run(asking);
			} finally {
				question.current = null;
			}
		},
		[run, place, setPaying],
	);
}
