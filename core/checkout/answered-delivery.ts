import type { CheckoutDraft } from "#core/checkout/checkout-draft.ts";
import type { DeliveryPromise } from "#core/checkout/delivery-dates.ts";
import type { OrderPayload } from "#core/checkout/order-payload.ts";

/** The delivery that the order service has answered in place of the one that an order named. */
export interface AnsweredDelivery {
	readonly promise: DeliveryPromise;
	readonly order: Pick<OrderPayload, "order_uuid" | "shippingMethod" | "paymentMethod" | "shippingAddress">;
}

/**
 * What the order service promises of a draft, null where only the website does: its answer holds as long as the goods are sent,
 * paid and received as in the order that it answered. The customer sees it and agrees by ordering again.
 */
export function answeredPromise(
	answered: AnsweredDelivery | null,
	draft: Pick<CheckoutDraft, "order_uuid" | "shippingMethod" | "paymentMethod" | "shippingAddress">,
): DeliveryPromise | null {
	if (answered === null) return null;
	const { order_uuid, shippingMethod, paymentMethod, shippingAddress } = answered.order;
	const isSame =
		draft.order_uuid === order_uuid &&
		draft.shippingMethod === shippingMethod &&
		draft.paymentMethod === paymentMethod &&
		// Goods that are collected are sent nowhere.
		(shippingAddress === null || draft.shippingAddress.country_code === shippingAddress.country_code);
	return isSame ? answered.promise : null;
}
