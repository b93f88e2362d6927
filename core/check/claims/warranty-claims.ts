import type { Claim } from "#core/check/claim.ts";
import { polite } from "#core/check/claims/lawful-wording.ts";
import { usedCondition } from "#core/content-values/goods-condition.ts";
import { phrases } from "#core/text/phrases.ts";

const used = phrases`
	gebraucht|vintage|second-?hand|pre-?owned|used|antik|antique|occasion|reconditionn|ancien|B2B
	unternehme(r|n)|kaufleute|gewerbe|professionnel
	business customers
`;

/** Exclusions of all claims for defects, which no agreement with consumers can bring about. */
export const excludedLiability = {
	de: phrases`
		(
			gewährleistung|sachmängelhaftung|mängel(haftung|ansprüche|rechte)|sachmangel
		)* …70 ausgeschlossen|ausschluss|entfällt
		(
			ausschluss|unter ausschluss|ohne|keine(rlei)?
		) (jeglicher|jede|der)? gewährleistung|sachmängelhaftung|mängelhaftung
		(ge|ver)kauf(t|en)? ~ wie (gesehen|besichtigt|besehen|gesehen und probiert)
		_wie (gesehen|besichtigt|besehen)((.|\!|,)|$)
		# All claims besides a guarantee
		ausschluss (aller|jeder|jeglicher|sämtlicher) (weitere|sonstige|andere)(n|r)? *(rechte|anspr(u|ü)ch|garantie)
		(weitere|weitergehende|sonstige) (rechte|ansprüche) …30 (ausgeschlossen|bestehen nicht)
	`,
	en: phrases`
		_as-seen,_
		(statutory|legal)? (warranty|liability for defects|conformity) … excluded|disclaimed
		without|no (any)? (statutory|legal)? warranty_
		sold ~ as-(is|seen)_
		# All claims besides a guarantee
		(in lieu of|to the exclusion of|excluding|excludes) (all|any) other (warrant|guarantee|claim|right)*
		(all|any) other (warranties|guarantees|claims|rights) (are|is) (excluded|disclaimed)
	`,
	fr: phrases`
		garantie (légale|de conformité) … (exclue|ne s’applique pas)
		sans|aucune garantie(! (de|que)_)
		vendue?s?|cédée?s? ~ en l’état
		# All claims besides a guarantee
		(exclusion de|hors|exclut|lieu et place de) toutes? (autres?|les autres) garanties?
		toute autre (garantie|réclamation) …20 exclue
	`,
};

/** The claims for defects that the law gives, unlike a producer’s guarantee. */
const statutoryClaims = {
	de: phrases`(gewährleistung|sachmängelhaftung|mängel(haftung|ansprüche|rechte))*`,
	en: phrases`
		(statutory|legal) (warrant|guarantee|right|claim)*
		liability for defects
		warrant(y|ies) of conformity
	`,
	fr: phrases`garantie (légale|de conformité)`,
};

/** At most 60 other characters of the sentence, without words of an offer. */
const withoutOffer = /(?:(?!auch|könn|gern|also|can|may|aussi|pouvez)[^.!?]){0,60}/;

