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

/** The pages of the shop with a segment of their own. */
export const fixedPages = ["cart", "checkout", "confirmation", "wishlist"] as const;

/** The type of such a page. */
export type FixedPage = (typeof fixedPages)[number];

/** The options that the paths of a site's shop depend on. */
export interface ShopAddress {
	/** The root of the specified paths, without slashes at its ends: "shop". */
	readonly storeRoot: string;
	/** The language whose paths have no prefix. */
	readonly defaultLanguage: Language;
	/** The segments of each language (B-SEO-12); the specified ones in every language if absent. */
	readonly segments?: LocalizedSegments;
}

/** Returns the address that a shop has with the specified paths. */
export function specifiedAddress({ storeRoot, defaultLanguage }: ShopAddress): ShopAddress {
	return { storeRoot, defaultLanguage };
}

/** Returns the segments of a shop's paths in a language. */
export function segmentsIn(language: Language, { storeRoot, segments }: ShopAddress): ShopPathSegments {
	return segments?.[language] ?? { ...specifiedSegments, root: storeRoot };
}
