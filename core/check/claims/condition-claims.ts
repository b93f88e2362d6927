import type { Claim } from "#core/check/claim.ts";
import { excludedLiability } from "#core/check/claims/returns-claims.ts";
import { type CheckedSite, legalTemplates } from "#core/check/rule.ts";
import type { SiteText } from "#core/check/site-texts.ts";
import { usedCondition } from "#core/content-values/goods-condition.ts";
import { isMarginTaxed } from "#core/legal/margin-taxation.ts";

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
	stems: /gewähr|mangel|mängel|verjähr|haft|warrant|liab|defect|conform|garantie|défaut|prescri/i,
	says: {
		de: /(?:\b(?:1|ein(?:em|es|en)?|zwölf|12)[ -]?(?:jahr|monat)\p{L}*|einjährig\p{L}*)[^.!?]{0,90}(?:gewährleistung|sachm[aä]ngel|mängel|mangel|verjähr|haftung)|(?:gewährleistung|mängel|mangel|verjähr|haftung)[^.!?]{0,90}(?:\b(?:1|ein(?:em|es|en)?|zwölf|12)[ -]?(?:jahr|monat)|einjährig)/iu,
		en: /(?<!\p{L})(?:1|one|12|twelve)[- ](?:year|month)[^.!?]{0,90}(?:warranty|liab|defect|conformity)|(?:warranty|liab|defect|conformity)[^.!?]{0,90}(?<!\p{L})(?:1|one|a|12|twelve)[- ](?:year|month)/iu,
		fr: /garantie (?:légale|de conformité)[^.!?]{0,90}(?:\b1|\bun|12|douze) (?:an|mois)(?!\p{L})|(?:\b1|\bun|12|douze) (?:an|mois) de garantie (?:légale|de conformité)|(?:défaut|prescri)[^.!?]{0,90}(?:\b1|\bun|12|douze) (?:an|mois)(?!\p{L})/iu,
	},
	unless:
		/garantiegeber|herstellergarantie|freiwillig|zusätzlich|beweis|vermut|commercial guarantee|garantie commerciale|presum|burden|présum|preuve|unternehme[rn]|kaufleute|gewerbe|B2B|business|trader|professionnel|zwei jahre|24 monat|two years|24 month|deux ans|24 mois/iu,
};

