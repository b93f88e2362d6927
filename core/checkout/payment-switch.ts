import type { OfferSettings } from "#core/checkout/offers.ts";
import type { OrderPayload } from "#core/checkout/order-payload.ts";
import { offeredPaymentMethods, paymentKind } from "#core/checkout/payment-methods.ts";
import { compareDecimals } from "#core/money/decimal-text.ts";
import { offeredShippingMethods } from "#core/settings/shipping-methods.ts";
import type { PaymentMethod } from "#core/settings/shop-settings.ts";
import { type ContentId, sameId } from "#core/shared/branded.ts";

/** The parts of an order that determine other ways to pay it. */
export type SwitchableOrder = Pick<OrderPayload, "shippingMethod" | "shippingCost"> & {
	/** The country of the delivery, or of the invoice for a collection. */
	readonly country: string;
};

/**
 * Returns whether a placed order can be paid with another method. The method must be offered, and the order's
 * shipping method must allow it in the order's country at the same price, because a placed order's total does not
 * change.
 */
export function canPayBy(settings: OfferSettings, order: SwitchableOrder, paymentMethod: ContentId): boolean {
	const country = order.country.trim();
	return (
		offeredPaymentMethods(settings, country).some(({ id }) => sameId(id, paymentMethod)) &&
		offeredShippingMethods(settings, country, paymentMethod).some(
			({ name, price_brutto }) =>
				name === order.shippingMethod && compareDecimals(price_brutto, order.shippingCost) === 0,
		)
	);
}

/** Returns the bank transfer with which a placed order can be paid instead; null if there is none. */
export function transferInstead(settings: OfferSettings, order: SwitchableOrder): PaymentMethod | null {
	const transfers = offeredPaymentMethods(settings, order.country.trim()).filter(
		({ id }) => paymentKind(settings, id) === "transfer",
	);
	return transfers.find(({ id }) => canPayBy(settings, order, id)) ?? null;
}
