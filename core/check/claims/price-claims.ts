import { reductionPeriod } from "#core/catalogue/price-reduction.ts";
import { priceHistoryOf } from "#core/catalogue/product.ts";
import type { ProductContent } from "#core/catalogue/shop-content.ts";
import type { Claim } from "#core/check/claim.ts";

/** Words for personal discounts, deposits and VAT rates, which are not price reductions (§ 11 (4) PAngV). */
const noReduction =
	/gutschein|neukund|newsletter|willkommen|stammkund|kundenkarte|student|voucher|coupon|code\b|welcome|first order|sign[- ]?up|abonn|bienvenue|carte de fidélité|anzahlung|acompte|deposit|ankauf|mwst|umsatzsteuer|\bvat\b|\btva\b/iu;

const euro = String.raw`(?:€|EUR|CHF|Euro|Fr\.|£|GBP)`;
const amount = String.raw`(?:${euro}\s?\d[\d.,’'\s]*|\d[\d.,’'\s]*(?:,[-–])?\s?${euro})`;
const pattern = (...alternatives: readonly string[]) => new RegExp(alternatives.join("|"), "iu");

/** Returns whether pages state a reduction of a product or one of its variants by the price history. */
function isReduced(product: ProductContent): boolean {
	return [null, ...product.product_variants].some((variant) => {
		const price = variant?.price_brutto ?? product.price_brutto;
		const history = priceHistoryOf(product, variant);
		return price !== null && history !== null && reductionPeriod(price, history) !== null;
	});
}

