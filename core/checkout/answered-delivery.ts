import type { CheckoutDraft } from "#core/checkout/checkout-draft.ts";
import type { DeliveryPromise } from "#core/checkout/delivery-dates.ts";
import type { OrderPayload } from "#core/checkout/order-payload.ts";

/** The delivery promised by the order service instead of the one in the order. */
export interface AnsweredDelivery {
	readonly promise: DeliveryPromise;
	readonly order: Pick<OrderPayload, "order_uuid" | "shippingMethod" | "paymentMethod" | "shippingAddress">;
}

/**
 * Returns the order service's promise for a draft; null if only the website's promise exists. It applies as long as
 * the goods are sent, paid and received as in the answered order. The customer sees it and accepts it by ordering
 * again.
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
		// Collected goods are sent nowhere.
		(shippingAddress === null || draft.shippingAddress.country_code === shippingAddress.country_code);
	return isSame ? answered.promise : null;
}
