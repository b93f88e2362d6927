/** The place of a text: the list, a product's page, the cart and so on. */
export type Place =
	| "list"
	| "product"
	| "cart"
	| "start"
	| "review"
	| "confirmation"
	| "mail"
	| "terms"
	| "imprint";

/** A legally required text, its place and its source. */
export type MandatoryText = readonly [place: Place, text: string | RegExp, source: string];

const order = "Zahlungspflichtig bestellen";

/** Returns the essential features in a German review, which three countries' laws require with different sources. */
const essentials = (source: string): readonly MandatoryText[] => [
	["review", "Inhalt:\n200 ml", source],
	["review", "Legierung:\n750/1000 Weißgold", source],
	["review", "Steine:\n2 Brillanten, je 0,50 ct, F, VS2", source],
	["review", "Gehäusedurchmesser:\n40 mm", source],
	["review", "Text der Gravur:\nMara", source],
];

/** Texts about goods that EU directives require, in German. */
const union: readonly MandatoryText[] = [
	[
		"product",
		"Haltbarkeitsgarantie des Herstellers: Uhrenmanufaktur Kronberg GmbH",
		"Reg. (EU) 2025/1960 Annex II",
	],
	[
		"product",
		"mindestens zwei Jahre ab Lieferung",
		"Dir. 2011/83/EU Art. 5 (1) (e); Reg. (EU) 2025/1960 Annex I",
	],
	[
		"product",
		"Uhrenmanufaktur Kronberg GmbH\nAm Zeigerwerk 1, 01999 Kronberg, Deutschland\nwerk@kronberg.example",
		"Reg. (EU) 2023/988 Art. 19 (a)",
	],
	["product", "Enthält eine Knopfzelle. Von Kindern fernhalten", "Reg. (EU) 2023/988 Art. 19 (d)"],
	["product", "Hinweis zu Batterien", "Reg. (EU) 2023/1542 Art. 74"],
	["product", "Wir prüfen anhand der Bestellnummer", "Dir. 2005/29/EC Art. 7 (6)"],
	["review", "mindestens zwei Jahre ab Lieferung", "Dir. 2011/83/EU Art. 8 (2); Reg. (EU) 2025/1960"],
	["mail", "mindestens zwei Jahre ab Lieferung", "Dir. 2011/83/EU Art. 8 (7)"],
	[
		"mail",
		"Haltbarkeitsgarantie des Herstellers: 3 Jahre, Uhrenmanufaktur Kronberg GmbH",
		"Dir. (EU) 2019/771 Art. 17 (2)",
	],
];

