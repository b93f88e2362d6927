import type { ProductContent } from "#core/catalogue/shop-content.ts";
import type { GoodsCondition } from "#core/content-values/goods-condition.ts";
import type { Language } from "#core/language/language.ts";
import { product, type SiteDefect, settings, shop, addText as textSaying } from "#tests/core/check/plant.ts";

const productFiles = "shop/products/*.json";

type Text = readonly [language: Language, text: string];

const usedTexts: readonly Text[] = [
	["de", "Gebrauchte Armbanduhr mit Box und Papieren."],
	["de", "Aus zweiter Hand, von uns geprüft."],
	["de", "Das Gehäuse zeigt leichte Tragespuren."],
	["de", "Eine Vintage-Brosche aus den 1960er Jahren."],
	["en", "A pre-owned watch, serviced in our workshop."],
	["en", "The case shows slight signs of wear."],
	["fr", "Montre d’occasion, révisée dans notre atelier."],
	["fr", "Le boîtier présente de légères traces d’usure."],
];

const newTexts: readonly Text[] = [
	["de", "Die Uhr ist fabrikneu."],
	["en", "Brand new, in its box."],
	["fr", "Bague flambant neuve."],
];

const shorterTexts = [
	"Für Gebrauchtware gilt ein Jahr Gewährleistung.",
	"Ansprüche wegen Mängeln gebrauchter Uhren verjähren in 12 Monaten.",
	"Bei gebrauchten Stücken ist die Gewährleistung auf ein Jahr begrenzt.",
];

const excluding: readonly Text[] = [
	["de", "Gekauft wie gesehen."],
	["de", "Der Verkauf erfolgt unter Ausschluss jeglicher Gewährleistung."],
	["de", "Die Gewährleistung für diese Uhr ist ausgeschlossen."],
	["en", "Sold as seen, no warranty and no returns."],
	["en", "This watch is sold without any warranty."],
	["fr", "Montre vendue en l’état."],
	["fr", "Vendue sans garantie ni retour."],
];

const shownTax: readonly Text[] = [
	["de", "Sie erhalten eine Rechnung mit ausgewiesener Mehrwertsteuer."],
	["de", "Die MwSt. ist ausweisbar."],
	["en", "You receive a VAT invoice."],
	["fr", "Vous recevez une facture avec TVA."],
];

/** Sets a product's condition, a text in one language and condition notes in all. */
export const saying =
	(language: Language, text: string, condition: GoodsCondition | null) =>
	({ translations }: ProductContent): Partial<ProductContent> => ({
		condition,
		translations: translations.map((own) => ({
			...own,
			condition_notes: "Sehr gut.",
			...(own.language === language ? { description: `${own.description}\n\n${text}` } : {}),
		})),
	});

/** Defects of used goods, and of goods that texts call used. */
export const conditionDefects: readonly SiteDefect[] = [
	...shownTax.map(
		([language, text]): SiteDefect => [
			`goods under the margin scheme with the words: ${text}`,
			product((own) => ({ ...saying(language, text, "used")(own), margin_taxed: true })),
			"margin-vat-shown",
			productFiles,
		],
	),
	...(["new", null] as const).map(
		(condition): SiteDefect => [
			`the margin taxed of goods whose condition is ${condition}`,
			product(() => ({ condition, margin_taxed: true })),
			"margin-of-new-goods",
			productFiles,
		],
	),
	...(["used", "refurbished", "vintage"] as const).map(
		(condition): SiteDefect => [
			`${condition} goods without a word of how they are`,
			product(() => ({ condition, margin_taxed: true })),
			"condition-notes",
			productFiles,
		],
	),
	...usedTexts.flatMap(([language, text]) =>
		(["new", null] as const).map(
			(condition): SiteDefect => [
				`“${text}” of goods whose condition is ${condition}`,
				product(saying(language, text, condition)),
				"used-words",
				productFiles,
			],
		),
	),
	...(["new", null] as const).map(
		(condition): SiteDefect => [
			`a year of liability for goods whose condition is ${condition}`,
			product(saying("de", "Auf dieses Stück geben wir ein Jahr Gewährleistung.", condition)),
			"warranty-restriction",
			productFiles,
		],
	),
	...(["neu", "Neuheiten", "new", "nouveauté"] as const).map(
		(tag): SiteDefect => [
			`used goods with the tag “${tag}”`,
			product(() => ({ condition: "used", tags: ["geschenk", tag] })),
			"used-tagged-new",
			productFiles,
		],
	),
	[
		"a footer that says that all prices include the tax, above goods under the margin scheme",
		settings({ global_footer: "Alle Preise enthalten die gesetzliche Mehrwertsteuer." }),
		"margin-unnamed",
		"shop/settings.json",
	],
	[
		"terms that say so",
		textSaying("Alle unsere Preise verstehen sich inkl. MwSt.", "terms"),
		"margin-unnamed",
		"pages/terms.json",
	],
	...(["FR", "AT", "CH", "IT"] as const).map(
		(tax_country): SiteDefect => [
			`a shorter liability for used goods in a shop in ${tax_country}`,
			settings({ used_goods_liability_months: 12, tax_country }),
			"used-liability-law",
			"shop/settings.json",
		],
	),
	...shorterTexts.map(
		(text): SiteDefect => [
			`“${text}” in terms without the box in the checkout`,
			(demo) => ({
				...textSaying(text, "terms")(),
				...settings({ used_goods_liability_months: null })(demo),
			}),
			"used-liability-words",
			"pages/terms.json",
		],
	),
	[
		"a year of liability for a used watch without the box in the checkout",
		shop((own) => ({
			settings: { ...own.settings, used_goods_liability_months: null },
			products: own.products.map((one) => ({
				...one,
				...saying("de", "Auf dieses Stück geben wir ein Jahr Gewährleistung.", "used")(one),
			})),
		})),
		"used-liability-words",
		productFiles,
	],
	...excluding.map(
		([language, text]): SiteDefect => [
			`“${text}” of used goods`,
			product(saying(language, text, "used")),
			"used-liability-excluded",
			productFiles,
		],
	),
	[
		"used goods without liability on a page",
		textSaying("Gebrauchte Uhren verkaufen wir wie besehen, ohne Gewährleistung.", "home"),
		"used-liability-excluded",
		"pages/home.json",
	],
	...newTexts.map(
		([language, text]): SiteDefect => [
			`“${text}” of used goods`,
			product(saying(language, text, "used")),
			"new-words",
			productFiles,
		],
	),
];
