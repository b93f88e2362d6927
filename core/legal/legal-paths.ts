import type { legalPageTypes } from "#core/content/names.ts";

/** What a legal page of the shop is: a template, and the type of a text in the settings. */
export type LegalPageType = (typeof legalPageTypes)[number];

/** The addresses of the shop's legal pages in German (specification 2.2). */
export const legalPaths: Readonly<Record<LegalPageType, string>> = {
	terms: "/agb",
	withdrawal: "/widerruf",
	"shipping-and-payment": "/versand-und-zahlung",
};