/** The required texts of a purchase in Germany. */
const germany: readonly MandatoryText[] = [
	["list", "48,00 €\n240,00 € / l", "§ 4 (1) PAngV"],
	["list", "inkl. MwSt., zzgl. Versand", "§ 6 (1) PAngV"],
	["product", "48,00 €\n\n240,00 € / l", "§ 4 (1) PAngV"],
	["product", "inkl. MwSt., zzgl. Versand\ndarin 19 % MwSt.: 7,66 €", "§ 6 (1) PAngV"],
	["product", "Niedrigster Preis der 30 Tage vor der Ermäßigung: 1.090,00 €", "§ 11 (1) PAngV"],
	["product", "750/1000 Weißgold", "Art. 246a § 1 (1) no. 1 EGBGB"],
	["product", /Bei Ihnen: \S+,\s\d+\./, "Art. 246a § 1 (1) no. 7 EGBGB"],
	[
		"product",
		"Nach Ihren Angaben angefertigt: kein Widerrufsrecht.",
		"§ 312g (2) no. 1 BGB, Art. 246a § 1 (3) EGBGB",
	],
	["product", "Vertrag widerrufen", "§ 356a (1) BGB"],
	...union,
	["cart", "240,00 € / l", "§ 4 (1) PAngV"],
	["cart", "inkl. MwSt., zzgl. Versand", "§ 6 (1) PAngV"],
	["cart", "Nach Ihren Angaben angefertigt: kein Widerrufsrecht.", "Art. 246a § 1 (3) EGBGB"],
	["cart", "Vertrag widerrufen", "§ 356a (1) BGB"],
	[
		"start",
		"Lieferung nach: Deutschland\nPaketversand. Zahlung: Vorkasse, Rechnung und PayPal",
		"§ 312j (1) BGB",
	],
	["start", "Lieferung nach: Österreich, Frankreich und Schweiz", "§ 312j (1) BGB"],
	["review", "Ändern", "§ 312i (1) no. 1 BGB, Art. 246c no. 3 EGBGB"],
	...essentials("§ 312j (2) BGB, Art. 246a § 1 (1) no. 1 EGBGB"),
	[
		"review",
		"3 bis 5 Arbeitstage nach Erteilung des Zahlungsauftrags",
		"§ 312j (2) BGB, Art. 246a § 1 (1) no. 10 EGBGB",
	],
	["review", "240,00 € / l", "§ 4 (1) PAngV"],
	[
		"review",
		"Versand\n6,90 €\nGesamtbetrag\ninkl. MwSt.\n5.404,90 €\ndarin 19 % MwSt.\n862,97 €",
		"§ 312j (2) BGB, Art. 246a § 1 (1) no. 5 and 7 EGBGB",
	],
	["review", "Nach Ihren Angaben angefertigt: kein Widerrufsrecht.", "Art. 246a § 1 (3) EGBGB"],
	["review", `\n${order}\n`, "§ 312j (3) BGB"],
	["review", "Vertrag widerrufen", "§ 356a (1) BGB"],
	["confirmation", "Gesamtbetrag\n5.404,90 €", "§ 312i (1) no. 3 BGB"],
	["confirmation", "Nach Ihren Angaben angefertigt: kein Widerrufsrecht.", "§ 312f (2) BGB"],
	["mail", "Wir haben Ihre Bestellung erhalten", "§ 312i (1) no. 3 BGB"],
	["mail", "Legierung: 750/1000 Weißgold", "§ 312f (2) BGB, Art. 246a § 1 (1) no. 1 EGBGB"],
	["mail", "1 × 48,00 € (240,00 € / l)", "§ 4 (1) PAngV"],
	["mail", "darin enthaltene MwSt. (19 %): 862,97 €", "Art. 246a § 1 (1) no. 5 EGBGB"],
	["mail", "Widerrufsrecht: 14 Tage, nach der Widerrufsbelehrung.", "Art. 246a § 1 (2) EGBGB"],
	["mail", "Nach Ihren Angaben angefertigt: kein Widerrufsrecht.", "Art. 246a § 1 (3) EGBGB"],
	["mail", "binnen vierzehn Tagen", "Annex 1 to Art. 246a § 1 (2) EGBGB"],
	["mail", "Muster-Widerrufsformular", "Annex 2 to Art. 246a § 1 (2) EGBGB"],
	["mail", /https:\/\/\S+\/vertrag-widerrufen/, "Art. 246a § 1 (2) no. 1 EGBGB, § 356a BGB"],
	["mail", "ALLGEMEINE GESCHÄFTSBEDINGUNGEN", "§ 312i (1) no. 4 BGB"],
	["mail", "gewährt ab dem Kauf drei Jahre Garantie", "§ 479 (1) BGB"],
	[
		"mail",
		"Juwelier Sternau GmbH\nvertreten durch: Clara Sternau, Henrik Sternau\nKönigstraße 12, 10178 Berlin\nAmtsgericht Charlottenburg, HRB 999999 B",
		"§ 35a (1) GmbHG",
	],
	["mail", "Umsatzsteuer-Identifikationsnummer: DE999999995", "§ 5 (1) no. 6 DDG"],
	["terms", "Vertragssprachen sind Deutsch, Englisch und Französisch.", "Art. 246c no. 4 EGBGB"],
	["terms", "Gewährleistung", "Art. 246a § 1 (1) no. 11 EGBGB"],
	["terms", "nicht in den Hausmüll", "§ 24 BattDG"],
	["terms", "§ 36 VSBG", "§ 36 (1) no. 1 VSBG"],
	["imprint", "vertreten durch\nClara Sternau\nHenrik Sternau", "§ 5 (1) no. 1 DDG"],
	["imprint", "Königstraße 12\n10178 Berlin", "§ 5 (1) no. 1 DDG"],
	["imprint", "guten.tag@juwelier-sternau.example", "§ 5 (1) no. 2 DDG"],
	["imprint", "HRB 999999 B\nRegistergericht: Amtsgericht Charlottenburg", "§ 5 (1) no. 4 DDG"],
	["imprint", "gemäß § 27a Umsatzsteuergesetz\nDE999999995", "§ 5 (1) no. 6 DDG"],
	["imprint", "§ 18 Abs. 2 des Medienstaatsvertrags", "§ 18 (2) MStV"],
];

