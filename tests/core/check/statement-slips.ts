import { company, settings } from "#tests/core/check/plant.ts";
import { addSentence, type Change, describeProduct, editProduct } from "#tests/core/check/slip-changes.ts";
import { decimalOf } from "#tests/core/shop-fixtures.ts";

/** Texts that contradict the law, the settings or the company's data, by kind. */
export const statementSlips: Readonly<Record<string, readonly (readonly [slip: string, change: Change])[]>> =
	{
		prices: [
			["strike price in words", addSentence("Trauringe jetzt für 899 € statt 1.199 €.")],
			["UVP crossed out", addSentence("~~UVP 2.490 €~~ jetzt 1.990 €")],
			["discount without reference price", addSentence("Sommerschlussverkauf: alles um 30 % reduziert")],
			["was price fr", addSentence("Soldes : bracelet à 129 € au lieu de 189 €.", "fr")],
			["was price en", addSentence("Now only £890, previously £1,290", "en")],
			["sale ended", addSentence("Unser Frühjahrsverkauf läuft noch bis 31. Mai 2025.")],
			[
				"christmas delivery last year",
				addSentence(
					"Bestellen Sie bis zum 18. Dezember 2024, damit Ihr Geschenk pünktlich unterm Baum liegt.",
				),
			],
			["offer valid till past date en", addSentence("Offer valid until 30 June 2025.", "en")],
			["offer past fr", addSentence("Offre valable jusqu’au 15 janvier 2025.", "fr")],
			[
				"price in description differs",
				describeProduct(
					"siegelring-stern",
					"Der Siegelring mit Stern, handgestochen. Für 1.080 € gehört er Ihnen.",
				),
			],
			["net price", addSentence("Alle angegebenen Preise sind Nettopreise.")],
			["net price2", addSentence("Preise exkl. 19% MwSt.")],
			[
				"variant decimal slip",
				editProduct("akoya-kette", (own) => ({
					product_variants: own.product_variants.map((v, i) =>
						i === 1 ? { ...v, price_brutto: decimalOf("139") } : v,
					),
				})),
			],
			[
				"lowest price guarantee",
				addSentence("Woanders günstiger gesehen? Wir machen den besten Preis – garantiert!"),
			],
			[
				"gold purchase top price",
				addSentence("Goldankauf zu Höchstpreisen – wir zahlen garantiert mehr als andere."),
			],
		],
		tax: [
			["other VAT", addSentence("Im Preis sind 20 % Mehrwertsteuer enthalten.")],
			["16 percent", addSentence("inkl. 16% MwSt., zzgl. Versand")],
			["vat en", addSentence("All prices include 20% VAT.", "en")],
			["vat fr", addSentence("Prix TTC, TVA de 20 % incluse.", "fr")],
			["small business in text", addSentence("Gemäß § 19 UStG wird keine Umsatzsteuer ausgewiesen.")],
			["small business fr", addSentence("TVA non applicable, art. 293 B du CGI.", "fr")],
			["HT", addSentence("Tous nos prix s’entendent hors taxes.", "fr")],
		],
		shipping: [
			["free above", addSentence("Versandkostenfrei ab 100 € Bestellwert.")],
			[
				"flat fee other",
				addSentence("Wir berechnen pauschal 4,95 € für den Versand innerhalb Deutschlands."),
			],
			["portofrei", addSentence("Innerhalb Deutschlands liefern wir portofrei.")],
			["free en", addSentence("We ship free of charge within Germany.", "en")],
			["fr port", addSentence("Frais de port : 9,90 € pour la France.", "fr")],
			["other carrier", addSentence("Der Versand erfolgt mit Hermes.")],
			["other carrier UPS", addSentence("Wir versenden ausschließlich per UPS Express.")],
			["country", addSentence("Wir beliefern auch Kunden in Belgien und den Niederlanden.")],
			["whole EU", addSentence("Versand in alle EU-Länder möglich.")],
			["USA en", addSentence("We deliver to the United States and Canada.", "en")],
			["pays", addSentence("Nous livrons en Belgique et au Luxembourg.", "fr")],
			["next day", addSentence("Heute bestellt, morgen bei Ihnen.")],
			["24 hours", addSentence("Lieferung innerhalb von 24 Stunden.")],
			["same day", addSentence("Bestellungen vor 14 Uhr werden noch am selben Tag zugestellt.")],
			["approx", addSentence("Die Lieferzeit beträgt ca. 2-4 Werktage.")],
			[
				"ready to ship vs stock 0",
				editProduct("alpenhorn-firn", (own) => ({
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
				editProduct("alpenhorn-firn", (own) => ({
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
				editProduct("alpenhorn-firn", (own) => ({
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
			["no pickup", addSentence("Eine Abholung im Laden ist leider nicht möglich.")],
			["insured", addSentence("Selbstverständlich versenden wir kostenlos versichert.")],
		],
		returns: [
			["30 days", addSentence("Sie können alles innerhalb von 30 Tagen zurückgeben.")],
			["one month", addSentence("Umtausch innerhalb eines Monats möglich.")],
			["8 days", addSentence("Umtausch binnen acht Tagen mit Kassenbon.")],
			["60 days en", addSentence("60-day returns on all items.", "en")],
			["free returns contrary", addSentence("Die Kosten der Rücksendung tragen Sie.")],
			["free returns contrary en", addSentence("Return shipping is at the customer’s expense.", "en")],
			["no sale returns", addSentence("Sale-Artikel sind vom Umtausch ausgeschlossen.")],
			[
				"sealed earrings",
				addSentence("Ohrringe können aus hygienischen Gründen nicht zurückgegeben werden."),
			],
			["only voucher", addSentence("Bei Rückgabe erhalten Sie einen Gutschein.")],
			["unfrei", addSentence("Unfreie Pakete nehmen wir nicht an.")],
			["fr retour", addSentence("Les articles soldés ne sont ni repris ni échangés.", "fr")],
			["restocking", addSentence("Bei Widerruf berechnen wir eine Bearbeitungsgebühr von 10 %.")],
			[
				"withdrawal with reason",
				addSentence("Der Widerruf muss schriftlich per Post und mit Begründung erfolgen."),
			],
			["warranty 1 year", addSentence("Auf alle Neuwaren gewähren wir 12 Monate Gewährleistung.")],
			["lifetime guarantee", addSentence("Lebenslange Garantie auf alle Trauringe!")],
			["2 years guarantee", addSentence("2 Jahre Garantie auf alle Uhren.")],
			["guarantee en", addSentence("All watches come with a 3-year warranty.", "en")],
			[
				"guarantee years differ in description",
				describeProduct(
					"alpenhorn-firn",
					"Silber wie alter Schnee, ein blauer Zeiger als Spur. Mit zwei Jahren Herstellergarantie.",
				),
			],
			["damage report", addSentence("Transportschäden müssen innerhalb von 24 Stunden gemeldet werden.")],
		],
		payment: [
			["klarna", addSentence("Zahlen Sie bequem per Klarna Ratenkauf.")],
			["amex", addSentence("Wir akzeptieren Visa, Mastercard und American Express.")],
			["nachnahme", addSentence("Bezahlung per Nachnahme ist möglich.")],
			["sofort", addSentence("Zahlungsarten: PayPal, Sofortüberweisung, Vorkasse")],
			["apple pay", addSentence("Pay with Apple Pay or Google Pay.", "en")],
			["fr 3x", addSentence("Payez en 3 fois sans frais.", "fr")],
			["bitcoin", addSentence("Neu: Sie können auch mit Bitcoin bezahlen.")],
			["surcharge", addSentence("Bei Zahlung mit PayPal berechnen wir 3 % Aufschlag.")],
			["invoice days", addSentence("Rechnungen sind innerhalb von 7 Tagen fällig.")],
			["skonto", addSentence("Bei Vorkasse gewähren wir 3 % Skonto.")],
			["lastschrift", addSentence("Auf Wunsch buchen wir per SEPA-Lastschrift ab.")],
		],
		claims: [
			["klimaneutral", addSentence("Alle Bestellungen versenden wir klimaneutral.")],
			["CO2 en", addSentence("Our packaging is carbon neutral.", "en")],
			["nachhaltig", addSentence("Nachhaltiger Schmuck aus Berlin.")],
			["nachhaltig 2", addSentence("Bei uns kaufen Sie nachhaltig und mit gutem Gewissen.")],
			["umweltfreundlich", addSentence("Umweltfreundliche Verpackung inklusive.")],
			["grün", addSentence("Unsere Goldschmiede arbeitet ökologisch.")],
			["fr eco", addSentence("Des bijoux éco-responsables.", "fr")],
			["sustainable en", addSentence("Sustainable luxury, made in Berlin.", "en")],
			["bernstein", describeProduct("akoya-kette", "Die Bernsteinkette hilft Babys beim Zahnen.")],
			["heilstein", addSentence("Rosenquarz hilft gegen Liebeskummer und Kopfschmerzen.")],
			["magnet", addSentence("Magnetschmuck lindert Schmerzen in Gelenken.")],
			["nr 1", addSentence("Berlins Juwelier Nr. 1")],
			["testsieger", addSentence("Testsieger 2023: unsere Trauringberatung.")],
			["bester", addSentence("Der beste Juwelier Berlins.")],
			["award", addSentence("Mehrfach ausgezeichneter Service.")],
			["trusted shops", addSentence("Geprüft von Trusted Shops: 4,9 von 5 Sternen.")],
			["reviews", addSentence("Über 2.000 zufriedene Kunden können sich nicht irren.")],
			["leading en", addSentence("Germany’s leading jeweller since 1890.", "en")],
			["leading fr", addSentence("Le meilleur bijoutier de Berlin.", "fr")],
			["TÜV", addSentence("TÜV-geprüfter Onlineshop.")],
			["fake scarcity", addSentence("Nur noch heute 20 % sparen!")],
			[
				"statutory right as advantage",
				addSentence("Bei uns haben Sie 14 Tage Widerrufsrecht – unser besonderer Service für Sie!"),
			],
			["made in germany", describeProduct("alpenhorn-firn", "Made in Germany, mit Schweizer Werk.")],
		],
		contact: [
			["phone differs", addSentence("Rufen Sie uns an: 030 23125 210")],
			["phone completely different", addSentence("Telefonisch erreichen Sie uns unter 030 98765432.")],
			["mail other domain", addSentence("Schreiben Sie an info@goldschmiede-meier.example.")],
			["gmail", addSentence("Fragen an juwelier.sternau@gmail.com")],
			["old name", addSentence("Willkommen bei Juwelier Sternau e.K.")],
			["street", addSentence("Sie finden uns in der Königsstraße 12.")],
			["zip", addSentence("Königstraße 12, 10187 Berlin")],
			["city", addSentence("Königstraße 12, 10178 Potsdam")],
			[
				"iban",
				settings({ bank_details: "Juwelier Sternau GmbH\nIBAN DE37 0000 0000 0000 0000 00\nBIC XXXXDEXX" }),
			],
			[
				"iban in text",
				addSentence("Bitte überweisen Sie auf DE02 1203 0000 0000 2020 51.", "de", "shipping-and-payment"),
			],
			[
				"account holder",
				settings({
					bank_details: "Inhaber: Goldhaus Meier GmbH\nIBAN DE36 0000 0000 0000 0000 00\nBIC XXXXDEXX",
				}),
			],
			["vat id", company({ ust_id: "DE123456789" })],
			["vat id shape", company({ ust_id: "DE12345678" })],
			[
				"HRB in imprint",
				addSentence("Registergericht: Amtsgericht Charlottenburg, HRB 123456 B", "de", "legal"),
			],
			["court", addSentence("Amtsgericht München, HRB 999999 B", "de", "legal")],
			["director differs", addSentence("Geschäftsführer: Peter Müller", "de", "legal")],
			["opening hours", addSentence("Unsere Öffnungszeiten: Mo–Fr 9–19 Uhr")],
			["opening hours saturday", addSentence("Samstags haben wir bis 20 Uhr geöffnet.")],
			["sunday open", addSentence("Auch sonntags von 10 bis 16 Uhr für Sie da.")],
			["fax", addSentence("Fax: 030 23125 199")],
			["TMG", addSentence("Angaben gemäß § 5 TMG", "de", "legal")],
			[
				"ODR",
				addSentence(
					"Plattform der EU-Kommission zur Online-Streitbeilegung: https://ec.europa.eu/consumers/odr/",
					"de",
					"terms",
				),
			],
		],
	};
