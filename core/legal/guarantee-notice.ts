import type { ShippingSettings } from "#core/checkout/shipping-methods.ts";
import { lawOf } from "#core/legal/country-law.ts";
import { lawsOfCustomers } from "#core/legal/served-laws.ts";

/**
 * Whether the law wants the harmonised notice of the legal guarantee (B-LAW-08): that of the shop's country, or that of the customer's;
 * where the customer's country is null, of any that the shop delivers to.
 */
export function hasGuaranteeNotice(settings: ShippingSettings, country: string | null): boolean {
	const laws = country === null ? lawsOfCustomers(settings) : [settings.tax_country, country].map(lawOf);
	return laws.some((law) => law.guaranteeNotice);
}
