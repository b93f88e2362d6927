/**
 * The languages by ISO 639-1 code, the default first (specification 9), with everything that the program needs
 * besides the specified paths (core/routes/route-table.ts) and texts (ui/locales). Paths are without the language's
 * prefix; `shop` has the segments of a shop's paths (core/routes/shop-path-segments.ts).
 */
export const locales = {
	de: {
		region: "de-DE",
		withdrawalPath: "/vertrag-widerrufen",
		brandsPath: "/marken",
		shop: {
			root: "shop",
			cart: "warenkorb",
			checkout: "kasse",
			confirmation: "bestaetigung",
			wishlist: "merkzettel",
			page: "seite",
		},
	},
	en: {
		// As in Europe: the day before the month.
		region: "en-GB",
		withdrawalPath: "/withdraw-from-contract",
		brandsPath: "/brands",
		shop: {
			root: "shop",
			cart: "cart",
			checkout: "checkout",
			confirmation: "confirmation",
			wishlist: "wishlist",
			page: "page",
		},
	},
	fr: {
		region: "fr-FR",
		withdrawalPath: "/renoncer-au-contrat",
		brandsPath: "/marques",
		shop: {
			root: "boutique",
			cart: "panier",
			checkout: "caisse",
			confirmation: "confirmation",
			wishlist: "favoris",
			page: "page",
		},
	},
} as const;

/** An ISO 639-1 code of a language of the product. */
export type Language = keyof typeof locales;

/** All languages of the product, the order of a site that lists none (specification 9). */
export const languages = Object.keys(locales) as readonly Language[];

/**
 * The language of texts that an item of the content holds in its own fields, apart from its translations. It is the same for every site,
 * whatever language owns "/" there (core/routes/language-prefix.ts).
 */
export const contentLanguage: Language = "de";

/**
 * Returns the language that a site writes in the own fields of its content: German, or on a site without German its
 * first one.
 */
export function ownTextLanguage(siteLanguages: readonly Language[]): Language {
	return siteLanguages.includes(contentLanguage) ? contentLanguage : (siteLanguages[0] ?? contentLanguage);
}

/** Returns the region for dates, numbers and prices of a language, e.g. "en-GB". */
export function regionOf(language: Language): string {
	return locales[language].region;
}

/** Returns whether a text is written as a language tag of BCP 47, e.g. "fr", "it" or "pt-BR". */
export function isLanguageTag(value: string): boolean {
	return /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/.test(value);
}

/** Returns whether a text from outside names a language of the product. */
export function isLanguage(value: string): value is Language {
	// Old versions of Node.js have no Object.hasOwn, and read this to say that they are old.
	return languages.some((language) => language === value);
}
