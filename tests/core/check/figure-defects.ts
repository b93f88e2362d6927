import { addText, product, type SiteDefect, settings } from "#tests/core/check/plant.ts";

const productFiles = "shop/products/*.json";
const home = "pages/home.json";

/** Replaces the first product's description in a language. */
const described = (description: string, language = "de", change: object = {}) =>
	product(({ translations }) => ({
		translations: translations.map((own) => (own.language === language ? { ...own, description } : own)),
		...change,
	}));

/** Defects of figures, identities and data that owners typically cause. */
export const figureDefects: readonly SiteDefect[] = [
	[
		"another price of delivery in a text than in the settings",
		addText("Der Versand kostet 5,90 €.", "home"),
		"shipping-named",
		home,
	],
	[
		"free delivery that the settings charge for",
		addText("Ab 50 € liefern wir versandkostenfrei.", "home"),
		"shipping-named",
		home,
	],
	[
		"another period to return goods than the settings grant",
		addText("Sie haben 7 Tage Rückgaberecht.", "home"),
		"return-period-named",
		home,
	],
	["another rate of tax in a text", addText("Alle Preise enthalten 16 % MwSt.", "home"), "tax-named", home],
	[
		"a country in a text that the shop does not serve",
		addText("Wir liefern auch nach Italien.", "home"),
		"country-named",
		home,
	],
	[
		"delivery to the whole world",
		addText("Wir versenden weltweit: Lieferung nach Wunsch in alle Länder.", "home"),
		"country-named",
		home,
	],
	[
		"a price in a description that is not the product's",
		described("Nur 12,34 € für dieses Stück."),
		"price-named",
		productFiles,
	],
	[
		"a former price in a description that the price history does not show",
		product(({ price_brutto, translations }) => ({
			price_history: price_brutto === null ? null : [{ date: "2026-03-01", price_brutto }],
			product_variants: [],
			translations: translations.map((own) => ({ ...own, description: "Statt 9.999 € jetzt günstiger." })),
		})),
		"price-comparison",
		productFiles,
	],
	[
		"an alloy in a description that is not the attribute's",
		described("Gefertigt aus 333er Gelbgold."),
		"field-named",
		productFiles,
	],
	[
		"years of guarantee in a description that are not the field's",
		described("Mit 3 Jahren Garantie.", "de", { guarantee_years: 5 }),
		"field-named",
		productFiles,
	],
	[
		"an IBAN with two digits swapped",
		settings({ bank_details: "IBAN DE98 3704 0044 0532 0130 00" }),
		"iban",
		"shop/settings.json",
	],
	[
		"a BIC of seven letters",
		settings({ bank_details: "IBAN DE89 3704 0044 0532 0130 00\nBIC: COBADEF" }),
		"bank-code",
		"shop/settings.json",
	],
	[
		"another VAT number in the imprint",
		addText("USt-IdNr.: DE 136 695 977", "legal"),
		"vat-named",
		"pages/imprint.json",
	],
	[
		"a mistyped address for mail",
		addText("Schreiben Sie an guten.tag@juwelier-stenau.example.", "home"),
		"email-named",
		home,
	],
	[
		"a telephone number with a wrong digit",
		addText("Rufen Sie an: +49 30 23125121.", "home"),
		"phone-named",
		home,
	],
	[
		"the company with another legal form",
		addText("Juwelier Sternau OHG freut sich auf Sie.", "home"),
		"company-named",
		home,
	],
	[
		"the shop's street with another number",
		addText("Besuchen Sie uns: Königstraße 21.", "home"),
		"company-named",
		home,
	],
	[
		"another number of the register",
		addText("Amtsgericht Charlottenburg, HRB 12345", "legal"),
		"company-named",
		"pages/imprint.json",
	],
	[
		"opening hours in a text that no branch has",
		addText("Montag bis Freitag 9 bis 17 Uhr", "home"),
		"hours-named",
		home,
	],
	[
		"opening hours of one weekday next to those of others",
		addText("Samstags sind wir bis 22 Uhr für Sie da, montags bis freitags bis 18 Uhr.", "home"),
		"hours-named",
		home,
	],
	[
		"a way to pay that the shop does not offer",
		addText("Bezahlen Sie bequem mit Klarna.", "home"),
		"payment-named",
		home,
	],
	[
		"another price of gift wrapping",
		addText("Die Geschenkverpackung kostet 3,50 €.", "home"),
		"service-named",
		home,
	],
	[
		"another time to pay an invoice",
		addText("Die Rechnung ist innerhalb von 30 Tagen zu bezahlen.", "home"),
		"service-named",
		home,
	],
];
