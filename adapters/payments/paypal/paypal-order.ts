import type { CreateOrderRequestBody } from "@paypal/paypal-js";
import type { OrderPayload } from "#core/checkout/order-payload.ts";
import type { PlacedOrder } from "#core/checkout/placed-order.ts";
import type { PaymentConsent } from "#core/ports/payment-provider.ts";
import { nullable, object, satisfying, string } from "#core/shared/decoder.ts";
import { type Money, roundMoney } from "#core/shared/money.ts";

/**
 * The order as PayPal wants it: the order service's total and the order's key, and nothing about the customer, who
 * has an account there. The key as invoice_id lets PayPal itself refuse a second payment (R-ORDER-06).
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

/** An amount with two digits after the point, e.g. "995.40". */
function payPalAmount(money: Money): string {
	const [whole, cents = ""] = roundMoney(money).amount.split(".");
	return `${whole}.${cents.padEnd(2, "0")}`;
}

const decodeApproval = object({
	orderID: satisfying(
		"PayPal's order id",
		(input): input is string => typeof input === "string" && /^[\w-]{1,100}$/.test(input),
	),
	payerID: nullable(string(100)),
	paymentID: nullable(string(100)),
});

/** What an approval says: the three ids, and not the access token that PayPal sends along. */
export function consentOfApproval(data: unknown): PaymentConsent {
	const approval = decodeApproval(data);
	return approval.ok
		? { outcome: "approved", payment: approval.value }
		: {
				outcome: "failed",
				reason: `unreadable approval: ${approval.error.path} is not ${approval.error.expected}`,
			};
}
