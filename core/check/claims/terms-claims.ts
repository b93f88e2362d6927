import type { Claim } from "#core/check/claim.ts";
import { phrases } from "#core/text/phrases.ts";

const business = phrases`
	kaufm|kaufleute|unternehme(r|n)(!s)|gewerb|juristische|öffentlich-rechtlich|merchant|traders?
	commerçant|professionnels?|consommateur|domicile
	business customers?
	legal entit
	personne morale
	gesetzliche(r|n)? gerichtsstand
	lieu de résidence
`;

const protects = phrases`
	zwingend|günstig|verbraucherschutz*|mandatory|impérati|protection
	gewöhnliche* aufenthalt
	schutz, der
	habitual(ly)? resid
	consumer protection
	statutory protection
	résidence habituelle
`;

/** Statements in terms and notes that have no legal effect. */
export const termsClaims: readonly Claim[] = [
	{
		id: "no-liability",
		restricts: true,
		stems: phrases`
			gewähr|irrt|vorbehalt|abbildung|haftung|error|E&OE|subject|reserved|guarantee|liability|differ|erreur
			contractuel|modifi|préavis|exactitude|changer|suscept
		`,
		severity: "warning",
		source: "§ 305c, § 309 no. 7 BGB, § 5a UWG",
		says: {
			de: phrases`
				(alle)? angaben ~ ohne gewähr
				ohne gewähr(!leistung)
				irrt(u|ü)m* …40 vorbehalten
				preis|preise|preisänderung*|änderung*|druckfehler|zwischenverkauf …50 vorbehalten
				abbildung(en)? kann|können|sind|ist ~ ähnlich|abweich*
				keine gewähr|haftung für|auf (die)? (richtigkeit|druckfehler|preis)*
			`,
			en: phrases`
				E&OE
				errors? and|or|& omissions? excepted|reserved
				prices?|specifications?|changes? (are)? (subject to change|reserved)
				without (any)? guarantee of accuracy|correctness
				no guarantee|liability for (the)? accuracy|correctness|errors
				images? may|can differ
			`,
			fr: phrases`
				sous réserve d’erreurs?
				sauf erreur(! (de (notre|la) part|imputable|du vendeur))
				photos? non contractuelles?
				prix|tarifs …40 (modifi*|changer|susceptibles?|sans préavis)
				sans garantie d’exactitude
				erreurs? typographiques?
			`,
		},
		unless: phrases`
			farbe|colou?r|couleur|bildschirm|screen|écran|ankauf|buying|rachat|goldkurs|tageskurs|gravur|kataster
			wegbeschreibung|erfunden|fictional
			lieferzeit …* unverbind
			order service
			bis zur bestellung
			bestehende bestellung
		`,
	},
	{
		id: "jurisdiction",
		stems: phrases`
			gericht|jurisdiction|court|venue|tribuna|compétence
			for j
		`,
		severity: "warning",
		source: "§ 38 ZPO, Art. 18 Regulation (EU) No 1215/2012",
		says: {
			de: phrases`(ausschließliche(r|n)?)? gerichtsstand …80 ist|sind|wird|:|vereinbart|gilt`,
			en: phrases`
				(exclusive |place of |sole )(jurisdiction|venue)
				venue is|shall
				courts? of|in|at * …40 exclusive|sole|have
				subject to the (exclusive)? jurisdiction
			`,
			fr: phrases`
				tribuna(l|ux) … (seuls? compétents?|compétence exclusive|sera (seul)? compétent|exclusivement)
				compétence|attribution (exclusive|de juridiction)
				for juridique|judiciaire
			`,
		},
		unless: business,
	},
	{
		id: "choice-of-law",
		stems: phrases`recht|law|droit|loi`,
		severity: "warning",
		source: "Art. 6 (2) Rome I, Art. 3, 5 Directive 93/13/EEC (CJEU C-191/15)",
		says: {
			de: phrases`
				(es gilt|gilt|unterlieg*|anwendbar*|anwendung) …80 (
					deutsches recht|recht der bundesrepublik|österreichisches recht|schweizer(isches)? recht|
					recht der (schweiz|republik österreich)
				)
				(deutsches recht|recht der bundesrepublik deutschland) … gilt|anwend|maßgeb|findet
			`,
			en: phrases`
				govern* by …40 german|austrian|swiss|french|english law
				govern* by (the)? laws? of
				german|austrian|swiss|french law (applies|shall apply|exclusively)
			`,
			fr: phrases`
				(soumis|régi|gouvern)* …50 droit|loi (français|allemand|suisse|autrichien)*
				droit|loi (français|allemand|suisse)* …30 applicable|s’appliqu
			`,
		},
		unless: business,
		unlessText: protects,
	},
	{
		id: "terms-change",
		// Most of these statements contain "ohne Ankündigung", "without notice" or "sans préavis".
		restricts: true,
		stems: phrases`AGB|bedingung|preis|terms|prices|conditions|CGV|prix`,
		severity: "warning",
		source: "§ 308 no. 4, 5 BGB, Annex no. 1 (j) Directive 93/13/EEC",
		says: {
			de: phrases`
				(
					behalten wir uns|vorbehalten|jederzeit
				) …80 AGB|bedingungen|preise? …40 ändern|anzupassen|anpassen|geändert
				AGB|bedingungen … jederzeit …40 ändern|geändert|anpassen
			`,
			en: phrases`
				(reserve the right|may) … change|amend|modify …40 terms|prices|conditions …40 (
					at any time|without (prior)? notice
				)
			`,
			fr: phrases`
				(se réserve|nous réservons) … modifier … conditions|prix|CGV …40 (tout moment|sans préavis)
			`,
		},
		unless: phrases`
			künftig|zukünftig|future|futur
			nouvelles commandes
		`,
	},
];
