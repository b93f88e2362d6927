import { phrases } from "#core/text/phrases.ts";

/** Payment methods as texts name them, with patterns of the settings' names for them. */
export const payments: readonly (readonly [said: RegExp, offered: RegExp])[] = [
	[
		phrases`
			kreditkarte|mastercard|_visa_|_amex_
			credit card
			carte (bancaire|bleue|de crédit)
			american express
		`,
		/kredit|karte|card|carte|stripe|mollie|visa/iu,
	],
	[/apple pay/iu, /apple|stripe|mollie/iu],
	[/google pay/iu, /google|stripe|mollie/iu],
	[/lastschrift|direct debit|prélèvement/iu, /lastschrift|debit|prélèvement|sepa/iu],
	[
		phrases`
		nachnahme|contre-remboursement
		cash on delivery
	`,
		/nachnahme|cash on|remboursement/iu,
	],
	[
		phrases`
			ratenzahlung|ratenkauf|teilzahlung|instal?lments?
			finanzierung ab
			in <n>|drei|sechs|zwölf|zehn raten
			paiement|payez|réglez|payer|régler en <n>|plusieurs|trois|quatre fois
		`,
		/raten|instal|fois|finanz/iu,
	],
	[
		phrases`
			giropay|sofortüberweisung|twint|bancontact|alipay|wero_
			amazon pay
			mit|per|via|by ideal_
		`,
		phrases`giropay|sofort|amazon|twint|bancontact|ideal|mollie|alipay|wero`,
	],
	[phrases`bitcoin|kryptowährung|cryptocurrenc|crypto-?monnaie|ethereum`, /bitcoin|krypto|crypto|coin/iu],
	[phrases`per|mit|sur|par|by scheck|verrechnungsscheck|chèque|cheque`, /scheck|chèque|cheque/iu],
];

export const customerPays = phrases`
	kosten|porto (der|für die|einer) rücksendung|rückgabe|retoure …40 (
		tragen sie|trägt der (kunde|käufer)|gehen zu (ihren)? lasten
	)
	(sie|der kunde|der käufer) (
		tragen|trägt|übernehmen|übernimmt
	) …40 kosten (der|für die) rücksendung|retoure
	rücksend(e|ungs)?kosten …30 (tragen sie|trägt der (kunde|käufer)|zu (ihren)? lasten)
	(return (shipping|postage|costs?)|cost of return*) …40 (
		customer’s expense|borne by (you|the customer)|at your (own)? expense|paid by (you|the customer)
	)
	you (will)? (have to)? bear|pay …30 (cost of return|return (shipping|postage))
	frais de retour|renvoi …40 (à votre charge|à la charge du client)
`;

export const shopPays = phrases`
	(kostenlose(r|n)?|kostenfreie(r|n)?|gratis)-~ rücksendung|retoure|rückversand|rückgabe
	(rücksendung|retoure|rückversand)(en)? (
		ist|sind|für sie|aus allen ländern|immer|stets
	) …25 kostenlos|kostenfrei|gratis
	free returns?
	retours? gratuits?|offerts?
`;

/** Words for paying. */
export const paymentWords = phrases`
	zahlung|zahlen|zahlbar|bezahl|abbuch|akzeptier|_pay|payment|paiement|payer|payez|régler|réglez
	acceptons
	buchen wir
	we|also|now accept
`;

/** Sentences about payments in the shop, of other services, or about data. */
export const otherPayments = phrases`
	laden|geschäft|filiale|boutique|in-store|magasin|abholung|werkstatt|datenschutz|privacy|cookie
	holdings|aufschlag|zuschlag|ankauf|reparatur|repair|réparation
	vor ort
	in our shop|store
	kasse im
	shops?,? not
	not online
	pas en ligne
`;

/** Words for sending goods. */
export const shippingVerbs = phrases`
	versand|versend|verschick|liefer|zustell|paket|ship|deliver|send|livr|expédi|envo|colis
`;

/** Sentences about returns, repairs and data. */
export const otherParcels = phrases`rücksend|retour|return|renvoi|reparatur|repair|réparation|datenschutz|privacy`;

/** Sentences about one of several countries, or about repairs. */
export const severalCountries = phrases`
	land|länder|countr|pays|ausland|abroad|étranger|schweiz|österreich|frankreich|deutschland|germany
	austria|france|switzerland|allemagne|autriche|suisse|reparatur|repair|réparation
`;

/** References to the exemption of small businesses from VAT. */
export const smallBusiness = phrases`
	kleinunternehmerregelung
	§ ?19 (\(?1\)?|Abs. ?1)? UStG
	TVA non applicable
	293 ?B
`;

/** Statements that goods cannot be collected. */
export const deniedCollection = phrases`
	abholung|selbstabholung …40 nicht|leider ~ möglich|angeboten
	bieten|ist keine ~ (selbst)?abholung
	(no|not offer) (in-store)? collection|pick-?up
	retrait|collecte (en (magasin|boutique))? (n’est pas|impossible)
`;

/** Statements that goods can be collected. */
export const offeredCollection = phrases`
	abholung|selbstabholung ~3 (ist)? (kostenlos|jederzeit)? möglich
	click ?(&|and|und|et) ?collect
	retrait|collecte gratuite?|possible en magasin|boutique
`;

/** Sentences about the collection of other things. */
export const otherCollection = phrases`reparatur|repair|réparation|kurier|courier|coursier|altgold`;

/** Words for gift wrapping. */
export const wrappingWords = phrases`
	geschenk(verpack|papier)|gift-?wrap|(emballage|paquet)-cadeau
	als geschenk
	as a gift
	en cadeau
`;

/** Words for paying an invoice. */
export const payingWords = phrases`
	überweis|bezahl|zahl(en|bar)|begleich|fällig|_due_|échéance|pay|payable|payez|régl
`;
