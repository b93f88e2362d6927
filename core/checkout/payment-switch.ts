import type { OfferSettings } from "#core/checkout/offers.ts";
import type { OrderPayload } from "#core/checkout/order-payload.ts";
import { offeredPaymentMethods, paymentKind } from "#core/checkout/payment-methods.ts";
import { compareDecimals } from "#core/money/decimal-text.ts";
import { offeredShippingMethods } from "#core/settings/shipping-methods.ts";
import type { PaymentMethod } from "#core/settings/shop-settings.ts";
import { type ContentId, sameId } from "#core/shared/branded.ts";

/** What of an order decides how else it can be paid. */
export type SwitchableOrder = Pick<OrderPayload, "shippingMethod" | "shippingCost"> & {
	/** The country that it is delivered to, or that its invoice goes to where it is collected. */
	readonly country: string;
};

/**
 * Whether a placed order can be paid by another method: it is offered, and the order's shipping method serves it in the
 * order's country at the same price, since the total of a placed order does not change.
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

/** The bank transfer that a placed order can be paid by instead; null where the shop takes none for it. */
export function transferInstead(settings: OfferSettings, order: SwitchableOrder): PaymentMethod | null {
	const transfers = offeredPaymentMethods(settings, order.country.trim()).filter(
		({ id }) => paymentKind(settings, id) === "transfer",
	);
	return transfers.find(({ id }) => canPayBy(settings, order, id)) ?? null;
}
