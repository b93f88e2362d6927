import type { Language } from "#core/shared/language.ts";

/** A path of the site, which starts at its root. */
type SitePath = `/${string}`;

/**
 * The localised paths of the site by the names of their rows (specification 2.1); a row that is absent is a page which the
 * language does not have. Written as the specification writes them, the underscore of `/en/floral_workshop` included.
 * Apart from the other facts about a language, as most pages load those alone.
 */
export const sitePaths = {
	de: {
		contact: "/kontakt",
		thanks: "/danke",
		imprint: "/impressum",
		privacy: "/datenschutz",
		watches: "/uhren",
		jewelry: "/schmuck",
		accessories: "/accessories",
		wedding_rings: "/trauringe",
		beads: "/perlen",
		engagement_rings: "/verlobungsringe",
		optics: "/optik",
		for_kids: "/fuer-kinder",
		events: "/events",
		home_fabrics: "/heimtextilien",
		decoratives: "/dekoration",
		floral_workshop: "/florale-werkstatt",
		room_fragrances: "/raumduefte",
		bicycles: "/fahrraeder",
		window: "/digitales-schaufenster",
	},
	en: {
		contact: "/en/contact",
		thanks: "/en/thanks",
		imprint: "/en/imprint",
		privacy: "/en/privacy",
		watches: "/en/watches",
		jewelry: "/en/jewelry",
		accessories: "/en/accessories",
		wedding_rings: "/en/wedding-rings",
		beads: "/en/beads",
		engagement_rings: "/en/engagement-rings",
		optics: "/en/optics",
		for_kids: "/en/for-kids",
		events: "/en/events",
		home_fabrics: "/en/home-fabrics",
		decoratives: "/en/decoratives",
		floral_workshop: "/en/floral_workshop",
		room_fragrances: "/en/room-fragrances",
		bicycles: "/en/bicycles",
		window: "/en/store-window",
	},
	fr: {
		contact: "/fr/contact",
		thanks: "/fr/merci",
		imprint: "/fr/mentions-legales",
	},
} as const satisfies Record<
	Language,
	Readonly<Record<"contact" | "thanks" | "imprint", SitePath> & Record<string, SitePath>>
>;

/** The name of a row of the table, which the default language has whole. */
export type RouteKey = keyof (typeof sitePaths)["de"];

/** Every row's name, in the table's order. */
export const routeKeys = Object.keys(sitePaths.de) as readonly RouteKey[];

/** Returns whether a text from outside names a row of the route table. */
export function isRouteKey(value: string): value is RouteKey {
	return Object.hasOwn(sitePaths.de, value);
}
