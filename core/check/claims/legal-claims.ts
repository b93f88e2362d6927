import type { Claim } from "#core/check/claim.ts";

const replaced =
	/früher|ehemals|vormals|abgelöst|ersetzt|außer kraft|eingestellt|abgeschaltet|aufgehoben|no longer|formerly|replaced|discontinued|closed|repealed|shut down|anciennement|remplacé|abrogé|fermée|supprimé/iu;

const business =
	/kaufm|kaufleute|unternehme[rn](?!s)|gewerb|juristische|öffentlich-rechtlich|merchant|business customers?|traders?|legal entit|commerçant|professionnels?|personne morale|gesetzliche[rn]? gerichtsstand|consommateur|lieu de résidence|domicile/iu;

const protects =
	/zwingend|gewöhnliche\p{L}* aufenthalt|günstig|verbraucherschutz\p{L}*|schutz, der|mandatory|habitual(?:ly)? resid|consumer protection|statutory protection|impérati|résidence habituelle|protection/iu;

/** Statements in terms, imprints and notes that refer to replaced laws or have no legal effect. */
export const legalClaims: readonly Claim[] = [
	{
		id: "old-imprint-law",
		severity: "warning",
		source: "§ 5 DDG",
		says: { de: /\bTMG\b|Telemediengesetz/u, en: /\bTMG\b|Telemedia Act/u, fr: /\bTMG\b|Telemediengesetz/u },
		unless: replaced,
	},
	{
		id: "old-cookie-law",
		severity: "warning",
		source: "§ 25 TDDDG",
		says: { de: /\bTTDSG\b/u, en: /\bTTDSG\b/u, fr: /\bTTDSG\b/u },
		unless: replaced,
	},
	{
		id: "old-law",
		stems:
			/RStV|vertrag|TDG|Teledienst|InfoV|Fernabs|privacy|safe|BDSG|elektroG|verpackungsv|312d|TMG|Interstate|directive|bouclier|article L|Hamon/i,
		severity: "warning",
		source: "§ 18 MStV, Art. 246a EGBGB, Art. 6 DSGVO",
		says: {
			de: /\bRStV\b|Rundfunkstaatsvertrag|\bTDG\b|Teledienstegesetz|BGB-InfoV|Fernabsatzgesetz|\bFernAbsG\b|Mediendienste-?Staatsvertrag|Privacy[- ]Shield|Safe[- ]Harbor|§ ?(?:4|28) (?:Abs\. ?\d )?BDSG|ElektroG ?(?:1|2|I|II)\b|Verpackungsverordnung|§ ?312d BGB\b.*Widerruf|§ ?13 TMG/u,
			en: /\bRStV\b|Interstate Broadcasting|Privacy Shield|Safe Harbou?r|Directive 97\/7|Directive 95\/46/iu,
			fr: /Privacy Shield|Safe Harbor|bouclier de protection des données|article L\.? ?121-(?:16|20|21)|loi Hamon|directive 95\/46|directive 97\/7/iu,
		},
		unless: replaced,
	},
	{
		id: "dispute-words",
		stems: /plattform|plate-?forme|platform|ODR|online.dispute|online-s|litige|RLL|dispute/i,
		severity: "warning",
		source: "Regulation (EU) 2024/3228",
		says: {
			de: /(?:OS|ODR)-Plattform|Online-(?:Streitbeilegung|Schlichtung)\p{L}*(?:-?plattform)?|Plattform (?:zur|für) (?:die )?(?:Online-)?(?:Streit|Schlicht)\p{L}*|Art(?:ikel|\.)? ?14 (?:Abs\. ?1 )?ODR/iu,
			en: /ODR platform|online dispute resolution|platform for (?:online |out-of-court )?(?:dispute|settlement)/iu,
			fr: /plate-?forme (?:européenne )?(?:de |pour le )?(?:RLL|règlement|résolution)|règlement (?:en ligne|extrajudiciaire) des litiges|\bRLL\b/iu,
		},
		unless: replaced,
	},
	{
		id: "no-liability",
		restricts: true,
		stems:
			/gewähr|irrt|vorbehalt|abbildung|haftung|error|E&OE|subject|reserved|guarantee|liability|differ|erreur|contractuel|modifi|préavis|exactitude|changer|suscept/i,
		severity: "warning",
		source: "§ 305c, § 309 no. 7 BGB, § 5a UWG",
		says: {
			de: /(?:alle )?angaben (?:\p{L}+ )?ohne gewähr|ohne gewähr(?!leistung)|irrt[uü]m\p{L}*[^.!?]{0,40}vorbehalten|(?:preis|preise|preisänderung\p{L}*|änderung\p{L}*|druckfehler|zwischenverkauf)[^.!?]{0,50}vorbehalten|abbildung(?:en)? (?:kann|können|sind|ist) (?:\p{L}+ )?(?:ähnlich|abweich\p{L}*)|keine (?:gewähr|haftung) (?:für|auf) (?:die )?(?:richtigkeit|druckfehler|preis)\p{L}*/iu,
			en: /errors? (?:and|or|&) omissions? (?:excepted|reserved)|E&OE|(?:prices?|specifications?|changes?) (?:are )?(?:subject to change|reserved)|without (?:any )?guarantee of (?:accuracy|correctness)|no (?:guarantee|liability) for (?:the )?(?:accuracy|correctness|errors)|images? (?:may|can) differ/iu,
			fr: /sous réserve d['’]erreurs?|sauf erreur|photos? non contractuelles?|(?:prix|tarifs)[^.!?]{0,40}(?:modifi\p{L}*|changer|susceptibles?|sans préavis)|sans garantie d['’]exactitude|erreurs? typographiques?/iu,
		},
		unless:
			/lieferzeit.*unverbind|farbe|colou?r|couleur|bildschirm|screen|écran|ankauf|buying|rachat|goldkurs|tageskurs|order service|bis zur bestellung|bestehende bestellung|gravur|kataster|wegbeschreibung|erfunden|fictional/iu,
	},
	{
		id: "jurisdiction",
		stems: /gericht|jurisdiction|court|venue|tribuna|compétence|for j/i,
		severity: "warning",
		source: "§ 38 ZPO, Art. 18 Regulation (EU) No 1215/2012",
		says: {
			de: /(?:ausschließliche[rn]? )?gerichtsstand[^.!?]{0,80}(?:ist|sind|wird|:|vereinbart|gilt)/iu,
			en: /(?:exclusive |place of |sole )(?:jurisdiction|venue)|venue (?:is|shall)|courts? (?:of|in|at) [\p{Lu}][^.!?]{0,40}(?:exclusive|sole|have) ?(?:ly|jurisdiction)?|subject to the (?:exclusive )?jurisdiction/iu,
			fr: /tribuna(?:l|ux)[^.!?]{0,60}(?:seuls? compétents?|compétence exclusive|sera (?:seul )?compétent|exclusivement)|(?:compétence|attribution) (?:exclusive|de juridiction)|for (?:juridique|judiciaire)/iu,
		},
		unless: business,
	},
	{
		id: "choice-of-law",
		stems: /recht|law|droit|loi/i,
		severity: "warning",
		source: "Art. 6 (2) Rome I, Art. 3, 5 Directive 93/13/EEC (CJEU C-191/15)",
		says: {
			de: /(?:es gilt|gilt|unterlieg\p{L}*|anwendbar\p{L}*|anwendung)[^.!?]{0,80}(?:deutsches recht|recht der bundesrepublik|österreichisches recht|schweizer(?:isches)? recht|recht der (?:schweiz|republik österreich))|(?:deutsches recht|recht der bundesrepublik deutschland)[^.!?]{0,60}(?:gilt|anwend|maßgeb|findet)/iu,
			en: /govern\p{L}* by[^.!?]{0,40}(?:german|austrian|swiss|french|english) law|govern\p{L}* by (?:the )?laws? of|(?:german|austrian|swiss|french) law (?:applies|shall apply|exclusively)/iu,
			fr: /(?:soumis|régi|gouvern)\p{L}*[^.!?]{0,50}(?:droit|loi) (?:français|allemand|suisse|autrichien)\p{L}*|(?:droit|loi) (?:français|allemand|suisse)\p{L}*[^.!?]{0,30}(?:applicable|s['’]appliqu)/iu,
		},
		unless: business,
		unlessText: protects,
	},
	{
		id: "terms-change",
		stems: /AGB|bedingung|preis|terms|prices|conditions|CGV|prix/i,
		severity: "warning",
		source: "§ 308 no. 4, 5 BGB, Annex no. 1 (j) Directive 93/13/EEC",
		says: {
			de: /(?:behalten wir uns|vorbehalten|jederzeit)[^.!?]{0,80}(?:AGB|bedingungen|preise?)[^.!?]{0,40}(?:ändern|anzupassen|anpassen|geändert)|(?:AGB|bedingungen)[^.!?]{0,60}jederzeit[^.!?]{0,40}(?:ändern|geändert|anpassen)/iu,
			en: /(?:reserve the right|may)[^.!?]{0,60}(?:change|amend|modify)[^.!?]{0,40}(?:terms|prices|conditions)[^.!?]{0,40}(?:at any time|without (?:prior )?notice)/iu,
			fr: /(?:se réserve|nous réservons)[^.!?]{0,60}modifier[^.!?]{0,60}(?:conditions|prix|CGV)[^.!?]{0,40}(?:tout moment|sans préavis)/iu,
		},
		unless: /künftig|zukünftig|future|futur|nouvelles commandes/iu,
	},
	{
		id: "review-claim",
		restricts: true,
		stems: /stern|star|étoile|bewert|rezens|review|avis|kund|customer|client|[.,]\d/i,
		severity: "warning",
		source: "§ 5b (3), Annex no. 23b, 23c UWG, art. L111-7-2 Code de la consommation",
		says: {
			de: /\d[.,]\d+\s?(?:von|\/|aus)\s?5|[45] (?:von 5 )?sterne? (?:bei|auf|von|durch)|\d+\s?% (?:\p{L}+ )?(?:zufriedene|glückliche|weiterempf)\p{L}*|(?:tausende|hunderte|über \d[\d.]*|mehr als \d[\d.]*) (?:\p{L}+ ){0,2}(?:zufriedene|begeisterte|glückliche)[rn]? kund\p{L}*|(?:gutschein|rabatt|geschenk|bonus|%)[^.!?]{0,60}(?:bewertung|rezension)\p{L}*|(?:bewertung|rezension)\p{L}*[^.!?]{0,60}(?:gutschein|rabatt|geschenk|bonus)/iu,
			en: /\d[.,]\d+\s?(?:out of|\/|of)\s?5|(?:five|5)[- ]stars? (?:on|at|from|rat|review)\p{L}*|\d+\s?% (?:\p{L}+ )?(?:satisfied|happy|recommend)\p{L}*|(?:thousands of|hundreds of|over \d[\d,]*|more than \d[\d,]*) (?:\p{L}+ ){0,2}(?:satisfied|happy|delighted) customers?|(?:voucher|discount|gift|bonus)[^.!?]{0,60}review|review[^.!?]{0,60}(?:voucher|discount|gift card|bonus)/iu,
			fr: /\d[.,]\d+\s?(?:sur|\/)\s?5|5 étoiles (?:sur|chez)|\d+\s?% (?:de )?(?:clients? )?(?:satisfait|recommand|heureu)\p{L}*|(?:des milliers|des centaines|plus de \d[\d ]*) (?:de )?clients? (?:satisfaits?|heureux|ravis)|(?:bon|remise|cadeau|réduction)[^.!?]{0,60}(?:avis|évaluation)\b|(?:laissez|donnez|déposez)[^.!?]{0,20}avis[^.!?]{0,60}(?:bon|remise|cadeau|réduction)/iu,
		},
		unless:
			/(?<!trusted shops[^.]*)(?:geprüft|verifizier)|prüfen wir|nicht geprüft|checked|verified|vérifié|contrôl/iu,
	},
	{
		id: "bundled-consent",
		stems: /newsletter|cookie|werbung|infolettre|lettre d/i,
		severity: "warning",
		source: "Art. 7 DSGVO, § 7 UWG, § 25 TDDDG",
		says: {
			de: /(?:(?:mit|durch|bei) (?:der|die|einer|jeder|jede|ihrer|ihre) (?:bestellung|anmeldung|anfrage|registrierung|nutzung|kontaktaufnahme)|automatisch)[^.!?;]{0,90}newsletter|(?:durch|mit) (?:die |der )?(?:weitere[rn]? )?nutzung[^.!?]{0,60}(?:stimmen|erklären|akzeptieren|willigen)[^.!?]{0,60}(?:cookie|datenschutz|verarbeitung)\p{L}*|(?:diese (?:website|seite) (?:verwendet|nutzt)|wir (?:verwenden|nutzen)) cookies[^.!?]{0,90}(?:weiter|einverstanden|akzeptieren sie)|(?:teilnahme|gewinn)\p{L}*[^.!?]{0,60}(?:newsletter|werbung)[^.!?]{0,40}(?:voraussetzung|anmeld|erforderlich|zustimm)/iu,
			en: /(?:by (?:placing|ordering|registering|submitting)|with (?:your|every|each|any) (?:order|enquiry|inquiry|purchase|registration)|automatically)[^.!?]{0,90}newsletter|by (?:continuing|using|browsing)[^.!?]{0,80}(?:agree|consent|accept)[^.!?]{0,60}(?:cookies?|privacy|processing)/iu,
			fr: /(?:en (?:passant|commandant|validant)|(?:lors de|par|avec|pour) (?:la|votre|toute|chaque) (?:commande|demande|inscription)|automatiquement)[^.!?]{0,90}(?:newsletter|infolettre|lettre d['’]information)|en (?:poursuivant|continuant|utilisant|naviguant)[^.!?]{0,80}(?:acceptez|consentez)[^.!?]{0,60}(?:cookies?|confidentialité|traitement)/iu,
		},
		unless:
			/widersprechen|abbestellen|freiwillig|ankreuz|häkchen|object|unsubscribe|tick|checkbox|opposer|désinscri|cochez/iu,
	},
	{
		id: "prize-draw-terms",
		stems:
			/gewinnspiel|verlos|preisausschreib|draw|raffle|giveaway|sweepstake|win|concours|tirage|tombola|gagner/i,
		severity: "warning",
		source: "§ 6 (1) no. 4 DDG, Art. 6 (d) Directive 2000/31/EC",
		says: {
			de: /gewinnspiel(?!e?n? (?:gibt|veranstalt|machen))\p{L}*|verlosung|(?<!\p{L})verlos(?:en|t)(?!\p{L})|preisausschreiben/iu,
			en: /prize draws?|(?<!\p{L})raffle|give-?aways?(?!\p{L})|sweepstakes?|(?:chance|enter|opportunity) to win|could win a|be entered (?:in)?to (?:a|our|the) draw/iu,
			fr: /jeux?[- ]concours|grand jeu|tir(?:age|é|ée|és|ons) au sort|tombola|(?:tentez|chance|occasion) de gagner|participez et gagnez/iu,
		},
		unless:
			/(?<!\p{L})(?:haben|wurden?|hatten?) [^.!?]*verlost|wurde gezogen|gewonnen ha|was drawn|has been drawn|(?<!\p{L})won(?!\p{L})|a été tiré|a gagné|ont gagné/iu,
		unlessText:
			/bedingung|veranstalter|teilnahmeberechtigt|teilnehmen (?:kann|können|darf|dürfen)|mitmachen (?:kann|können|darf|dürfen)|terms|conditions|rules|promoter|organised by|organizer|may enter|can enter|open to|règlement|organisat|organisé|peuvent participer|peut participer|ouvert à/iu,
	},
	{
		id: "seal-claim",
		stems:
			/test|ausgezeichn|prämi|preisträger|geprüft|TÜV|trusted|siegel|gütezeichen|award|certifi|zertifi|approved|rated|voted|konflikt|conflict|conflit|récompens|primé|lauréat|élu|label|gagnant/i,
		severity: "warning",
		source: "Annex to § 3 (3) UWG no. 2, § 5a (1) UWG",
		says: {
			de: /testsieger|test-?urteil|(?:mehrfach|vielfach|zigfach|preis)[- ]?(?:prämiert|ausgezeichnet|gekrönt)\p{L}*|(?:wir|unser\p{L}* \p{L}+|unser haus) (?:wurden?|sind|ist) (?:\p{L}+ ){0,4}ausgezeichnet(?! (?:mit|durch|vom|von|als|für))|TÜV[- ]?(?:geprüft|zertifiziert|siegel)\p{L}*|trusted[- ]shops?[- ]?(?:zertifiziert|geprüft|siegel|gütesiegel)?|(?:geprüfter|zertifizierter|sicherer) (?:online-?)?(?:shop|händler)|(?:stiftung warentest|öko-?test)[^.!?]{0,40}(?:sehr gut|gut|note)|(?:zum|zur) (?:\p{L}+ ){0,2}(?:juwelier|händler|shop|goldschmied|fachgeschäft)\p{L}* des jahres|konfliktfrei\p{L}*/iu,
			en: /award[- ]winning|(?:multi|multiple)[- ]award|test winner|(?:voted|named|awarded) (?:\p{L}+ ){0,3}(?:best|jeweller of the year|shop of the year)|trusted[- ]shops?|TÜV[- ](?:certified|approved|tested)|certified (?:online )?(?:shop|retailer|store)|conflict[- ]free/iu,
			fr: /(?:plusieurs fois|maintes fois|multi-?)\s?(?:récompens|prim)\p{L}*|(?:élue?|nommée?|sacrée?) (?:\p{L}+ ){0,3}(?:meilleur\p{L}*|bijoutier de l['’]année|de l['’]année)|trusted[- ]shops?|certifiée? TÜV|boutique certifiée|sans conflits?|hors conflits?/iu,
		},
		unless:
			/(?:19|20)\d{2}[^.!?]*(?:preis|award|prix|wettbewerb|competition|concours)|(?:preis|award|prix)[^.!?]*(?:19|20)\d{2}|kimberley|https?:|ausgabe|issue|\bHeft\b|fielen|durchgefallen/iu,
	},
	{
		id: "right-as-extra",
		stems: /widerruf|gewährleist|rückgabe|withdraw|warrant|rétract|garantie|mangel|conformit/i,
		severity: "warning",
		source: "Annex to § 3 (3) UWG no. 10, Annex I no. 10 Directive 2005/29/EC",
		says: {
			de: /(?:14 tage|zwei wochen|vierzehn tage|zwei jahre|2 jahre|24 monate)[^.!?]{0,30}(?:widerrufsrecht|rückgaberecht|gewährleistung)[^.!?]{0,60}(?:besonder|service|vorteil|extra|geschenk|exklusiv|bonus|plus)|(?:besonder|vorteil|extra|exklusiv|bonus|kostenlos)\p{L}*[^.!?]{0,40}(?:14 tage|zwei jahre|2 jahre|24 monate)[^.!?]{0,25}(?:widerruf|gewährleistung)\p{L}*|freiwillig\p{L}* (?:gesetzliche )?gewährleistung/iu,
			en: /(?:14[- ]days?|two[- ]years?|2[- ]years?)[^.!?]{0,30}(?:right (?:of|to) withdraw\p{L}*|statutory (?:warranty|guarantee))[^.!?]{0,60}(?:special|advantage|extra|exclusive|bonus|service)|(?:special|advantage|exclusive|bonus|extra)[^.!?]{0,40}(?:right (?:of|to) withdraw\p{L}*|statutory (?:warranty|guarantee))/iu,
			fr: /(?:14 jours|deux ans|2 ans)[^.!?]{0,30}(?:droit de rétractation|garantie légale)[^.!?]{0,60}(?:avantage|exclusi|offert|service|bonus)|(?:avantage|exclusi|offert|bonus)\p{L}*[^.!?]{0,40}(?:droit de rétractation|garantie légale)/iu,
		},
		unless: /zusätzlich|über (?:das|die) gesetzlich|beyond|in addition|au-delà|en plus/iu,
	},
];
