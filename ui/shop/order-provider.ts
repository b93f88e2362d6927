import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { WalletPayment } from "#core/checkout/checkout-draft.ts";
import type { OrderPayload } from "#core/checkout/order-payload.ts";
import type { PaymentAnswer } from "#core/ports/orders.ts";
import type { PaymentConsent } from "#core/ports/payment-provider.ts";
import { useShell } from "#ui/foundation/shell-context.tsx";
import type { ProviderPaymentProps } from "#ui/shop/order-parts.ts";
import { repeatUnknown } from "#ui/shop/order-sending.ts";
import { useShop } from "#ui/shop/use-shop.ts";

/** How far the payment with a provider has come. */
export type Paying =
	| { readonly step: "loading" }
	/** The provider's button is there, or ours that opens the provider. */
	| { readonly step: "ready" }
	| { readonly step: "reporting" }
	| { readonly step: "cancelled" }
	/** `approved`: the customer has agreed, only the report failed, and only it is repeated. */
	| { readonly step: "failed"; readonly messageKey: string; readonly approved: boolean };

type Agreed = Extract<PaymentConsent, { readonly outcome: "approved" | "authorized" }>;

const names = { wallet: "paypal", payLater: "klarna" } as const;
const failures = { wallet: "error.payPalTransaction", payLater: "error.klarnaOrder" } as const;

interface Reporting {
	readonly report: (consent: Agreed, payload: OrderPayload) => Promise<void>;
	readonly failed: (reason: string, approved: boolean) => void;
}

/** Tells the order service that the customer has agreed, the same report as often as it takes (R-ORDER-05). */
function useReport(props: ProviderPaymentProps, setPaying: (paying: Paying) => void): Reporting {
	const { order, shop, services, attempts, kind, onPaid } = props;
	const { domain: project } = useShell();
	const { logger, time } = services;
	const paid = useRef(onPaid);
	paid.current = onPaid;
	const failed = useCallback(
		(reason: string, approved: boolean) => {
			logger.note("payment.failed", { provider: names[kind], reason });
			setPaying({ step: "failed", messageKey: failures[kind], approved });
		},
		[logger, kind, setPaying],
	);
	const report = useCallback(
		async (consent: Agreed, payload: OrderPayload): Promise<void> => {
			setPaying({ step: "reporting" });
			const { orders, checkout } = shop;
			if (!orders) return failed("no order service", true);
			const call = (): Promise<PaymentAnswer<Error>> => {
				if (consent.outcome === "authorized") {
					const { authorization_token } = consent;
					return orders.placeKlarna({ project, authorization_token, order_uuid: order.order_uuid });
				}
				const paypal: WalletPayment = consent.wallet;
				checkout.dispatch({ type: "approveWallet", wallet: paypal });
				return orders.reportPayPal({ project, order_id: order.order_id, paypal });
			};
			const answer = await repeatUnknown(call, time);
			if (answer.outcome !== "ok") return failed(answer.error.message, true);
			attempts.keep({ payload, paid: true });
			paid.current();
		},
		[shop, order, project, time, failed, attempts, setPaying],
	);
	return { report, failed };
}

/**
 * The payment of a placed order with a provider: its script comes now, for its method was chosen and the order stands
 * (R-CONSENT-09); the customer agrees there; then the order service hears of it (R-PAY-02, R-PAY-03).
 */
export function useProviderPayment(
	props: ProviderPaymentProps,
	place: RefObject<HTMLElement | null>,
): { readonly paying: Paying; readonly pay: () => void } {
	const { order, settings, shop, attempts, kind } = props;
	const { language } = useShell();
	const { currency } = useShop();
	const [paying, setPaying] = useState<Paying>({ step: "loading" });
	const { report, failed } = useReport(props, setPaying);
	const agreed = useRef<Agreed | null>(null);
	const busy = useRef(false);
	const payload = useMemo(() => attempts.of(order.order_uuid)?.payload ?? null, [attempts, order]);
	const provider = useMemo(
		() => shop.openPayment(names[kind], settings, { language, currency, container: () => place.current }),
		[shop, settings, kind, language, currency, place],
	);

	const run = useCallback(
		async (asking: boolean): Promise<void> => {
			if (busy.current) return;
			if (!provider || !payload) return failed(provider ? "the order is not known" : "not set up", false);
			busy.current = true;
			try {
				if (agreed.current) return await report(agreed.current, payload);
				setPaying({ step: "loading" });
				if (!(await provider.load())) return failed("not loaded", false);
				setPaying({ step: "ready" });
				if (!asking) return;
				const consent = await provider.requestConsent(order, payload);
				if (consent.outcome === "cancelled") return setPaying({ step: "cancelled" });
				if (consent.outcome === "failed") return failed(consent.reason, false);
				agreed.current = consent;
				await report(consent, payload);
			} finally {
				busy.current = false;
			}
		},
		[provider, payload, order, report, failed],
	);

	const begun = useRef(false);
	useEffect(() => {
		if (begun.current) return;
		begun.current = true;
		// The wallet shows a button of its own; the pay-later provider would open its form unasked.
		void run(kind === "wallet");
	}, [run, kind]);

	return { paying, pay: () => void run(true) };
}
