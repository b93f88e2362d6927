import { lawOfCustomer } from "#core/legal/served-laws.ts";
import type { ShippingSettings } from "#core/settings/shipping-methods.ts";

/**
 * Returns whether European Union law, and with it the harmonised notice of the legal guarantee, applies to a customer
 * (B-LAW-08). `country` is the order's country; null, i.e. not yet known, stands for the country that delivery is
 * announced for.
 */
export function hasGuaranteeNotice(settings: ShippingSettings, country: string | null): boolean {
	return lawOfCustomer(settings, country).guaranteeNotice;
}
