import type { Language } from "#core/language/language.ts";

/** An absolute path within the site. */
type SitePath = `/${string}`;

/**
 * The localised paths of the site by route key (specification 2.1); a missing key means that the language has no
 * such page. Written as in the specification, including the underscore of `/en/floral_workshop`. In a module of
 * their own, because most pages load them without the other facts about languages.
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

/** A key of the route table, which is complete in the default language. */
export type RouteKey = keyof (typeof sitePaths)["de"];

/** All route keys, in table order. */
export const routeKeys = Object.keys(sitePaths.de) as readonly RouteKey[];

/** Returns whether an external text is a key of the route table. */
export function isRouteKey(value: string): value is RouteKey {
	return Object.hasOwn(sitePaths.de, value);
}