/** The required texts of a purchase in Austria. */
const austria: readonly MandatoryText[] = [
	["list", "48,00 €\n240,00 € / l", "§ 10a PrAG"],
	["list", "inkl. MwSt., zzgl. Versand", "§ 9 (1) PrAG, § 4 (1) no. 4 FAGG"],
	["product", "240,00 € / l", "§ 10a PrAG"],
	["product", "inkl. MwSt., zzgl. Versand\ndarin 20 % MwSt.: 8,00 €", "§ 9 (1) PrAG"],
	["product", "Niedrigster Preis der 30 Tage vor der Ermäßigung: 1.090,00 €", "§ 9a PrAG"],
	["product", "750/1000 Weißgold", "§ 4 (1) no. 1 FAGG"],
	["product", "Lieferzeit: 4 Arbeitstage nach Erteilung des Zahlungsauftrags", "§ 4 (1) no. 7 FAGG"],
	["product", "Nach Ihren Angaben angefertigt: kein Widerrufsrecht.", "§ 18 (1) no. 3, § 4 (1) no. 11 FAGG"],
	["product", "Vertrag widerrufen", "Dir. 2011/83/EU Art. 11a"],
	...union,
	["cart", "240,00 € / l", "§ 10a PrAG"],
	["cart", "inkl. MwSt., zzgl. Versand", "§ 9 (1) PrAG"],
	["cart", "Nach Ihren Angaben angefertigt: kein Widerrufsrecht.", "§ 4 (1) no. 11 FAGG"],
	["start", "Lieferung nach: Österreich\nPaketversand. Zahlung: Vorkasse", "§ 8 (3) FAGG"],
	["review", "Ändern", "§ 10 (1) ECG"],
	...essentials("§ 8 (1), § 4 (1) no. 1 FAGG"),
	[
		"review",
		"Versand\n9,90 €\nGesamtbetrag\ninkl. MwSt.\n5.407,90 €\ndarin 20 % MwSt.\n901,32 €",
		"§ 8 (1), § 4 (1) no. 4 FAGG",
	],
	["review", "Nach Ihren Angaben angefertigt: kein Widerrufsrecht.", "§ 4 (1) no. 11 FAGG"],
	["review", `\n${order}\n`, "§ 8 (2) FAGG"],
	["confirmation", "Gesamtbetrag\n5.407,90 €", "§ 10 (2) ECG"],
	["confirmation", "Nach Ihren Angaben angefertigt: kein Widerrufsrecht.", "§ 7 (3) FAGG"],
	["mail", "Wir haben Ihre Bestellung erhalten", "§ 10 (2) ECG"],
	["mail", "Legierung: 750/1000 Weißgold", "§ 7 (3), § 4 (1) no. 1 FAGG"],
	["mail", "darin enthaltene MwSt. (20 %): 901,32 €", "§ 4 (1) no. 4 FAGG"],
	["mail", "Widerrufsrecht: 14 Tage, nach der Widerrufsbelehrung.", "§ 11 (1) FAGG"],
	["mail", "Nach Ihren Angaben angefertigt: kein Widerrufsrecht.", "§ 18 (1) no. 3 FAGG"],
	["mail", "binnen vierzehn Tagen", "§ 11 (1), § 7 (3) FAGG"],
	["mail", "Muster-Widerrufsformular", "§ 4 (1) no. 8 FAGG"],
	["mail", "ALLGEMEINE GESCHÄFTSBEDINGUNGEN", "§ 11 ECG"],
	["mail", "Handelsgericht Wien, FN 123456a", "§ 14 (1) UGB"],
	["terms", "Gewährleistung", "§ 4 (1) no. 12 FAGG"],
	["imprint", "Königstraße 12\n1010 Wien", "§ 5 (1) no. 2 ECG"],
	["imprint", "guten.tag@juwelier-sternau.example", "§ 5 (1) no. 3 ECG"],
	[
		"imprint",
		"Firmenbuchnummer\nFN 123456a\nFirmenbuchgericht: Handelsgericht Wien",
		"§ 5 (1) no. 4 ECG, § 14 (1) UGB",
	],
	["imprint", "Umsatzsteuer-Identifikationsnummer\nATU12345675", "§ 5 (1) no. 7 ECG"],
];

