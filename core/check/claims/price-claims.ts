import { reductionPeriod } from "#core/catalogue/price-reduction.ts";
import { priceHistoryOf } from "#core/catalogue/product.ts";
import type { ProductContent } from "#core/catalogue/shop-content.ts";
import type { Claim } from "#core/check/claim.ts";
import { phrases } from "#core/text/phrases.ts";

/** Words for personal discounts, deposits and VAT rates, which are not price reductions (§ 11 (4) PAngV). */
const noReduction = phrases`
	gutschein|neukund|newsletter|willkommen|stammkund|kundenkarte|student|voucher|coupon|code_|welcome
	sign-?up|abonn|bienvenue|anzahlung|acompte|deposit|ankauf|mwst|umsatzsteuer|_vat_|_tva_
	first order
	carte de fidélité
`;

const euro = "(?:€|EUR|CHF|Euro|Fr\\.|£|GBP)";
/** An amount of money, such as "1.299,– €" or "CHF 1’299". */
const amount = new RegExp(String.raw`${euro}\s?\d[\d.,’'\s]*|\d[\d.,’'\s]*(?:,[-–])?\s?${euro}`, "iu");

/** A reduction, such as "–20 %"; not a range such as "10–20 %". */
const minusPercent = /(?<![\d,.])[-–−]\s?\d{1,2}\s?(?:%|Prozent)/;

/** A number of months or years up to 35. */
const fewMonths = /[1-9]|[12]\d|3[0-5]/;

/** Returns whether pages state a reduction of a product or one of its variants by the price history. */
function isReduced(product: ProductContent): boolean {
	return [null, ...product.product_variants].some((variant) => {
		const price = variant?.price_brutto ?? product.price_brutto;
		const history = priceHistoryOf(product, variant);
		return price !== null && history !== null && reductionPeriod(price, history) !== null;
	});
}

/** Words between "plus" and "VAT": "zzgl. der gesetzlichen MwSt". */
const taxWord = phrases`
	der|die|jeweils|gesetzlich*|gültig*|geltend*|deutsch*|aktuell*|anfallend*|fällig*
	the|applicable|current|statutory|local|any
	<n> ?%
`;
const taxWords = new RegExp(String.raw`(?:(?:${taxWord.source})\s){0,5}`, "iu");

