import { type BadFolder, edit, put } from "#tests/adapters/content-files/bad/bad-folder.ts";
import { keyedPage, pageWith } from "#tests/adapters/content-files/content-folder.ts";

const company = "company.json";
const ring = "shop/products/ring.json";

/** Defects found when reading a content folder, with the finding and the reported file. */
export const readingDefects: readonly (readonly [
	defect: string,
	change: BadFolder[1],
	key: BadFolder[2],
	file: string,
])[] = [
	["a company without an address", edit(company, "addresses", []), "content.list.empty", company],
	["a company without a name", edit(company, "company_name", undefined), "content.field.missing", company],
	[
		"an e-mail address that is none",
		edit(company, "emails", [{ email: "us" }]),
		"content.format.email",
		company,
	],
	[
		"a country that is none",
		edit(company, "addresses.0.country_code", "XX1"),
		"content.format.country",
		company,
	],
	[
		"an unknown code of a day",
		edit("branches/mitte.json", "opening_periods.0.day", 99),
		"content.unknown.day",
		"branches/mitte.json",
	],
	[
		"a time that is none",
		edit("branches/mitte.json", "opening_periods.0.time_open", "10 Uhr"),
		"content.format.time",
		"branches/mitte.json",
	],
	["a link to no page", edit("menus.json", "0.path", "/nowhere-at-all"), "content.link.dead", "menus.json"],
	[
		"a link with a typing error",
		edit("menus.json", "0.path", "/uren"),
		"content.link.dead_near",
		"menus.json",
	],
	[
		"a manufacturer without an address",
		edit("shop/manufacturers.json", "0.contact", undefined),
		"content.safety.contact",
		"shop/manufacturers.json",
	],
	["a picture without a text", put("media/index.json", []), "content.alt.none", "media/index.json"],
	[
		"a picture without a French text",
		put("media/index.json", [{ name: "ring.png", translations: [{ language: "de", alt: "Ring" }] }]),
		"content.alt.language",
		"media/index.json",
	],
	["a price in words", edit(ring, "price_brutto", "zwölf"), "content.format.decimal", ring],
	["a guarantee that nobody gives", edit(ring, "guarantor", undefined), "content.field.missing", ring],
	["a product of an unknown category", edit(ring, "category", "clocks"), "content.reference.unknown", ring],
	[
		"two variants of one id",
		edit(ring, "product_variants", [
			{ id: 54, display_name: "54" },
			{ id: 54, display_name: "55" },
		]),
		"content.id.twice",
		ring,
	],
	[
		"a heading of the first level",
		put("pages/watches.de.md", "# Uhren\n"),
		"content.markdown.heading",
		"pages/watches.de.md",
	],
	[
		"HTML in a text",
		put("pages/watches.de.md", "<b>Uhren</b>\n"),
		"content.markdown.html",
		"pages/watches.de.md",
	],
	["no home in a language", put("pages/home.json", pageWith({ path: "/" })), "content.home.missing", "pages"],
	[
		"two pages at one path",
		put("pages/other.json", keyedPage("imprint", ["de"])),
		"content.key.duplicate",
		"pages/other.json",
	],
	["a file that nothing reads", put("prices.json", {}), "content.file.unknown", "prices.json"],
	[
		"a widget that there is not",
		put("widgets.json", [{ sort: 1, widget_name: "weather" }]),
		"content.unknown.widget",
		"widgets.json",
	],
];
