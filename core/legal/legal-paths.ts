import type { legalPageTypes } from "#core/content/names.ts";
import type { Language } from "#core/language/language.ts";
import { germanPath } from "#core/routes/language-prefix.ts";

/** The type of a legal page: the name of its template and of its text in the settings. */
export type LegalPageType = (typeof legalPageTypes)[number];

/** The German paths of the shop's legal pages (specification 2.2), without the language's prefix. */
const germanPaths: Readonly<Record<LegalPageType, string>> = {
	terms: "/agb",
	withdrawal: "/widerruf",
	"shipping-and-payment": "/versand-und-zahlung",
};

/** Returns the German path of a legal page of the shop, by which the program links to it. */
export function legalPath(type: LegalPageType, defaultLanguage: Language): string {
	return germanPath(germanPaths[type], defaultLanguage);
}
