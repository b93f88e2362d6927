import { lawOf } from "#core/legal/country-law.ts";
import type { ShopSettings } from "#core/settings/shop-settings.ts";

/** Days in which customers of a country may send goods back: by the shop's word, else by law; null where there is none. */
export function returnDays(
	{ shipping_countries }: Pick<ShopSettings, "shipping_countries">,
	country: string,
): number | null {
	const own = shipping_countries.find(({ country_code }) => country_code === country);
	return own?.return_days ?? lawOf(country).withdrawalDays;
}
