import type { CartLine } from "#core/cart/cart-line.ts";
import type { LoadedProducts } from "#core/cart/loaded-products.ts";
import type { OrderShipping } from "#core/checkout/announced-shipping.ts";
import type { CheckoutDraft } from "#core/checkout/checkout-draft.ts";
import { type DeliveryDates, deliveryDates } from "#core/checkout/delivery-dates.ts";
import { cartDeliveryDays } from "#core/checkout/delivery-time.ts";
import {
	type OfferSettings,
	type Recipient,
	recipientOf,
	suitableShippingMethods,
} from "#core/checkout/offers.ts";
import type { ShippingSettings } from "#core/checkout/shipping-methods.ts";

/** Where the goods of a recipient go to: those that are collected stay at the shop, wherever the invoice goes. */
export function destinationOf(
	{ handover, country_code }: Recipient,
	{ tax_country }: Pick<ShippingSettings, "tax_country">,
): Pick<OrderShipping, "countries" | "collected"> {
	const collected = handover.type === "collection";
	return { collected, countries: [tax_country ?? "", ...(collected ? [] : [country_code])] };
}

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
	return method ? { method, ...destinationOf(recipient, settings) } : null;
}

/** What an order of those lines promises today, in days since 1970; null where it promises no date. */
export function promisedDates(
	shipping: OrderShipping | null,
	lines: readonly CartLine[],
	products: LoadedProducts,
	today: number,
): DeliveryDates | null {
	const days = shipping && cartDeliveryDays(lines, products, shipping.method);
	return shipping && days && deliveryDates(days, shipping.countries, today);
}
