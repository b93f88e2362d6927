import { children } from "#core/content/children.ts";
import { dateUpdated } from "#core/content/date-updated.ts";
import { entity, type ItemOf, status } from "#core/content/entity.ts";
import {
	type Field,
	implied,
	inFilesOnly,
	legalText,
	optional,
	type ShownOf,
	withDefault,
} from "#core/content/field.ts";
import {
	boolean,
	choice,
	id,
	integer,
	markdown,
	openBoolean,
	reference,
	slug,
	text,
	timestamp,
} from "#core/content/fields.ts";
import { grossPrice, priceHistory, pricesOfProduct } from "#core/content/prices.ts";
import {
	batterySubstances,
	gtin,
	productAttribute,
	productImages,
	productionTime,
	quantity,
	reorder,
	shippingTime,
	shopDomain,
	sparePartsYears,
	stock,
	stockCountedAt,
	subcategories,
	variant,
} from "#core/content/product-parts.ts";
import { itemId } from "#core/content/shop-lists.ts";
import { texts, translations } from "#core/content/structures.ts";
import { goodsConditions } from "#core/content-values/goods-condition.ts";
import type { ProseModel } from "#core/content-values/prose-model.ts";
import { searchProperties } from "#core/content-values/search-property.ts";

const productTexts = {
	display_name: text({ de: ["Name", "Der Name."], en: ["Name", "The name."], source: "3" }),
	description: optional(
		markdown({
			de: ["Beschreibung", "Die Beschreibung."],
			en: ["Description", "The description."],
			source: "3",
		}),
	),
	variant_display_name: optional(
		text({
			de: ["Name der Auswahl", "Wie die Auswahl einer Variante heißt, z. B. Ringgröße."],
			en: ["Name of the choice", "What a choice of variants is called, e.g. Ringgröße."],
			source: "3",
		}),
	),
	condition_notes: optional(
		text({
			de: [
				"Zum Zustand",
				"Wie Gebrauchtes erhalten ist und was daran gemacht wurde, z. B. „Sehr gut, Werk 2026 revidiert“.",
			],
			en: [
				"On its condition",
				'How used goods are preserved and what was done to them, e.g. "Very good, movement serviced in 2026".',
			],
			source: "B-LAW-22",
		}),
	),
	guarantee_terms: legalText(
		optional(
			markdown({
				de: [
					"Garantiebedingungen",
					"Was die Garantie umfasst, wo sie gilt, wie man sie geltend macht, mit Name und Anschrift dessen, der sie gibt (§ 479 BGB).",
				],
				en: [
					"Guarantee terms",
					"What the guarantee covers, where it applies and how it is claimed, with name and address of who gives it (Art. 17 of Directive (EU) 2019/771).",
				],
				source: "B-LAW-08",
			}),
		),
	),
	safety_warnings: legalText(
		optional(
			markdown({
				de: ["Sicherheitshinweise", "Warnungen, die das Gesetz verlangt."],
				en: ["Safety warnings", "Warnings that the law asks for."],
				source: "B-LAW-07",
			}),
		),
	),
};

