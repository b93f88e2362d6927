import { noPromise } from "#core/checkout/delivery-dates.ts";
import { noGift } from "#core/checkout/gift.ts";
import type { OrderAttempt } from "#core/checkout/order-attempts.ts";
import { isWithProvider, orderPaymentKind, type PaymentTerms } from "#core/checkout/payment-methods.ts";
import { sameId } from "#core/shared/branded.ts";
import type { ConfirmedOrder } from "#ui/shop/order/confirmation-state.ts";
import { orderedItems } from "#ui/shop/order/ordered-items.ts";

/** What the confirmation of the open order shows; null while its payment is open. */
export function confirmedOrder(
	{ payload, order, paymentMethod, paid, differs }: OrderAttempt,
	settings: PaymentTerms,
): ConfirmedOrder | null {
	if (!order) return null;
	const kind = orderPaymentKind(settings, { ...order, paymentMethod });
	if (isWithProvider(kind) && !paid) return null;
	const { shippingMethod, shippingCost, customerEmail, shippingAddress, invoiceAddress } = payload;
	const { presentWrap, presentWrapCost, cardText } = payload;
	return {
		order,
		currency: payload.currency,
		customerEmail,
		paymentMethod,
		payment: settings.payment_methods.find(({ id }) => sameId(id, paymentMethod))?.display_name ?? "",
		kind,
		paid,
		differs,
		shipping: differs ? null : { method: shippingMethod, cost: shippingCost },
		...(differs ? noPromise : { deliveryDates: payload.deliveryDates, deliveryDays: payload.deliveryDays }),
		goods: differs ? [] : orderedItems(payload),
		shippingAddress: differs ? null : shippingAddress,
		invoiceAddress: differs ? null : invoiceAddress,
		gift: differs ? noGift : { presentWrap, presentWrapCost, cardText },
	};
}
