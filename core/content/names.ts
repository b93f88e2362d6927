import type { ChoiceLabel } from "#core/content/field.ts";
import type { SearchProperty } from "#core/content-values/search-property.ts";
import type { RouteKey } from "#core/routes/route-table.ts";

/** The templates for content pages (R-ROUTE-11); each loads as a separate chunk. */
export const contentTemplateNames = [
	"about",
	"accessibility",
	"brand",
	"brand-rolex",
	"brands",
	"contact",
	"display",
	"edition",
	"home",
	"info",
	"legal",
	"not-found",
	"recycling",
	"service",
	"shipping-and-payment",
	"social-privacy",
	"terms",
	"thanks",
	"withdrawal",
	"workshop",
] as const;

/** The name of a template for content pages. */
export type ContentTemplateName = (typeof contentTemplateNames)[number];

/** The labels of templates for editors. */
export const templateLabels: Readonly<Record<ContentTemplateName, ChoiceLabel>> = {
	about: { de: "Über uns", en: "About us" },
	accessibility: { de: "Barrierefreiheit", en: "Accessibility" },
	brand: { de: "Marke", en: "Brand" },
	"brand-rolex": { de: "Marke Rolex", en: "Rolex brand" },
	brands: { de: "Marken", en: "Brands" },
	contact: { de: "Kontakt", en: "Contact" },
	display: { de: "Schaufenster", en: "Shop window" },
	edition: { de: "Edition", en: "Edition" },
	home: { de: "Startseite", en: "Home page" },
	info: { de: "Information", en: "Information" },
	legal: { de: "Rechtstext", en: "Legal text" },
	"not-found": { de: "Nicht gefunden", en: "Not found" },
	recycling: { de: "Entsorgung", en: "Recycling" },
	service: { de: "Service", en: "Service" },
	"shipping-and-payment": { de: "Versand und Bezahlung", en: "Shipping and payment" },
	"social-privacy": { de: "Datenschutz in sozialen Netzwerken", en: "Privacy in social networks" },
	terms: { de: "AGB", en: "Terms and conditions" },
	thanks: { de: "Danke", en: "Thanks" },
	withdrawal: { de: "Widerruf", en: "Right of withdrawal" },
	workshop: { de: "Werkstatt", en: "Workshop" },
};

/** The labels of route keys for editors. */
export const routeKeyLabels: Readonly<Record<RouteKey, ChoiceLabel>> = {
	contact: { de: "Kontakt", en: "Contact" },
	thanks: { de: "Danke", en: "Thanks" },
	imprint: { de: "Impressum", en: "Imprint" },
	privacy: { de: "Datenschutz", en: "Privacy" },
	watches: { de: "Uhren", en: "Watches" },
	jewelry: { de: "Schmuck", en: "Jewellery" },
	accessories: { de: "Accessoires", en: "Accessories" },
	wedding_rings: { de: "Trauringe", en: "Wedding rings" },
	beads: { de: "Perlen", en: "Beads" },
	engagement_rings: { de: "Verlobungsringe", en: "Engagement rings" },
	optics: { de: "Optik", en: "Optics" },
	for_kids: { de: "Für Kinder", en: "For children" },
	events: { de: "Veranstaltungen", en: "Events" },
	home_fabrics: { de: "Heimtextilien", en: "Home textiles" },
	decoratives: { de: "Dekoration", en: "Decoration" },
	floral_workshop: { de: "Floristik", en: "Floristry" },
	room_fragrances: { de: "Raumdüfte", en: "Room fragrances" },
	bicycles: { de: "Fahrräder", en: "Bicycles" },
	window: { de: "Digitales Schaufenster", en: "Digital shop window" },
};

/** The labels of the properties of products that search engines know, for editors. */
export const searchPropertyLabels: Readonly<Record<SearchProperty, ChoiceLabel>> = {
	size: { de: "Größe", en: "Size" },
	color: { de: "Farbe", en: "Colour" },
	material: { de: "Material", en: "Material" },
	pattern: { de: "Muster", en: "Pattern" },
};

/** The ids of the legal information blocks (specification 2.2). */
export const legalBlockIds = [
	"legal_authority",
	"insurance",
	"image_sources",
	"additional_top_info",
	"additional_bottom_info",
	"data_protection",
	"rolex",
	"consentmanager",
] as const;

export type LegalBlockId = (typeof legalBlockIds)[number];

/** The aspect ratios of embedded content, width to height. */
export const aspectRatios = ["16:9", "21:9", "3:2", "4:3", "1:1", "3:4"] as const;

/** The types of the settings' legal_pages; each is the template of the page with the text (R-SET-05). */
export const legalPageTypes = [
	"terms",
	"withdrawal",
	"shipping-and-payment",
] as const satisfies readonly ContentTemplateName[];

/** The widgets that the footer supports. */
export const knownWidgets = ["address", "contact", "navigation", "social", "openingHours"] as const;

export type WidgetName = (typeof knownWidgets)[number];

/** The IANA time zone of a branch, and of a shop without one, for which the content names none. */
export const defaultTimeZone = "Europe/Berlin";
