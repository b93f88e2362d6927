import { price } from "#core/content/decimals.ts";
import { type EditorText, optional, withDefault } from "#core/content/field.ts";
import {
	boolean,
	formattedText,
	id,
	inOwnLanguage,
	integer,
	markdown,
	multiline,
	text,
} from "#core/content/fields.ts";
import { labelledChoice } from "#core/content/labelled-choice.ts";
import { legalPageTypes, templateLabels } from "#core/content/names.ts";
import { priceCurrency, pricesOfPart } from "#core/content/prices.ts";
import {
	languageField,
	list,
	openRecord,
	someTexts,
	textRecord,
	texts,
	translations,
} from "#core/content/structures.ts";
import { pickFields } from "#core/shared/collections.ts";

/** Creates a field for a setting that is yes or no. */
export const flag = (defaultValue: boolean, de: EditorText, en: EditorText) =>
	boolean(defaultValue, { de, en, source: "3" });
/** A name in the default language. */
const name = text({ de: ["Name", inOwnLanguage.de], en: ["Name", inOwnLanguage.en], source: "3" });

const entryId = id({
	de: ["Kennung", "Ändert sich nie."],
	en: ["Id", "Never changes."],
	source: "3",
});

const country = {
	display_name: name,
	country_code: formattedText("country", {
		de: ["Land", "Zwei Buchstaben, z. B. DE."],
		en: ["Country", "Two letters, e.g. DE."],
		source: "3",
	}),
};

const shippingConfig = {
	name: text({
		de: ["Versandart", "Der Name der Versandart."],
		en: ["Shipping method", "The name of the way to ship."],
	}),
	shipping_provider: optional(
		text({ de: ["Versender", "Wer es liefert."], en: ["Carrier", "Who carries it."] }),
	),
	price_brutto: price({ de: ["Preis (brutto)", "Z. B. 6.90."], en: ["Price (gross)", "e.g. 6.90."] }),
	prices: pricesOfPart,
	payment_methods: list(
		{
			id: entryId,
			method: optional(
				text({
					de: ["Verfahren", "Die Kennung eines Zahlungsanbieters, invoice oder leer."],
					en: ["Method", "The id of a payment provider, invoice or blank."],
					source: "R-PAY-05",
				}),
			),
			config: optional(
				openRecord({
					de: ["Einstellungen", "Was der Zahlungsanbieter braucht, als JSON."],
					en: ["Settings", "What the payment provider needs, as JSON."],
				}),
			),
		},
		{
			de: ["Zahlungsarten", "Die Zahlungsarten, für die sie gilt; ohne Angabe alle."],
			en: ["Payment methods", "The payment methods that it serves; blank for all."],
		},
	),
	additional_days: withDefault(
		integer(
			{ minimum: 0 },
			{
				de: ["Zusätzliche Tage", "Arbeitstage, die zur Lieferzeit jedes Artikels höchstens hinzukommen."],
				en: ["Additional days", "Working days that it adds to each product's delivery at most."],
			},
		),
		0,
	),
	least_days: optional(
		integer(
			{ minimum: 0 },
			{
				de: ["Mindestens", "Arbeitstage, die sie mindestens braucht; leer: so viele wie höchstens."],
				en: ["At least", "Working days that it takes at least; blank for as many as at most."],
				source: "B-USE-12",
			},
		),
	),
	shipping_countries: list(country, {
		de: ["Länder", "Die Länder, für die sie gilt; ohne Angabe alle."],
		en: ["Countries", "The countries it serves; all when there are none."],
	}),
};

const footer = markdown({
	de: ["Fußtext", "Steht unter jeder Seite des Shops."],
	en: ["Footer text", "Shown under every page of the shop."],
	source: "R-PROD-06",
});
const buttonText = text({
	de: ["Text des Warenkorb-Knopfs", "Leer: Facettes eigener."],
	en: ["Label of the cart button", "Blank for Facette's own."],
	source: "3",
});
const bankDetails = multiline({
	de: ["Bankverbindung", "Wird nach einer Bestellung mit Überweisung gezeigt."],
	en: ["Bank details", "Shown after an order paid by transfer."],
	source: "R-PAY-04",
});

const sizeChange = text({
	de: ["Größenänderung", "Was eine andere Ringgröße nach dem Kauf kostet; steht bei Ringen."],
	en: ["Size change", "What another ring size costs after the purchase; shown with rings."],
	source: "B-USE-12",
});

/** The settings' texts; `translations` contain them in the other languages. */
export const settingsTexts = {
	call_to_action_text: optional(buttonText),
	global_footer: optional(footer),
	bank_details: optional(bankDetails),
	size_change: optional(sizeChange),
};

/** The shop's additional words for its search (B-USE-13). */
export const searchWords = list(
	{
		language: languageField,
		words: someTexts({
			de: ["Wörter", "Wörter, die dasselbe meinen, z. B. Segleruhr und Regattauhr."],
			en: ["Words", "Words that mean the same, e.g. sailing watch and regatta watch."],
			source: "B-USE-13",
		}),
		finds: texts({
			de: ["Findet auch", "Was gezeigt wird, wenn jemand eines der Wörter sucht, z. B. Regatta."],
			en: ["Also finds", "What is shown when someone searches for one of the words, e.g. Regatta."],
			source: "B-USE-13",
		}),
	},
	{
		de: [
			"Suchwörter",
			"Wörter, unter denen Kunden Artikel suchen, neben denen des Fachs, die die Suche schon kennt.",
		],
		en: [
			"Search words",
			"Words by which customers look for products, besides those of the trade that the search knows already.",
		],
		source: "B-USE-13",
	},
);