/** Statements about prices that require data or are forbidden by law. */
export const priceClaims: readonly Claim[] = [
	{
		id: "price-comparison",
		stems: phrases`%|€|£|EUR|CHF|Fr.|Euro|prozent|halb|half|moiti`,
		severity: "warning",
		source: "§ 11 PAngV, Art. 6a Directive 98/6/EC",
		says: {
			de: phrases`
				# A former price
				(
					statt|anstatt|anstelle von|früher|bisher(iger)?|vorher|zuvor|ehemals|ursprünglich|regulär|
					alter preis|normalpreis|streichpreis|sonst
				)*:? ~3 (*:)? ${amount}
				# The producer's price
				(UVP|unverbindliche* (Verkaufs)?preisempfehlung|Listenpreis|Katalogpreis) …40 ${amount}
				# A reduction by a percentage or an amount
				${minusPercent}
				<n> ?(%|Prozent) ~3 (
					Rabatt|Nachlass|reduziert|günstiger|billiger|Ersparnis|sparen|Preisvorteil|runter|Skonto|
					auf (alles?|das ganze|alle|ausgewählte|unser)
				)
				(Rabatt|Nachlass|Preisvorteil|reduziert|sparen|gesenkt|Ersparnis)* ~3 (<n> ?(%|Prozent)|${amount})
				${amount} ~2 gespart|sparen|günstiger|billiger|reduziert|Ersparnis|Preisvorteil|Rabatt|Nachlass
				halber|halbem|halbe(n|r)? Preis
				Preis halbiert
			`,
			en: phrases`
				# A former price
				(
					was|were|instead of|originally|previously|formerly|used to (be|cost)|reduced from|down from|
					marked down from|regular(ly)? (price)?|normally|compare at
				):? ~2 ${amount}
				# The producer's price
				(RRP|MSRP|list price|retail price) …30 ${amount}
				# A reduction by a percentage or an amount
				<n> ?(%|per ?cent) off|discount|reduction|less|cheaper|reduced|saving
				<n> ?% ~2 off|discount
				(save|saving|discount of|reduced by) ~2 (<n> ?(%|per ?cent)|${amount})
				${minusPercent}|half-price
				half the price
			`,
			fr: phrases`
				# A former price
				(
					au lieu de|avant|auparavant|précédemment|prix initial|ancien prix|prix barré|était à|
					valeur initiale
				) ?:? ~2 ${amount}
				# The producer's price
				(prix (public|conseillé|catalogue|de référence|habituel)|PVC) …30 ${amount}
				# A reduction by a percentage or an amount
				<n> ?(%|pour cent) ~2 (
					remise|réduction|rabais|ristourne|moins cher|d’économie|offerts?|sur (tout|toute|les|nos|la)
				)
				(remise|réduction|rabais|soldé|démarqué|économisez|baisse)* ~2 (d’)?(
					~2 (<n> ?(%|pour cent)|${amount})
				)
				${minusPercent}
				à moitié prix
				moitié prix
			`,
		},
		unless: noReduction,
		isIn: ({ product }) => !product || !isReduced(product),
	},
	{
		id: "net-price",
		severity: "warning",
		source: "§ 3 PAngV, Art. 3 Directive 98/6/EC",
		says: {
			de: phrases`
				Netto(preis|verkaufspreis)
				zzgl.?|zuzüglich|exkl.?|exklusive|ohne|plus ${taxWords}(MwSt|Mehrwertsteuer|USt|Umsatzsteuer)
			`,
			en: phrases`
				(plus|excl.?|excluding|exclusive of|without|net of) ${taxWords}(VAT|value added tax|sales tax)
				net prices?_
			`,
			fr: phrases`
				_H.?T.?_
				hors taxes?
				prix HT_
				TVA en sus
				hors TVA
			`,
		},
		unless: phrases`
			export|außerhalb|drittl|ausland|geschäftskund|gewerb|b2b|unternehm|schweiz|outside|business|non-EU
			switzerland|professionnel|suisse|entreprise|differenz|kleinunternehm|margin|marge|tax-free|börse
			gutachten|versicherungswert|materialwert|einkaufspreis|exchange|appraisal|insurance|expertise
			assurance
			hors (de l’)?(UE|union)
			§ ?19
			§ ?25a
			(gold|silber|platin|tages|börsen)(preis|kurs)
			gold|silver|platinum price
			cours de l
			no place
			pas sa place
		`,
	},
	{
		id: "shipping-unpriced",
		stems: phrases`kosten|shipping|delivery|postage|frais`,
		severity: "warning",
		source: "§ 6 (1) no. 2 PAngV",
		says: {
			de: phrases`
				(Versand|Liefer|Porto|Fracht)kosten …50 (
					auf Anfrage|nach (Aufwand|Vereinbarung|Gewicht)|erfragen|teilen wir (Ihnen)? (gerne?)? mit|
					gesondert
				)
			`,
			en: phrases`
				(shipping|delivery|postage)( costs?| charges?| fees?)? …40 (
					on request|upon request|will be (quoted|communicated|advised)|vary|to be agreed
				)
			`,
			fr: phrases`
				frais (de port|de livraison|d’envoi|d’expédition) …50 (
					sur demande|sur devis|à convenir|communiqués
				)
			`,
		},
		unless: phrases`
			weltweit
			übrige(n|s)? länder
			andere(n|s)? länder
			other countries
			rest of the world
			autres pays
		`,
	},
	{
		id: "voucher-period",
		stems: phrases`gutschein|gift|voucher|cadeau|achat`,
		severity: "warning",
		source: "§ 307 (1) BGB, § 195 BGB",
		says: {
			de: phrases`
				Gutschein* …80 (gültig|einlös|einzulösen|verf(a|ä)ll|Gültigkeit)* …40 _(
					${fewMonths}|ein(en|em|es)?|sechs|zwölf|achtzehn|drei|zwei
				) ~ (Monat|Jahr(!e(n|s)? (ab|zum) Ende))
				Gutschein* … innerhalb|binnen|nach|für (von)? (
					<n>|ein(en|em|es|er)?|zwei(er)?|sechs|zwölf|achtzehn|zweier|zwei
				) ~ (Monat|Jahr)* … einlös|einzulösen|eingelöst|verf(a|ä)ll|erl(o|i)sch|ungültig|gültig
				Gutschein* …40 gilt|gelten|läuft|laufen …15 1|2|ein|zwei|12|24|zwölf|sechs|6 Jahre?|Monate?
				Gutschein* … ein|zwei|1|2|6|12|24|sechs|zwölf Monate?|Jahre? …20 gültig
			`,
			en: phrases`
				(gift (card|voucher|certificate)|voucher)s? …80 (valid|redeem|expir)* …40 _(
					${fewMonths}|one|a|two|six|twelve|eighteen
				) months?|years?
				(
					gift (card|voucher|certificate)|voucher
				)s? … within|after|for (
					<n>|one|a|two|six|twelve|eighteen
				) ~ months?|years? …50 redeem|valid|expire|lapse|void
			`,
			fr: phrases`
				(
					bons? (cadeau|d’achat)|chèques? cadeau|cartes? cadeau
				)x? …80 (valable|valid|expir|utilis)* …40 _(
					${fewMonths}|un|une|deux|six|douze|dix-huit
				) mois|ans?|année
				(bons? (cadeau|d’achat)|chèques? cadeau|cartes? cadeau)x? … (
					dans (les|un délai d(e|’))|sous|après|au bout d(e|’)|pendant
				) ?(<n>|une?|deux|six|douze|dix-huit) mois|ans?|année …50 utilis|valable|expir|périm|perd
			`,
		},
		unless: phrases`
			unbegrenzt|unbefristet|aktion|newsletter|geburtstag|birthday|anniversaire|promo
			drei|3|three|trois|10|zehn|ten|dix|5|fünf|five|cinq (volle)? Jahre|years|ans
		`,
	},
	{
		id: "stale-urgency",
		stems: phrases`nur_|chance|angebot|today|hurry|offer|limited|aujourd|derni|offre|dépêch`,
		severity: "hint",
		source: "§ 3 (3) UWG, Annex no. 7",
		says: {
			de: phrases`
				nur (noch)? (heute|für kurze Zeit|wenige (Stunden|Tage))
				nur solange Sie|du
				letzte Chance
				Angebot endet (bald|heute|in Kürze)
			`,
			en: phrases`
				hurry(,|\!)
				today only
				only today
				last chance
				offer ends soon|today
				for a (very)? short|limited time only
			`,
			fr: phrases`
				dépêchez-vous
				aujourd’hui seulement
				dernière chance
				derniers jours
				offre (limitée|expire|se termine)
			`,
		},
	},
];
