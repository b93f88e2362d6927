import { type Language, languages, locales } from "#core/language/language.ts";

/** The fixed segments in the paths of a shop. */
export interface ShopPathSegments {
	/** The path of the shop's root without slashes at its ends: "shop". */
	readonly root: string;
	readonly cart: string;
	readonly checkout: string;
	readonly confirmation: string;
	readonly wishlist: string;
	/** The segment before a list's page number: "/shop/uhren/seite/2" (B-SEO-08). */
	readonly page: string;
}

/** The segments of a shop in each language. */
export type LocalizedSegments = Readonly<Record<Language, ShopPathSegments>>;

/** The shop's root path unless configured (R-ROUTE-09). */
export const defaultStoreRoot = "shop";

/** The segments of a shop with addresses in the language of each page (B-SEO-12). */
export const segmentsByLanguage: LocalizedSegments = Object.fromEntries(
	languages.map((language) => [language, locales[language].shop]),
) as LocalizedSegments;

/** The specified segments, the same in every language (R-ROUTE-15): the German ones. */
export const specifiedSegments: ShopPathSegments = { ...locales.de.shop, root: defaultStoreRoot };
