import type { CheckoutDraft } from "#core/checkout/checkout-draft.ts";
import type { DeliveryCalendar } from "#core/checkout/delivery-dates.ts";
import type { ShippingDays } from "#core/checkout/delivery-time.ts";
import type { Recipient } from "#core/checkout/offers.ts";
import type { PaymentTime } from "#core/checkout/payment-methods.ts";
import { type OrderTax, orderTax, type TaxSettings } from "#core/legal/country-law.ts";
import { announcedCountry, deliveryMethod, type ShippingSettings } from "#core/settings/shipping-methods.ts";
import type { ShopSettings } from "#core/settings/shop-settings.ts";
import { type ContentId, sameId } from "#core/shared/branded.ts";

/** The parts of an order's shipping that determine the delivery dates (B-USE-12). */
export interface OrderShipping extends DeliveryCalendar {
	readonly method: ShippingDays;
	/** Whether the customer collects the goods: they are then ready, not delivered, on a day. */
	readonly collected: boolean;
	/**
	 * Whether everything begins with a payment in advance; "open" while the customer can still choose such a payment.
	 */
	readonly paidAhead: boolean | "open";
}

/** The parts of a recipient that determine the destination. */
type Destination = Pick<Recipient, "country_code" | "area"> & {
	readonly handover: Pick<Recipient["handover"], "type">;
};

/** The settings for the handover of goods. */
type HandoverSettings = Pick<ShippingSettings, "tax_country" | "holiday_area" | "shop_closures">;

/**
 * Returns the destination of a recipient's goods. Collected goods stay at the shop, regardless of the invoice
 * address.
 */
export function destinationOf(
	{ handover, country_code, area = country_code }: Destination,
	{ tax_country, holiday_area = tax_country, shop_closures }: HandoverSettings,
): Pick<OrderShipping, "areas" | "collected" | "closures"> {
	const collected = handover.type === "collection";
	const closures = shop_closures.map(({ from, to }) => ({ from, to }));
	return { collected, areas: [holiday_area, ...(collected ? [] : [area])], closures };
}

/** Returns the tax of a recipient's order. Collected goods are sold in the shop's country (B-LAW-17). */
export function taxOf(recipient: Destination | null, settings: TaxSettings): OrderTax {
	return orderTax(settings, recipient?.handover.type === "delivery" ? recipient.country_code : "");
}

/**
 * Returns the shipping with which goods are announced before a destination is known; null if the shop does not
 * deliver. `chosen` is the draft's payment method, or null.
 */
export function announcedShipping(
	settings: ShippingSettings & Pick<ShopSettings, "payment_methods">,
	payments: readonly PaymentTime[],
	chosen: ContentId | null = null,
): OrderShipping | null {
	const country_code = announcedCountry(settings);
	const method = deliveryMethod(settings, country_code);
	const possible = payments.filter(({ id }) => chosen === null || sameId(id, chosen));
	const ahead = possible.filter(({ paidAhead }) => paidAhead);
	const paidAhead = ahead.length > 0 && (ahead.length === possible.length || "open");
	const destination = destinationOf({ handover: { type: "delivery" }, country_code }, settings);
	return method && { method, ...destination, paidAhead };
}

/**
 * Returns the tax of a cart: for the draft's destination, before that for the country that delivery is announced for
 * (B-LAW-17).
 */
export function announcedTax(
	{ handover, shippingAddress }: Pick<CheckoutDraft, "handover" | "shippingAddress">,
	settings: ShippingSettings & TaxSettings,
): OrderTax {
	const country_code = shippingAddress.country_code.trim() || announcedCountry(settings);
	return taxOf({ handover: handover ?? { type: "delivery" }, country_code }, settings);
}
