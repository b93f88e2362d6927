import { useCallback } from "react";
import type { OrderAttempt } from "#core/checkout/order-attempts.ts";
import type { PaymentApproval } from "#core/checkout/payment-approval.ts";
import type { PlacedOrder } from "#core/checkout/placed-order.ts";
import type { KnownOrder, Orders, PaymentResponse } from "#core/ports/orders.ts";
import type { ProviderPayment } from "#core/ports/payment-provider.ts";
import { type ContentId, sameId } from "#core/shared/branded.ts";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { askStatus, progressOf } from "#ui/shop/order/order-outcome.ts";
import type { ProviderPaymentProps } from "#ui/shop/order/order-props.ts";
import { retryWhileUnknown, withOrderLock } from "#ui/shop/order/order-retry.ts";

/** What is reported to the order service about the payment of a placed order. */
export type PaymentStep =
	/** The approval is reported. */
	| { readonly step: "reporting" }
	/** The payment method is switched to the bank transfer. */
	| { readonly step: "switching" }
	| { readonly step: "failed"; readonly reason: "notReported" | "notSwitched" };

/** Makes a call for the open order; true when the service has done it, else what the service knows. */
type Call = (
	run: (orders: Orders) => Promise<PaymentResponse<Error>>,
	reason: "notReported" | "notSwitched",
) => Promise<true | KnownOrder | null>;

type Props = Pick<ProviderPaymentProps, "order" | "attempts" | "shop" | "services" | "transfer"> & {
	/** Ends what the provider is asked. */
	readonly cancel: ProviderPayment["cancel"];
};

/**
 * Reports an approved payment, or switches to the bank transfer before there is an approval (R-ORDER-05, B-REL-06): both
 * under the lock of all tabs, on the open order as it is stored then, and repeated while no response comes. When the
 * service refuses, it is asked what it knows, which settles a report or a switch whose first response was lost. Nothing
 * is switched while a payment at the provider's own page may still be approved.
 */
export function useReporting(
	{ order, attempts, shop, services, transfer, cancel }: Props,
	setStep: (step: PaymentStep) => void,
): { readonly report: () => Promise<void>; readonly payByTransfer: () => Promise<void> } {
	const { domain: project } = useShell();
	const { logger, time } = services;
	const { order_uuid } = order;
	const { orders, locks } = shop;

	const call = useCallback<Call>(
		async (run, reason) => {
			if (!orders) return null;
			const response = await retryWhileUnknown(() => run(orders), time);
			if (response.outcome === "ok") return true;
			logger.note("payment.failed", { reason, error: response.error.message });
			const status = await askStatus(orders, { project, order_uuid }, time);
			return status.outcome === "ok" ? status.known : null;
		},
		[orders, project, order_uuid, time, logger],
	);

	const report = useCallback(
		() =>
			withOrderLock(locks, async () => {
				const open = openAttemptOf(attempts.open(), order_uuid);
				if (!open?.approval || open.paymentMethod === null) return;
				const { approval, paymentMethod } = open;
				setStep({ step: "reporting" });
				const done = await reportPayment({ project, order, approval, paymentMethod }, call);
				if (done === true) attempts.update(order_uuid, { paid: true });
				else if (done && done.payment !== "open") attempts.update(order_uuid, progressOf(done));
				else setStep({ step: "failed", reason: "notReported" });
			}),
		[attempts, order, order_uuid, project, locks, call, setStep],
	);

	const payByTransfer = useCallback(
		() =>
			withOrderLock(locks, async () => {
				const open = openAttemptOf(attempts.open(), order_uuid);
				if (!open || open.approval || !transfer) return;
				const payment_method = transfer.id;
				setStep({ step: "switching" });
				if (open.redirected && !(await cancel(order, open.redirected)))
					return setStep({ step: "failed", reason: "notSwitched" });
				const change = { project, order_uuid, payment_method };
				const done = await call((service) => service.changePaymentMethod(change), "notSwitched");
				if (done === true) {
					attempts.update(order_uuid, { paymentMethod: payment_method, redirected: null });
					void cancel(order, null);
				} else if (done && (done.payment !== "open" || sameId(done.paymentMethod, payment_method)))
					attempts.update(order_uuid, progressOf(done));
				else setStep({ step: "failed", reason: "notSwitched" });
			}),
		[attempts, order, order_uuid, project, transfer, locks, cancel, call, setStep],
	);

	return { report, payByTransfer };
}

/** The open order when it is this one and its payment is not settled. */
function openAttemptOf(open: OrderAttempt | null, order_uuid: string): OrderAttempt | null {
	return open && !open.paid && open.payload.order_uuid === order_uuid ? open : null;
}

/** An approved payment of a placed order. */
interface ApprovedPayment {
	readonly project: string;
	readonly order: PlacedOrder;
	readonly approval: PaymentApproval;
	/** The payment method that was approved. */
	readonly paymentMethod: ContentId;
}

/**
 * Reports an approved payment. An earlier switch to the bank transfer may have reached the service although no response came
 * back, so that it refuses the report: the approval is the customer's later choice, and the method is switched back to it.
 */
export async function reportPayment(payment: ApprovedPayment, call: Call): Promise<true | KnownOrder | null> {
	const { project, order, paymentMethod } = payment;
	const send = () => call((orders) => reportApproval(orders, payment), "notReported");
	const done = await send();
	if (done === true || done?.payment !== "open" || sameId(done.paymentMethod, paymentMethod)) return done;
	const change = { project, order_uuid: order.order_uuid, payment_method: paymentMethod };
	const switched = await call((orders) => orders.changePaymentMethod(change), "notReported");
	return switched === true ? await send() : switched;
}

function reportApproval(
	orders: Orders,
	{ project, order: { order_id, order_uuid }, approval }: ApprovedPayment,
): Promise<PaymentResponse<Error>> {
	return orders.reportPayment({ project, order_id, order_uuid, ...approval });
}
