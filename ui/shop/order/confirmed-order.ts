import { noPromise } from "#core/checkout/delivery-dates.ts";
import { noGift } from "#core/checkout/gift.ts";
import type { OrderAttempt } from "#core/checkout/order-attempts.ts";
import type { OrderPayload } from "#core/checkout/order-payload.ts";
import { isWithProvider, orderPaymentKind, type PaymentTerms } from "#core/checkout/payment-methods.ts";
import { multiplyMoney } from "#core/money/money.ts";
import { sameId } from "#core/shared/branded.ts";
import type { ConfirmedOrder, OrderedItems } from "#ui/shop/order/confirmation-state.ts";

/** Returns the confirmation of the open order; null while its payment is pending. */
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

/**
 * Returns the goods of an order as it was sent, independent of the current cart. Their names are read when they are
 * shown.
 */
export function orderedItems({ lines, currency }: OrderPayload): readonly OrderedItems[] {
	return lines.map(({ product, variant, personalization, count, price_brutto }) => ({
		product: { id: product },
		variant: variant === null ? null : { id: variant },
		personalization,
		count,
		price: multiplyMoney({ amount: price_brutto, currency }, count).amount,
	}));
}