const ownTag = optional(
	text({
		de: ["Schlagwort", "Ein Schlagwort der Artikel, z. B. geschenk; leer: alle Artikel."],
		en: ["Tag", "A tag of the products, e.g. geschenk; blank for all products."],
		source: "B-USE-16",
	}),
);

const priceLimit = (de: EditorText, en: EditorText) => optional(price({ de, en, source: "B-USE-16" }));

/** Preset filters of the list, e.g. gifts up to a price. */
export const quickFilters = list(
	{
		display_name: name,
		tag: ownTag,
		price_min: priceLimit(["Preis ab", "Z. B. 100; leer: ab 0."], ["Price from", "e.g. 100; blank for 0."]),
		price_max: priceLimit(
			["Preis bis", "Z. B. 100; leer: ohne."],
			["Price up to", "e.g. 100; blank for none."],
		),
		currency: optional(
			priceCurrency(
				"Die der Preisgrenzen; leer: die der Einstellungen. Websites mit einer anderen lassen den Filter weg.",
				"That of the limits; blank for that of the settings. Websites with another one leave the filter out.",
			),
		),
	},
	{
		de: [
			"Schnellfilter",
			"Auswahlen, die über der Liste stehen, z. B. Geschenke bis 100 €. Auf dieselbe Liste verweisen Menü und Seiten mit /shop?tag=geschenk&price_max=100.",
		],
		en: [
			"Quick filters",
			"Choices above the list, e.g. presents up to 100 €. Menu and pages link to the same list as /shop?tag=geschenk&price_max=100.",
		],
		source: "B-USE-16",
	},
);

/** The lists of payment and shipping methods. */
export const settingsLists = {
	payment_methods: list(
		{ id: entryId, display_name: name },
		{
			de: ["Zahlungsarten", "Wie man zahlen kann."],
			en: ["Payment methods", "How customers can pay."],
			source: "3",
		},
	),
	shipping_methods: list(
		{
			id: entryId,
			display_name: name,
			free: flag(false, ["Kostenlos", "Ob sie nichts kostet."], ["Free", "Whether it costs nothing."]),
			collection: flag(
				false,
				["Abholung", "Ob Kunden die Ware dort abholen, wo der Name es sagt."],
				["Collection", "Whether customers fetch the goods at the place that it names."],
			),
		},
		{ de: ["Versandarten", "Wie geliefert wird."], en: ["Shipping methods", "Ways to ship."], source: "3" },
	),
	shipping_countries: list(
		{
			id: entryId,
			...country,
			free_returns: flag(
				false,
				["Rücksendung kostenlos", "Ob der Shop die Kosten der Rücksendung trägt."],
				["Free returns", "Whether the shop bears the cost of returning goods."],
			),
			return_days: optional(
				integer(
					{ minimum: 1 },
					{
						de: [
							"Tage zur Rückgabe",
							"Wie lange Kunden des Landes zurückgeben können: länger, als das gesetzliche Widerrufsrecht dauert, oder, wo es keines gibt wie in der Schweiz, freiwillig; leer: so lange das Gesetz es verlangt. Ein Widerrufsrecht entsteht dadurch nicht.",
						],
						en: [
							"Days to return",
							"How long customers of the country may return goods: longer than the right of withdrawal that its law gives or, where it gives none as in Switzerland, by the shop's own word; blank for what the law asks for. It makes no right of withdrawal.",
						],
						source: "B-SEO-06",
					},
				),
			),
		},
		{
			de: ["Lieferländer", "Wohin der Shop liefert."],
			en: ["Shipping countries", "Where the shop ships to."],
			source: "3",
		},
	),
	shipping_methods_config: list(shippingConfig, {
		de: ["Versandregeln", "Was eine Versandart kostet und für wen sie gilt."],
		en: ["Shipping rules", "What a way to ship costs and whom it serves."],
		source: "R-CHECK-02",
	}),
	legal_pages: list(
		{
			type: labelledChoice(pickFields(templateLabels, legalPageTypes), {
				de: ["Seite", "Die Seite, die der Text füllt."],
				en: ["Page", "The page that the text fills."],
				source: "R-SET-05",
			}),
			content: markdown({ de: ["Text", "Markdown."], en: ["Text", "Markdown."], source: "R-SET-05" }),
		},
		{
			de: ["Rechtstexte", "Die Rechtstexte des Shops."],
			en: ["Legal pages", "The shop's legal texts."],
			source: "R-SET-05",
		},
	),
	translations: translations(
		{
			...settingsTexts,
			names: withDefault(
				textRecord({
					de: [
						"Namen",
						'Namen von Unterkategorien, Zahlungs- und Versandarten und Ländern als JSON: {"Rechnung": "Invoice"}.',
					],
					en: [
						"Names",
						'Names of subcategories, payment and shipping methods, and countries as JSON: {"Rechnung": "Invoice"}.',
					],
				}),
				{},
			),
		},
		"any",
	),
};