/** Statements about prices that require data or are forbidden by law. */
export const priceClaims: readonly Claim[] = [
	{
		id: "price-comparison",
		stems: /[%€£]|EUR|CHF|Fr\.|Euro|prozent|halb|half|moiti/i,
		severity: "warning",
		source: "§ 11 PAngV, Art. 6a Directive 98/6/EC",
		says: {
			de: pattern(
				String.raw`(?:statt|anstatt|anstelle von|früher|bisher(?:iger)?|vorher|zuvor|ehemals|ursprünglich|regulär|alter preis|normalpreis|streichpreis|sonst)\p{L}*:?\s(?:\p{L}+:?\s){0,3}${amount}`,
				String.raw`(?:UVP|unverbindliche\p{L}* (?:Verkaufs)?preisempfehlung|Listenpreis|Katalogpreis)[^.!?]{0,40}${amount}`,
				String.raw`(?<![\d,.])[-–−]\s?\d{1,2}\s?(?:%|Prozent)`,
				String.raw`\d{1,2}\s?(?:%|Prozent)\s(?:\p{L}+\s){0,3}(?:Rabatt|Nachlass|reduziert|günstiger|billiger|Ersparnis|sparen|Preisvorteil|runter|Skonto|auf (?:alles?|das ganze|alle|ausgewählte|unser))`,
				String.raw`(?:Rabatt|Nachlass|Preisvorteil|reduziert|sparen|gesenkt|Ersparnis)\p{L}*\s(?:\p{L}+\s){0,3}(?:\d{1,2}\s?(?:%|Prozent)|${amount})`,
				String.raw`${amount}\s(?:\p{L}+\s){0,2}(?:gespart|sparen|günstiger|billiger|reduziert|Ersparnis|Preisvorteil|Rabatt|Nachlass)`,
				`(?:halber|halbem) Preis|halbe[nr]? Preis|Preis halbiert`,
			),
			en: pattern(
				String.raw`(?:was|were|instead of|originally|previously|formerly|used to (?:be|cost)|reduced from|down from|marked down from|regular(?:ly)? (?:price)?|normally|compare at):?\s(?:\p{L}+\s){0,2}${amount}`,
				`(?:RRP|MSRP|list price|retail price)[^.!?]{0,30}${amount}`,
				String.raw`\d{1,2}\s?(?:%|per ?cent)\s(?:off|discount|reduction|less|cheaper|reduced|saving)|\d{1,2}\s?% (?:\p{L}+ ){1,2}(?:off|discount)`,
				String.raw`(?:save|saving|discount of|reduced by)\s(?:\p{L}+\s){0,2}(?:\d{1,2}\s?(?:%|per ?cent)|${amount})`,
				String.raw`(?<![\d,.])[-–−]\s?\d{1,2}\s?%|half[- ]price|half the price`,
			),
			fr: pattern(
				String.raw`(?:au lieu de|avant|auparavant|précédemment|prix initial|ancien prix|prix barré|était à|valeur initiale)\s?:?\s(?:\p{L}+\s){0,2}${amount}`,
				`(?:prix (?:public|conseillé|catalogue|de référence|habituel)|PVC)[^.!?]{0,30}${amount}`,
				String.raw`\d{1,2}\s?(?:%|pour cent)\s(?:\p{L}+\s){0,2}(?:remise|réduction|rabais|ristourne|moins cher|d['’]économie|offerts?|sur (?:tout|toute|les|nos|la))`,
				String.raw`(?:remise|réduction|rabais|soldé|démarqué|économisez|baisse)\p{L}*\s(?:\p{L}+\s|d['’]){0,3}(?:\d{1,2}\s?(?:%|pour cent)|${amount})`,
				String.raw`(?<![\d,.])[-–−]\s?\d{1,2}\s?%|à moitié prix|moitié prix`,
			),
		},
		unless: noReduction,
		isIn: ({ product }) => !product || !isReduced(product),
	},
	{
		id: "net-price",
		severity: "warning",
		source: "§ 3 PAngV, Art. 3 Directive 98/6/EC",
		says: {
			de: /(?:zzgl\.?|zuzüglich|exkl\.?|exklusive|ohne|plus) (?:(?:der|die|jeweils|gesetzlich\p{L}*|gültig\p{L}*|geltend\p{L}*|deutsch\p{L}*|aktuell\p{L}*|anfallend\p{L}*|fällig\p{L}*|\d+\s?%) ){0,5}(?:MwSt|Mehrwertsteuer|USt|Umsatzsteuer)|Netto(?:preis|verkaufspreis)/iu,
			en: /(?:plus|excl\.?|excluding|exclusive of|without|net of) (?:(?:the|applicable|current|statutory|local|any|\d+\s?%) ){0,4}(?:VAT|value added tax|sales tax)|net prices?\b/iu,
			fr: /(?:hors taxes?|prix HT\b|\bH\.?T\.? |TVA en sus|hors TVA)/u,
		},
		unless:
			/export|außerhalb|drittl|ausland|geschäftskund|gewerb|b2b|unternehm|schweiz|outside|business|non-EU|switzerland|hors (?:de l['’])?(?:UE|union)|professionnel|suisse|entreprise|§ ?19|§ ?25a|differenz|kleinunternehm|margin|marge|tax[- ]free|börse|(?:gold|silber|platin|tages|börsen)(?:preis|kurs)|gutachten|versicherungswert|materialwert|einkaufspreis|(?:gold|silver|platinum) price|exchange|appraisal|insurance|cours de l|expertise|assurance|no place|pas sa place/iu,
	},
	{
		id: "shipping-unpriced",
		stems: /kosten|shipping|delivery|postage|frais/i,
		severity: "warning",
		source: "§ 6 (1) no. 2 PAngV",
		says: {
			de: /(?:Versand|Liefer|Porto|Fracht)kosten[^.!?]{0,50}(?:auf Anfrage|nach (?:Aufwand|Vereinbarung|Gewicht)|erfragen|teilen wir (?:Ihnen )?(?:gerne? )?mit|gesondert)/iu,
			en: /(?:shipping|delivery|postage)(?: costs?| charges?| fees?)?[^.!?]{0,40}(?:on request|upon request|will be (?:quoted|communicated|advised)|vary|to be agreed)/iu,
			fr: /frais (?:de port|de livraison|d['’]envoi|d['’]expédition)[^.!?]{0,50}(?:sur demande|sur devis|à convenir|communiqués)/iu,
		},
		unless: /weltweit|übrige[ns]? länder|andere[ns]? länder|other countries|rest of the world|autres pays/iu,
	},
	{
		id: "voucher-period",
		stems: /gutschein|gift|voucher|cadeau|achat/i,
		severity: "warning",
		source: "§ 307 (1) BGB, § 195 BGB",
		says: {
			de: /Gutschein\p{L}*[^.!?]{0,80}(?:gültig|einlös|einzulösen|verf[aä]ll|Gültigkeit)\p{L}*[^.!?]{0,40}(?:\b(?:[1-9]|1\d|2\d|3[0-5]|ein(?:en|em|es)?|sechs|zwölf|achtzehn|drei|zwei)\s(?:\p{L}+\s)?(?:Monat|Jahr(?!e[ns]? (?:ab|zum) Ende)))|Gutschein\p{L}*[^.!?]{0,60}(?:innerhalb|binnen|nach|für)\s(?:von\s)?(?:\d{1,2}|ein(?:en|em|es|er)?|zwei(?:er)?|sechs|zwölf|achtzehn|zweier|zwei)\s(?:\p{L}+\s)?(?:Monat|Jahr)\p{L}*[^.!?]{0,60}(?:einlös|einzulösen|eingelöst|verf[aä]ll|erl[oi]sch|ungültig|gültig)|Gutschein\p{L}*[^.!?]{0,40}(?:gilt|gelten|läuft|laufen)[^.!?]{0,15}(?:1|2|ein|zwei|12|24|zwölf|sechs|6)\s(?:Jahre?|Monate?)|Gutschein\p{L}*[^.!?]{0,60}(?:ein|zwei|1|2|6|12|24|sechs|zwölf)\s(?:Monate?|Jahre?)[^.!?]{0,20}gültig/iu,
			en: /(?:gift (?:card|voucher|certificate)|voucher)s?[^.!?]{0,80}(?:valid|redeem|expir)\p{L}*[^.!?]{0,40}(?:\b(?:[1-9]|1\d|2\d|one|a|two|six|twelve|eighteen)\s(?:months?|years?))|(?:gift (?:card|voucher|certificate)|voucher)s?[^.!?]{0,60}(?:within|after|for) (?:\d{1,2}|one|a|two|six|twelve|eighteen) (?:\p{L}+ )?(?:months?|years?)[^.!?]{0,50}(?:redeem|valid|expire|lapse|void)/iu,
			fr: /(?:bons? (?:cadeau|d['’]achat)|chèques? cadeau|cartes? cadeau)x?[^.!?]{0,80}(?:valable|valid|expir|utilis)\p{L}*[^.!?]{0,40}(?:\b(?:[1-9]|1\d|2\d|un|une|deux|six|douze|dix-huit)\s(?:mois|ans?|année))|(?:bons? (?:cadeau|d['’]achat)|chèques? cadeau|cartes? cadeau)x?[^.!?]{0,60}(?:dans (?:les|un délai d[e’'])|sous|après|au bout d[e’']|pendant)\s?(?:\d{1,2}|une?|deux|six|douze|dix-huit) (?:mois|ans?|année)[^.!?]{0,50}(?:utilis|valable|expir|périm|perd)/iu,
		},
		unless:
			/(?:drei|3|three|trois|10|zehn|ten|dix|5|fünf|five|cinq) (?:volle )?(?:Jahre|years|ans)|unbegrenzt|unbefristet|aktion|newsletter|geburtstag|birthday|anniversaire|promo/iu,
	},
	{
		id: "stale-urgency",
		stems: /nur |chance|angebot|today|hurry|offer|limited|aujourd|derni|offre|dépêch/i,
		severity: "hint",
		source: "§ 3 (3) UWG, Annex no. 7",
		says: {
			de: /nur (?:noch )?(?:heute|für kurze Zeit|wenige (?:Stunden|Tage))|nur solange (?:Sie|du)|letzte Chance|Angebot endet (?:bald|heute|in Kürze)/iu,
			en: /today only|only today|last chance|offer ends (?:soon|today)|hurry[,!]|for a (?:very )?(?:short|limited) time only/iu,
			fr: /aujourd['’]hui seulement|dernière chance|derniers jours|offre (?:limitée|expire|se termine)|dépêchez-vous/iu,
		},
	},
];

/** Returns the claim of a charge for a payment method. `providers` are the ids of the known payment providers. */
export function surchargeClaim(providers: readonly string[]): Claim {
	const names = ["e-payment", ...providers].map((id) => id.replace(/[^a-z\d]+/gi, ".?")).join("|");
	return {
		id: "payment-surcharge",
		stems:
			/gebühr|aufschlag|aufpreis|zuschlag|kosten|pauschale|entgelt|surcharge|fee|charge|supplement|frais|suppl|major|commission|surco|zzgl|plus|zusätz|extra|kommen/i,
		severity: "warning",
		source: "§ 270a BGB, Art. 62 (4) Directive (EU) 2015/2366",
		says: {
			de: pattern(
				String.raw`(?:${names}|kreditkart|visa|mastercard|amex|apple pay|google pay|giropay|sofortüberweisung|lastschrift|sepa|kartenzahlung|ec-karte|banküberweisung|vorkasse)\p{L}*[^.!?]{0,90}(?:gebühr|aufschlag|aufpreis|zuschlag|mehrkosten|transaktionskost|pauschale|entgelt|(?:zzgl\.?|plus|zusätzlich|kommen)[^.!?]{0,20}\d)`,
				String.raw`(?:gebühr|aufschlag|aufpreis|zuschlag|transaktionskosten|entgelt|pauschale)\p{L}*[^.!?]{0,80}(?:${names}|kreditkart|visa|mastercard|amex|apple pay|lastschrift|sepa|kartenzahlung|ec-karte)`,
			),
			en: pattern(
				String.raw`(?:${names}|credit card|debit card|card payment|visa|mastercard|amex|apple pay|google pay|direct debit|bank transfer)[^.!?]{0,90}(?:surcharge|\bfees?\b|extra charge|additional charge|handling charge|supplement|(?:plus|extra|add(?:ed)?)[^.!?]{0,15}\d)`,
				String.raw`(?:surcharge|\bfees?\b|extra charge|additional charge|supplement)[^.!?]{0,80}(?:${names}|credit card|debit card|card payments?|visa|mastercard|amex|apple pay|direct debit)`,
			),
			fr: pattern(
				`(?:${names}|cartes? (?:bancaires?|bleues?|de crédit)|par carte|visa|mastercard|amex|apple pay|prélèvement|virement)[^.!?]{0,90}(?:frais|supplément|majoration|commission|surcoût|majoré)`,
				`(?:frais|supplément|majoration|commission|surcoût)[^.!?]{0,80}(?:${names}|cartes? (?:bancaires?|bleues?|de crédit)|par carte|visa|mastercard|amex|apple pay|prélèvement)`,
			),
		},
		unless:
			/rücklast|mahn|verzug|nachnahme|keine?n? (?:aufschlag|gebühr|zuschlag)|kostenfrei|kostenlos|gebührenfrei|dunning|late fee|chargeback|free of charge|impayé|rejet|sans frais|gratuit|frais de (?:port|livraison)|versandkosten|shipping (?:cost|fee)|delivery (?:cost|fee)|erstatt|refund|rembours/iu,
	};
}
