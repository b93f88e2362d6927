import type { Claim } from "#core/check/claim.ts";

/** Words for services, refunds and returns, which are not deliveries of goods. */
const otherService =
	/reparatur|werkstatt|kurier(?:e|in|dienst)? (?:hol|bring)|abhol|gravur(?:dauer)|rücksend|zurückschick|zurücksend|retour|erstatt|rückzahl|widerruf|antwort|anruf|(?<!liefer)termin|newsletter|gutachten|repair|workshop|collect|pick(?:ed)? up|refund|return|send (?:something|it|them) back|reply|answer|appointment|réparation|atelier|retrait|rembours|renvoi|retour|réponse|rendez-vous|(?<!\p{L})geld(?:betrag)?(?!\p{L})|your money|votre argent|lieferumfang|lieferant|supplier|fournisseur|kostenlos geliefert|zoll|customs|douane|kosten/iu;

/** Creates a pattern of a sentence with a match of both patterns, in any order. */
function inOneSentence(one: string, other: string): RegExp {
	return new RegExp(`^(?=[^\\n]*(?:${one}))(?=[^\\n]*(?:${other}))`, "iu");
}

/** Statements about delivery times and insured delivery. */
export const deliveryClaims: readonly Claim[] = [
	{
		id: "vague-delivery",
		stems:
			/liefer|versand|versend|zustell|verschick|deliver|ship|dispatch|arriv|livr|expédi|achemin|parvien/i,
		severity: "warning",
		source: "Art. 246a § 1 (1) no. 10 EGBGB",
		says: {
			de: /(?<!\p{L})(?:voraussichtlich\p{L}*|in der regel|vermutlich|normalerweise|üblicherweise|gewöhnlich|meist(?:ens)?|im normalfall|im allgemeinen|(?:ca\.?|circa|etwa|ungefähr|rund)(?= (?:\d|ein|zwei|drei|vier|fünf))|unverbindlich\p{L}*|ohne gewähr|baldmöglichst|schnellstmöglich|so schnell wie möglich|(?:so )?bald(?:ig)?|zeitnah|in kürze|demnächst|richtwert\p{L}*|vorbehaltlich|nach verfügbarkeit|je nach verfügbarkeit|unter vorbehalt|annähernd|umgehend)(?!\p{L})/iu,
			en: /(?<!\p{L})(?:usually|normally|typically|generally|as a rule|approximately|approx\.?|(?:about|around)(?= (?:\d|an?|two|three|four|five))|roughly|circa|estimate[ds]?|expected|as soon as possible|shortly|soon|subject to availability|not binding|non-binding|without guarantee|in most cases)(?!\p{L})/iu,
			fr: /(?<!\p{L})(?:généralement|en règle générale|normalement|habituellement|en principe|environ|à peu près|approximativement|estimée?s?|indicati(?:fs?|ves?)|à titre indicatif|sous réserve|dès que possible|prochainement|dans les meilleurs délais|au plus vite|sans garantie|le plus souvent)(?!\p{L})/iu,
		},
		about: {
			de: /(?:liefer(?:zeit|frist|ung|termin|dauer|bar)|geliefert|liefern|versand(?:dauer|zeit|fertig)?|versenden|versandt|zustell|verschickt?|paket|sendung|bei ihnen)(?:.*(?:\d|tag|woche|bald|möglich|kürze|unverbind|voraussicht|verfügbar|vorbehalt|zeitnah|demnächst|umgehend|richtwert|annähernd|gewähr))|(?:\d|tag|woche|voraussicht|regel|möglich).*(?:geliefert|bei ihnen|zustell|versand|versendet|verschickt|lieferung|liefern)/isu,
			en: /(?:deliver|shipp|ship\b|dispatch|arriv|reach(?:es)? you).*(?:\d|days?|weeks?|soon|possible|shortly|availab|binding|guarantee|estimate)|(?:\d|days?|weeks?|usually|normally|expected).*(?:deliver|shipp|dispatch|arriv|with you)/isu,
			fr: /(?:livr|expédi|achemin|parvien).*(?:\d|jours?|semaines?|possible|prochainement|délais|vite|réserve|indicati|garantie)|(?:\d|jours?|semaines?|général|habituel|normalement|environ).*(?:livr|expédi|achemin|parvien|chez vous)/isu,
		},
		unless: otherService,
		isIn: ({ template, kind }) => kind !== "image" && template !== "legal",
	},
	{
		id: "insured-advantage",
		stems: /versicher|insur|assur/i,
		severity: "hint",
		source: "§ 475 (2) BGB, Annex to § 3 (3) UWG no. 10",
		says: {
			de: /(?<!un)versicher(?:n|t\p{L}*)(?!\p{L})/iu,
			en: /(?<!\p{L})insured?(?!\p{L})/iu,
			fr: /(?<!\p{L})assurée?s?(?!\p{L})|(?<!\p{L})assurons (?:\p{L}+ ){0,2}(?:envois?|colis)(?!\p{L})/iu,
		},
		about: {
			de: inOneSentence(
				"versand|versend|liefer|sendung|paket|päckchen",
				String.raw`vorteil|unser plus|inklusive|gratis|kostenlos|kostenfrei|aufpreis|mehrkosten|selbstverständlich|sicherheit|sorglos|garantiert|geschenk|bonus|exklusiv|(?<!\p{L})extra`,
			),
			en: inOneSentence(
				"ship|deliver|parcel|package|post",
				"free|advantage|benefit|bonus|extra|complimentary|peace of mind",
			),
			fr: inOneSentence(
				"livr|envoi|expédi|colis",
				"offert|gratuit|avantage|inclus|bonus|sérénité|tranquillité|exclusi|sans (?:supplément|surcoût|frais)",
			),
		},
		unless: /rücksend|retour|return|renvoi/iu,
	},
];
