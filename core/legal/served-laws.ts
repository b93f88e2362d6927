import { type CountryLaw, knownLaws, lawOf } from "#core/legal/country-law.ts";
import {
	announcedCountry,
	deliveryCountries,
	type ShippingSettings,
} from "#core/settings/shipping-methods.ts";

/**
 * The laws that count for customers of a shop: of the countries that it delivers to, and of its own. A shop that names no country
 * delivers to all of them.
 */
export function lawsOfCustomers(settings: ShippingSettings): readonly CountryLaw[] {
	const served = deliveryCountries(settings).map(({ country_code }) => lawOf(country_code));
	return [lawOf(settings.tax_country), ...(served.length > 0 ? served : knownLaws)];
}

/** Whether the law of a country counts for a shop: it has its seat there or delivers there. */
export function servesCountry(settings: ShippingSettings, country: string): boolean {
	const served = deliveryCountries(settings);
	return (
		settings.tax_country === country ||
		served.length === 0 ||
		served.some(({ country_code }) => country_code === country)
	);
}

/** Returns the law that counts for a customer of a country; where that is null, not known yet, of the one that delivery is announced for. */
export function lawOfCustomer(settings: ShippingSettings, country: string | null): CountryLaw {
	return lawOf(country ?? (announcedCountry(settings) || settings.tax_country));
}

/** Whether something holds by the law of a country that the shop delivers to, or of its own. */
export function isLawOfCustomers(settings: ShippingSettings, holds: (law: CountryLaw) => boolean): boolean {
	return lawsOfCustomers(settings).some(holds);
}
