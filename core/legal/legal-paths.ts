import type { legalPageTypes } from "#core/content/names.ts";

/** The type of a legal page: the name of its template and of its text in the settings. */
export type LegalPageType = (typeof legalPageTypes)[number];

/** The German paths of the shop's legal pages (specification 2.2). */
export const legalPaths: Readonly<Record<LegalPageType, string>> = {
	terms: "/agb",
	withdrawal: "/widerruf",
	"shipping-and-payment": "/versand-und-zahlung",
};
