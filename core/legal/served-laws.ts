import { deliveryCountries, type ShippingSettings } from "#core/checkout/shipping-methods.ts";
import { type CountryLaw, knownLaws, lawOf } from "#core/legal/country-law.ts";

/**
 * The laws that count for customers of a shop: of the countries that it delivers to, and of its own. A shop that names no country
 * delivers to all of them.
 */
export function lawsOfCustomers(settings: ShippingSettings): readonly CountryLaw[] {
	const served = deliveryCountries(settings).map(({ country_code }) => lawOf(country_code));
	return [lawOf(settings.tax_country), ...(served.length > 0 ? served : knownLaws)];
}

/** Whether something holds by the law of a country that the shop delivers to, or of its own. */
export function isLawOfCustomers(settings: ShippingSettings, holds: (law: CountryLaw) => boolean): boolean {
	return lawsOfCustomers(settings).some(holds);
}
