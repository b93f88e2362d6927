import { isLawKnown, lawOf } from "#core/legal/country-law.ts";
import { isLawOfCustomers, lawsOfCustomers } from "#core/legal/served-laws.ts";
import { deliveryCountries, type ShippingSettings } from "#core/settings/shipping-methods.ts";
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

/** How long goods may be sent back. */
export interface ReturnTerms {
	readonly days: number;
	/** Whether that is the right of withdrawal that the law gives, rather than what the shop grants by its own word. */
	readonly isByLaw: boolean;
}

/** On which terms customers of a country may send goods back; null where they may not, or where it is not known. */
export function returnTerms(settings: ReturnSettings, country: string): ReturnTerms | null {
	const days = returnDays(settings, country);
	return days === null ? null : { days, isByLaw: days === lawOf(country).withdrawalDays };
}

/**
 * Whether the law gives anybody a right of withdrawal: customers of a country that the shop delivers to, or of its own. What a shop
 * grants by its own word is no such right.
 */
export function hasWithdrawalRight(settings: ShippingSettings): boolean {
	return isLawOfCustomers(settings, ({ withdrawalDays }) => withdrawalDays !== null);
}

/** The longest period of withdrawal that a law gives them; null where there is no such right. */
export function withdrawalDays(settings: ShippingSettings): number | null {
	const days = lawsOfCustomers(settings).flatMap((law) => law.withdrawalDays ?? []);
	return days.length > 0 ? Math.max(...days) : null;
}

/** Whether anybody may send goods back, by law or by the shop's word. */
export function grantsReturns(settings: ShippingSettings): boolean {
	const grants = ({ country_code }: { readonly country_code: string }) =>
		returnDays(settings, country_code) !== null;
	return hasWithdrawalRight(settings) || deliveryCountries(settings).some(grants);
}

/** Whether the law gives the right of withdrawal to the customer of an order that goes to a country; as to anybody where its law is not known. */
export function hasWithdrawalRightIn(settings: ShippingSettings, country: string): boolean {
	return isLawKnown(country) ? lawOf(country).withdrawalDays !== null : hasWithdrawalRight(settings);
}
