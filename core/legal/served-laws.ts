import { deliveryCountries, type ShippingSettings } from "#core/checkout/shipping-methods.ts";
import { type CountryLaw, lawOf } from "#core/legal/country-law.ts";

/**
 * Whether something holds by the law of a country that the shop delivers to, or of its own. A shop that names no country delivers to
 * all of them.
 */
export function isLawOfCustomers(settings: ShippingSettings, holds: (law: CountryLaw) => boolean): boolean {
	const served = deliveryCountries(settings).map(({ country_code }) => country_code);
	const countries = [...served, settings.tax_country];
	return served.length === 0 || countries.some((country) => holds(lawOf(country)));
}