/** shop/products/NAME.json (specification 3, "Product"). The file name provides id and slug if they are absent. */
export const product = entity({
	collection: "ecommerce_product",
	file: "shop/products/*.json",
	de: ["Artikel", "Ein Artikel des Shops."],
	en: ["Product", "A product of the shop."],
	display: "{{display_name}}",
	identity: { by: "id" },
	hasStatus: true,
	ownLanguage: true,
	fields: {
		id: implied(id({ de: itemId.de, en: itemId.en })),
		status: inFilesOnly(withDefault({ ...status, source: "R-CAT-01" }, "published")),
		project: inFilesOnly(shopDomain),
		slug: implied(
			slug("product", {
				de: ["Adressteil", "Sein Teil der Adresse, in jeder Sprache derselbe; je Projekt einmal."],
				en: ["Slug", "Its part of the address, the same in every language; once per project."],
				source: "R-ROUTE-15",
			}),
		),
		reference_number: optional(
			text({
				de: ["Artikelnummer", "Unter der Laden und Kunden ihn kennen."],
				en: ["Reference number", "What shop and customer call it by."],
				source: "3",
			}),
		),
		gtin,
		category: reference("ecommerce_category", {
			de: ["Kategorie", "Die Kategorie, zu der er gehört."],
			en: ["Category", "The category that it belongs to."],
			source: "3",
		}),
		manufacturer: optional(
			reference("ecommerce_manufacturer", {
				de: ["Hersteller", "Wer ihn herstellt."],
				en: ["Manufacturer", "Who makes it."],
				source: "3",
			}),
		),
		subcategories,
		tags: texts({
			de: ["Schlagwörter", "Wörter ohne Kommas, z. B. bestseller."],
			en: ["Tags", "Words without commas, e.g. bestseller."],
			source: "3",
		}),
		translations: translations(productTexts, "one"),
		images: productImages,
		price_brutto: grossPrice("Mit Steuer; leer: auf Anfrage.", 'With tax; blank for "on request".'),
		quantity: quantity("Leer, wo nach Stück verkauft wird.", "Blank for what is sold by the piece."),
		price_history: priceHistory,
		prices: pricesOfProduct,
		stock,
		stock_counted_at: stockCountedAt,
		reorder_possible: boolean(false, reorder),
		shipping_time: shippingTime,
		production_time: productionTime,
		attributes: children(productAttribute, "product", "any", {
			de: ["Merkmale", "Wie er ist."],
			en: ["Attributes", "What it is like."],
			source: "3",
		}),
		product_variants: children(variant, "product", "any", {
			de: ["Varianten", "Z. B. Ringgrößen."],
			en: ["Variants", "e.g. ring sizes."],
			source: "3",
		}),
		variants_differ_in: optional(
			choice(searchProperties, {
				de: [
					"Varianten unterscheiden sich in",
					"Für Suchmaschinen: size Größe, color Farbe, material Material, pattern Muster; leer: Größe, wo ihre Namen Zahlen oder Maße in mm oder cm sind.",
				],
				en: [
					"Variants differ in",
					"For search engines: size, color, material or pattern; blank for size where their names are numbers or measures in mm or cm.",
				],
				source: "B-SEO-05",
			}),
		),
		condition: optional(
			choice(goodsConditions, {
				de: [
					"Zustand",
					"new neu, used gebraucht, refurbished aufgearbeitet, vintage alt und gebraucht; leer: neu.",
				],
				en: ["Condition", "new, used, refurbished or vintage; blank for new."],
				source: "B-LAW-22",
			}),
		),
		margin_taxed: openBoolean({
			de: [
				"Differenzbesteuert",
				"Ob nur die Differenz zum Einkaufspreis versteuert wird (§ 25a UStG); nur bei Gebrauchtem. Die Steuer wird dann nicht ausgewiesen.",
			],
			en: [
				"Margin scheme",
				"Whether only the margin on its purchase price is taxed (Art. 313 of Directive 2006/112/EC); not for new goods. Its tax is not shown then.",
			],
			source: "B-LAW-22",
		}),
		gender: optional(
			choice(["female", "male", "unisex"], {
				de: ["Für", "Für Preisvergleiche: female Damen, male Herren, unisex beide."],
				en: ["For", "For price comparers: female, male or unisex."],
				source: "B-SEO-07",
			}),
		),
		age_group: optional(
			choice(["newborn", "infant", "toddler", "kids", "adult"], {
				de: [
					"Altersgruppe",
					"Für Preisvergleiche: newborn bis 3 Monate, infant bis 12 Monate, toddler bis 5 Jahre, kids bis 13 Jahre, adult Erwachsene.",
				],
				en: [
					"Age group",
					"For price comparers: newborn up to 3 months, infant up to 12 months, toddler up to 5 years, kids up to 13 years, adult.",
				],
				source: "B-SEO-07",
			}),
		),
		personalization: optional(
			reference("ecommerce_personalization", {
				de: ["Personalisierung", "Wie er personalisiert werden kann."],
				en: ["Personalization", "How it can be personalised."],
				source: "3",
			}),
		),
		size_guide: optional(
			reference("ecommerce_size_guide", {
				de: ["Größentabelle", "Die Tabelle seiner Größen."],
				en: ["Size guide", "The table of its sizes."],
				source: "3",
			}),
		),
		date_created: optional(
			timestamp({
				de: ["Angelegt am", "Wann er in den Katalog kam; neue stehen vorn."],
				en: ["Created on", "When it was put into the catalogue; new ones come first."],
				source: "3",
			}),
		),
		date_updated: dateUpdated,
		battery: openBoolean({
			de: ["Batterie", "Ob er eine Batterie enthält oder mit einer kommt."],
			en: ["Battery", "Whether it holds or comes with a battery."],
			source: "B-LAW-12",
		}),
		battery_substances: batterySubstances,
		spare_parts_years: sparePartsYears,
		guarantee_years: optional(
			integer(
				{ minimum: 1 },
				{
					de: ["Garantie (Jahre)", "Jahre der Garantie des Herstellers."],
					en: ["Guarantee (years)", "Years of the producer's guarantee."],
					source: "B-LAW-08",
				},
			),
		),
		guarantor: optional(
			text({
				de: ["Garantiegeber", "Wer die Garantie gibt."],
				en: ["Guarantor", "Who gives the guarantee."],
				source: "B-LAW-08",
			}),
		),
	},
});

/** A product as written in its file. */
export type ProductSource = ItemOf<typeof product>;

/** A version of a product in all languages. */
export type VariantContent = ProductSource["product_variants"][number];

/** The texts of a product in one language. */
export type ProductTranslation = ProductSource["translations"][number];

type ShownTexts = ShownOf<typeof productTexts>;

/** The name of a product text in Markdown. */
export type ProductProse = {
	[Name in keyof ShownTexts & string]: ProseModel extends ShownTexts[Name] ? Name : never;
}[keyof ShownTexts & string];

/** The names of the product texts in Markdown. */
export const productProse = Object.entries<Field>(productTexts)
	.filter(([, { kind }]) => kind === "markdown")
	.map(([name]) => name as ProductProse);
