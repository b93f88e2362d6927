import type { Claim } from "#core/check/claim.ts";
import { excludedLiability } from "#core/check/claims/warranty-claims.ts";
import type { SiteText } from "#core/check/read-text.ts";
import { type CheckedSite, legalTemplates } from "#core/check/rule.ts";
import { usedCondition } from "#core/content-values/goods-condition.ts";
import { isMarginTaxed } from "#core/legal/margin-taxation.ts";
import { phrases } from "#core/text/phrases.ts";

/** Returns whether a text is about all sales of a shop that has margin-taxed goods. */
function isAboutMarginGoods({ kind, name, template }: SiteText, { site }: CheckedSite): boolean {
	const isAboutAll =
		kind === "legal" || name === "global_footer" || (template !== null && legalTemplates.has(template));
	return isAboutAll && (site.shop?.products.some(isMarginTaxed) ?? false);
}

const describesNew = ({ product }: SiteText) => product !== null && usedCondition(product) === null;
const describesOther = ({ product }: SiteText) => product !== null && usedCondition(product) !== null;

/**
 * A statement that claims for defects end after one year. The presumption of defects and sales to businesses are left
 * out.
 */
export const shorterLiability: Claim = {
	id: "used-liability-words",
	severity: "warning",
	source: "§ 476 (2) BGB",
	stems: phrases`gewähr|mangel|mängel|verjähr|haft|warrant|liab|defect|conform|garantie|défaut|prescri`,
	says: {
		de: phrases`
			(
				_(1|ein(em|es|en)?|zwölf|12)-?(jahr|monat)*|einjährig*
			) …90 gewährleistung|sachm(a|ä)ngel|mängel|mangel|verjähr|haftung
			gewährleistung|mängel|mangel|verjähr|haftung …90 (
				_(1|ein(em|es|en)?|zwölf|12)-?(jahr|monat)|einjährig
			)
		`,
		en: phrases`
			_(1|one|12|twelve)-(year|month) …90 warranty|liab|defect|conformity
			warranty|liab|defect|conformity …90 _(1|one|a|12|twelve)-(year|month)
		`,
		fr: phrases`
			garantie (légale|de conformité) …90 (_1|_un|12|douze) (an|mois)_
			(_1|_un|12|douze) an|mois de garantie (légale|de conformité)
			défaut|prescri …90 (_1|_un|12|douze) (an|mois)_
		`,
	},
	unless: phrases`
		garantiegeber|herstellergarantie|freiwillig|zusätzlich|beweis|vermut|presum|burden|présum|preuve
		unternehme(r|n)|kaufleute|gewerbe|B2B|business|trader|professionnel
		commercial guarantee
		garantie commerciale
		zwei jahre
		24 monat
		two years
		24 month
		deux ans
		24 mois
	`,
};

const aboutUsed = {
	de: phrases`gebraucht|vintage|second-?hand|pre-?owned|antik`,
	en: phrases`used|second-?hand|pre-?owned|vintage|antique`,
	fr: phrases`
		occasion|reconditionn|vintage|ancien
		seconde main
	`,
};

/** The same statement in a sentence about used goods. */
export const shorterUsedLiability: Claim = { ...shorterLiability, about: aboutUsed };

/**
 * A statement that claims for defects are excluded. Guarantees of producers, which are voluntary, and sales to
 * businesses are left out.
 */
export const noLiability: Claim = {
	id: "used-liability-excluded",
	severity: "warning",
	source: "§ 476 (1) BGB, Art. 21 Dir. (EU) 2019/771",
	restricts: true,
	stems: phrases`
		gewähr|mangel|mängel|wie-(ge|be)s|warrant|liab|as-(is|seen)|conform|garantie
		en l’état
	`,
	says: excludedLiability,
	unless: phrases`
		hersteller|manufacturer|producer|maker|fabricant|constructeur|unternehme(r|n)(!s)|kaufleute|gewerbe
		B2B|business|trader|professionnel
		statutory rights
		gesetzlichen? rechte|mängelrechte
		garantie légale (de conformité)? s’applique|demeure
	`,
};

/** The same statement in a sentence about used goods. */
export const noUsedLiability: Claim = { ...noLiability, about: aboutUsed };

/** A year before 2000, which dates a piece. */
const pastYear = /1[89]\d\d/;

/**
 * Product texts that contradict the product's condition (B-LAW-22).
 *
 * "Vintage" and "antique" may only name a style: they count with a year or decade. Signs of wear count if the piece
 * shows them, not if they appear with time.
 */
