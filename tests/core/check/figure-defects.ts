import { product, type SiteDefect, saying, settings, site } from "#tests/core/check/plant.ts";

const productFiles = "shop/products/*.json";
const home = "pages/home.json";

/** Describes the first product otherwise in a language. */
const described = (description: string, language = "de", change: object = {}) =>
	product(({ translations }) => ({
		translations: translations.map((own) => (own.language === language ? { ...own, description } : own)),
		...change,
	}));

const _named = (display_name: string, description: string) =>
	product(({ translations }) => ({
		attributes: [],
		translations: translations.map((own) =>
			own.language === "de" ? { ...own, display_name, description } : own,
		),
	}));

/** The first picture's alternative texts. */
const _alt = (text: string) =>
	site(({ media: [first, ...others] }) => ({
		media: first ? [{ ...first, translations: [{ language: "de", alt: text }] }, ...others] : others,
	}));

/** Gives the German home page a text in a plain field. */
const _lead =
	(text: string): SiteDefect[1] =>
	() => ({
		body: (body, of) => (of === "home" && body.language === "de" ? { ...body, lead: text } : body),
	});

/** Defects of figures, identities and data, each a slip that owners make. */
export const figureDefects: readonly SiteDefect[] = [
	[
		"another price of delivery in a text than in the settings",
		saying("Der Versand kostet 5,90 €.", "home"),
		"shipping-named",
		home,
	],
	[
		"free delivery that the settings charge for",
		saying("Ab 50 € liefern wir versandkostenfrei.", "home"),
		"shipping-named",
		home,
	],
	[
		"another period to return goods than the settings grant",
		saying("Sie haben 7 Tage Rückgaberecht.", "home"),
		"return-period-named",
		home,
	],
	["another rate of tax in a text", saying("Alle Preise enthalten 16 % MwSt.", "home"), "tax-named", home],
	[
		"a country in a text that the shop does not serve",
		saying("Wir liefern auch nach Italien.", "home"),
		"country-named",
		home,
	],
	[
		"delivery to the whole world",
		saying("Wir versenden weltweit: Lieferung nach Wunsch in alle Länder.", "home"),
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
		saying("USt-IdNr.: DE 136 695 977", "legal"),
		"vat-named",
		"pages/imprint.json",
	],
	[
		"a mistyped address for mail",
		saying("Schreiben Sie an guten.tag@juwelier-stenau.example.", "home"),
		"email-named",
		home,
	],
	[
		"a telephone number with a wrong digit",
		saying("Rufen Sie an: +49 30 23125121.", "home"),
		"phone-named",
		home,
	],
	[
		"the company with another legal form",
		saying("Juwelier Sternau OHG freut sich auf Sie.", "home"),
		"company-named",
		home,
	],
	[
		"the shop's street with another number",
		saying("Besuchen Sie uns: Königstraße 21.", "home"),
		"company-named",
		home,
	],
	[
		"another number of the register",
		saying("Amtsgericht Charlottenburg, HRB 12345", "legal"),
		"company-named",
		"pages/imprint.json",
	],
	[
		"opening hours in a text that no branch has",
		saying("Montag bis Freitag 9 bis 17 Uhr", "home"),
		"hours-named",
		home,
	],
	[
		"a way to pay that the shop does not offer",
		saying("Bezahlen Sie bequem mit Klarna.", "home"),
		"payment-named",
		home,
	],
	[
		"another price of gift wrapping",
		saying("Die Geschenkverpackung kostet 3,50 €.", "home"),
		"service-named",
		home,
	],
	[
		"another time to pay an invoice",
		saying("Die Rechnung ist innerhalb von 30 Tagen zu bezahlen.", "home"),
		"service-named",
		home,
	],
];
