import { company, settings } from "#tests/core/check/plant.ts";
import { type Change, ofProduct, says, tells } from "#tests/core/check/slip-changes.ts";
import { decimalOf } from "#tests/core/shop-fixtures.ts";

/** Statements of texts against the law, the settings or the company's data, by kind. */
export const statementSlips: Readonly<Record<string, readonly (readonly [slip: string, change: Change])[]>> =
	{
		prices: [
			["strike price in words", says("Trauringe jetzt für 899 € statt 1.199 €.")],
			["UVP crossed out", says("~~UVP 2.490 €~~ jetzt 1.990 €")],
			["discount without reference price", says("Sommerschlussverkauf: alles um 30 % reduziert")],
			["was price fr", says("Soldes : bracelet à 129 € au lieu de 189 €.", "fr")],
			["was price en", says("Now only £890, previously £1,290", "en")],
			["sale ended", says("Unser Frühjahrsverkauf läuft noch bis 31. Mai 2025.")],
			[
				"christmas delivery last year",
				says("Bestellen Sie bis zum 18. Dezember 2024, damit Ihr Geschenk pünktlich unterm Baum liegt."),
			],
			["offer valid till past date en", says("Offer valid until 30 June 2025.", "en")],
			["offer past fr", says("Offre valable jusqu’au 15 janvier 2025.", "fr")],
			[
				"price in description differs",
				tells("siegelring-stern", "Der Siegelring mit Stern, handgestochen. Für 1.080 € gehört er Ihnen."),
			],
			["net price", says("Alle angegebenen Preise sind Nettopreise.")],
			["net price2", says("Preise exkl. 19% MwSt.")],
			[
				"variant decimal slip",
				ofProduct("akoya-kette", (own) => ({
					product_variants: own.product_variants.map((v, i) =>
						i === 1 ? { ...v, price_brutto: decimalOf("139") } : v,
					),
				})),
			],
			[
				"lowest price guarantee",
				says("Woanders günstiger gesehen? Wir machen den besten Preis – garantiert!"),
			],
			[
				"gold purchase top price",
				says("Goldankauf zu Höchstpreisen – wir zahlen garantiert mehr als andere."),
			],
		],
		tax: [
			["other VAT", says("Im Preis sind 20 % Mehrwertsteuer enthalten.")],
			["16 percent", says("inkl. 16% MwSt., zzgl. Versand")],
			["vat en", says("All prices include 20% VAT.", "en")],
			["vat fr", says("Prix TTC, TVA de 20 % incluse.", "fr")],
			["small business in text", says("Gemäß § 19 UStG wird keine Umsatzsteuer ausgewiesen.")],
			["small business fr", says("TVA non applicable, art. 293 B du CGI.", "fr")],
			["HT", says("Tous nos prix s’entendent hors taxes.", "fr")],
		],
		shipping: [
			["free above", says("Versandkostenfrei ab 100 € Bestellwert.")],
			["flat fee other", says("Wir berechnen pauschal 4,95 € für den Versand innerhalb Deutschlands.")],
			["portofrei", says("Innerhalb Deutschlands liefern wir portofrei.")],
			["free en", says("We ship free of charge within Germany.", "en")],
			["fr port", says("Frais de port : 9,90 € pour la France.", "fr")],
			["other carrier", says("Der Versand erfolgt mit Hermes.")],
			["other carrier UPS", says("Wir versenden ausschließlich per UPS Express.")],
			["country", says("Wir beliefern auch Kunden in Belgien und den Niederlanden.")],
			["whole EU", says("Versand in alle EU-Länder möglich.")],
			["USA en", says("We deliver to the United States and Canada.", "en")],
			["pays", says("Nous livrons en Belgique et au Luxembourg.", "fr")],
			["next day", says("Heute bestellt, morgen bei Ihnen.")],
			["24 hours", says("Lieferung innerhalb von 24 Stunden.")],
			["same day", says("Bestellungen vor 14 Uhr werden noch am selben Tag zugestellt.")],
			["approx", says("Die Lieferzeit beträgt ca. 2-4 Werktage.")],
			[
				"ready to ship vs stock 0",
				ofProduct("alpenhorn-firn", (own) => ({
					stock: 0,
					translations: own.translations.map((t) =>
						t.language === "de"
							? {
									...t,
									description: "Sofort lieferbar! Silber wie alter Schnee, ein blauer Zeiger als Spur.",
								}
							: t,
					),
				})),
			],
			[
				"last piece vs many",
				ofProduct("alpenhorn-firn", (own) => ({
					stock: 12,
					translations: own.translations.map((t) =>
						t.language === "de"
							? {
									...t,
									description:
										"Nur noch ein Exemplar vorrätig: Silber wie alter Schnee, ein blauer Zeiger als Spur.",
								}
							: t,
					),
				})),
			],
			[
				"sold out in words",
				ofProduct("alpenhorn-firn", (own) => ({
					stock: 3,
					translations: own.translations.map((t) =>
						t.language === "de"
							? {
									...t,
									description: "Leider ausverkauft. Silber wie alter Schnee, ein blauer Zeiger als Spur.",
								}
							: t,
					),
				})),
			],
			["no pickup", says("Eine Abholung im Laden ist leider nicht möglich.")],
			["insured", says("Selbstverständlich versenden wir kostenlos versichert.")],
		],
		returns: [
			["30 days", says("Sie können alles innerhalb von 30 Tagen zurückgeben.")],
			["one month", says("Umtausch innerhalb eines Monats möglich.")],
			["8 days", says("Umtausch binnen acht Tagen mit Kassenbon.")],
			["60 days en", says("60-day returns on all items.", "en")],
			["free returns contrary", says("Die Kosten der Rücksendung tragen Sie.")],
			["free returns contrary en", says("Return shipping is at the customer’s expense.", "en")],
			["no sale returns", says("Sale-Artikel sind vom Umtausch ausgeschlossen.")],
			["sealed earrings", says("Ohrringe können aus hygienischen Gründen nicht zurückgegeben werden.")],
			["only voucher", says("Bei Rückgabe erhalten Sie einen Gutschein.")],
			["unfrei", says("Unfreie Pakete nehmen wir nicht an.")],
			["fr retour", says("Les articles soldés ne sont ni repris ni échangés.", "fr")],
			["restocking", says("Bei Widerruf berechnen wir eine Bearbeitungsgebühr von 10 %.")],
			["withdrawal with reason", says("Der Widerruf muss schriftlich per Post und mit Begründung erfolgen.")],
			["warranty 1 year", says("Auf alle Neuwaren gewähren wir 12 Monate Gewährleistung.")],
			["lifetime guarantee", says("Lebenslange Garantie auf alle Trauringe!")],
			["2 years guarantee", says("2 Jahre Garantie auf alle Uhren.")],
			["guarantee en", says("All watches come with a 3-year warranty.", "en")],
			[
				"guarantee years differ in description",
				tells(
					"alpenhorn-firn",
					"Silber wie alter Schnee, ein blauer Zeiger als Spur. Mit zwei Jahren Herstellergarantie.",
				),
			],
			["damage report", says("Transportschäden müssen innerhalb von 24 Stunden gemeldet werden.")],
		],
		payment: [
			["klarna", says("Zahlen Sie bequem per Klarna Ratenkauf.")],
			["amex", says("Wir akzeptieren Visa, Mastercard und American Express.")],
			["nachnahme", says("Bezahlung per Nachnahme ist möglich.")],
			["sofort", says("Zahlungsarten: PayPal, Sofortüberweisung, Vorkasse")],
			["apple pay", says("Pay with Apple Pay or Google Pay.", "en")],
			["fr 3x", says("Payez en 3 fois sans frais.", "fr")],
			["bitcoin", says("Neu: Sie können auch mit Bitcoin bezahlen.")],
			["surcharge", says("Bei Zahlung mit PayPal berechnen wir 3 % Aufschlag.")],
			["invoice days", says("Rechnungen sind innerhalb von 7 Tagen fällig.")],
			["skonto", says("Bei Vorkasse gewähren wir 3 % Skonto.")],
			["lastschrift", says("Auf Wunsch buchen wir per SEPA-Lastschrift ab.")],
		],
		claims: [
			["klimaneutral", says("Alle Bestellungen versenden wir klimaneutral.")],
			["CO2 en", says("Our packaging is carbon neutral.", "en")],
			["nachhaltig", says("Nachhaltiger Schmuck aus Berlin.")],
			["nachhaltig 2", says("Bei uns kaufen Sie nachhaltig und mit gutem Gewissen.")],
			["umweltfreundlich", says("Umweltfreundliche Verpackung inklusive.")],
			["grün", says("Unsere Goldschmiede arbeitet ökologisch.")],
			["fr eco", says("Des bijoux éco-responsables.", "fr")],
			["sustainable en", says("Sustainable luxury, made in Berlin.", "en")],
			["bernstein", tells("akoya-kette", "Die Bernsteinkette hilft Babys beim Zahnen.")],
			["heilstein", says("Rosenquarz hilft gegen Liebeskummer und Kopfschmerzen.")],
			["magnet", says("Magnetschmuck lindert Schmerzen in Gelenken.")],
			["nr 1", says("Berlins Juwelier Nr. 1")],
			["testsieger", says("Testsieger 2023: unsere Trauringberatung.")],
			["bester", says("Der beste Juwelier Berlins.")],
			["award", says("Mehrfach ausgezeichneter Service.")],
			["trusted shops", says("Geprüft von Trusted Shops: 4,9 von 5 Sternen.")],
			["reviews", says("Über 2.000 zufriedene Kunden können sich nicht irren.")],
			["leading en", says("Germany’s leading jeweller since 1890.", "en")],
			["leading fr", says("Le meilleur bijoutier de Berlin.", "fr")],
			["TÜV", says("TÜV-geprüfter Onlineshop.")],
			["fake scarcity", says("Nur noch heute 20 % sparen!")],
			[
				"statutory right as advantage",
				says("Bei uns haben Sie 14 Tage Widerrufsrecht – unser besonderer Service für Sie!"),
			],
			["made in germany", tells("alpenhorn-firn", "Made in Germany, mit Schweizer Werk.")],
		],
		contact: [
			["phone differs", says("Rufen Sie uns an: 030 23125 210")],
			["phone completely different", says("Telefonisch erreichen Sie uns unter 030 98765432.")],
			["mail other domain", says("Schreiben Sie an info@goldschmiede-meier.example.")],
			["gmail", says("Fragen an juwelier.sternau@gmail.com")],
			["old name", says("Willkommen bei Juwelier Sternau e.K.")],
			["street", says("Sie finden uns in der Königsstraße 12.")],
			["zip", says("Königstraße 12, 10187 Berlin")],
			["city", says("Königstraße 12, 10178 Potsdam")],
			[
				"iban",
				settings({ bank_details: "Juwelier Sternau GmbH\nIBAN DE37 0000 0000 0000 0000 00\nBIC XXXXDEXX" }),
			],
			[
				"iban in text",
				says("Bitte überweisen Sie auf DE02 1203 0000 0000 2020 51.", "de", "shipping-and-payment"),
			],
			[
				"account holder",
				settings({
					bank_details: "Inhaber: Goldhaus Meier GmbH\nIBAN DE36 0000 0000 0000 0000 00\nBIC XXXXDEXX",
				}),
			],
			["vat id", company({ ust_id: "DE123456789" })],
			["vat id shape", company({ ust_id: "DE12345678" })],
			["HRB in imprint", says("Registergericht: Amtsgericht Charlottenburg, HRB 123456 B", "de", "legal")],
			["court", says("Amtsgericht München, HRB 999999 B", "de", "legal")],
			["director differs", says("Geschäftsführer: Peter Müller", "de", "legal")],
			["opening hours", says("Unsere Öffnungszeiten: Mo–Fr 9–19 Uhr")],
			["opening hours saturday", says("Samstags haben wir bis 20 Uhr geöffnet.")],
			["sunday open", says("Auch sonntags von 10 bis 16 Uhr für Sie da.")],
			["fax", says("Fax: 030 23125 199")],
			["TMG", says("Angaben gemäß § 5 TMG", "de", "legal")],
			[
				"ODR",
				says(
					"Plattform der EU-Kommission zur Online-Streitbeilegung: https://ec.europa.eu/consumers/odr/",
					"de",
					"terms",
				),
			],
		],
	};
