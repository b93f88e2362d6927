import type { ShopSettings } from "#core/settings/shop-settings.ts";
import type { Language } from "#core/shared/language.ts";

/** Returns the name of a country: the shop's own where it names the country, else the platform's in the language. */
export function countryNames(
	settings: Pick<ShopSettings, "shipping_methods_config" | "shipping_countries">,
	language: Language,
): (country_code: string) => string {
	const platform = new Intl.DisplayNames(language, { type: "region" });
	const named = new Map(
		[
			...settings.shipping_methods_config.flatMap(({ shipping_countries }) => shipping_countries),
			...settings.shipping_countries,
		].map(({ country_code, display_name }) => [country_code, display_name]),
	);
	return (country_code) =>
		named.get(country_code) ??
		(/^[A-Z]{2}$/.test(country_code) ? platform.of(country_code) : null) ??
		country_code;
}
