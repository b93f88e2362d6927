import type { Claim } from "#core/check/claim.ts";
import { phrases } from "#core/text/phrases.ts";

/** Words for services, refunds and returns, which are not deliveries of goods. */
const otherService = phrases`
	reparatur|werkstatt|abhol|gravurdauer|rücksend|zurückschick|zurücksend|retour|erstatt|rückzahl|widerruf
	antwort|anruf|(liefer!)termin|newsletter|gutachten|repair|workshop|collect|refund|return|reply|answer
	appointment|réparation|atelier|retrait|rembours|renvoi|retour|réponse|rendez-vous|_geld(betrag)?_
	lieferumfang|lieferant|supplier|fournisseur|zoll|customs|douane|kosten
	kurier(e|in|dienst)? hol|bring
	pick(ed)? up
	send something|it|them back
	your money
	votre argent
	kostenlos geliefert
`;

/** Any other words of the sentence and its heading. */
const anything = /[\s\S]*/;

/** Creates a pattern of a sentence with a match of both patterns, in any order. */
function inOneSentence(one: RegExp, other: RegExp): RegExp {
	return new RegExp(`^(?=[^\\n]*(?:${one.source}))(?=[^\\n]*(?:${other.source}))`, "iu");
}

/** Statements about delivery times and insured delivery. */
export const deliveryClaims: readonly Claim[] = [
	{
		id: "vague-delivery",
		stems: phrases`
			liefer|versand|versend|zustell|verschick|deliver|ship|dispatch|arriv|livr|expédi|achemin|parvien
		`,
		severity: "warning",
		source: "Art. 246a § 1 (1) no. 10 EGBGB",
		says: {
			de: phrases`
				_(
					voraussichtlich*|in der regel|vermutlich|normalerweise|üblicherweise|gewöhnlich|meist(ens)?|
					im normalfall|im allgemeinen|(ca.?|circa|etwa|ungefähr|rund)(= (<n>|ein|zwei|drei|vier|fünf))|
					unverbindlich*|ohne gewähr|baldmöglichst|schnellstmöglich|so schnell wie möglich|(so)? bald(ig)?|
					zeitnah|in kürze|demnächst|richtwert*|vorbehaltlich|nach verfügbarkeit|je nach verfügbarkeit|
					unter vorbehalt|annähernd|umgehend
				)_
			`,
			en: phrases`
				_(
					usually|normally|typically|generally|as a rule|approximately|approx.?|
					(about|around)(= (<n>|an?|two|three|four|five))|roughly|circa|estimate(d|s)?|expected|
					as soon as possible|shortly|soon|subject to availability|not binding|non-binding|without guarantee|
					in most cases
				)_
			`,
			fr: phrases`
				_(
					généralement|en règle générale|normalement|habituellement|en principe|environ|à peu près|
					approximativement|estimée?s?|indicati(fs?|ves?)|à titre indicatif|sous réserve|dès que possible|
					prochainement|dans les meilleurs délais|au plus vite|sans garantie|le plus souvent
				)_
			`,
		},
		about: {
			de: phrases`
				(
					liefer(zeit|frist|ung|termin|dauer|bar)|geliefert|liefern|versand(dauer|zeit|fertig)?|versenden|
					versandt|zustell|verschickt?|paket|sendung|bei ihnen
				)${anything}(
					<n>|tag|woche|bald|möglich|kürze|unverbind|voraussicht|verfügbar|vorbehalt|zeitnah|demnächst|
					umgehend|richtwert|annähernd|gewähr
				)
				(<n>|tag|woche|voraussicht|regel|möglich)${anything}(
					geliefert|bei ihnen|zustell|versand|versendet|verschickt|lieferung|liefern
				)
			`,
			en: phrases`
				(deliver|shipp|ship_|dispatch|arriv|reach(es)? you)${anything}(
					<n>|days?|weeks?|soon|possible|shortly|availab|binding|guarantee|estimate
				)
				(<n>|days?|weeks?|usually|normally|expected)${anything}(deliver|shipp|dispatch|arriv|with you)
			`,
			fr: phrases`
				(livr|expédi|achemin|parvien)${anything}(
					<n>|jours?|semaines?|possible|prochainement|délais|vite|réserve|indicati|garantie
				)
				(<n>|jours?|semaines?|général|habituel|normalement|environ)${anything}(
					livr|expédi|achemin|parvien|chez vous
				)
			`,
		},
		unless: otherService,
		isIn: ({ template, kind }) => kind !== "image" && template !== "legal",
	},
	{
		id: "insured-advantage",
		stems: phrases`versicher|insur|assur`,
		severity: "hint",
		source: "§ 475 (2) BGB, Annex to § 3 (3) UWG no. 10",
		says: {
			de: phrases`(un!)versicher(n|t*)_`,
			en: phrases`_insured?_`,
			fr: phrases`
				_assurée?s?_
				_assurons ~2 (envois?|colis)_
			`,
		},
		about: {
			de: inOneSentence(
				phrases`versand|versend|liefer|sendung|paket|päckchen`,
				phrases`
					vorteil|inklusive|gratis|kostenlos|kostenfrei|aufpreis|mehrkosten|selbstverständlich|sicherheit
					sorglos|garantiert|geschenk|bonus|exklusiv|_extra
					unser plus
				`,
			),
			en: inOneSentence(
				phrases`ship|deliver|parcel|package|post`,
				phrases`
					free|advantage|benefit|bonus|extra|complimentary
					peace of mind
				`,
			),
			fr: inOneSentence(
				phrases`livr|envoi|expédi|colis`,
				phrases`
					offert|gratuit|avantage|inclus|bonus|sérénité|tranquillité|exclusi
					sans supplément|surcoût|frais
				`,
			),
		},
		unless: phrases`rücksend|retour|return|renvoi`,
	},
];
