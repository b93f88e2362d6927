import { legalPageTypes } from "#core/content/names.ts";
import type { StatedSettings } from "#core/settings/shop-settings.ts";
import type { Site } from "#core/site/site.ts";
import { company, legalTexts, type Planted, returnDays, settings } from "#tests/core/check/plant.ts";

/** A shop in which nobody can order, without the pages that orders need. */
const catalogueOnly = (change: Partial<StatedSettings>) => (demo: Site) => {
	const { site } = settings({ ...change, legal_pages: [] })(demo);
	const pages = site.pages.filter(({ template }) => !legalPageTypes.some((type) => type === template));
	return { site: { ...site, pages } };
};

const unregistered = (legal_form: string) => company({ registers: [], legal_form });

/** Shops that the law allows and a check must let pass. */
export const lawfulShops: readonly (readonly [shop: string, change: (site: Site) => Partial<Planted>])[] = [
	["a catalogue without a cart", catalogueOnly({ enable_cart: false })],
	["a catalogue that takes requests", catalogueOnly({ purchase_to_order: true })],
	["a shop that speaks of the period of the law alone", returnDays(60)],
	...["vierzehntägig", "14tägig", "zwei Wochen"].map(
		(words) =>
			[`a shop that writes ${words}`, legalTexts((text) => text.replaceAll(/vierzehn|14/gi, words))] as const,
	),
	[
		"a shop that grants a month in place of the days of the law",
		(demo) =>
			legalTexts((text) =>
				text.replaceAll(/(?:vierzehn|14) Tagen?/gi, "einen Monat").replaceAll(/vierzehn|14/gi, ""),
			)(returnDays(30)(demo).site),
	],
	...[
		"single",
		"GbR",
		"Einzelunternehmer",
		"Einzelunternehmerin",
		"Einzelfirma",
		"entreprise individuelle",
	].map((form) => [`a company in no register of the form ${form}`, unregistered(form)] as const),
];
