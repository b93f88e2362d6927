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

/** The state of reporting a payment to the order service. */
export type PaymentStep =
	/** The approval is being reported. */
	| { readonly step: "reporting" }
	/** The payment method is being changed to the bank transfer. */
	| { readonly step: "switching" }
	| { readonly step: "failed"; readonly reason: "notReported" | "notSwitched" };

/** Calls the order service about the open order. Resolves to true if it succeeded, otherwise to the order's status. */
type Call = (
	run: (orders: Orders) => Promise<PaymentResponse<Error>>,
	reason: "notReported" | "notSwitched",
) => Promise<true | KnownOrder | null>;

type Props = Pick<ProviderPaymentProps, "order" | "attempts" | "shop" | "services" | "transfer"> & {
	/** Cancels the payment with the provider. */
	readonly cancel: ProviderPayment["cancel"];
};

/**
 * Returns functions that report an approved payment, or change to the bank transfer before an approval (R-ORDER-05,
 * B-REL-06). Both run under the lock of all tabs with the stored open order, and are retried without a response. If
 * the service refuses, its status is requested, because an earlier call may have succeeded. The method is not changed
 * while a payment on the provider's page may still be approved.
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
			return status.outcome === "ok" ? status.order : null;
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

/** Returns the open order if it has this key and its payment is not reported. */
function openAttemptOf(open: OrderAttempt | null, order_uuid: string): OrderAttempt | null {
	return open && !open.paid && open.payload.order_uuid === order_uuid ? open : null;
}

/** An approved payment of a placed order. */
interface ApprovedPayment {
	readonly project: string;
	readonly order: PlacedOrder;
	readonly approval: PaymentApproval;
	/** The approved payment method. */
	readonly paymentMethod: ContentId;
}

/**
 * Reports an approved payment. The service refuses it if an earlier change to the bank transfer arrived although its
 * response was lost. Then the payment method is changed back, because the approval is the customer's later choice.
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
