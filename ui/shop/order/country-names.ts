import { countryNamesIn } from "#core/language/country.ts";
import type { Language } from "#core/language/language.ts";
import type { ShopSettings } from "#core/settings/shop-settings.ts";

/**
 * Returns a function that names countries: by the shop's name if it has one, otherwise by the platform's in the
 * language.
 */
export function countryNames(
	settings: Pick<ShopSettings, "shipping_methods_config" | "shipping_countries">,
	language: Language,
): (country_code: string) => string {
	const platformName = countryNamesIn(language);
	const named = new Map(
		[
			...settings.shipping_methods_config.flatMap(({ shipping_countries }) => shipping_countries),
			...settings.shipping_countries,
		].map(({ country_code, display_name }) => [country_code, display_name]),
	);
	return (country_code) => named.get(country_code) ?? platformName(country_code);
}
