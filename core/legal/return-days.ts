import { isLawKnown, lawOf } from "#core/legal/country-law.ts";
import { isLawOfCustomers, lawsOfCustomers } from "#core/legal/served-laws.ts";
import { deliveryCountries, type ShippingSettings } from "#core/settings/shipping-methods.ts";
import type { ShopSettings } from "#core/settings/shop-settings.ts";

/** The settings that determine how long goods can be returned. */
type ReturnSettings = Pick<ShopSettings, "shipping_countries">;

/**
 * Returns the days in which customers of a country can return goods, by law or longer if granted by the shop; null if
 * they cannot.
 */
export function returnDays({ shipping_countries }: ReturnSettings, country: string): number | null {
	const grantedDays =
		shipping_countries.find(({ country_code }) => country_code === country)?.return_days ?? null;
	const { withdrawalDays } = lawOf(country);
	return grantedDays === null || withdrawalDays === null
		? (grantedDays ?? withdrawalDays)
		: Math.max(grantedDays, withdrawalDays);
}

/** The terms for returning goods. */
export interface ReturnTerms {
	readonly days: number;
	/** Whether the days are the statutory right of withdrawal, not a grant of the shop. */
	readonly isByLaw: boolean;
}

/** Returns the terms for returns from a country; null if customers cannot return goods or the terms are unknown. */
export function returnTerms(settings: ReturnSettings, country: string): ReturnTerms | null {
	const days = returnDays(settings, country);
	return days === null ? null : { days, isByLaw: days === lawOf(country).withdrawalDays };
}

/**
 * Returns whether the law gives any customer a right of withdrawal, in the shop's country or a country it delivers
 * to. A grant of the shop is not such a right.
 */
export function hasWithdrawalRight(settings: ShippingSettings): boolean {
	return isLawOfCustomers(settings, ({ withdrawalDays }) => withdrawalDays !== null);
}

/** Returns the longest statutory withdrawal period; null if there is no right of withdrawal. */
export function withdrawalDays(settings: ShippingSettings): number | null {
	const days = lawsOfCustomers(settings).flatMap((law) => law.withdrawalDays ?? []);
	return days.length > 0 ? Math.max(...days) : null;
}

/** Returns whether any customer can return goods, by law or by a grant of the shop. */
export function grantsReturns(settings: ShippingSettings): boolean {
	const grants = ({ country_code }: { readonly country_code: string }) =>
		returnDays(settings, country_code) !== null;
	return hasWithdrawalRight(settings) || deliveryCountries(settings).some(grants);
}

/**
 * Returns whether the customer of an order to a country has a statutory right of withdrawal. If the country's law is
 * unknown, it is that of any customer.
 */
export function hasWithdrawalRightIn(settings: ShippingSettings, country: string): boolean {
	return isLawKnown(country) ? lawOf(country).withdrawalDays !== null : hasWithdrawalRight(settings);
}
