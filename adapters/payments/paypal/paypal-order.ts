import type { CreateOrderRequestBody } from "@paypal/paypal-js";
import type { OrderPayload } from "#core/checkout/order-payload.ts";
import type { PlacedOrder } from "#core/checkout/placed-order.ts";
import { nullable, object, satisfying, string } from "#core/decoding/decoder.ts";
import { type Money, roundMoney } from "#core/money/money.ts";
import type { PaymentConsent } from "#core/ports/payment-provider.ts";

/**
 * Returns the order as PayPal requires it: the order service's total and the order's key, without the customer, who
 * has a PayPal account. With the key as invoice_id PayPal itself refuses a second payment (R-ORDER-06).
 */
export function payPalOrder(order: PlacedOrder, { currency }: Pick<OrderPayload, "currency">) {
	return {
		intent: "CAPTURE",
		purchase_units: [
			{
				reference_id: order.order_uuid,
				custom_id: order.order_uuid,
				invoice_id: order.order_uuid,
				description: order.order_number.slice(0, 127),
				amount: { currency_code: currency, value: payPalAmount({ amount: order.total, currency }) },
			},
		],
		application_context: { shipping_preference: "NO_SHIPPING", user_action: "PAY_NOW" },
	} satisfies CreateOrderRequestBody;
}

/** Formats an amount with two decimals, e.g. "995.40". */
function payPalAmount(money: Money): string {
	const [units, cents = ""] = roundMoney(money).amount.split(".");
	return `${units}.${cents.padEnd(2, "0")}`;
}

const decodeApproval = object({
	orderID: satisfying(
		"PayPal's order id",
		(input): input is string => typeof input === "string" && /^[\w-]{1,100}$/.test(input),
	),
	payerID: nullable(string(100)),
	paymentID: nullable(string(100)),
});

/** Returns the three ids of an approval, without the access token that PayPal also sends. */
export function consentOfApproval(data: unknown): PaymentConsent {
	const approval = decodeApproval(data);
	return approval.ok
		? { outcome: "approved", payment: approval.value }
		: {
				outcome: "failed",
				reason: `unreadable approval: ${approval.error.path} is not ${approval.error.expected}`,
			};
}
