import { legalPageTypes } from "#core/content/names.ts";
import type { StatedSettings } from "#core/settings/shop-settings.ts";
import type { Site } from "#core/site/site.ts";
import { saying } from "#tests/core/check/condition-defects.ts";
import { company, legalTexts, type Planted, product, returnDays, settings } from "#tests/core/check/plant.ts";

/** A shop without orders, and without the pages that orders require. */
const catalogueOnly = (change: Partial<StatedSettings>) => (demo: Site) => {
	const { site } = settings({ ...change, legal_pages: [] })(demo);
	const pages = site.pages.filter(({ template }) => !legalPageTypes.some((type) => type === template));
	return { site: { ...site, pages } };
};

const unregistered = (legal_form: string) => company({ registers: [], legal_form });

const newGoodsTexts = [
	["de", "Ein Ring im Vintage-Stil der 1920er Jahre."],
	["de", "Gebrauchte Uhren nehmen wir in Zahlung."],
	["de", "Die Uhr ist nicht gebraucht."],
	["de", "Mit der Zeit zeigt das Silber Tragespuren."],
	["de", "Aus aufgearbeitetem Altgold gegossen."],
	["en", "We buy back pre-owned watches."],
	["en", "An antique style ring as in the 1920s."],
	["fr", "Nous reprenons votre montre d’occasion : rachat au meilleur prix."],
] as const;

/** Lawful shops, which a check must accept. */
export const lawfulShops: readonly (readonly [shop: string, change: (site: Site) => Partial<Planted>])[] = [
	["a catalogue without a cart", catalogueOnly({ enable_cart: false })],
	[
		"a used watch whose margin is taxed, with what was done to it",
		product(({ translations }) => ({
			condition: "used",
			margin_taxed: true,
			translations: translations.map((text) => ({
				...text,
				condition_notes: "Sehr gut, Werk 2026 revidiert.",
			})),
		})),
	],
	...newGoodsTexts.map(
		([language, text]) =>
			[`new goods of which is said: ${text}`, product(saying(language, text, "new"))] as const,
	),
	["a used watch with a new band", product(saying("de", "Wie neu, mit fabrikneuem Armband.", "used"))],
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
