import type { Claim } from "#core/check/claim.ts";

/** Words for services, refunds and returns, which are not deliveries of goods. */
const otherService =
	/reparatur|werkstatt|kurier(?:e|in|dienst)? (?:hol|bring)|abhol|gravur(?:dauer)|rücksend|zurückschick|zurücksend|retour|erstatt|rückzahl|widerruf|antwort|anruf|(?<!liefer)termin|newsletter|gutachten|repair|workshop|collect|pick(?:ed)? up|refund|return|send (?:something|it|them) back|reply|answer|appointment|réparation|atelier|retrait|rembours|renvoi|retour|réponse|rendez-vous|(?<!\p{L})geld(?:betrag)?(?!\p{L})|your money|votre argent|lieferumfang|lieferant|supplier|fournisseur|kostenlos geliefert|zoll|customs|douane|kosten/iu;

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
			en: /(?<!\p{L})(?:usually|normally|typically|generally|as a rule|approximately|approx\.?|(?:about|around)(?= (?:\d|an?|two|three|four|five))|roughly|circa|estimated|expected|as soon as possible|shortly|soon|subject to availability|not binding|non-binding|without guarantee|in most cases)(?!\p{L})/iu,
			fr: /(?<!\p{L})(?:généralement|en règle générale|normalement|habituellement|en principe|environ|à peu près|approximativement|estimée?s?|indicatifs?|à titre indicatif|sous réserve|dès que possible|prochainement|dans les meilleurs délais|au plus vite|sans garantie|le plus souvent)(?!\p{L})/iu,
		},
		about: {
			de: /(?:liefer(?:zeit|frist|ung|termin|dauer|bar)|geliefert|liefern|versand(?:dauer|zeit|fertig)?|versenden|versandt|zustell|verschickt?|paket|sendung|bei ihnen)(?:.*(?:\d|tag|woche|bald|möglich|kürze|unverbind|voraussicht|verfügbar|vorbehalt|zeitnah|demnächst|umgehend))|(?:\d|tag|woche|voraussicht|regel|möglich).*(?:geliefert|bei ihnen|zustell|versand|versendet|verschickt|lieferung|liefern)/isu,
			en: /(?:deliver|shipp|ship\b|dispatch|arriv|reach(?:es)? you).*(?:\d|days?|weeks?|soon|possible|shortly|availab|binding|guarantee)|(?:\d|days?|weeks?|usually|normally|expected).*(?:deliver|shipp|dispatch|arriv|with you)/isu,
			fr: /(?:livr|expédi|achemin|parvien).*(?:\d|jours?|semaines?|possible|prochainement|délais|vite|réserve|indicatif|garantie)|(?:\d|jours?|semaines?|général|habituel|normalement|environ).*(?:livr|expédi|achemin|parvien|chez vous)/isu,
		},
		unless: otherService,
		isIn: ({ template, kind }) => kind !== "image" && template !== "legal",
	},
	{
		id: "insured-advantage",
		severity: "hint",
		source: "§ 475 (2) BGB, Annex to § 3 (3) UWG no. 10",
		says: {
			de: /versichert\p{L}* (?:versand|liefer|sendung|paket)\p{L}*[^.!?]{0,60}(?:vorteil|inklusive|gratis|kostenlos|kostenfrei|ohne (?:aufpreis|mehrkosten)|selbstverständlich|sicherheit|garantiert|geschenk)|(?:vorteil|extra|bonus|sorglos|ihre sicherheit|gratis|kostenlos|exklusiv|aufpreis|gegen)\p{L}*[^.!?]{0,60}versichert\p{L}* (?:versand|liefer|sendung|paket)\p{L}*/iu,
			en: /insured (?:shipping|delivery|parcel|post)[^.!?]{0,60}(?:free|advantage|bonus|extra|complimentary|peace of mind)|(?:free|advantage|bonus|extra|complimentary|peace of mind|benefit)\p{L}*[^.!?]{0,60}insured (?:shipping|delivery|parcel)/iu,
			fr: /(?:livraison|envoi|expédition|colis) assurée?s?[^.!?]{0,60}(?:offert|gratuit|avantage|inclus|sérénité|tranquillité)|(?:offert|gratuit|avantage|bonus|sérénité|tranquillité|exclusi)\p{L}*[^.!?]{0,60}(?:livraison|envoi|expédition|colis) assurée?/iu,
		},
		unless: /rücksend|retour|return|renvoi/iu,
	},
];