export const conditionClaims: readonly Claim[] = [
	{
		id: "used-words",
		severity: "warning",
		source: "§ 5 (2) no. 1 UWG, § 476 (1) BGB",
		stems: phrases`
			gebrauch|second|owned|loved|überholt|aufgearbeitet|vorbesitz|spuren|vintage|antik|antique|used
			refurbish|wear|occasion|seconde|reconditionn|usure|ancien
			zweiter hand
		`,
		says: {
			de: phrases`
				_(
					gebraucht\)?$|(ist|war|wird|Zustand:?|Artikel) gebraucht|
					gebrauchte(n|r|s)? ~ (
						*uhr|chronograph|*ring|*kette|schmuckstück|stück|armband|exemplar|zustand|brosche|ohr*
					)*|
					aus zweiter hand|second-?hand|pre-?owned|pre-?loved|aus (privatem)? vorbesitz|
					(general)?überholte(n|r|s)? (*uhr|exemplar|stück)|
					aufgearbeitete(n|r|s)? (*uhr|*ring|exemplar|(schmuck)?stück)|
					(zeigt|weist|hat|mit) ~2 (trage|gebrauchs)spuren|(vintage|antik)* …40 (${pastYear}|<n>0er)
				)_
			`,
			en: phrases`
				_(
					pre-?owned|pre-?loved|second-?hand|
					used ~ (watch|chronograph|ring|chain|necklace|bracelet|piece|condition|brooch|earrings?)|
					refurbished|(shows|has|with) ~2 (signs|traces) of (wear|use)|
					(vintage|antique) …40 (${pastYear}|<n>0s)
				)_
			`,
			fr: phrases`
				_(
					d’occasion|de seconde main|pre-?owned|reconditionnée?s?|remise? à neuf|
					(présente|montre|avec) ~2 (traces?|marques?|signes?) d’us(ure|age)|
					(vintage|ancien(ne)?) …40 (${pastYear}|années <n>0)
				)_
			`,
		},
		unless: phrases`
			inzahlung|ankauf|altgold|verpackung|etui|recycl|entsteh|-stil_|inspir|reparatur|trade-in|packaging
			develop|style|repair|reprise|rachat|emballage|écrin|façon|réparation
			in zahlung
			kaufen wir
			mit der zeit
			im laufe
			im stil
			buy back
			over time
			avec le temps
		`,
		isIn: describesNew,
	},
	{
		id: "new-words",
		severity: "warning",
		source: "§ 5 (2) no. 1 UWG, art. L121-2 C. conso.",
		stems: phrases`neu|new|neuf|neuve`,
		says: {
			de: phrases`
				_neuware
				_(fabrik|nagel|brand|laden|original)-?neu*
			`,
			en: phrases`_(brand|factory)-new_`,
			fr: phrases`_(flambante?s? ne(uf|uve)s?|ne(uf|uve) d’usine|jamais portée?s? et ne(uf|uve))_`,
		},
		unless: phrases`
			wie_|beinahe|fast_|like_|almost|nearly|comme_|presque|armband|band_|strap|bracelet
			as good as
		`,
		isIn: describesOther,
	},
	{
		id: "margin-vat-shown",
		severity: "warning",
		source: "§ 25a (6), § 14c UStG, Art. 325 Directive 2006/112/EC",
		stems: phrases`mwst|mehrwertsteuer|umsatzsteuer|ust|vorsteuer|vat|tva|tax`,
		says: {
			de: phrases`
				(ausgewiesene(r|n)?|separate(r|n)?) ~ (mehrwertsteuer|umsatzsteuer|mwst|ust)_
				mehrwertsteuer|umsatzsteuer|mwst.?|ust.? ~3 ausgewiesen|ausweisbar|absetzbar|abziehbar
				vorsteuer-?(abzug|abzugsfähig|abziehbar)*
				rechnung ~ mit|inkl.?|inklusive (<n> ?%)? mehrwertsteuer|umsatzsteuer|mwst
				inkl.?|inklusive|enthält|enthalten:? ~ <n>(,<n>)? ?% mehrwertsteuer|umsatzsteuer|mwst|ust
			`,
			en: phrases`
				invoice ~ with|showing|stating|including (the)? (VAT|value added tax)
				VAT (is|will be)? shown|stated|itemi(s|z)ed|separately|deductible|reclaimable
				(deduct|reclaim|recover)* (the)? VAT
				VAT invoice
				incl(uding|.)? <n> ?% VAT
			`,
			fr: phrases`
				facture ~ (avec|mentionnant|faisant apparaître|indiquant) (la)? TVA
				TVA ~ récupérable|déductible|apparente|mentionnée|détaillée
				(récupér|dédui)* (de)? la TVA
				dont|incluant|avec (TVA)? (de)? <n> ?% (de)? TVA
				dont TVA
			`,
		},
		isIn: ({ product }) => product !== null && isMarginTaxed(product),
	},
	{
		id: "margin-unnamed",
		severity: "warning",
		source: "§ 5a UWG, § 25a (6) UStG, art. 297 E CGI",
		stems: phrases`preis|price|prix`,
		says: {
			de: phrases`
				_(alle|sämtliche|unsere) ~ preise … ((inkl|einschl).)? … mehrwertsteuer|umsatzsteuer|mwst|ust
			`,
			en: phrases`_(all|our) ~ prices … (value-added tax|vat)_`,
			fr: phrases`_((tous)? (les|nos) )?prix … (taxe sur la valeur ajoutée|tva|ttc|toutes taxes)_`,
		},
		unlessText: phrases`differenz|25a|gebrauchtgegenst|margin-scheme|marge`,
		isIn: isAboutMarginGoods,
	},
];
