import type { Language } from "#core/language/language.ts";

type ByLanguage = Readonly<Partial<Record<Language, RegExp>>>;

/** Customers who resell or buy for their business. Rules for consumers do not apply to them. */
const trade =
	/wiederverkäuf|wieder verkauf|fachhandel|fachhändler|groß(?:handel|händl)|grosshandel|(?:geschäfts|firmen|gewerbe)kund|gewerb(?:lich|etreib)|händler mit gewerbe|unternehme(?:r|rn|n)(?!\p{L})|kauf(?:mann|leute)|(?:goldschmiede|juweliere|galerien|museumsshops)[^.!?]{0,30}(?:beliefern|rechnen|erhalten|beziehen|kaufen)|resell|wholesale|trade customers?|(?:business|corporate) (?:customers?|clients?)|(?<!\p{L})(?:merchants?|retailers|traders?)(?!\p{L})|(?:galleries|goldsmiths|jewellers)[^.!?]{0,30}(?:buy|receive|order|pay)|invoice (?:galleries|goldsmiths|jewellers)|revendeur|grossiste|professionnel|personnes morales|commerçant|(?:bijoutiers|galeries|orfèvres)[^.!?]{0,30}(?:achètent|reçoivent|commandent|paient)|B2B/iu;

/** Sellers other than the shop as the subject of a sentence, and places where others publish. */
const others: ByLanguage = {
	de: /(?<!(?:als|wie|anders als|mehr) )(?<!\p{L})(?:manche|viele|einige|andere|die meisten|unseriöse|dubiose)[rn]? (?:\p{L}+ )?(?:händler|anbieter|shops|verkäufer|juweliere|seiten|websites|webseiten|hersteller|marken|portale|häuser|läden|geschäfte)n?(?!\p{L})|(?<!\p{L})(?:anderswo|andernorts|woanders)(?!\p{L})|(?:auf|bei) (?:\p{L}+ )?(?:marktplätzen|portalen|auktionsplattformen)|im (?:internet|netz|handel) (?:\p{L}+ ){1,4}(?:oft|häufig|gern|manchmal|als)|nicht (?:bei|mit) uns(?!\p{L})|(?:im|als) scherz(?!\p{L})|(?:gefälschte|nachgemachte|falsche)n? (?:seiten|shops|websites)|fälscher|betrüger|privatverk[aä]uf|privatleute|wer privat/iu,
	en: /(?<!(?:than|like|unlike) )(?<!\p{L})(?:some|many|other|most|rogue|certain) (?:\p{L}+ )?(?:sellers|shops|stores|dealers|retailers|websites|sites|makers|brands|jewellers|providers)(?!\p{L})|(?<!\p{L})elsewhere(?!\p{L})|not (?:with|at|from) us(?!\p{L})|as a joke|on (?:\p{L}+ )?marketplaces|^online,|(?:fake|forged) (?:sites|shops|websites)|forgeries|private sellers?/iu,
	fr: /(?<!(?:que|comme|contrairement à) )(?<!\p{L})(?:certaine?s|d['’]autres|beaucoup de|de nombreux|la plupart des|quelques) (?:\p{L}+ )?(?:vendeurs|boutiques|marchands|sites|fabricants|marques|bijoutiers|maisons)(?!\p{L})|(?<!d['’])(?<!\p{L})ailleurs(?!\p{L})|pas chez nous|pour rire|sur les places de marché|faux sites|contrefacteurs|(?:un|les|des) particuliers? (?:peu(?:ven)?t|vend)/iu,
};

/** A time in the past, not one since which something lasts. */
const pastTime =
	/(?<!\p{L})früher(?!\p{L})|(?<!(?:seit|since|depuis)(?: \p{L}+)? )(?<![\d.,])1[0-9]\d\d(?![\d.,]\d|\s?(?:€|EUR|CHF|g|mm|cm|m|ct|Stück)(?!\p{L}))|jahrhundert|mittelalter|damals|(?<!\p{L})einst(?!\p{L})|großeltern|großvater|großmutter|urgro(?:ß|ss)|antike(?!\p{L})|century|middle ages|grand(?:parents|father|mother)|siècle|moyen âge|grands-parents|grand-(?:père|mère)|jadis|autrefois|formerly|used to/iu;

/** Words of the present, with which a sentence compares the past. */
const present =
	/(?<!\p{L})(?:jetzt|heute|nun|nur noch|now|today|only|aujourd['’]hui|maintenant|désormais|plus que)(?!\p{L})/iu;

/** Verbs in the past tense. */
const pastTense =
	/(?<!\p{L})(?:war|waren|wurden?|gab|hatten?|kostete[n]?|trug(?:en)?|galt(?:en)?|hieß(?:en)?|schrieb(?:en)?|nannten?|glaubten?|empfahl|warb(?:en)?|lieferten?|dauerten?|lag(?:en)?|stand(?:en)?|verkaufte[n]?|versprach(?:en)?|was|were|had|cost|wore|called|wrote|advertised|opened|bore|believed|sold|promised|used to|était|étaient|avait|avaient|coûtait|coûtaient|portait|portaient|appelait|disait|croyait|vendait|promettait|fut)(?!\p{L})/iu;

/** Sentences that say what is or would be lawful, or only imagine something. */
const lawful: ByLanguage = {
	de: /(?<!\p{L})(?:wäre|wären|wöge|käme|kämen|hieße|(?<!wir )würden?(?! wir| uns))(?!\p{L})|(?<!\p{L})(?:ist|sind|bleibt|wird|wurde)(?!\p{L})[^.!?]{0,40}(?:verboten|unwirksam|untersagt|rechtswidrig)|verbietet|verbieten|nicht (?:mehr )?erlaubt/iu,
	en: /(?<!(?:we|you|I) )(?<!\p{L})would(?! love| like| be (?:glad|happy|delighted))(?!\p{L})|(?:is|are) (?:\p{L}+ )?(?:forbidden|prohibited|unlawful|illegal|unfair|banned)|(?<!\p{L})bans(?!\p{L})|prohibits|not allowed/iu,
	fr: /(?<!\p{L})(?:\p{L}*erai(?:t|ent)|aurai(?:t|ent)|pourrai(?:t|ent)|vaudrai(?:t|ent))(?!\p{L})|(?:est|sont|reste) (?:\p{L}+ )?(?:interdit|abusi|illégal|prohibé)|(?:interdit|interdisent) (?:des|les|l['’])/iu,
};

/** Returns whether a sentence is about trade customers, for whom rules for consumers do not hold. */
export function isAboutTrade(text: string): boolean {
	return trade.test(text);
}

/**
 * Returns whether a sentence is about others than the shop and its goods: other sellers, or the past. A sentence that
 * says "we" is about the shop as well, but then it compares.
 */
export function isAboutOthers(text: string, language: Language): boolean {
	return (
		others[language]?.test(text) === true ||
		(pastTime.test(text) && pastTense.test(text) && !present.test(text))
	);
}

/** Returns whether a sentence says what the law allows or forbids, or what would be if. */
export function isAboutLaw(text: string, language: Language): boolean {
	return lawful[language]?.test(text) === true;
}

/** Returns whether a sentence asks something. */
export function isQuestion(text: string): boolean {
	return /\?["”“»)]?\s*$/u.test(text);
}
