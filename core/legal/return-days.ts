import { deliveryCountries, type ShippingSettings } from "#core/checkout/shipping-methods.ts";
import { isLawKnown, lawOf } from "#core/legal/country-law.ts";
import type { ShopSettings } from "#core/settings/shop-settings.ts";

/** The settings that say how long goods may be sent back. */
type ReturnSettings = Pick<ShopSettings, "shipping_countries">;

/**
 * Days in which customers of a country may send goods back: as the law asks for, or longer by the shop's word; null where there is no
 * such right.
 */
export function returnDays({ shipping_countries }: ReturnSettings, country: string): number | null {
	const own = shipping_countries.find(({ country_code }) => country_code === country)?.return_days ?? null;
	const { withdrawalDays } = lawOf(country);
	return own === null || withdrawalDays === null ? (own ?? withdrawalDays) : Math.max(own, withdrawalDays);
}

/**
 * Whether anybody may send goods back: customers of a country that the shop delivers to, or of its own. A shop that names no country
 * delivers to all of them.
 */
export function grantsReturns(settings: ShippingSettings): boolean {
	const served = deliveryCountries(settings).map(({ country_code }) => country_code);
	const countries = [...served, settings.tax_country];
	return served.length === 0 || countries.some((country) => returnDays(settings, country) !== null);
}

/** Whether the customer of an order that goes to a country may send its goods back; as anybody's where its law is not known. */
export function grantsReturnsTo(settings: ShippingSettings, country: string): boolean {
	return isLawKnown(country) ? returnDays(settings, country) !== null : grantsReturns(settings);
}
