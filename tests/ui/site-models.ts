import type { NavigationLink } from "#core/navigation/link.ts";
import type { NavigationItem } from "#core/navigation/menu.ts";
import type { Language } from "#core/shared/language.ts";
import type { BlockModel, ImageModel, PageModel, ShellModel } from "#core/site/page-model.ts";

/** A link within the site. */
export function internal(href: string): NavigationLink {
	return { href, kind: "internal", hreflang: null, newTab: false, rel: null };
}

/** A picture of 1200 by 900 pixels. */
export const image: ImageModel = {
	src: "/assets/ring.jpg",
	srcset: "/assets/ring-600.jpg 600w, /assets/ring-1200.jpg 1200w",
	width: 1200,
	height: 900,
	alt: "Ring",
	color: "#b4a08c",
};

function item(label: string, fields: Partial<NavigationItem> = {}): NavigationItem {
	return { label, link: null, className: null, dropdown: false, items: [], groups: [], ...fields };
}

const phone = { text: "+49 30 23125120", href: "tel:+493023125120", valid: true };
const external: NavigationLink = {
	href: "https://brand.example/",
	kind: "external",
	hreflang: null,
	newTab: true,
	rel: "nofollow noopener noreferrer",
};

/** A shell with one of everything, but for the given fields. */
export function shellFixture(language: Language, fields: Partial<ShellModel> = {}): ShellModel {
	return {
		language,
		siteName: "Juwelier Sternau",
		homePath: language === "de" ? "/" : `/${language}`,
		logo: image,
		logoLight: null,
		primary: [
			item("Trauringe", { link: internal("/trauringe"), className: "menu-item--category" }),
			item("Uhren", {
				dropdown: true,
				groups: [
					{ label: "Marken", items: [item("Kronberg", { link: internal("/uhren/kronberg") })] },
					{ label: "Welten", items: [item("Marke", { link: external })] },
				],
			}),
		],
		social: [{ label: "Instagram", media: "instagram", link: external }],
		contact: {
			name: "Juwelier Sternau",
			street: "Königstraße 12",
			city: "10178 Berlin",
			phone,
			email: "haus@sternau.example",
			directions: "https://maps.example/sternau",
		},
		branches: [
			{
				id: "mitte",
				name: "Sternau Mitte",
				street: "Königstraße 12",
				city: "10178 Berlin",
				phone,
				image,
				hours: {
					days: [
						{ label: { key: "openingHours.day.4" }, ranges: [{ from: "10:00", to: "18:30" }] },
						{ label: { key: "openingHours.day.11" }, ranges: [] },
						{ label: { text: "1. Advent" }, ranges: [{ from: "12:00", to: "16:00" }] },
					],
					note: "Gern auch nach Vereinbarung.",
				},
				directions: "https://maps.example/mitte",
			},
		],
		widgets: (["address", "contact", "openingHours", "navigation", "social"] as const).map((name) => ({
			name,
			header: null,
			showLogo: name === "address",
		})),
		legalLinks: (["imprint", "privacy", "accessibility"] as const).map((key) => ({
			key,
			link: internal(`/${key}`),
		})),
		appointment: internal("/terminvereinbarung"),
		contactPage: internal("/kontakt"),
		legalSidebar: {
			company_name: "Sternau GmbH",
			addressLabelKey: "legal.address.hq",
			street: "Königstraße 12",
			city: "10178 Berlin",
			formKey: "legal.form.other",
			executives: ["Clara Sternau"],
			phone,
			fax: { text: "+49 30 23125129", href: null, valid: true },
			email: "haus@sternau.example",
			registers: [{ register_type: "HRB", number: "12345", registrar: "Charlottenburg" }],
			ust_id: "DE123456789",
			vat_number: "30/123/45678",
		},
		texts: {},
		...fields,
	};
}

const officer = {
	name: "Dr. Miriam Falkenried",
	street: "Am Schlossgarten",
	number: "4",
	zip_code: "14059",
	city: "Berlin",
	phone_number: null,
	email: "datenschutz@sternau.example",
};

/** One block of every kind. */
export const everyBlock: readonly BlockModel[] = [
	{ type: "text", html: '<h2 id="pflege">Pflege &amp; Wert</h2><p>Text</p><h2 id="facts">Mehr</h2>' },
	{ type: "picture", image, caption: "Am Werktisch" },
	{ type: "gallery", images: [image, image] },
	{ type: "quote", text: "Was bleibt", source: "Adele" },
	{
		type: "teasers",
		heading: "Pflege",
		items: [{ link: internal("/uhren"), title: "Uhren", text: "Mechanik", image }],
	},
	{ type: "facts", heading: "Pflege", items: [{ term: "Werk", text: "Handaufzug" }] },
	{ type: "facts", heading: null, items: [{ term: "Band", text: "Leder" }] },
	{ type: "legal", id: "text", headingKey: "legal.heading.insurance", html: "<p>Beispiel AG</p>" },
	{ type: "legal", id: "data_protection", headingKey: "legal.heading.data_protection", officer, phone },
	{ type: "legal", id: "rolex" },
	{ type: "legal", id: "consentmanager" },
	{ type: "branches" },
	{
		type: "brands",
		items: [
			{ slug: "kronberg", name: "Kronberg", logo: null, link: internal("/uhren/kronberg"), image },
			{ slug: "perlhaus", name: "Perlhaus", logo: image, link: null, image: null },
		],
	},
];

/** A page with every kind of block, but for the given fields. */
export function pageFixture(language: Language, fields: Partial<PageModel> = {}): PageModel {
	return {
		id: "page",
		digest: "00",
		language,
		path: "/uhren/kronberg",
		template: "info",
		title: "Kronberg",
		documentTitle: "Kronberg – Juwelier Sternau",
		description: "",
		canonical: null,
		alternates: [],
		languageChoices: [
			{ language: "de", path: "/uhren/kronberg", current: language === "de", translated: true },
			{ language: "en", path: "/en/watches/kronberg", current: language === "en", translated: true },
			{ language: "fr", path: "/fr", current: language === "fr", translated: false },
		],
		noindex: false,
		socialImage: null,
		heading: "Kronberg",
		kicker: "Die leise Uhr",
		lead: "Kleine Sekunde.",
		image,
		brand: { slug: "kronberg", name: "Kronberg", logo: image },
		blocks: everyBlock,
		...fields,
	};
}