/** Statements that restrict claims for defects and damage, and guarantees without their terms. */
export const warrantyClaims: readonly Claim[] = [
	{
		id: "warranty-restriction",
		stems: phrases`
			gewähr|garant|mangel|mängel|warrant|defect|fault|vice|défaut|réclam|schäden|damage|complaint|reklam
			as-(is|seen)|wie-(ge|be)s|conformit|avarie|dommage|délai|beanstand|late
			en l’état
		`,
		severity: "warning",
		source: "§ 476 BGB, Art. 10, 21 Directive (EU) 2019/771",
		restricts: true,
		says: {
			de: phrases`
				${excludedLiability.de}
				(gewährleistung|sachmängelhaftung|mängel(haftung|ansprüche|rechte)|sachmangel)* …70 (
					_(1|ein(em|es|en)?|zwölf|12|sechs|6|drei|3) ?-?(jahr|monat)|einjährig|verk(ü|u)rz|beschränkt
				)
				(
					einjährige|_(1|ein) jahr|12 monate|zwölf monate|6 monate|sechs monate
				) (gesetzliche)? gewährleistung
				keine garantie auf
				keine haftung|gewähr für mängel|verschleiß|batterie|akku|transportschäden
				(
					mängel|schäden|transportschäden|reklamation*
				) … innerhalb|binnen|spätestens …25 (
					<n>|sieben|acht|zwei|drei|vierzehn|einer
				) (tag|woche|stunde|werktag)*
				spätere|verspätete reklamation|beanstandung|mängelrüge
				(mangel|mängel|defekt)*${withoutOffer}(direkt|ausschließlich|nur|allein) an den hersteller
				reklamation* …40 nehmen wir ~2 nicht an|entgegen
			`,
			en: phrases`
				${excludedLiability.en}
				(statutory|legal)? (warranty|liability for defects|conformity) … (
					_(one|1|six|6|twelve|12)-(year|month)|limited to
				)
				no guarantee|warranty|liability on|for defects|batter|straps?|wear
				defects?|damage|complaints? … must|within …30 (
					<n>|two|three|seven|eight|fourteen
				) days?|hours?|weeks?
				later|late complaints?|claims?
				(faults?|defects?)${withoutOffer}(directly|only|exclusively) to the maker|manufacturer
				(do not|don’t|cannot) accept (any)? complaints
			`,
			fr: phrases`
				${excludedLiability.fr}
				garantie (légale|de conformité) … (_(un an|1 an|six mois|6 mois|12 mois|douze mois)|limitée)
				(
					vices?|défauts?|dommages?|réclamations?|avaries?
				) … (dans (les|un délai de)|sous|délai) …25 <n>|deux|trois|sept|huit|quinze jours?|heures?
				pass(é|e) ce délai
				(défaut|vice)s?${withoutOffer}(directement|uniquement|exclusivement) au fabricant
				n’acceptons pas|aucune …10 réclamation
			`,
		},
		unless: phrases`
			${used}
			${polite}
			# Producers’ guarantees
			herstellergarantie|garantiegeber
			commercial guarantee
			garantie commerciale
			# The statutory period
			zwei jahre
			two years
			deux ans
			24 monat|month|mois
			# Other subjects
			widerruf|rücksend|withdraw|rétract|reparatur|repair|réparation|richtigkeit|accuracy
		`,
		isIn: ({ name, product }) => name !== "guarantee_terms" && !(product && usedCondition(product) !== null),
	},
	{
		id: "warranty-lapse",
		stems: phrases`gewähr|mängel|warrant|conformit|liability|statutory|legal|légale`,
		severity: "warning",
		source: "§ 476 BGB, Art. 10, 21 Directive (EU) 2019/771",
		says: {
			de: phrases`
				(erlischt|erlöschen|entfällt|entfallen|verfällt|verfallen|verlier*)_ …40 ${statutoryClaims.de}
				${statutoryClaims.de} …60 (erlischt|erlöschen|entfällt|entfallen|verfällt|verfallen|verloren)_
			`,
			en: phrases`
				${statutoryClaims.en} …40 (is|are|becomes?|shall be) (null and)? (void|lost|forfeited|invalid)
				${statutoryClaims.en} …40 (lapses?|expires?)_
				(voids?|forfeits?|loses?|invalidates?) …20 ${statutoryClaims.en}
			`,
			fr: phrases`
				${statutoryClaims.fr} …40 (perdue?|annulée?|caduque|(ne s’applique|n’est) plus)
				(annul*|perd*|fait perdre) …20 ${statutoryClaims.fr}
			`,
		},
		unless: phrases`
			${used}
			verjähr|frist|_period|délai
			nach (ablauf)? (von)? (zwei|2|24)
			after (two|2|24)
			après (deux|2|24)
			herstellergarantie
		`,
	},
	{
		id: "shipping-risk",
		stems: phrases`
			risiko|gefahr|unversicher|verlust|transport|beschädig|risk|uninsured|liab|responsib|risque|responsab
			lasten|haft
			non assur
		`,
		severity: "warning",
		source: "§ 475 (2) BGB, Art. 20 Directive 2011/83/EU",
		restricts: true,
		says: {
			de: phrases`
				auf|zu (das)? (eigene(s|n)?)? Risiko|Gefahr|Lasten (und (Risiko|Gefahr|Rechnung))? (des|der|Ihr*) ?(
					Käufer|Kund|Besteller|Empfänger
				)?
				auf (eigene(s)?|Ihr|Ihre) Risiko|Gefahr
				geht …30 Gefahr|Risiko … über
				Gefahr|Risiko …70 geht|gehen …70 über|Käufer|Kunden?|Besteller
				Käufer|Kunde|Besteller|Sie trägt|tragen|übernimmt|übernehmen …30 (
					Risiko|Gefahr|Transportrisiko|Versandrisiko
				)
				unversichert* Versand|Liefer|Brief|Paket|Sendung
				keine|nicht …20 (Haftung|haft)* …40 Verlust|Transport|Versand|Beschädigung
				Verlust|Transportschäden|Beschädigung … (haften wir nicht|keine Haftung|nicht verantwortlich)
			`,
			en: phrases`
				at (the)? (buyer|customer|purchaser|recipient|your)(’s)? (own)? (own)? risk
				risk (of loss)? …40 passes|transfers … carrier|dispatch|handed|courier|post|leaves
				buyer|customer bears …25 risk
				uninsured shipping|delivery|post|mail|parcel
				not|no …15 (liable|responsib|liabilit)* …40 lost|loss|damage|transit|post
			`,
			fr: phrases`
				aux? risques? (et périls)? (du|de l’|de la|exclusifs? d)
				(client|acheteur|destinataire) (supporte|assume|prend) ~3 risques?
				risques? … transféré|passent?|supporté … transporteur|expédition|acheteur|client|départ
				envoi|livraison|colis non assurée?
				ne|aucune? …40 responsab* …50 perte|perdu|transport|avarie|vol
			`,
		},
		about: {
			de: phrases`versand|versend|liefer|send|transport|paket|post|ware`,
			en: phrases`ship|deliver|transit|parcel|post|goods|dispatch|carrier|item`,
			fr: phrases`livr|expédi|envo|transport|colis|marchandise|produit|article`,
		},
		unless: phrases`
			unternehme(r|n)|kaufm|gewerb|business|trader|professionnel|rücksend|retour|return|renvoi|datenschutz
			internet|website|_e-mail|verfügbarkeit
			erst mit|auf|wenn|bei|sobald
			übergabe an (Sie|den Käufer|den Kunden|den Verbraucher)
			in Besitz
			only when|once|upon
			when you receive|take|acquire
			physical possession
			prise de possession
			lorsque vous
			wir tragen
			we bear
		`,
	},
	{
		id: "guarantee-words",
		stems: phrases`garant|guarantee|warrant|satisfait`,
		severity: "warning",
		source: "§ 479 BGB, Art. 17 Directive (EU) 2019/771",
		says: {
			de: phrases`
				geld-zurück-garantie|zufriedenheitsgarantie
				(
					<n>|zwei|drei|vier|fünf|sechs|sieben|acht|zehn|lebenslange?|ewige
				)-?(jahre?|jährige|monate?)?(n|r)? ~2 *garantie_
				garantie(:| von| für|zeit)? (von)? (<n>|zwei|drei|fünf|zehn|lebens*) ?(jahre|monate|lang)?
				lebenslang* …20 garantie
			`,
			en: phrases`
				(<n>|two|three|five|ten|life(time|long)|money-back)-?(years?|months?)?’? ~2 guarantee|warranty
				guarantee|warranty of|for (<n>|two|three|five|ten|life) ?(years?|months?)?
				guaranteed for (life|<n> years)
			`,
			fr: phrases`
				garantie?s? (à vie|(de)? (<n>|deux|trois|cinq|dix) (ans|mois)|satisfait ou remboursé)
				satisfait ou remboursé
				<n>|deux|trois|cinq|dix ans de garantie
			`,
		},
		unless: phrases`
			reparatur|service|revision|batteriewechsel|werk(statt)?|arbeit|gesetzlich|gewährleistung|repair
			servicing|overhaul|workmanship|statutory|legal|réparation|révision|entretien|légale|conformité
			bedingungen|terms|conditions|mediator|frost
		`,
		isIn: ({ product, kind, name, language, template }) =>
			kind === "product"
				? name !== "guarantee_terms" &&
					!product?.translations.some(
						(translation) => translation.language === language && translation.guarantee_terms !== null,
					)
				: kind === "page" && template !== "terms" && template !== "legal",
	},
];