/** The required texts of a purchase in Switzerland. */
const switzerland: readonly MandatoryText[] = [
	["list", "CHF 48.00\nCHF 240.00 / l", "Art. 3, 5 PBV"],
	["list", "inkl. MwSt., zzgl. Versand", "Art. 4 (1) PBV"],
	["product", "CHF 48.00\n\nCHF 240.00 / l", "Art. 3, 5 PBV"],
	["product", "inkl. MwSt., zzgl. Versand\ndarin 8,1 % MwSt.: CHF 3.60", "Art. 4 (1) PBV"],
	["product", "Paketversand (CHF 9.90)", "Art. 4 (1) PBV"],
	["product", "750/1000 Weißgold", "Art. 7 EMKG"],
	["product", "Niedrigster Preis der 30 Tage vor der Ermässigung: CHF 1’090.00", "Art. 16 PBV"],
	["cart", "CHF 5’398.00", "Art. 3 PBV"],
	["cart", "CHF 240.00 / l", "Art. 5 PBV"],
	["start", "Lieferung nach: Schweiz\nPaketversand. Zahlung: Vorkasse", "Art. 3 (1) (s) no. 2 UWG"],
	["review", "Kontakt und Adresse\n(erledigt)\nÄndern", "Art. 3 (1) (s) no. 2 and 3 UWG"],
	...essentials("Art. 3 (1) (b) UWG"),
	[
		"review",
		"Versand\nCHF 9.90\nGesamtbetrag\ninkl. MwSt.\nCHF 5’407.90\ndarin 8,1 % MwSt.\nCHF 405.22",
		"Art. 3, 4 PBV",
	],
	["review", `\n${order}\n`, "Art. 3 (1) (s) no. 2 UWG"],
	["confirmation", "Gesamtbetrag\nCHF 5’407.90", "Art. 3 (1) (s) no. 4 UWG"],
	["mail", "Wir haben Ihre Bestellung erhalten", "Art. 3 (1) (s) no. 4 UWG"],
	["mail", "darin enthaltene MwSt. (8,1 %): CHF 405.22", "Art. 26 (2) (f) MWSTG"],
	["mail", "Königstraße 12, 10178 Berlin", "Art. 3 (1) (s) no. 1 UWG"],
	["mail", "E-Mail: guten.tag@juwelier-sternau.example", "Art. 3 (1) (s) no. 1 UWG"],
	["terms", "Allgemeine Geschäftsbedingungen", "Art. 8 UWG"],
	["imprint", "Königstraße 12\n10178 Berlin", "Art. 3 (1) (s) no. 1 UWG"],
	["imprint", "guten.tag@juwelier-sternau.example", "Art. 3 (1) (s) no. 1 UWG"],
	["imprint", "CHE123456788MWST", "Art. 26 (2) (a) MWSTG"],
];

const consommation = "Code de la consommation";

