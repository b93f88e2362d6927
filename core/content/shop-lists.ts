import { children } from "#core/content/children.ts";
import { entity, type ItemOf } from "#core/content/entity.ts";
import { implied, optional } from "#core/content/field.ts";
import { boolean, formattedText, id, markdown, slug, sort, text } from "#core/content/fields.ts";
import { labelledChoice } from "#core/content/labelled-choice.ts";
import { searchPropertyLabels } from "#core/content/names.ts";
import { slugPerLanguage, withoutGermanSlug } from "#core/content/slug-per-language.ts";
import { object, translations } from "#core/content/structures.ts";
import type { Language } from "#core/language/language.ts";
import type { ContentId } from "#core/shared/branded.ts";

/** The id of an item of the shop. */
export const itemId = id({
	de: [
		"Kurzname",
		"Ein kurzer Name, der sich nie ändert, z. B. „alpenhorn-firn“: Kleinbuchstaben, Ziffern und Bindestriche, je Projekt einmal. Adressen, Bestellungen und gespeicherte Warenkörbe kennen den Eintrag darunter.",
	],
	en: [
		"Short name",
		'A short name that never changes, e.g. "alpenhorn-firn": small letters, digits and hyphens, once per project. Addresses, orders and stored carts know the item by it.',
	],
});

/** The name of an item in one language. */
export const textName = text({ de: ["Name", "Der Name."], en: ["Name", "The name."], source: "3" });

/** Names by language; at least one. */
export const names = translations({ display_name: textName }, "one");

/** Names by language in addition to an item's own name. */
export const otherNames = translations({ display_name: textName }, "any", {
	de: ["Übersetzungen", "Der Name in den anderen Sprachen."],
	en: ["Translations", "The name in the other languages."],
});

/** The options shared by the shop's lists. */
export const shopListOptions = { identity: { by: "id" }, isOrdered: true, ownLanguage: true } as const;

/** shop/categories.json; `sort` defaults to the position in the list. */
export const category = entity({
	...shopListOptions,
	collection: "ecommerce_category",
	icon: "category",
	file: "shop/categories.json",
	isNeeded: true,
	de: ["Kategorie", "Eine Kategorie des Shops."],
	en: ["Category", "A category of the shop."],
	display: "{{display_name}}",
	fields: {
		id: itemId,
		slug: slug("category", {
			de: [
				"Adressteil",
				"Ihr Teil der Adresse in den Sprachen, deren Übersetzung keinen nennt, z. B. trauringe. Filter und Einstellungen nennen die Kategorie so.",
			],
			en: [
				"Slug",
				"Its part of the address in languages whose translation has none, e.g. trauringe. Filters and settings name the category by it.",
			],
			source: "R-ROUTE-15",
		}),
		sort,
		google_product_category: optional(
			text({
				de: [
					"Google-Produktkategorie",
					"Nummer oder Pfad aus Googles Liste, z. B. 201 für Uhren, 200 für Ringe.",
				],
				en: [
					"Google product category",
					"A number or path of Google's taxonomy, e.g. 201 for watches, 200 for rings.",
				],
				source: "B-SEO-07",
			}),
		),
		translations: withoutGermanSlug(
			translations(
				{
					display_name: textName,
					slug: slugPerLanguage("category"),
					description: optional(
						markdown({
							de: ["Beschreibung", "Steht über den Artikeln der Kategorie."],
							en: ["Description", "Shown above the category's products."],
							source: "3",
						}),
					),
				},
				"one",
			),
		),
	},
});

/** A category of the shop, in the order of `sort`. */
export type ShopCategory = Omit<ItemOf<typeof category>, "sort"> & { readonly sort: number };

const contactFields = {
	name: text({ de: ["Name", "Die Firma."], en: ["Name", "The company."], source: "GPSR Art. 19" }),
	postal_address: text({
		de: ["Anschrift", "Die Postanschrift."],
		en: ["Postal address", "The postal address."],
		source: "GPSR Art. 19",
	}),
	country_code: optional(
		formattedText("country", {
			de: [
				"Land",
				"Zwei Buchstaben, z. B. DE: Jede Sprache schreibt es hinter die Anschrift; leer, wo diese es nennt.",
			],
			en: [
				"Country",
				"Two letters, e.g. DE: each language writes it behind the address; blank where that names it.",
			],
			source: "GPSR Art. 19",
		}),
	),
	electronic_address: formattedText("contact", {
		de: ["Elektronische Anschrift", "Eine E-Mail- oder Webadresse."],
		en: ["Electronic address", "An e-mail or web address."],
		source: "GPSR Art. 19",
	}),
};

