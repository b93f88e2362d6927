import type { CartLine } from "#core/cart/cart-line.ts";
import type { LoadedProducts } from "#core/cart/loaded-products.ts";
import { destinationOf, type OrderShipping } from "#core/checkout/announced-shipping.ts";
import type { CheckoutDraft } from "#core/checkout/checkout-draft.ts";
import {
	type DeliveryDays,
	type DeliveryPromise,
	deliveryDates,
	noPromise,
} from "#core/checkout/delivery-dates.ts";
import { cartDeliveryDays } from "#core/checkout/delivery-time.ts";
import { type OfferSettings, recipientOf, suitableShippingMethods } from "#core/checkout/offers.ts";
import { isPaidAhead } from "#core/checkout/payment-methods.ts";

/** How the goods of a draft are sent; null until that is chosen, and where it is not offered any more. */
export function orderShipping(
	draft: Pick<
		CheckoutDraft,
		"handover" | "shippingAddress" | "invoiceAddress" | "paymentMethod" | "shippingMethod"
	>,
	settings: OfferSettings,
): OrderShipping | null {
	const recipient = recipientOf(draft, settings);
	if (!recipient) return null;
	const methods = suitableShippingMethods(settings, recipient, draft.paymentMethod);
	const method = methods.find(({ name }) => name === draft.shippingMethod);
	return method
		? { method, ...destinationOf(recipient, settings), paidAhead: isPaidAhead(settings, draft.paymentMethod) }
		: null;
}

/** What an order of those lines promises today, in days since 1970. */
export function promisedDelivery(
	shipping: OrderShipping | null,
	lines: readonly CartLine[],
	products: LoadedProducts,
	today: number,
): DeliveryPromise {
	const days = shipping && cartDeliveryDays(lines, products, shipping.method);
	return shipping && days ? promiseOf(days, shipping, today) : noPromise;
}

/** The promise of an order that takes those days, made on a day in days since 1970. */
export function promiseOf(
	deliveryDays: DeliveryDays,
	{ paidAhead, countries }: OrderShipping,
	day: number,
): DeliveryPromise {
	return { deliveryDates: paidAhead ? null : deliveryDates(deliveryDays, countries, day), deliveryDays };
}
