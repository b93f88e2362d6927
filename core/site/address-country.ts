import { countryNamesIn } from "#core/language/country.ts";
import type { Language } from "#core/language/language.ts";

/** What decides in which country an address is. */
export interface AddressCountry {
	/** ISO 3166-1 alpha-2; the site's own country where null. */
	readonly country_code: string | null;
}

/** The country of an address, ISO 3166-1 alpha-2; `siteCountry` is the site's own. */
export function countryOf(address: AddressCountry, siteCountry: string): string {
	return address.country_code ?? siteCountry;
}

/** The name of an address's country in a language; null where it is the site's own, which goes without saying. */
export function foreignCountry(
	address: AddressCountry,
	siteCountry: string,
	language: Language,
): string | null {
	const country = countryOf(address, siteCountry);
	return country === siteCountry ? null : countryNamesIn(language)(country);
}

/** Postcode and town of an address in one line, and its country where that is named. */
export function cityLine(zip: string, city: string, country: string | null): string {
	const line = `${zip} ${city}`.trim();
	return country === null ? line : `${line}, ${country}`;
}
