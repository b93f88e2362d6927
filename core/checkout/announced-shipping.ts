import type { CheckoutDraft } from "#core/checkout/checkout-draft.ts";
import type { ShippingDays } from "#core/checkout/delivery-time.ts";
import type { Recipient } from "#core/checkout/offers.ts";
import type { PaymentTime } from "#core/checkout/payment-methods.ts";
import { type OrderTax, orderTax, type TaxSettings } from "#core/legal/country-law.ts";
import { announcedCountry, deliveryMethod, type ShippingSettings } from "#core/settings/shipping-methods.ts";
import type { ShopSettings } from "#core/settings/shop-settings.ts";
import { type ContentId, sameId } from "#core/shared/branded.ts";

/** How goods are sent, as far as it decides when they are there (B-USE-12). */
export interface OrderShipping {
	readonly method: ShippingDays;
	/** Those whose holidays delay them, ISO 3166-1 alpha-2: where they are made and where they go to; blank where not known. */
	readonly countries: readonly string[];
	/** Whether the customer collects them, so that they are ready on a day instead of there. */
	readonly collected: boolean;
	/** Whether all of it begins with a payment in advance; "open" while the customer can still choose such a payment. */
	readonly paidAhead: boolean | "open";
}

/** Who goods are for, as far as it decides where they go. */
type Destination = Pick<Recipient, "country_code"> & {
	readonly handover: Pick<Recipient["handover"], "type">;
};

/** Where the goods of a recipient go to: those that are collected stay at the shop, wherever the invoice goes. */
export function destinationOf(
	{ handover, country_code }: Destination,
	{ tax_country }: Pick<ShippingSettings, "tax_country">,
): Pick<OrderShipping, "countries" | "collected"> {
	const collected = handover.type === "collection";
	return { collected, countries: [tax_country, ...(collected ? [] : [country_code])] };
}

/** The tax within what a recipient orders: goods that are collected are sold where the shop is (B-LAW-17). */
export function taxOf(recipient: Destination | null, settings: TaxSettings): OrderTax {
	return orderTax(settings, recipient?.handover.type === "delivery" ? recipient.country_code : "");
}

/**
 * How goods are announced to be sent while nobody has said where to; null where the shop does not deliver. `chosen` is the way to
 * pay of the draft, null where none is chosen yet.
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

/** The tax within a cart: of where its draft sends it, before that of where delivery is announced for (B-LAW-17). */
export function announcedTax(
	{ handover, shippingAddress }: Pick<CheckoutDraft, "handover" | "shippingAddress">,
	settings: ShippingSettings & TaxSettings,
): OrderTax {
	const country_code = shippingAddress.country_code.trim() || announcedCountry(settings);
	return taxOf({ handover: handover ?? { type: "delivery" }, country_code }, settings);
}
