import { phrases } from "#core/text/phrases.ts";

export const shippingWords = phrases`
	versand|liefer|porto|shipping|delivery|postage|livraison|expédition
	frais (de port|d’envoi)
`;

export const freeShipping = phrases`
	(versandkosten|porto)frei
	frei haus
	(kostenlose(r|n|m)?|gratis|kostenfreie(r|n|m)?) ~ versand|lieferung
	(versand|lieferung)(kosten)? ~3 (kostenlos|gratis|kostenfrei|frei)_
	free|complimentary ~ shipping|delivery|postage
	shipping|delivery (is|comes)? (for)? free
	(ship|deliver|send)(s|ed)? ~3 (for free|free of charge)
	versenden|liefern|verschicken|senden ~3 kostenlos|gratis|kostenfrei|portofrei|versandkostenfrei
	livrons|expédions|envoyons ~3 (gratuitement|sans frais)
	livraison ~ offerte|gratuite
	(frais de port|port) offerts?|gratuits?
	franco de port
`;

export const otherServices = phrases`
	rücksend|retour|rückversand|abhol|return|collect|renvoi|retrait|umtausch|größenänder|stornier|abbestell
	cancel|annul|service
`;

export const returnWords = phrases`
	rückgabe|widerruf|umtausch|umtauschen|zurück(geb|send|schick)|_returns?_|withdraw|exchange|rétract
	retours?_|échang
`;

/** Exchanges, which shops grant in addition to the right of withdrawal. */
export const exchangeWords = /tausch|exchange|échang/iu;

/**
 * Periods other than the return period in sentences about returns: refunds, sending goods back, the day of the order.
 */
export const otherPeriods = phrases`
	erstatt|rückzahl|zurück(zu)?zahl|nachdem|absenden|reimburs|refund|rembours|garantie|gewährleist
	guarantee|warranty|reparatur|repair|verjähr|liefer|antwort|werktag|größ|resiz|taille|aufbewahr|speicher
	stored|conserv|einwilligung|consent|daten(schutz)?|_data_|données|newsletter|cookie|pflege|duft
	stäbchen|bâtonnet|reeds?
	ab dem tag, an dem
	jours ouvr
`;

export const refundWords = phrases`
	erstatt|(rück|zurück)(zu)?zahl|gut(zu)?schreib|gutgeschrieben|refund|reimburs|credited|rembours
	recrédit|restitu
	money back
`;

/** Words before the time that a refund takes. */
export const untilRefund = phrases`
	innerhalb|binnen|dauer|nach|spätestens|within|takes?|after|sous|dans|jusqu|délai|après
	bis zu
	up to
`;

/** Words for deliveries to large regions or everywhere. */
export const everywhere = phrases`
	weltweit|international|worldwide|EU-weit|europaweit
	in alle länder
	all over the world
	anywhere in the world
	monde entier
	partout dans le monde
	ganz europa
	(alle|sämtliche)n? (EU-?|europäischen )(länder|staaten|mitgliedstaaten)n?
	all (of)? (the)? EU
	across Europe
	toute l’(europe|union)
`;

export const deliveryVerbs = phrases`
	lieferländer|beliefern
	(liefern|versenden|verschicken|versand|lieferung) ~3 nach|in
	(deliver|ship)(s|ping|y)? ~2 to
	livr(ons|aison) ~3 en|au|aux|dans|vers|à
	expédi* ~2 en|au|aux|dans|vers
	weltweit* versand|liefer
	versand|lieferung weltweit|europaweit
	worldwide shipping|delivery
`;

/** Stems of words for deliveries. */
export const shippingStems = phrases`
	versand|versend|liefer|porto|shipping|delivery|postage|livraison|livrons|port_|expédi|ship|deliver
`;

/** Words that introduce a price. */
export const priceWords = phrases`
	kost|porto|pauschale|gebühr|berechnen|für_|beträgt|costs?|charge|fee|for_|frais|coût
`;

/** Amounts in sentences about deliveries that are not the price: values, and wrapping. */
export const otherAmounts = phrases`
	warenwert|bestellwert|haft|valeur|gravur|geschenk|verpack|gift|wrap|cadeau|emballage
	versichert bis
	wert von
	insured (up)? to
`;

/** Stems of words for returns. */
export const returnStems = phrases`rückgabe|widerruf|umtausch|zurück|return|withdraw|exchange|tract|retour|échange`;

/** Stems of words for VAT. */
export const taxStems = phrases`
	mwst|mehrwertsteuer|umsatzsteuer|ust|vat|tva
	value added
`;

/** Rates that are not the shop’s usual one: those of other countries, and reduced ones. */
export const otherRates = phrases`
	österreichisch|schweizer|französisch|austrian|swiss|french|autrichien|suisse|français|ausland
	länder|countries|pays|bücher|books|livres|ermäßigt|reduced|réduit
`;

/** Stems of words for deliveries to a country. */
export const deliveryStems = phrases`liefer|versen|versand|verschick|deliver|ship|livr|expédi`;

/** Sentences about other services, or about deliveries on request. */
export const noDelivery = phrases`
	anfrage|reparatur|garantie|guarantee
	on request
	sur demande
`;

/** Prices that are not the product’s: extras, services and values. */
export const otherPrices = phrases`
	gravur|aufpreis|zuzüglich|zzgl|etui|versand|zertifikat|gutachten|service|gutschein|engrav|extra
	surcharge|case|shipping|certificate|gravure|supplément|écrin|livraison|wert|value|valeur|statt
	instead|UVP|RRP
	au lieu
`;
