import { countryNamesIn } from "#core/language/country.ts";
import type { Language } from "#core/language/language.ts";

/** The country of an address. */
export interface AddressCountry {
	/** ISO 3166-1 alpha-2; null for the site's country. */
	readonly country_code: string | null;
}

/** Returns the country of an address, ISO 3166-1 alpha-2; `siteCountry` is the default. */
export function countryOf(address: AddressCountry, siteCountry: string): string {
	return address.country_code ?? siteCountry;
}

/** Returns the name of an address's country in a language; null for the site's own country, which is not shown. */
export function foreignCountry(
	address: AddressCountry,
	siteCountry: string,
	language: Language,
): string | null {
	const country = countryOf(address, siteCountry);
	return country === siteCountry ? null : countryNamesIn(language)(country);
}

/** Returns an address's postcode and city in one line, followed by the country if given. */
export function cityLine(zip: string, city: string, country: string | null): string {
	const line = `${zip} ${city}`.trim();
	return country === null ? line : `${line}, ${country}`;
}
