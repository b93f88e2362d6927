import type { Claim } from "#core/check/claim.ts";
import type { CheckedSite } from "#core/check/rule.ts";
import { addsToRights } from "#core/check/sentences.ts";
import type { SiteText } from "#core/check/site-texts.ts";
import { usedCondition } from "#core/content-values/goods-condition.ts";
import { hasWithdrawalRight } from "#core/legal/return-days.ts";
import { withTaxCountry } from "#core/settings/shop-settings.ts";

/** Goods that the law exempts from the right of withdrawal (Art. 16 of Directive 2011/83/EU). */
const lawfullyExcepted =
	/gravi|gravur|individuell|sonderanfertig|maßanfertig|maß gefertigt|nach maß|nach ihre[nm]|personalis|versiegel|zugeschnitten|außerhalb der angebotenen|engrav|bespoke|custom|made[- ]to[- ](?:order|measure)|personali[sz]ed|sealed|specification|gravé|gravure|sur[- ]mesure|personnalis|scellé|descellé|spécification/iu;

/** Polite requests, which oblige nobody. "Bitte beachten Sie, dass …" is a notice instead, and obliges. */
const polite =
	/(?<!(?:beachten|bedenken|wählen) sie )bitte(?! (?:be(?:achte|denke|rücksichtige)|habe|verstehe|wähle|prüfe|überlege|merke|lese|lies|informiere))|please(?! (?:note|be aware|choose|check|remember|understand|consider|bear|read|make sure))|merci de(?! (?:noter|bien noter|choisir|vérifier|lire|comprendre|votre compréhension))/iu;

/** Requests that leave the right unchanged, and rights that the shop adds. */
const onlyAsked = new RegExp(
	[
		polite.source,
		`möglichst|wenn möglich|nach möglichkeit|idealerweise|reparatur`,
		String.raw`keine (?:bedingung|voraussetzung|pflicht)|nicht (?:nötig|notwendig|erforderlich|zwingend|bedingung|voraussetzung|pflicht)|(?:bedingung|voraussetzung|pflicht)[^.!?,;]{0,40}(?<!\p{L})nicht`,
		String.raw`if possible|where possible|ideally|repair|not (?:a condition|a requirement|required|necessary|mandatory|compulsory)|no (?:condition|requirement)|(?:needn['’]t|need not|(?:don|doesn)['’]t (?:need|have) to)(?!\p{L})`,
		`si possible|de préférence|réparation|(?:pas|ni) (?:une condition|obligatoire|nécessaire|exigée?s?|indispensable|requise?s?)`,
		addsToRights.source,
	].join("|"),
	"iu",
);

function isSoldToConsumers(_text: SiteText, { site, country }: CheckedSite): boolean {
	return site.shop !== null && hasWithdrawalRight(withTaxCountry(site.shop.settings, country));
}

const used =
	/gebraucht|vintage|second[- ]?hand|pre[- ]?owned|used|antik|antique|occasion|reconditionn|ancien|B2B|unternehme[rn]|kaufleute|gewerbe|business customers|professionnel/iu;

