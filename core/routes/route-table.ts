import type { Language } from "#core/language/language.ts";

/** A path within the site, without the prefix of its language. */
type SitePath = `/${string}`;

/**
 * The localised paths of the site by route key (specification 2.1), without the language's prefix (`language-prefix.ts`); a missing
 * key means that the language has no such page. Otherwise written as in the specification, including the underscore of
 * `/floral_workshop`.
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
		contact: "/contact",
		thanks: "/thanks",
		imprint: "/imprint",
		privacy: "/privacy",
		watches: "/watches",
		jewelry: "/jewelry",
		accessories: "/accessories",
		wedding_rings: "/wedding-rings",
		beads: "/beads",
		engagement_rings: "/engagement-rings",
		optics: "/optics",
		for_kids: "/for-kids",
		events: "/events",
		home_fabrics: "/home-fabrics",
		decoratives: "/decoratives",
		floral_workshop: "/floral_workshop",
		room_fragrances: "/room-fragrances",
		bicycles: "/bicycles",
		window: "/store-window",
	},
	fr: {
		contact: "/contact",
		thanks: "/merci",
		imprint: "/mentions-legales",
	},
} as const satisfies Record<
	Language,
	Readonly<Record<"contact" | "thanks" | "imprint", SitePath> & Record<string, SitePath>>
>;

/** A key of the route table, which is complete in German. */
export type RouteKey = keyof (typeof sitePaths)["de"];

/** All route keys, in table order. */
export const routeKeys = Object.keys(sitePaths.de) as readonly RouteKey[];

/** Returns whether an external text is a key of the route table. */
export function isRouteKey(value: string): value is RouteKey {
	return Object.hasOwn(sitePaths.de, value);
}
