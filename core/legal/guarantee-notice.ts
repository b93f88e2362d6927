import { lawOfCustomer } from "#core/legal/served-laws.ts";
import type { ShippingSettings } from "#core/settings/shipping-methods.ts";

/**
 * Whether the Union's law, and with it the harmonised notice of the legal guarantee, counts for a customer (B-LAW-08): by the country
 * of the order; where that is null, not known yet, by the one that delivery is announced for.
 */
export function hasGuaranteeNotice(settings: ShippingSettings, country: string | null): boolean {
	return lawOfCustomer(settings, country).guaranteeNotice;
}
