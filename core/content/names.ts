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

/**
 * The French waste streams of extended producer responsibility that apply to such shops (art. L541-10-1 Code de
 * l'environnement).
 */
export const repStreams = [
	"packaging",
	"electrical",
	"batteries",
	"textiles",
	"paper",
	"toys",
	"sports",
	"furniture",
] as const;

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
