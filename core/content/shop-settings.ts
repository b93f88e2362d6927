import * as v from "valibot";
import { children } from "#core/content/children.ts";
import { decimal, price } from "#core/content/decimals.ts";
import { entity, type ItemOf } from "#core/content/entity.ts";
import { field, optional } from "#core/content/field.ts";
import { boolean, formattedText, integer, pagePath, text } from "#core/content/fields.ts";
import { formGroups, inGroup } from "#core/content/form-groups.ts";
import { findingMessage } from "#core/content/message.ts";
import { priceCurrency, pricesOfSettings } from "#core/content/prices.ts";
import { shopClosures } from "#core/content/shop-closures.ts";
import {
	attributeFilter,
	categoryFilter,
	manufacturerFilter,
	subcategory,
} from "#core/content/shop-filters.ts";
import { flag, quickFilters, searchWords, settingsLists, settingsTexts } from "#core/content/shop-terms.ts";
import { parseSort, type SortTerm, sortFields } from "#core/content-values/sort-term.ts";

const sortTerms: readonly SortTerm[] = sortFields.flatMap((term) => [term, `-${term}` as const]);

const defaultSort = field(
	"text",
	{
		de: [
			"Reihenfolge der Liste",
			"Z. B. category, available, -date_created: Kategorien nach ihrer Reihenfolge, Verfügbares zuerst, dann Neues; ein Bindestrich kehrt sie um.",
		],
		en: [
			"Order of the list",
			"e.g. category, available, -date_created: categories in their order, what can be had first, then what is new; a hyphen turns the order around.",
		],
		source: "3",
	},
	{
		json: { minLength: 1 },
		schema: v.pipe(
			v.string(),
			v.trim(),
			v.check(
				(value) => value.split(",").every((term) => parseSort(term).length === 1),
				findingMessage("content.unknown.value", { found: "", allowed: sortTerms.join(", ") }, sortTerms),
			),
		),
	},
);

const flags = {
	enable_cart: flag(
		true,
		["Warenkorb", "Ob Kunden bestellen können."],
		["Cart", "Whether customers can order."],
	),
	enable_wishlist: boolean(true, {
		de: ["Merkzettel", "Ob Besucher sich Artikel merken und vergleichen können, auch ohne Warenkorb."],
		en: ["Wishlist", "Whether visitors can save and compare products, also without a cart."],
		source: "B-USE-14",
	}),
	filters: flag(
		true,
		["Filter", "Ob die Liste gefiltert werden kann."],
		["Filters", "Whether the list can be filtered."],
	),
	maintenance_mode: flag(
		false,
		["Wartung", "Ob der Shop vorerst keine Bestellungen annimmt."],
		["Maintenance", "Whether the shop takes no orders for now."],
	),
	present_wrapping: flag(
		false,
		["Geschenkverpackung", "Ob sie angeboten wird."],
		["Gift wrapping", "Whether it is offered."],
	),
	show_stock: flag(
		false,
		["Bestand zeigen", "Ob Besucher sehen, wie viele Stücke vorrätig sind."],
		["Show stock", "Whether visitors see how many pieces are in stock."],
	),
	allow_ratings: flag(
		false,
		["Bewertungen", "Ob Kunden Artikel bewerten können."],
		["Ratings", "Whether customers can rate products."],
	),
	purchase_to_order: flag(
		false,
		["Bestellung auf Wunsch", "Ob Artikel ohne Bestand für den Kunden bestellt werden."],
		["Purchase to order", "Whether products without stock are ordered for the customer."],
	),
};

/** Prices that the settings contain themselves. */
const ownPrices = {
	shipping_cost: optional(
		price({
			de: ["Versandkosten", "Wo keine Versandregel etwas anderes sagt; mit Steuer."],
			en: ["Shipping cost", "Where no way to ship says otherwise; with tax."],
			source: "3",
		}),
	),
	present_wrapping_price: optional(
		price({
			de: ["Preis der Geschenkverpackung", "Für die ganze Bestellung, mit Steuer; leer: kostenlos."],
			en: ["Price of gift wrapping", "For the whole order, with tax; blank for free."],
			source: "B-USE-16",
		}),
	),
};

