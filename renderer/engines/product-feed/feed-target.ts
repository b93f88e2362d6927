import type { Language } from "#core/language/language.ts";
import { deliveryCountries } from "#core/settings/shipping-methods.ts";
import type { ShopSettings } from "#core/settings/shop-settings.ts";

/** The audience of a feed; Google accepts one feed per country of sale and language (B-SEO-07). */
export interface FeedTarget {
	readonly language: Language;
	/** ISO 3166-1 alpha-2. */
	readonly country: string;
}

/** The languages in which Google accepts feeds, by country, in addition to English. */
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

/** Returns the languages of the site for a country's feeds; the site's first language if Google accepts none of them. */
function languagesFor(country: string, languages: readonly Language[]): readonly Language[] {
	const national = nationalLanguages.get(country) ?? [];
	const accepted = languages.filter((language) => language === "en" || national.includes(language));
	return accepted.length > 0 ? accepted : languages.slice(0, 1);
}

/** Returns the feeds of a shop by language; for the site's country if the shop has no delivery countries. */
export function feedTargets(
	languages: readonly Language[],
	settings: ShopSettings,
	siteCountry: string,
): readonly FeedTarget[] {
	const shippingCountries = deliveryCountries(settings).map(({ country_code }) => country_code);
	const countries = shippingCountries.length > 0 ? shippingCountries : [siteCountry];
	return languages.flatMap((language) =>
		countries
			.filter((country) => languagesFor(country, languages).includes(language))
			.map((country) => ({ language, country })),
	);
}

/** Returns the path of a feed; its URL is entered in Google Merchant Center. */
export function productFeedPath({ language, country }: FeedTarget): string {
	return `feeds/products-${language}-${country.toLowerCase()}.xml`;
}
