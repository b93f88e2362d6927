import type { Company } from "#core/content/company.ts";
import { postcodeRegion } from "#core/legal/postcode-regions.ts";
import { type AddressCountry, countryOf } from "#core/site/address-country.ts";
import { companyAddress } from "#core/site/company-contact.ts";

/** The parts of an address that determine its public holidays. */
export interface RegionalAddress extends AddressCountry {
	/** The region, ISO 3166-2; null to derive it from the postcode. */
	readonly region: string | null;
}

/**
 * Returns the country or region whose public holidays apply at an address, ISO 3166: "AT", "CH-GE" (B-USE-12). A
 * region of another country is ignored. `siteCountry` is the default country.
 */
export function holidayArea(address: RegionalAddress, postcode: string, siteCountry: string): string {
	const country = countryOf(address, siteCountry);
	if (address.region?.startsWith(`${country}-`)) return address.region;
	return postcodeRegion(country, postcode) ?? country;
}

/** Returns the country or region whose public holidays apply at the company's address. */
export function companyArea(company: Company, siteCountry: string): string {
	const address = companyAddress(company);
	return holidayArea(address, address.zip_code, siteCountry);
}