const { legal_pages, translations, ...deliveryLists } = settingsLists;

/** shop/settings.json (specification 3, "Shop settings"). */
export const shopSettings = entity({
	collection: "ecommerce_settings",
	icon: "shopping_cart",
	file: "shop/settings.json",
	isNeeded: true,
	de: [
		"Shop-Einstellungen",
		"Wie der Shop geführt wird, einmal je Projekt. Ohne sie hat die Website keinen Shop.",
	],
	en: ["Shop settings", "How the shop is run, once per project. Without it the website has no shop."],
	display: "{{project.domain}}",
	fields: {
		...inGroup(formGroups.functions, flags),
		shop_closures: shopClosures,
		...inGroup(formGroups.texts, settingsTexts),
		ring_size_page: optional(
			pagePath({
				de: ["Seite zur Ringgröße", "Wohin „Ringgröße messen“ führt; leer: Messen am Bildschirm."],
				en: [
					"Page on ring sizes",
					"Where “Measure your ring size” leads; blank for measuring on the screen.",
				],
				source: "B-USE-02",
			}),
		),
		...inGroup(formGroups.ratings, {
			rating_publication_days: optional(
				integer(
					{ minimum: 1 },
					{
						de: [
							"Bewertungen: veröffentlicht nach",
							"Nach wie vielen Tagen eine Bewertung höchstens veröffentlicht wird (in Frankreich Pflicht, Art. D111-17 Code de la consommation).",
						],
						en: [
							"Ratings: published after",
							"Within how many days a rating is published (art. D111-17 Code de la consommation).",
						],
						source: "B-LAW-09",
					},
				),
			),
			rating_retention_months: optional(
				integer(
					{ minimum: 1 },
					{
						de: ["Bewertungen: gezeigt für", "Wie viele Monate eine Bewertung höchstens gezeigt wird."],
						en: ["Ratings: shown for", "For how many months a rating is shown at most."],
						source: "B-LAW-09",
					},
				),
			),
		}),
		...inGroup(formGroups.payment, {
			paypal_client_id: optional(
				text({
					de: ["PayPal-Client-ID", "Gilt, wo Zahlungsart 4 angeboten wird."],
					en: ["PayPal client id", "Used where payment method 4 is offered."],
					source: "3",
				}),
			),
		}),
		...inGroup(formGroups.filters, {
			default_sort: optional(defaultSort),
		}),
		...inGroup(formGroups.taxes, {
			currency: optional(
				priceCurrency(
					"Die aller Preise, die keine andere nennen; leer: die der Website.",
					"That of all prices that name no other; blank for the website's own.",
				),
			),
			prices: pricesOfSettings(ownPrices),
			present_wrapping_price: ownPrices.present_wrapping_price,
			default_tax_percent: optional(
				decimal({
					de: ["Steuersatz", "Die Steuer in allen Preisen in Prozent, z. B. 19."],
					en: ["Tax rate", "The tax within all prices in per cent, e.g. 19."],
					source: "3",
				}),
			),
			small_business: boolean(false, {
				de: [
					"Kleinunternehmen",
					"Ob der Shop keine Umsatzsteuer berechnet (§ 19 UStG, in Österreich § 6 Abs. 1 Z 27 UStG); der Steuersatz bleibt dann leer.",
				],
				en: [
					"Small business",
					"Whether the shop charges no VAT (§ 19 UStG, in Austria § 6 (1) no. 27 UStG); the tax rate is then blank.",
				],
				source: "B-LAW-04",
			}),
			tax_country: optional(
				formattedText("country", {
					de: [
						"Steuerland",
						"Wo der Shop seine Steuer zahlt, zwei Buchstaben, z. B. DE; leer: das Land der Website.",
					],
					en: [
						"Tax country",
						"Where the shop pays its tax, two letters, e.g. DE; the website's own where blank.",
					],
					source: "B-LAW-17",
				}),
			),
			tax_by_destination: boolean(false, {
				de: [
					"Steuer des Bestimmungslands",
					"Ob Lieferungen in andere EU-Länder deren Steuer enthalten, wie es über 10.000 € im Jahr Pflicht ist (§ 3c UStG).",
				],
				en: [
					"Tax by destination",
					"Whether goods sent to other countries of the EU contain their tax, as the law asks for above 10,000 € a year (Art. 59c of Directive 2006/112/EC).",
				],
				source: "B-LAW-17",
			}),
		}),
		...inGroup(formGroups.law, {
			used_goods_liability_months: optional(
				integer(
					{ minimum: 12, maximum: 23 },
					{
						de: [
							"Gebrauchtes: Verjährung nach Monaten",
							"Nach wie vielen Monaten Ansprüche wegen Mängeln gebrauchter Artikel verjähren, mindestens 12; leer: nach zwei Jahren, wie es das Gesetz sagt. Nur für Shops in Deutschland und Kunden dort (§ 476 Abs. 2 BGB): Die Kasse zeigt dafür ein eigenes, leeres Häkchen.",
						],
						en: [
							"Used goods: period for claims",
							"Months after which claims for defects of used goods are time-barred, at least 12; blank for the two years of the law. For shops in Germany and customers there only (§ 476 (2) BGB): the checkout shows a separate, unticked box for it.",
						],
						source: "B-LAW-22",
					},
				),
			),
			used_goods_liability_required: boolean(false, {
				de: [
					"Gebrauchtes: nur mit Häkchen",
					"Ob Gebrauchtes nur bestellen kann, wer der kürzeren Verjährung zustimmt; sonst gelten ohne Häkchen zwei Jahre.",
				],
				en: [
					"Used goods: only with consent",
					"Whether used goods can be ordered only by those who agree to the shorter period; else two years hold without the tick.",
				],
				source: "B-LAW-22",
			}),
		}),
		...inGroup(formGroups.payment, {
			shipping_cost: ownPrices.shipping_cost,
		}),
		...inGroup(formGroups.filters, {
			category_filters: children(categoryFilter, "settings", "any", {
				de: ["Kategorie-Filter", "Die Kategorien, nach denen die Liste gefiltert werden kann."],
				en: ["Category filters", "The categories that the list can be filtered by."],
				source: "3",
			}),
			manufacturer_filters: children(manufacturerFilter, "settings", "any", {
				de: ["Hersteller-Filter", "Die Hersteller, nach denen die Liste gefiltert werden kann."],
				en: ["Manufacturer filters", "The manufacturers that the list can be filtered by."],
				source: "3",
			}),
			subcategory_filters: children(subcategory, "settings", "any", {
				de: [
					"Unterkategorien",
					"Die Unterkategorien, die Artikel nennen und nach denen die Liste gefiltert werden kann.",
				],
				en: ["Subcategories", "The subcategories, which products name and the list can be filtered by."],
				source: "3",
			}),
			attribute_filters: children(attributeFilter, "settings", "any", {
				de: ["Merkmal-Filter", "Die Merkmale, nach denen die Liste gefiltert werden kann."],
				en: ["Attribute filters", "The attributes that the list can be filtered by."],
				source: "3",
			}),
			quick_filters: quickFilters,
			search_words: searchWords,
		}),
		...inGroup(formGroups.payment, deliveryLists),
		...inGroup(formGroups.law, { legal_pages }),
		...inGroup(formGroups.texts, { translations }),
	},
});

/** The settings as written in their file; filters refer to other items by id. */
export type ShopSettingsFile = ItemOf<typeof shopSettings>;

/** The settings' texts in one language. Null and missing names fall back to the settings' own. */
export type ShopSettingsTranslation = ShopSettingsFile["translations"][number];
