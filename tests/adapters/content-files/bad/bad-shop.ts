import { type BadFolder, edit, put } from "#tests/adapters/content-files/bad/bad-folder.ts";

/** The file of the one product. */
export const product = "shop/products/ring.json";
/** The file of the settings. */
export const settings = "shop/settings.json";

/** Changes a field of the product and names it as the finding's place. */
export const badField = (
	title: string,
	field: string,
	value: unknown,
	key: BadFolder[2],
	params?: BadFolder[5],
): BadFolder => {
	const row = [
		`${title}: ${JSON.stringify(value)}`,
		edit(product, field, value),
		key,
		product,
		field,
	] as const;
	return params ? [...row, params] : row;
};

/** Faults of the shop folder's files and fields. */
export const badShop: readonly BadFolder[] = [
	[
		"B-SEO-07 a bar code with a typing error",
		edit(product, "gtin", "4006381333932"),
		"content.format.gtin",
		product,
		"gtin",
	],
	[
		"B-SEO-06 a branch at no place",
		edit("branches/mitte.json", "coordinates", "Berlin"),
		"content.format.coordinates",
		"branches/mitte.json",
		"coordinates",
	],
	[
		"R-SET-03 a shop without settings",
		(files) => delete files[settings],
		"content.file.missing",
		settings,
		null,
	],
	[
		"R-SET-03 a shop without categories",
		(files) => delete files["shop/categories.json"],
		"content.file.missing",
		"shop/categories.json",
		null,
	],
	[
		"a file of the shop with a typing error in its name",
		put("shop/rating.json", []),
		"content.file.unknown_near",
		"shop/rating.json",
		null,
		{ suggestion: "shop/ratings.json" },
	],
	["a product that is no JSON", put(product, "{"), "content.json.end", product, null],
	[
		"a product's name that is no file name",
		(files) => {
			files["shop/products/A B.json"] = { ...(files[product] as object), id: 2, slug: "zwei" };
		},
		"content.file.name",
		"shop/products/A B.json",
		null,
	],
	[
		"R-CAT-09 a product's field with a typing error",
		edit(product, "price_bruto", 1),
		"content.field.unknown_near",
		product,
		"price_bruto",
		{ suggestion: "price_brutto" },
	],
	badField("R-CAT-09 an id that is neither text nor number", "id", true, "content.format.id"),
	badField("R-CAT-09 an id with a blank", "id", "a b", "content.format.id"),
	...["1e3", "12.50,1", 1e21, true, "1.1234567"].map((price) =>
		badField("R-CAT-09 a price that is no decimal", "price_brutto", price, "content.format.decimal"),
	),
	...[
		["890,00", "890.00"],
		["1.290,50 €", "1290.50"],
		["1.290 €", "1290"],
		["12.50 €", "12.50"],
		["1'790.50", "1790.50"],
		["1’790.50", "1790.50"],
		["1790.-", "1790"],
		["1’790.–", "1790"],
		["Fr. 1790.-", "1790"],
		["CHF 1'790.50", "1790.50"],
		["1 790.50", "1790.50"],
		["1290,-", "1290"],
	].map(([price = "", suggestion = ""]) =>
		badField("R-CAT-09 a price with a comma", "price_brutto", price, "content.format.decimal_near", {
			suggestion,
		}),
	),
	...["1.290", "12.900"].map((price) =>
		badField(
			"R-CAT-09 a price with a point for thousands",
			"price_brutto",
			price,
			"content.format.thousands",
		),
	),
	badField("R-CAT-09 a negative price", "price_brutto", "-1", "content.format.number", { minimum: 0 }),
	badField(
		"R-CAT-09 a negative variant price",
		"product_variants.0.price_brutto",
		-0.5,
		"content.format.number",
	),
	badField("B-LAW-05 a negative past price", "price_history.0.price_brutto", "-1", "content.format.number"),
	...["gestern", "2026-02-30", "2026-01-01T25:00:00Z", "01.02.2026", "2026-01-01T10:00"].map((date) =>
		badField("B-LAW-05 a past price's date", "price_history.0.date", date, "content.format.date"),
	),
	badField("R-CAT-09 half a piece", "stock", 1.5, "content.format.whole", { minimum: 0 }),
	badField("R-CAT-09 a negative delivery time", "shipping_time", -1, "content.format.whole"),
	badField("B-LAW-08 a guarantee of no years", "guarantee_years", 0, "content.format.whole", { minimum: 1 }),
	[
		"B-LAW-08 a guarantee by nobody",
		edit(product, "guarantor", undefined),
		"content.field.missing",
		product,
		"guarantor",
	],
	badField("R-CAT-01 a status with a typing error", "status", "publised", "content.unknown.value_near", {
		suggestion: "published",
	}),
	[
		"R-I18N-01 a product without any text",
		edit(product, "translations", []),
		"content.translations.none",
		product,
		"translations",
	],
	[
		"R-I18N-01 a product with a language twice",
		edit(product, "translations.1", { language: "de", display_name: "Ring" }),
		"content.language.twice",
		product,
		"translations.1",
	],
	[
		"a heading of the first level in a product's text",
		edit(product, "translations.0.description", "# Ring"),
		"content.markdown.heading",
		product,
		"translations.0.description",
	],
	[
		"B-LAW-07 a manufacturer without an address to write to",
		edit("shop/manufacturers.json", "0.contact.electronic_address", "a@b.example?bcc=c@d.example"),
		"content.format.contact",
		"shop/manufacturers.json",
		"0.contact.electronic_address",
	],
	[
		"B-LAW-07 a manufacturer that nobody can reach",
		edit("shop/manufacturers.json", "0.contact", undefined),
		"content.safety.contact",
		"shop/manufacturers.json",
		null,
		{ name: "Alpenhorn" },
	],
	[
		"a manufacturer without a name that is no brand",
		edit("shop/manufacturers.json", "1", { id: "nobody" }),
		"content.field.missing",
		"shop/manufacturers.json",
		"1.display_name",
	],
	...[0, 6, 4.5].map(
		(rating): BadFolder => [
			`R-CAT-08 a rating that is not from 1 to 5: ${rating}`,
			edit("shop/ratings.json", "0.rating", rating),
			"content.format.rating",
			"shop/ratings.json",
			"0.rating",
		],
	),
	[
		"R-A11Y-05 a rating whose language is no tag",
		edit("shop/ratings.json", "0.language", "Französisch"),
		"content.format.languageTag",
		"shop/ratings.json",
		"0.language",
	],
	[
		"R-PROD-05 a choice between nothing",
		edit("shop/personalizations.json", "0.fields.0.translations.0.options", []),
		"content.list.empty",
		"shop/personalizations.json",
		"0.fields.0.translations.0.options",
	],
	[
		"R-PROD-05 a size guide with rows of different length",
		edit("shop/size-guides.json", "0.translations.0.table", [["A", "B"], ["1"]]),
		"content.table.rows",
		"shop/size-guides.json",
		"0.translations.0.table",
	],
	[
		"R-CHECK-02 a country by name",
		edit(settings, "shipping_countries.0.country_code", "Deutschland"),
		"content.format.country",
		settings,
		"shipping_countries.0.country_code",
	],
	[
		"R-SET-01 a setting with a typing error",
		edit(settings, "enable_card", true),
		"content.field.unknown_near",
		settings,
		"enable_card",
		{ suggestion: "enable_cart" },
	],
	[
		"R-SET-04 an unknown order",
		edit(settings, "default_sort", "-price"),
		"content.unknown.value_near",
		settings,
		"default_sort",
	],
	[
		"R-SET-04 an unknown order next to a known one",
		edit(settings, "default_sort", "price_brutto, colour"),
		"content.unknown.value",
		settings,
		"default_sort",
	],
	[
		"R-SET-05 an unknown legal text",
		edit(settings, "legal_pages.0.type", "agb"),
		"content.unknown.value",
		settings,
		"legal_pages.0.type",
	],
	[
		"R-SET-05 a legal text's file with a typing error",
		edit(settings, "legal_pages.0.content", "watch.de.md"),
		"content.markdown.missing_near",
		settings,
		"legal_pages.0.content",
		{ suggestion: "watches.de.md" },
	],
];
