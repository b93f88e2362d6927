import type { Language } from "#core/language/language.ts";
import { deliveryCountries } from "#core/settings/shipping-methods.ts";
import type { ShopSettings } from "#core/settings/shop-settings.ts";

/** Whom a feed is for: Google takes one for each country of sale in each language that it is read in (B-SEO-07). */
export interface FeedTarget {
	readonly language: Language;
	/** ISO 3166-1 alpha-2. */
	readonly country: string;
}

/** The languages of a country that Google takes feeds in; English is taken in all. */
const nationalLanguages: ReadonlyMap<string, readonly Language[]> = new Map([
	["DE", ["de"]],
	["AT", ["de"]],
	["CH", ["de", "fr"]],
	["LI", ["de"]],
	["LU", ["de", "fr"]],
	["BE", ["de", "fr"]],
	["FR", ["fr"]],
	["MC", ["fr"]],
	["CA", ["fr"]],
]);

/** The languages of the site that a country's feeds are in; its first where the country reads none of them. */
function languagesFor(country: string, languages: readonly Language[]): readonly Language[] {
	const national = nationalLanguages.get(country) ?? [];
	const read = languages.filter((language) => language === "en" || national.includes(language));
	return read.length > 0 ? read : languages.slice(0, 1);
}

/** The feeds of a shop, those of a language one after the other; the shop's own country where it names none. */
export function feedTargets(
	languages: readonly Language[],
	settings: ShopSettings,
	siteCountry: string,
): readonly FeedTarget[] {
	const named = deliveryCountries(settings).map(({ country_code }) => country_code);
	const countries = named.length > 0 ? named : [siteCountry];
	return languages.flatMap((language) =>
		countries
			.filter((country) => languagesFor(country, languages).includes(language))
			.map((country) => ({ language, country })),
	);
}

/** Where a feed lies: the URL to give to Google Merchant Center. */
export function productFeedPath({ language, country }: FeedTarget): string {
	return `feeds/products-${language}-${country.toLowerCase()}.xml`;
}