/** The required texts of a purchase in France. */
const france: readonly MandatoryText[] = [
	["list", "48,00 €\n240,00 € / l", "Arrêté du 16 novembre 1999"],
	["list", "TVA incluse, hors livraison", "Arrêté du 3 décembre 1987, art. 1"],
	["product", "48,00 €\n\n240,00 € / l", "Arrêté du 16 novembre 1999"],
	["product", "TVA incluse, hors livraison\ndont TVA 20 % : 8,00 €", "Arrêté du 3 décembre 1987, art. 1"],
	[
		"product",
		"Prix le plus bas des 30 jours avant la réduction : 1 090,00 €",
		`Art. L112-1-1 ${consommation}`,
	],
	["product", "Or blanc 750/1000", `Art. L221-5, L111-1 1° ${consommation}; art. 522 bis CGI`],
	[
		"product",
		"2 diamants taille brillant de 0,50 ct, F, VS2\nTraitement\nnaturel, non traité",
		"Décret n° 2002-65, art. 3",
	],
	[
		"product",
		"Délai de livraison : 4 jours ouvrés après votre ordre de virement",
		`Art. L111-1 3° ${consommation}`,
	],
	[
		"product",
		"Confectionné selon vos spécifications : pas de droit de rétractation.",
		`Art. L221-28 3°, L221-5 ${consommation}`,
	],
	["product", "Renoncer au contrat ici", `Art. L221-21 ${consommation}, Dir. 2011/83/EU Art. 11a`],
	["product", "au moins deux ans à compter de la livraison", "Reg. (EU) 2025/1960 Annex I"],
	[
		"product",
		"Garantie de durabilité du producteur : Uhrenmanufaktur Kronberg GmbH",
		"Reg. (EU) 2025/1960 Annex II",
	],
	["product", "Tenir hors de portée des enfants", "Reg. (EU) 2023/988 Art. 19 (d)"],
	["cart", "240,00 € / l", "Arrêté du 16 novembre 1999"],
	["cart", "TVA incluse, hors livraison", "Arrêté du 3 décembre 1987, art. 1"],
	["cart", "pas de droit de rétractation", `Art. L221-5 ${consommation}`],
	[
		"start",
		"Livraison : France\nLivraison par colis. Paiement : Virement anticipé",
		`Art. L221-14 ${consommation}`,
	],
	["review", "Modifier", "Art. 1127-2 Code civil"],
	["review", "Contenance :\n200 ml", `Art. L221-14, L111-1 1° ${consommation}`],
	["review", "Alliage :\nOr blanc 750/1000", `Art. L221-14, L111-1 1° ${consommation}`],
	["review", "Diamètre du boîtier :\n40 mm", `Art. L221-14, L111-1 1° ${consommation}`],
	[
		"review",
		"Livraison\n9,90 €\nTotal\nTVA incluse\n5 407,90 €\ndont TVA 20 %\n901,32 €",
		`Art. L221-14, L112-1 ${consommation}`,
	],
	["review", "pas de droit de rétractation", `Art. L221-5 ${consommation}`],
	["review", "\nCommande avec obligation de paiement\n", `Art. L221-14 ${consommation}`],
	["confirmation", "Total\n5 407,90 €", "Art. 1127-2 Code civil"],
	["confirmation", "pas de droit de rétractation", `Art. L221-13 ${consommation}`],
	["mail", "Nous avons bien reçu votre commande", "Art. 1127-2 Code civil"],
	["mail", "Alliage : Or blanc 750/1000", `Art. L221-13 ${consommation}`],
	["mail", "dont TVA (20 %) : 901,32 €", `Art. L112-1 ${consommation}`],
	["mail", "Droit de rétractation : 14 jours", `Art. L221-18, L221-13 ${consommation}`],
	[
		"mail",
		"Confectionné selon vos spécifications : pas de droit de rétractation.",
		`Art. L221-28 3° ${consommation}`,
	],
	["mail", "Modèle de formulaire de rétractation", `Annexe à l'art. R221-1 ${consommation}`],
	["mail", "Garantie légale de conformité et des vices cachés", `Art. D211-2 ${consommation}`],
	[
		"mail",
		"Médiateur Exemple, 2 rue de la Paix, 75002 Paris\nhttps://mediateur.example/",
		`Art. L616-1 ${consommation}`,
	],
	["mail", "Numéro de TVA intracommunautaire : FR40303265045", "Art. R123-237 Code de commerce"],
	[
		"terms",
		/Le consommateur dispose d.un délai de deux ans à compter de la délivrance du bien/,
		`Art. D211-2 ${consommation}`,
	],
	["terms", "Médiateur Exemple, 2 rue de la Paix, 75002 Paris", `Art. L616-1, R616-1 ${consommation}`],
	["terms", "FR000000_01ABCD", "Art. L541-10-13, R541-173 Code de l'environnement"],
	["imprint", "FR000000_01ABCD", "Art. R541-173 Code de l'environnement"],
	["imprint", "Médiateur de la consommation", `Art. L616-1, R616-1 ${consommation}`],
	["imprint", "https://mediateur.example/", `Art. L616-1, R616-1 ${consommation}`],
	["imprint", "Hébergeur du site", "Art. 1-1 Loi n° 2004-575 (LCEN)"],
	["imprint", "+33 1 23 45 67 89", "Art. 1-1 Loi n° 2004-575 (LCEN)"],
	["imprint", "FR40303265045", "Art. 1-1 Loi n° 2004-575 (LCEN)"],
];

/** The required texts with their places, by country of the purchase. */
export const mandatoryTexts = { DE: germany, AT: austria, CH: switzerland, FR: france } as const;