/** shop/manufacturers.json (B-LAW-07); name and slug can come from a brand. */
export const manufacturer = entity({
	...shopListOptions,
	ownLanguage: false,
	collection: "ecommerce_manufacturer",
	icon: "factory",
	file: "shop/manufacturers.json",
	impliedBy: "brand",
	de: [
		"Hersteller",
		"Wer Artikel herstellt und wie man ihn erreicht (das Gesetz verlangt es bei jedem Angebot).",
	],
	en: ["Manufacturer", "Who makes products, and where to reach them (the law asks for it at each offer)."],
	display: "{{display_name}}",
	fields: {
		id: itemId,
		display_name: implied(
			text({
				de: ["Name", "Wie der Hersteller heißt; leer: der Name seiner Marke."],
				en: ["Name", "What the manufacturer is called; blank for its brand's name."],
				source: "3",
			}),
		),
		slug: implied(
			slug("product", {
				de: ["Adressteil", "Der einer Marke, wo die Marke eine Seite hat."],
				en: ["Slug", "A brand's, where the brand has a page."],
				source: "3",
			}),
		),
		contact: optional(
			object(
				{
					...contactFields,
					weee_number: optional(
						text({
							de: [
								"WEEE-Nummer",
								"Die Registrierungsnummer bei der stiftung ear, z. B. DE 12345678; der Hersteller und wer einführt nennen sie bei jedem Angebot eines Elektrogeräts, auch einer Quarzuhr (§ 6 Abs. 3 ElektroG).",
							],
							en: [
								"WEEE number",
								"The number in the German register of producers, e.g. DE 12345678; producers and importers name it with each offer of electrical goods, a quartz watch too (§ 6 (3) ElektroG).",
							],
							source: "B-LAW-17",
						}),
					),
					responsible_person: optional(
						object(contactFields, {
							de: ["Verantwortliche Person in der EU", "Für Hersteller außerhalb der EU."],
							en: ["Responsible person in the EU", "For manufacturers outside the EU."],
							source: "GPSR Art. 16",
						}),
					),
				},
				{
					de: [
						"Kontakt",
						'Als JSON: {"name", "postal_address", "country_code", "electronic_address", "weee_number", "responsible_person": die ersten vier, für Hersteller außerhalb der EU}.',
					],
					en: [
						"Contact",
						'As JSON: {"name", "postal_address", "country_code", "electronic_address", "weee_number", "responsible_person": the first four, for manufacturers outside the EU}.',
					],
					source: "B-LAW-07",
				},
			),
		),
	},
});

/** A manufacturer as written in its file; name and slug can come from a brand. */
export type ManufacturerSource = ItemOf<typeof manufacturer>;

/** The manufacturer's details that each offer must state (B-LAW-07). */
export type ManufacturerContact = NonNullable<ManufacturerSource["contact"]>;

/** The person or company responsible for a product's safety (GPSR Art. 19). */
export type SafetyContact = Omit<ManufacturerContact, "responsible_person" | "weee_number">;

/** A value shared by products with the same attribute. */
export const attributeValue = entity({
	...shopListOptions,
	collection: "ecommerce_attribute_value",
	file: null,
	de: ["Merkmalswert", "Ein Wert eines Merkmals, z. B. 750/1000 Gelbgold."],
	en: ["Attribute value", "A value of an attribute group, e.g. 750/1000 Gelbgold."],
	display: "{{display_value}}",
	fields: {
		id: itemId,
		translations: translations(
			{ display_value: text({ de: ["Wert", "Der Wert."], en: ["Value", "The value."], source: "3" }) },
			"one",
		),
	},
});

/** shop/attributes.json. */
export const attributeGroup = entity({
	...shopListOptions,
	collection: "ecommerce_attribute_group",
	icon: "tune",
	file: "shop/attributes.json",
	de: ["Merkmal", "Eine Art von Merkmal, z. B. Legierung."],
	en: ["Attribute group", "A kind of attribute, e.g. Legierung."],
	display: "{{display_name}}",
	fields: {
		id: itemId,
		translations: names,
		essential: boolean(true, {
			de: [
				"Wesentlich",
				"Ob es eine wesentliche Eigenschaft der Ware ist, die über dem Bestellknopf stehen muss (§ 312j Abs. 2 BGB).",
			],
			en: [
				"Essential",
				"Whether it is a main characteristic of the goods, which is named above the order button (Art. 8 (2) of Directive 2011/83/EU).",
			],
			source: "B-LAW-15",
		}),
		search_property: optional(
			labelledChoice(searchPropertyLabels, {
				de: [
					"Bedeutung für Suchmaschinen",
					"{color}, {material}, {pattern} oder {size}; leer, wo nichts davon passt.",
				],
				en: [
					"Meaning for search engines",
					"{color}, {material}, {pattern} or {size}; blank where it is none of them.",
				],
				source: "B-SEO-06",
			}),
		),
		values: children(attributeValue, "attribute_group", "any", {
			de: [
				"Werte",
				"Die Werte, die Artikel teilen; ohne sie schreiben Artikel ihre selbst, in jeder Sprache gleich.",
			],
			en: ["Values", "The values that products share; without any, products write theirs themselves."],
			source: "3",
		}),
	},
});

/** A kind of attribute, e.g. "Legierung". Without `values`, products have values of their own: "39 mm". */
export type AttributeGroup = ItemOf<typeof attributeGroup>;

/** A category or manufacturer as referenced by a product (specification 3, "List item"). */
export interface NamedReference {
	readonly id: ContentId;
	readonly display_name: string;
	/** Its slug, the same in every language: "trauringe". */
	readonly slug: string;
	/** Its slug in paths of the page's language if that differs: "wedding-rings" (B-SEO-12). */
	readonly localized_slug?: string;
	/** The language of the name if it differs from the page's (B-LAW-21). */
	readonly language?: Language;
}
