import { children } from "#core/content/children.ts";
import { dateUpdated } from "#core/content/date-updated.ts";
import { entity, type ItemOf, status } from "#core/content/entity.ts";
import { implied, inFilesOnly, optional, withDefault } from "#core/content/field.ts";
import { boolean, id, integer, openBoolean, reference, slug, text, timestamp } from "#core/content/fields.ts";
import { formGroups, inGroup } from "#core/content/form-groups.ts";
import { labelledChoice } from "#core/content/labelled-choice.ts";
import { searchPropertyLabels } from "#core/content/names.ts";
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
import { productTexts } from "#core/content/product-texts.ts";
import { publicationFields } from "#core/content/publication.ts";
import { itemId } from "#core/content/shop-lists.ts";
import { withoutGermanSlug } from "#core/content/slug-per-language.ts";
import { texts, translations } from "#core/content/structures.ts";
import type { GoodsCondition } from "#core/content-values/goods-condition.ts";

/** shop/products/NAME.json (specification 3, "Product"). The file name provides id and slug if they are absent. */
export const product = entity({
	collection: "ecommerce_product",
	icon: "diamond",
	file: "shop/products/*.json",
	de: ["Artikel", "Ein Artikel des Shops."],
	en: ["Product", "A product of the shop."],
	display: "{{display_name}}",
	identity: { by: "id" },
	hasStatus: true,
	ownLanguage: true,
	fields: {
		...inGroup(formGroups.technical, {
			id: implied(id({ de: itemId.de, en: itemId.en })),
		}),
		status: inFilesOnly(withDefault({ ...status, source: "R-CAT-01" }, "published")),
		...publicationFields,
		project: inFilesOnly(shopDomain),
		slug: implied(
			slug("product", {
				de: [
					"Adressteil",
					"Sein Teil der Adresse in den Sprachen, deren Übersetzung keinen nennt; je Projekt einmal.",
				],
				en: ["Slug", "Its part of the address in languages whose translation has none; once per project."],
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
		...inGroup(formGroups.search, {
			gtin,
		}),
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
		...inGroup(formGroups.details, {
			subcategories,
			tags: texts({
				de: ["Schlagwörter", "Wörter ohne Kommas, z. B. bestseller."],
				en: ["Tags", "Words without commas, e.g. bestseller."],
				source: "3",
			}),
		}),
		...inGroup(formGroups.texts, {
			translations: withoutGermanSlug(translations(productTexts, "one")),
		}),
		...inGroup(formGroups.images, {
			images: productImages,
		}),
		price_brutto: grossPrice("Mit Steuer; leer: auf Anfrage.", 'With tax; blank for "on request".'),
		...inGroup(formGroups.sale, {
			quantity: quantity("Leer, wo nach Stück verkauft wird.", "Blank for what is sold by the piece."),
			price_history: priceHistory,
			prices: pricesOfProduct,
		}),
		stock,
		...inGroup(formGroups.sale, {
			stock_counted_at: stockCountedAt,
			reorder_possible: boolean(false, reorder),
			shipping_time: shippingTime,
			production_time: productionTime,
		}),
		...inGroup(formGroups.details, {
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
		}),
		...inGroup(formGroups.search, {
			variants_differ_in: optional(
				labelledChoice(searchPropertyLabels, {
					de: [
						"Varianten unterscheiden sich in",
						"Für Suchmaschinen: {size}, {color}, {material} oder {pattern}; leer: {size}, wo ihre Namen Zahlen oder Maße in mm oder cm sind.",
					],
					en: [
						"Variants differ in",
						"For search engines: {size}, {color}, {material} or {pattern}; blank for {size} where their names are numbers or measures in mm or cm.",
					],
					source: "B-SEO-05",
				}),
			),
		}),
		...inGroup(formGroups.details, {
			condition: optional(
				labelledChoice<GoodsCondition>(
					{
						new: { de: "Neu", en: "New" },
						used: { de: "Gebraucht", en: "Used" },
						refurbished: { de: "Aufgearbeitet", en: "Refurbished" },
						vintage: { de: "Alt und gebraucht", en: "Vintage" },
					},
					{
						de: ["Zustand", "{new}, {used}, {refurbished} oder {vintage}; leer: {new}."],
						en: ["Condition", "{new}, {used}, {refurbished} or {vintage}; blank for {new}."],
						source: "B-LAW-22",
					},
				),
			),
		}),
		...inGroup(formGroups.law, {
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
		}),
		...inGroup(formGroups.search, {
			gender: optional(
				labelledChoice(
					{
						female: { de: "Damen", en: "Women" },
						male: { de: "Herren", en: "Men" },
						unisex: { de: "Damen und Herren", en: "Women and men" },
					},
					{
						de: ["Für", "Für Preisvergleiche: {female}, {male} oder {unisex}."],
						en: ["For", "For price comparers: {female}, {male} or {unisex}."],
						source: "B-SEO-07",
					},
				),
			),
			age_group: optional(
				labelledChoice(
					{
						newborn: { de: "Bis 3 Monate", en: "Up to 3 months" },
						infant: { de: "Bis 12 Monate", en: "Up to 12 months" },
						toddler: { de: "Bis 5 Jahre", en: "Up to 5 years" },
						kids: { de: "Bis 13 Jahre", en: "Up to 13 years" },
						adult: { de: "Erwachsene", en: "Adults" },
					},
					{
						de: ["Altersgruppe", "Für Preisvergleiche: {newborn}, {infant}, {toddler}, {kids} oder {adult}."],
						en: ["Age group", "For price comparers: {newborn}, {infant}, {toddler}, {kids} or {adult}."],
						source: "B-SEO-07",
					},
				),
			),
		}),
		...inGroup(formGroups.details, {
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
		}),
		...inGroup(formGroups.technical, {
			date_created: optional(
				timestamp({
					de: ["Angelegt am", "Wann er in den Katalog kam; neue stehen vorn."],
					en: ["Created on", "When it was put into the catalogue; new ones come first."],
					source: "3",
				}),
			),
			date_updated: dateUpdated,
		}),
		...inGroup(formGroups.law, {
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
		}),
	},
});

/** A product as written in its file. */
export type ProductSource = ItemOf<typeof product>;

/** A version of a product in all languages. */
export type VariantContent = ProductSource["product_variants"][number];

/** The texts of a product in one language. */
export type ProductTranslation = ProductSource["translations"][number];
