import type { CheckoutDraft } from "#core/checkout/checkout-draft.ts";
import type { ShippingDays } from "#core/checkout/delivery-time.ts";
import { announcedCountry, deliveryMethod, type ShippingSettings } from "#core/checkout/shipping-methods.ts";
import { type OrderTax, orderTax, type TaxSettings } from "#core/legal/country-law.ts";
import type { ShopSettings } from "#core/settings/shop-settings.ts";

/** How goods are sent, as far as it decides when they are there (B-USE-12). */
export interface OrderShipping {
	readonly method: ShippingDays;
	/** Those whose holidays delay them, ISO 3166-1 alpha-2: where they are made and where they go to; blank where not known. */
	readonly countries: readonly string[];
	/** Whether the customer collects them, so that they are ready on a day instead of there. */
	readonly collected: boolean;
}

/** How goods are announced to be sent while nobody has said where to; null where the shop does not deliver. */
export function announcedShipping(
	settings: ShippingSettings & Pick<ShopSettings, "payment_methods">,
): OrderShipping | null {
	const country = announcedCountry(settings);
	const method = deliveryMethod(settings, country);
	return method && { method, countries: [settings.tax_country ?? "", country], collected: false };
}

/** The tax within a cart: of where its draft sends it, before that of where delivery is announced for (B-LAW-17). */
export function announcedTax(
	{ handover, shippingAddress }: Pick<CheckoutDraft, "handover" | "shippingAddress">,
	settings: ShippingSettings & TaxSettings,
): OrderTax {
	const entered = shippingAddress.country_code.trim() || announcedCountry(settings);
	return orderTax(settings, handover?.type === "collection" ? "" : entered);
}
