import type { Language } from "#core/shared/language.ts";

/**
 * The localised paths of the site (specification 2.1); null marks a language without that page.
 * Written as the specification writes them, the underscore of `/en/floral_workshop` included.
 */
export const routeTable = {
	contact: { de: "/kontakt", en: "/en/contact", fr: "/fr/contact" },
	thanks: { de: "/danke", en: "/en/thanks", fr: "/fr/merci" },
	imprint: { de: "/impressum", en: "/en/imprint", fr: "/fr/mentions-legales" },
	privacy: { de: "/datenschutz", en: "/en/privacy", fr: null },
	watches: { de: "/uhren", en: "/en/watches", fr: null },
	jewelry: { de: "/schmuck", en: "/en/jewelry", fr: null },
	accessories: { de: "/accessories", en: "/en/accessories", fr: null },
	wedding_rings: { de: "/trauringe", en: "/en/wedding-rings", fr: null },
	beads: { de: "/perlen", en: "/en/beads", fr: null },
	engagement_rings: { de: "/verlobungsringe", en: "/en/engagement-rings", fr: null },
	optics: { de: "/optik", en: "/en/optics", fr: null },
	for_kids: { de: "/fuer-kinder", en: "/en/for-kids", fr: null },
	events: { de: "/events", en: "/en/events", fr: null },
	home_fabrics: { de: "/heimtextilien", en: "/en/home-fabrics", fr: null },
	decoratives: { de: "/dekoration", en: "/en/decoratives", fr: null },
	floral_workshop: { de: "/florale-werkstatt", en: "/en/floral_workshop", fr: null },
	room_fragrances: { de: "/raumduefte", en: "/en/room-fragrances", fr: null },
	bicycles: { de: "/fahrraeder", en: "/en/bicycles", fr: null },
	window: { de: "/digitales-schaufenster", en: "/en/store-window", fr: null },
} as const satisfies Record<string, Record<Language, `/${string}` | null>>;

/** The name of a row of the route table. */
export type RouteKey = keyof typeof routeTable;

/** Every row's name, in the table's order. */
export const routeKeys = Object.keys(routeTable) as readonly RouteKey[];

/** Returns whether a text from outside names a row of the route table. */
export function isRouteKey(value: string): value is RouteKey {
	return Object.hasOwn(routeTable, value);
}