const aboutUsed = {
	de: /gebraucht|vintage|second[- ]?hand|pre-?owned|antik/iu,
	en: /used|second[- ]?hand|pre-?owned|vintage|antique/iu,
	fr: /occasion|seconde main|reconditionn|vintage|ancien/iu,
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
	stems: /gewähr|mangel|mängel|wie.(?:ge|be)s|warrant|liab|as.(?:is|seen)|conform|garantie|en l.état/i,
	says: excludedLiability,
	unless:
		/hersteller|manufacturer|producer|maker|fabricant|constructeur|unternehme[rn](?!s)|kaufleute|gewerbe|B2B|business|trader|professionnel|statutory rights|gesetzlichen? (?:rechte|mängelrechte)|garantie légale (?:de conformité )?(?:s['’]applique|demeure)/iu,
};

/** The same statement in a sentence about used goods. */
export const noUsedLiability: Claim = { ...noLiability, about: aboutUsed };

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
		stems:
			/gebrauch|zweiter hand|second|owned|loved|überholt|aufgearbeitet|vorbesitz|spuren|vintage|antik|antique|used|refurbish|wear|occasion|seconde|reconditionn|usure|ancien/i,
		says: {
			de: /(?<!\p{L})(?:gebraucht(?=[)\s]*$)|(?:ist|war|wird|Zustand:?|Artikel) gebraucht|gebrauchte[nrs]? (?:\p{L}+ )?(?:\p{L}*uhr|chronograph|\p{L}*ring|\p{L}*kette|schmuckstück|stück|armband|exemplar|zustand|brosche|ohr\p{L}*)\p{L}*|aus zweiter hand|second[- ]?hand|pre-?owned|pre-?loved|aus (?:privatem )?vorbesitz|(?:general)?überholte[nrs]? (?:\p{L}*uhr|exemplar|stück)|aufgearbeitete[nrs]? (?:\p{L}*uhr|\p{L}*ring|exemplar|(?:schmuck)?stück)|(?:zeigt|weist|hat|mit) (?:\p{L}+ ){0,2}(?:trage|gebrauchs)spuren|(?:vintage|antik)\p{L}*[^.!?]{0,40}(?:1[89]\d\d|\d0er))(?!\p{L})/iu,
			en: /(?<!\p{L})(?:pre-?owned|pre-?loved|second[- ]?hand|used (?:\p{L}+ )?(?:watch|chronograph|ring|chain|necklace|bracelet|piece|condition|brooch|earrings?)|refurbished|(?:shows|has|with) (?:\p{L}+ ){0,2}(?:signs|traces) of (?:wear|use)|(?:vintage|antique)[^.!?]{0,40}(?:1[89]\d\d|\d0s))(?!\p{L})/iu,
			fr: /(?<!\p{L})(?:d['’]occasion|de seconde main|pre-?owned|reconditionnée?s?|remise? à neuf|(?:présente|montre|avec) (?:\p{L}+ ){0,2}(?:traces?|marques?|signes?) d['’]us(?:ure|age)|(?:vintage|ancien(?:ne)?)[^.!?]{0,40}(?:1[89]\d\d|années \d0))(?!\p{L})/iu,
		},
		unless:
			/in zahlung|inzahlung|ankauf|kaufen wir|altgold|verpackung|etui|recycl|mit der zeit|im laufe|entsteh|-stil|im stil|inspir|reparatur|trade[- ]in|buy back|packaging|over time|develop|style|repair|reprise|rachat|emballage|écrin|avec le temps|façon|réparation/iu,
		isIn: describesNew,
	},
	{
		id: "new-words",
		severity: "warning",
		source: "§ 5 (2) no. 1 UWG, art. L121-2 C. conso.",
		stems: /neu|new|neuf|neuve/i,
		says: {
			de: /(?<!\p{L})(?:fabrik|nagel|brand|laden|original)-?neu\p{L}*|(?<!\p{L})neuware/iu,
			en: /(?<!\p{L})(?:brand|factory)[- ]new(?!\p{L})/iu,
			fr: /(?<!\p{L})(?:flambante?s? ne(?:uf|uve)s?|ne(?:uf|uve) d['’]usine|jamais portée?s? et ne(?:uf|uve))(?!\p{L})/iu,
		},
		unless:
			/wie |beinahe|fast |as good as|like |almost|nearly|comme |presque|armband|band\b|strap|bracelet/iu,
		isIn: describesOther,
	},
	{
		id: "margin-vat-shown",
		severity: "warning",
		source: "§ 25a (6), § 14c UStG, Art. 325 Directive 2006/112/EC",
		stems: /mwst|mehrwertsteuer|umsatzsteuer|ust|vorsteuer|vat|tva|tax/i,
		says: {
			de: /(?:ausgewiesene[rn]?|separate[rn]?) (?:\p{L}+ )?(?:mehrwertsteuer|umsatzsteuer|mwst|ust)(?!\p{L})|(?:mehrwertsteuer|umsatzsteuer|mwst\.?|ust\.?) (?:\p{L}+ ){0,3}(?:ausgewiesen|ausweisbar|absetzbar|abziehbar)|(?:vorsteuer)-?(?:abzug|abzugsfähig|abziehbar)\p{L}*|rechnung (?:\p{L}+ )?(?:mit|inkl\.?|inklusive) (?:\d+ ?% )?(?:mehrwertsteuer|umsatzsteuer|mwst)|(?:inkl\.?|inklusive|enthält|enthalten:?) (?:\p{L}+ )?\d{1,2}(?:,\d)? ?% (?:mehrwertsteuer|umsatzsteuer|mwst|ust)/iu,
			en: /invoice (?:\p{L}+ )?(?:with|showing|stating|including) (?:the )?(?:VAT|value added tax)|VAT (?:is |will be )?(?:shown|stated|itemi[sz]ed|separately|deductible|reclaimable)|(?:deduct|reclaim|recover)\p{L}* (?:the )?VAT|VAT invoice|incl(?:uding|\.)? \d{1,2} ?% VAT/iu,
			fr: /facture (?:\p{L}+ )?(?:avec|mentionnant|faisant apparaître|indiquant) (?:la )?TVA|TVA (?:\p{L}+ )?(?:récupérable|déductible|apparente|mentionnée|détaillée)|(?:récupér|dédui)\p{L}* (?:de )?la TVA|(?:dont|incluant|avec) (?:TVA )?(?:de )?\d{1,2} ?% (?:de )?TVA|dont TVA/iu,
		},
		isIn: ({ product }) => product !== null && isMarginTaxed(product),
	},
	{
		id: "margin-unnamed",
		severity: "warning",
		source: "§ 5a UWG, § 25a (6) UStG, art. 297 E CGI",
		stems: /preis|price|prix/i,
		says: {
			de: /(?<!\p{L})(?:alle|sämtliche|unsere) (?:\p{L}+ )?preise(?:[^.!?]|(?:inkl|einschl)\.){0,60}(?:mehrwertsteuer|umsatzsteuer|mwst|ust)/iu,
			en: /(?<!\p{L})(?:all|our) (?:\p{L}+ )?prices[^.!?]{0,60}(?:value[- ]added tax|vat)(?!\p{L})/iu,
			fr: /(?<!\p{L})(?:(?:tous )?(?:les|nos) )?prix[^.!?]{0,60}(?:taxe sur la valeur ajoutée|tva|ttc|toutes taxes)(?!\p{L})/iu,
		},
		unlessText: /differenz|25a|gebrauchtgegenst|margin[- ]scheme|marge/iu,
		isIn: isAboutMarginGoods,
	},
];
