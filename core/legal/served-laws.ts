import { type CountryLaw, knownLaws, lawOf } from "#core/legal/country-law.ts";
import {
	announcedCountry,
	deliveryCountries,
	type ShippingSettings,
} from "#core/settings/shipping-methods.ts";

/**
 * Returns the laws that apply to a shop's customers: of its own country and of those it delivers to. A shop that
 * names no country delivers to all.
 */
export function lawsOfCustomers(settings: ShippingSettings): readonly CountryLaw[] {
	const served = deliveryCountries(settings).map(({ country_code }) => lawOf(country_code));
	return [lawOf(settings.tax_country), ...(served.length > 0 ? served : knownLaws)];
}

/** Returns whether a country's law applies to a shop, which is established or delivers there. */
export function servesCountry(settings: ShippingSettings, country: string): boolean {
	const served = deliveryCountries(settings);
	return (
		settings.tax_country === country ||
		served.length === 0 ||
		served.some(({ country_code }) => country_code === country)
	);
}

/**
 * Returns the law that applies to a customer in a country. Null, i.e. not yet known, stands for the country that
 * delivery is announced for.
 */
export function lawOfCustomer(settings: ShippingSettings, country: string | null): CountryLaw {
	return lawOf(country ?? (announcedCountry(settings) || settings.tax_country));
}

/** Returns whether a condition holds for the law of any country of the shop's customers. */
export function isLawOfCustomers(settings: ShippingSettings, holds: (law: CountryLaw) => boolean): boolean {
	return lawsOfCustomers(settings).some(holds);
}

/**
 * Returns whether European Union law, and with it the harmonised notice of the legal guarantee, applies to a customer
 * (B-LAW-08). `country` is the order's country; null, i.e. not yet known, stands for the country that delivery is
 * announced for.
 */
export function hasGuaranteeNotice(settings: ShippingSettings, country: string | null): boolean {
	return lawOfCustomer(settings, country).guaranteeNotice;
}