/** Refusals of returns, by verb or by noun: "lehnen wir die Rückgabe ab", "ne pourront faire l’objet d’un retour". */
const refusals = {
	de: /nicht (?:verpflichtet|gehalten)[^.!?]{0,60}(?:zurückzunehmen|umzutauschen|zu erstatten|zurückzuerstatten)|(?:lehnen|verweigern|weisen)(?!\p{L})[^.!?]{0,40}(?:rückgabe|rücknahme|rücksendung|retoure|umtausch|erstattung)\p{L}*|(?:rückgabe|rücknahme|retoure|umtausch|erstattung|widerruf)\p{L}*[^.!?]{0,40}(?:nicht möglich|nicht in betracht|abzulehnen|zu verweigern|abgelehnt|verweigert)/iu,
	en: /(?:entitled|right|free) to (?:refuse|reject|decline)[^.!?]{0,40}(?:return|refund|exchange)|(?:not|n['’]t) (?:eligible|accepted|entitled)[^.!?]{0,15}(?:returns?|refunds?|exchanges?)|neither (?:be )?(?:returned|exchanged|refunded)|(?:returns?|refunds?|exchanges?)[^.!?]{0,40}(?:not possible|refused|declined)/iu,
	fr: /(?:droit de|pouvons|pourrons|en mesure de) refuser[^.!?]{0,40}(?:retour|remboursement|échange|reprise)|(?<!\p{L})ne (?:peu|pourr|donn|ouvr|fer|f[ao])\p{L}*[^.!?]{0,20}(?:l['’]objet|lieu|droit)[^.!?]{0,20}(?:retour|remboursement|échange|reprise)/iu,
};

const anyOf = (...patterns: readonly RegExp[]) =>
	new RegExp(patterns.map(({ source }) => source).join("|"), "iu");

/** Exclusions of all claims for defects, which no agreement with consumers can bring about. */
export const excludedLiability = {
	de: /(?:gewährleistung|sachmängelhaftung|mängel(?:haftung|ansprüche|rechte)|sachmangel)\p{L}*[^.!?]{0,70}(?:ausgeschlossen|ausschluss|entfällt)|(?:ausschluss|unter ausschluss|ohne|keine(?:rlei)?) (?:jeglicher |jede |der )?(?:gewährleistung|sachmängelhaftung|mängelhaftung)|(?:ge|ver)kauf(?:t|en)? (?:\p{L}+ )?wie (?:gesehen|besichtigt|besehen|gesehen und probiert)|(?<!\p{L})wie (?:gesehen|besichtigt|besehen)(?:[.!,]|$)/iu,
	en: /(?:statutory |legal )?(?:warranty|liability for defects|conformity)[^.!?]{0,60}(?:excluded|disclaimed)|(?:without|no) (?:any )?(?:statutory |legal )?warranty\b|sold (?:\p{L}+ )?as[- ](?:is|seen)(?!\p{L})|(?<!\p{L})as[- ]seen, /iu,
	fr: /garantie (?:légale|de conformité)[^.!?]{0,60}(?:exclue|ne s['’]applique pas)|(?:sans|aucune) garantie(?! (?:de|que)\b)|(?:vendue?s?|cédée?s?) (?:\p{L}+ )?en l['’]état/iu,
};

/** Times after the right of withdrawal. */
const afterPeriod =
	/(?:nach|außerhalb)(?:[^.!?]{0,30})frist|(?:after|outside)[^.!?]{0,30}(?:period|deadline|days)|(?:après|hors|au-delà)[^.!?]{0,30}(?:délai|jours)/iu;

/** Statements that restrict consumers' claims after a purchase. */
export const returnsClaims: readonly Claim[] = [
	{
		id: "return-restriction",
		stems:
			/unfrei|rück|retour|widerruf|umtausch|umgetausch|erstatt|storn|return|refund|withdraw|exchange|sale|cancel|rétract|échang|rembours|repris|repren|renvo/i,
		severity: "warning",
		source: "§ 361 (2) BGB, § 357 BGB, Art. 25 Directive 2011/83/EU",
		restricts: true,
		says: {
			de: anyOf(
				/(?:nur|ausschließlich|lediglich|allein)\b[^.!?]{0,60}(?:original(?:\p{L}*)?verpack\p{L}*|originalkarton|originaletikett|ungetragen|unbenutzt|ungeöffnet|unbeschädigt|unversehrt|etikett|kassen(?:bon|beleg|zettel))|(?:originalverpack|originaletikett|ungetragen|unbenutzt|ungeöffnet|kassenbon)\p{L}*[^.!?]{0,50}(?:voraussetzung|bedingung|zwingend|erforderlich|müssen|muss\b|sein\b)|(?:ohne|fehlt|fehlender) (?:die )?(?:original\p{L}*|kassenbon|etikett|zertifikat|rechnung)\p{L}*[^.!?]{0,60}(?:kein|nicht|ausgeschlossen|abzug|berechnen)|(?:umtausch|rückgabe|widerruf(?:srecht)?|rücknahme|rücksendung|retoure)\p{L}*[^.!?]{0,60}ausgeschlossen|(?:kein(?:e|en)?) (?:umtausch|rückgabe|rücknahme|widerruf(?!e|sr)|retoure)\p{L}*|kein widerrufsrecht (?:bei|für|auf)[^.!?]*(?:reduziert|sale|angebot|ohr|einzelst|vintage|gebraucht)|(?:vom|von der|von) (?:umtausch|widerruf|rückgabe)\p{L}* (?:sind |ist )?(?:[^.!?]{0,40} )?(?:ausgenommen|ausgeschlossen)|(?:nehmen|tauschen|erstatten)(?!\p{L})[^.!?]{0,60}nicht (?:mehr )?(?:zurück|um)(?!\p{L})|nicht (?:mehr )?(?:zurücknehmen|umtauschen|zurückgeben|zurücksenden|zurückschicken|widerrufen|umgetauscht|zurückgenommen|zurückgegeben|zurückgesandt|zurückgesendet|zurückgeschickt|umtauschbar|widerrufbar|retourn\p{L}+)|unfrei\p{L}*[^.!?]{0,60}(?:nicht|keine|verweiger|zurückgewiesen)|(?:erstatt|rückzahl|vergüt)\p{L}*[^.!?]{0,50}(?:nur|ausschließlich|als|in form)[^.!?]{0,25}(?:gutschein|gutschrift|warengut)|nur (?:gegen|als|per) (?:waren)?(?:gutschein|gutschrift)|(?:bei|nach|für) (?:\p{L}+ )?(?:rückgabe|retoure|umtausch|rücksendung)\p{L}* (?:\p{L}+ ){0,3}(?:erhalten|bekommen|stellen)[^.!?]{0,40}(?:gutschein|gutschrift)|unfreie? (?:pakete|sendungen|rücksendungen|retouren)|widerruf\p{L}*[^.!?]{0,50}(?:schriftlich|per (?:post|brief|einschreiben)|begründ)\p{L}*|(?:bearbeitungs|wiedereinlagerungs|rücknahme|stornierungs|storno)(?:gebühr|pauschale|kosten)|nur (?:nach )?(?:vorherige[rn]?|vorab|telefonische[rn]?) (?:anmeldung|absprache|rücksprache|genehmigung|zustimmung)|ohne (?:\p{L}+ ){0,3}(?:anmeldung|absprache|rücksprache|genehmigung|zustimmung|freigabe|retourennummer|rücksendenummer|rücksendeschein|RMA\S*)[^.!?]{0,60}(?:nicht|kein|verweiger|zurückgewiesen|abgelehnt|ausgeschlossen)/iu,
				refusals.de,
			),
			en: anyOf(
				/(?:only|solely|exclusively)\b[^.!?]{0,60}(?:original (?:packaging|box|condition|tags?)|unworn|unused|unopened|with (?:the |all )?tags?|receipt)|(?:original (?:packaging|box|tags?)|unworn|unused|unopened|receipt|certificate)[^.!?]{0,40}(?:required|condition of|mandatory|essential)|must be (?:returned )?(?:in (?:its|the|their) original|unworn|unused|unopened)|(?:without|missing) (?:the )?(?:original|receipt|tags?|certificate)[^.!?]{0,60}(?:no |not|cannot|deduct)|(?:all sales (?:are )?final|final sale|non-?(?:returnable|refundable))|no (?:returns?|refunds?|exchanges?)\b|(?:cannot|can ?not|can['’]t|may not|will not|won['’]t) be (?:returned|exchanged|refunded|sent back|taken back|withdrawn|accepted back)|(?:we|shop) (?:do not|don['’]t|cannot|can['’]t|will not|won['’]t|are unable to) (?:\p{L}+ ){0,2}(?:take back|take|accept|exchange|refund|reimburse)|(?:excluded|exempt) from (?:the right of )?(?:returns?|withdrawal|exchange)|(?:store|shop) credit|refund(?:s|ed)?[^.!?]{0,30}(?:as|by) (?:a )?(?:voucher|gift card)|restocking (?:fee|charge)|(?:handling|processing|administration) fee[^.!?]{0,40}(?:return|refund)|only (?:with|after) (?:our )?prior (?:approval|authori[sz]ation|consent)|without (?:\p{L}+ ){0,3}(?:approval|authori[sz]ation|consent|permission|registration|(?:return|RMA)[- ](?:number|label|form))[^.!?]{0,60}(?:\bnot\b|\bno\b|refused|rejected|declined)/iu,
				refusals.en,
			),
			fr: anyOf(
				/(?:uniquement|seulement|exclusivement)\b[^.!?]{0,60}(?:emballage (?:d['’])?origin|étiquette|non porté|jamais porté|neuf|ticket de caisse)|(?:ne (?:sont|seront|est|sera) (?:ni )?(?:acceptés?|repris(?:es?)?|échangés?|remboursés?|échangeables?)[^.!?]{0,40}(?:que|sans|ni|pas))|(?:emballage d['’]origine|étiquette|ticket de caisse|non portés?)[^.!?]{0,50}(?:obligatoire|exigé|condition|impérati|doit|doivent)|(?:ni|pas) (?:être )?(?:repris|échang|rembours|retourn|renvoy)\p{L}*|ne (?:sont|seront|est|sera|peu(?:ven)?t|pourr(?:a|ont)) (?:pas |plus |ni )?(?:être )?(?:ni )?(?:repris|échang|rembours|retourn|renvoy)\p{L}*|nous ne (?:reprenons|échangeons|remboursons|acceptons)(?: \p{L}+)? (?:pas|plus|ni|aucun)|(?:aucun|pas de|sans) (?:retour|échange|remboursement|reprise)|(?:exclus?(?:es?)?|exclue?s?) (?:du|des|de tout) (?:droit de rétractation|retours?|échanges?)|(?:retour|échange|rétractation)s?[^.!?]{0,40}exclue?s?|(?:rembours|avoir)\p{L}*[^.!?]{0,40}(?:sous forme d['’]avoir|en bon d['’]achat|par un avoir)|(?:en|en port) (?:dû|contre[- ]remboursement)[^.!?]{0,50}(?:refus|pas accept)|frais de (?:remise en stock|dossier|traitement)[^.!?]{0,40}|accord préalable|sans (?:\p{L}+ ){0,3}(?:accord|autorisation|validation|demande|numéro de retour|bon de retour)[^.!?]{0,60}(?:refus|pas|aucun|rejet|retourné à)/iu,
				refusals.fr,
			),
		},
		about: {
			de: /unfrei|rück(?:gabe|nahme|send|gab|erstatt|zahl)|zurück|retour|widerruf|umtausch|umgetauscht|erstatt|storn/iu,
			en: /return|refund|withdraw|exchange|sale|cancel/iu,
			fr: /retour|rétract|échang|rembours|repris|repren|renvo/iu,
		},
		unless: new RegExp(
			`${lawfullyExcepted.source}|${onlyAsked.source}|${afterPeriod.source}|(?:für|als|gegenüber) (?:unternehmer|kaufleute|gewerb)|B2B|business customers|traders|professionnels`,
			"iu",
		),
		isIn: isSoldToConsumers,
	},
	{
		id: "return-lapse",
		stems:
			/verf[aä]ll|erlischt|entfällt|verl[io]|verwirk|lose|lost|forfeit|void|lapse|expire|perd|annul|éteint/i,
		severity: "warning",
		source: "§ 361 (2) BGB, § 357 BGB, Art. 25 Directive 2011/83/EU",
		says: {
			de: /(?:verfällt|verfallen|erlischt|entfällt|verlier\p{L}*|verwirk\p{L}*)(?!\p{L})[^.!?]{0,50}(?:rückgabe|widerruf|umtausch|rücksende)|(?:rückgabe|widerruf|umtausch|rücksende)\p{L}*[^.!?]{0,50}(?:verfällt|verfallen|erlischt|entfällt|verloren|verwirkt)(?!\p{L})/iu,
			en: /(?:lose|forfeit|void)\p{L}*[^.!?]{0,50}(?:right|return|refund|exchange)|(?:right (?:to|of) (?:return|withdraw|refund|exchange)\p{L}*)[^.!?]{0,50}(?:lost|forfeited|lapses?|expires?|void)(?!\p{L})/iu,
			fr: /(?:perd\p{L}*|annule\p{L}*|éteint)(?!\p{L})[^.!?]{0,50}(?:droit|retour|rétract|échang|rembours)|(?:droit (?:de|au) (?:retour|rétractation|remboursement))[^.!?]{0,50}(?:perdu|annulé|éteint)/iu,
		},
		unless: new RegExp(
			`${lawfullyExcepted.source}|frist|monat|period|month|délai|mois|(?:für|als|gegenüber) (?:unternehmer|kaufleute|gewerb)|business customers|professionnels`,
			"iu",
		),
		isIn: isSoldToConsumers,
	},
	{
		id: "refund-deduction",
		stems: /erstatt|rückzahl|rück|retour|refund|reimburs|return|rembours/i,
		severity: "warning",
		source: "§ 357 (1), § 357a BGB, Art. 13, 14 Directive 2011/83/EU",
		restricts: true,
		says: {
			de: /(?:pauschal\p{L}*|gebühr\p{L}*|aufwandsentschädigung|aufarbeitung\p{L}*|prüfungs?kosten|\d+ ?(?:%|prozent|€|euro))(?:[^.!?]|\.(?=\d)){0,70}(?:abgezogen|einbehalten|behalten wir|in abzug|abzüglich|verrechnet|gekürzt)|(?:ziehen|behalten|kürzen)(?!\p{L})(?:[^.!?]|\.(?=\d)){0,70}(?:pauschal\p{L}*|gebühr|prüfungs?kosten|\d+ ?(?:%|prozent|€|euro))/iu,
			en: /(?:flat (?:rate|fee|charge)|\bfees?\b|\bcharges?\b|\d+ ?(?:%|per ?cent)|[€£] ?\d+|\d+ ?(?:€|euros?))(?:[^.!?]|\.(?=\d)){0,70}(?:deduct|withh|retain|subtract|kept|keep|taken off)|(?:deduct|withhold|retain|subtract|keep)(?!\p{L})(?:[^.!?]|\.(?=\d)){0,70}(?:flat|\bfees?\b|\d+ ?(?:%|per ?cent)|[€£] ?\d+|\d+ ?(?:€|euros?))/iu,
			fr: /(?:forfait\p{L}*|frais de (?:remise en état|nettoyage|contrôle|gestion|dossier|reconditionnement)|\d+ ?(?:%|pour cent|€|euros?))(?:[^.!?]|\.(?=\d)){0,70}(?:dédui\p{L}*|retenue?s?|prélevée?s?|retranchée?s?)|(?:dédui\p{L}*|reten\p{L}*|prélev\p{L}*)(?:[^.!?]|\.(?=\d)){0,70}(?:forfait|frais de (?:remise|nettoyage|contrôle|gestion|dossier)|\d+ ?(?:%|pour cent|€|euros?))/iu,
		},
		about: {
			de: /erstatt|rückzahl|rücksend|rückgabe|retour|widerruf/iu,
			en: /refund|reimburs|return|withdraw/iu,
			fr: /rembours|retour|rétract|renvo/iu,
		},
		unless: new RegExp(
			`wertverlust|wertersatz|wertminderung|express|loss of value|diminished value|dépréciation|diminution de (?:la )?valeur|anzahlung|deposit|acompte|gutschein|voucher|bon d['’]achat|ankauf|reparatur|repair|réparation|${addsToRights.source}`,
			"iu",
		),
		isIn: isSoldToConsumers,
	},
	{
		id: "warranty-restriction",
		stems:
			/gewähr|garant|mangel|mängel|warrant|defect|fault|vice|défaut|réclam|schäden|damage|complaint|reklam|as.(?:is|seen)|wie.(?:ge|be)s|en l.état|conformit|avarie|dommage|délai|beanstand|late/i,
		severity: "warning",
		source: "§ 476 BGB, Art. 10, 21 Directive (EU) 2019/771",
		restricts: true,
		says: {
			de: anyOf(
				excludedLiability.de,
				/(?:gewährleistung|sachmängelhaftung|mängel(?:haftung|ansprüche|rechte)|sachmangel)\p{L}*[^.!?]{0,70}(?:\b(?:1|ein(?:em|es|en)?|zwölf|12|sechs|6|drei|3) ?-?(?:jahr|monat)|einjährig|verk[üu]rz|beschränkt)|(?:einjährige|\b(?:1|ein) jahr|12 monate|zwölf monate|6 monate|sechs monate) (?:gesetzliche )?gewährleistung|keine garantie auf|keine (?:haftung|gewähr) für (?:mängel|verschleiß|batterie|akku|transportschäden)|(?:mängel|schäden|transportschäden|reklamation\p{L}*)[^.!?]{0,60}(?:innerhalb|binnen|spätestens)[^.!?]{0,25}(?:\d+|sieben|acht|zwei|drei|vierzehn|einer) (?:tag|woche|stunde|werktag)\p{L}*|(?:spätere|verspätete) (?:reklamation|beanstandung|mängelrüge)|(?:mangel|mängel|defekt)\p{L}*(?:(?!auch|könn|gern)[^.!?]){0,60}(?:direkt|ausschließlich|nur|allein) an den hersteller|reklamation\p{L}*[^.!?]{0,40}nehmen wir (?:\p{L}+ ){0,2}nicht (?:an|entgegen)/iu,
			),
			en: anyOf(
				excludedLiability.en,
				/(?:statutory |legal )?(?:warranty|liability for defects|conformity)[^.!?]{0,60}(?:\b(?:one|1|six|6|twelve|12)[- ](?:year|month)|limited to)|no (?:guarantee|warranty|liability) (?:on|for) (?:defects|batter|straps?|wear)|(?:defects?|damage|complaints?)[^.!?]{0,60}(?:must|within)[^.!?]{0,30}(?:\d+|two|three|seven|eight|fourteen) (?:days?|hours?|weeks?)|(?:later|late) (?:complaints?|claims?)|(?:faults?|defects?)(?:(?!also|can|may)[^.!?]){0,60}(?:directly|only|exclusively) to the (?:maker|manufacturer)|(?:do not|don’t|cannot) accept (?:any )?complaints/iu,
			),
			fr: anyOf(
				excludedLiability.fr,
				/garantie (?:légale|de conformité)[^.!?]{0,60}(?:\b(?:un an|1 an|six mois|6 mois|12 mois|douze mois)|limitée)|(?:vices?|défauts?|dommages?|réclamations?|avaries?)[^.!?]{0,60}(?:dans (?:les|un délai de)|sous|délai)[^.!?]{0,25}(?:\d+|deux|trois|sept|huit|quinze) (?:jours?|heures?)|pass[ée] ce délai|(?:défaut|vice)s?(?:(?!aussi|pouvez)[^.!?]){0,60}(?:directement|uniquement|exclusivement) au fabricant|n['’]acceptons (?:pas|aucune)[^.!?]{0,10}réclamation/iu,
			),
		},
		unless: new RegExp(
			`${used.source}|herstellergarantie|garantiegeber|commercial guarantee|garantie commerciale|widerruf|rücksend|withdraw|rétract|reparatur|repair|réparation|zwei jahre|two years|deux ans|24 monat|24 month|24 mois|richtigkeit|accuracy|${polite.source}`,
			"iu",
		),
		isIn: ({ name, product }) => name !== "guarantee_terms" && !(product && usedCondition(product) !== null),
	},
	{
		id: "shipping-risk",
		stems:
			/risiko|gefahr|unversicher|verlust|transport|beschädig|risk|uninsured|liab|responsib|risque|non assur|responsab|lasten|haft/i,
		severity: "warning",
		source: "§ 475 (2) BGB, Art. 20 Directive 2011/83/EU",
		restricts: true,
		says: {
			de: /(?:auf|zu) (?:das )?(?:eigene[sn]? )?(?:Risiko|Gefahr|Lasten) (?:und (?:Risiko|Gefahr|Rechnung) )?(?:des|der|Ihr\p{L}*) ?(?:Käufer|Kund|Besteller|Empfänger)?|auf (?:eigene[s]?|Ihr|Ihre) (?:Risiko|Gefahr)|geht[^.!?]{0,30}(?:Gefahr|Risiko)[^.!?]{0,60}über|(?:Gefahr|Risiko)[^.!?]{0,70}(?:geht|gehen)[^.!?]{0,70}(?:über|Käufer|Kunden?|Besteller)|(?:Käufer|Kunde|Besteller|Sie) (?:trägt|tragen|übernimmt|übernehmen)[^.!?]{0,30}(?:Risiko|Gefahr|Transportrisiko|Versandrisiko)|unversichert\p{L}* (?:Versand|Liefer|Brief|Paket|Sendung)|(?:keine|nicht)[^.!?]{0,20}(?:Haftung|haft)\p{L}*[^.!?]{0,40}(?:Verlust|Transport|Versand|Beschädigung)|(?:Verlust|Transportschäden|Beschädigung)[^.!?]{0,60}(?:haften wir nicht|keine Haftung|nicht verantwortlich)/iu,
			en: /at (?:the )?(?:buyer|customer|purchaser|recipient|your)(?:['’]s)?(?: own)? (?:own )?risk|risk (?:of loss )?[^.!?]{0,40}(?:passes|transfers)[^.!?]{0,60}(?:carrier|dispatch|handed|courier|post|leaves)|(?:buyer|customer) bears[^.!?]{0,25}risk|uninsured (?:shipping|delivery|post|mail|parcel)|(?:not|no)[^.!?]{0,15}(?:liable|responsib|liabilit)\p{L}*[^.!?]{0,40}(?:lost|loss|damage|transit|post)/iu,
			fr: /aux? risques?(?: et périls)? (?:du|de l['’]|de la|exclusifs? d)|(?:risques?)[^.!?]{0,60}(?:transféré|passent?|supporté)[^.!?]{0,60}(?:transporteur|expédition|acheteur|client|départ)|(?:envoi|livraison|colis) non assurée?|(?:ne|aucune?)[^.!?]{0,40}(?:responsab)\p{L}*[^.!?]{0,50}(?:perte|perdu|transport|avarie|vol)/iu,
		},
		about: {
			de: /versand|versend|liefer|send|transport|paket|post|ware/iu,
			en: /ship|deliver|transit|parcel|post|goods|dispatch|carrier|item/iu,
			fr: /livr|expédi|envo|transport|colis|marchandise|produit|article/iu,
		},
		unless:
			/unternehme[rn]|kaufm|gewerb|erst (?:mit|auf|wenn|bei|sobald)|übergabe an (?:Sie|den Käufer|den Kunden|den Verbraucher)|in Besitz|business|trader|only (?:when|once|upon)|when you (?:receive|take|acquire)|physical possession|professionnel|prise de possession|lorsque vous|rücksend|retour|return|renvoi|wir tragen|we bear|datenschutz|internet|website|e-mail|verfügbarkeit/iu,
	},
	{
		id: "guarantee-words",
		stems: /garant|guarantee|warrant|satisfait/i,
		severity: "warning",
		source: "§ 479 BGB, Art. 17 Directive (EU) 2019/771",
		says: {
			de: /(?:\d{1,2}|zwei|drei|vier|fünf|sechs|sieben|acht|zehn|lebenslange?|ewige)[- ]?(?:jahre?|jährige|monate?)?[nr]?\s(?:\p{L}+\s){0,2}(?:\p{L}*garantie)(?!\p{L})|(?:garantie)(?::| von| für|zeit)? (?:von )?(?:\d{1,2}|zwei|drei|fünf|zehn|lebens\p{L}+) ?(?:jahre|monate|lang)?|lebenslang\p{L}*[^.!?]{0,20}garantie|geld-zurück-garantie|zufriedenheitsgarantie/iu,
			en: /(?:\d{1,2}|two|three|five|ten|life(?:time|long)|money[- ]back)[- ]?(?:years?|months?)?['’]? (?:\p{L}+ ){0,2}(?:guarantee|warranty)|(?:guarantee|warranty) (?:of|for) (?:\d{1,2}|two|three|five|ten|life) ?(?:years?|months?)?|guaranteed for (?:life|\d+ years)/iu,
			fr: /garantie?s? (?:à vie|(?:de )?(?:\d{1,2}|deux|trois|cinq|dix) (?:ans|mois)|satisfait ou remboursé)|satisfait ou remboursé|(?:\d{1,2}|deux|trois|cinq|dix) ans de garantie/iu,
		},
		unless:
			/reparatur|service|revision|batteriewechsel|werk(?:statt)?|arbeit|gesetzlich|gewährleistung|repair|servicing|overhaul|workmanship|statutory|legal|réparation|révision|entretien|légale|conformité|bedingungen|terms|conditions|mediator|frost/iu,
		isIn: ({ product, kind, name, language, template }) =>
			kind === "product"
				? name !== "guarantee_terms" &&
					!product?.translations.some(
						(translation) => translation.language === language && translation.guarantee_terms !== null,
					)
				: kind === "page" && template !== "terms" && template !== "legal",
	},
];
