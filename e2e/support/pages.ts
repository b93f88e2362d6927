import type { ContentTemplateName } from "#core/content/names.ts";
import type { ShopTemplateName, TemplateName } from "#core/pages/page.ts";

/** The origin of the published demo shop. */
export const origin = "https://www.juwelier-sternau.example";

/** A path without a page. */
export const missingPath = "/gibt-es-nicht";

/** A page of the demo shop for each template. */
export const templatePaths: Readonly<Record<ContentTemplateName, string>> = {
	about: "/uber-uns",
	accessibility: "/barrierefreiheit",
	brand: "/uhren/kronberg",
	"brand-rolex": "/uhren/rolex",
	brands: "/marken",
	contact: "/kontakt",
	display: "/uhren",
	edition: "/sternau-edition",
	home: "/",
	info: "/terminvereinbarung",
	legal: "/impressum",
	"not-found": missingPath,
	recycling: "/altgold-recycling",
	service: "/service",
	"shipping-and-payment": "/versand-und-zahlung",
	"social-privacy": "/datenschutz-soziale-medien",
	terms: "/agb",
	thanks: "/danke",
	withdrawal: "/widerruf",
	workshop: "/werkstatt",
};

/** Each template with its page, as pairs. */
export const templatePages = Object.entries(templatePaths) as readonly (readonly [
	ContentTemplateName,
	string,
])[];

/** A page of the demo shop for each template of its online shop. */
export const shopTemplatePaths: Readonly<Record<ShopTemplateName, string>> = {
	"shop-list": "/shop/trauringe",
	"shop-product": "/shop/trauringe/trauringe-lichtband",
	"shop-cart": "/shop/warenkorb",
	"shop-checkout": "/shop/kasse",
	"shop-confirmation": "/shop/bestaetigung",
	"shop-wishlist": "/shop/merkzettel",
	"shop-not-found": "/shop/gibt-es-nicht",
};

/** Every template, including the shop's, with its page. */
export const allTemplatePages: readonly (readonly [TemplateName, string])[] = [
	...templatePages,
	...(Object.entries(shopTemplatePaths) as [ShopTemplateName, string][]),
];
