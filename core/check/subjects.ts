import type { Language } from "#core/language/language.ts";
import { phrases } from "#core/text/phrases.ts";

type ByLanguage = Readonly<Partial<Record<Language, RegExp>>>;

/** Customers who resell or buy for their business. Rules for consumers do not apply to them. */
const trade = phrases`
	wiederverkäuf|fachhandel|fachhändler|groß(handel|händl)|grosshandel|(geschäfts|firmen|gewerbe)kund
	gewerb(lich|etreib)|unternehme(r|rn|n)_|kauf(mann|leute)|resell|wholesale
	_(merchants?|retailers|traders?)_|revendeur|grossiste|professionnel|commerçant|B2B
	wieder verkauf
	händler mit gewerbe
	goldschmiede|juweliere|galerien|museumsshops …30 beliefern|rechnen|erhalten|beziehen|kaufen
	trade customers?
	business|corporate customers?|clients?
	galleries|goldsmiths|jewellers …30 buy|receive|order|pay
	invoice galleries|goldsmiths|jewellers
	personnes morales
	bijoutiers|galeries|orfèvres …30 achètent|reçoivent|commandent|paient
`;

/** Sellers other than the shop as the subject of a sentence, and places where others publish. */
const others: ByLanguage = {
	de: phrases`
		_(anderswo|andernorts|woanders)_|fälscher|betrüger|privatverk(a|ä)uf|privatleute
		_((als|wie|anders als|mehr) !)(manche|viele|einige|andere|die meisten|unseriöse|dubiose)(r|n)? ~ (
			händler|anbieter|shops|verkäufer|juweliere|seiten|websites|webseiten|hersteller|marken|portale|
			häuser|läden|geschäfte
		)n?_
		auf|bei ~ marktplätzen|portalen|auktionsplattformen
		im internet|netz|handel ~4 oft|häufig|gern|manchmal|als
		nicht bei|mit uns_
		im|als scherz_
		(gefälschte|nachgemachte|falsche)n? seiten|shops|websites
		wer privat
	`,
	en: phrases`
		_elsewhere_|^online,|forgeries
		_((than|like|unlike) !)(some|many|other|most|rogue|certain) ~ (
			sellers|shops|stores|dealers|retailers|websites|sites|makers|brands|jewellers|providers
		)_
		not with|at|from us_
		as a joke
		on ~ marketplaces
		fake|forged sites|shops|websites
		private sellers?
	`,
	fr: phrases`
		_(d’!)ailleurs_|contrefacteurs
		_((que|comme|contrairement à) !)(
			certaine?s|d’autres|beaucoup de|de nombreux|la plupart des|quelques
		) ~ (
			vendeurs|boutiques|marchands|sites|fabricants|marques|bijoutiers|maisons
		)_
		pas chez nous
		pour rire
		sur les places de marché
		faux sites
		un|les|des particuliers? peu(ven)?t|vend
	`,
};

/** A year before 2000 that is no measure or price, unless something lasts since then. */
const pastYear =
	/(?<!(?:seit|since|depuis)(?: \p{L}+)? )(?<![\d.,])1\d{3}(?![\d.,]\d|\s?(?:€|EUR|CHF|g|mm|cm|m|ct|Stück)(?!\p{L}))/u;

/** A time in the past. */
const pastTime = phrases`
	${pastYear}
	_früher_|jahrhundert|mittelalter|damals|_einst_|großeltern|großvater|großmutter|urgro(ß|ss)|antike_
	century|grand(parents|father|mother)|formerly|siècle|grands-parents|grand-(père|mère)|jadis|autrefois
	middle ages
	used to
	moyen âge
`;

/** Words of the present, with which a sentence compares the past. */
const present = phrases`
	_(jetzt|heute|nun|nur noch|now|today|only|aujourd’hui|maintenant|désormais|plus que)_
`;

/** Verbs in the past tense. */
const pastTense = phrases`
	_(
		war|waren|wurden?|gab|hatten?|kostete(n)?|trug(en)?|galt(en)?|hieß(en)?|schrieb(en)?|nannten?|
		glaubten?|empfahl|warb(en)?|lieferten?|dauerten?|lag(en)?|stand(en)?|verkaufte(n)?|versprach(en)?|was|
		were|had|cost|wore|called|wrote|advertised|opened|bore|believed|sold|promised|used to|était|étaient|
		avait|avaient|coûtait|coûtaient|portait|portaient|appelait|disait|croyait|vendait|promettait|fut
	)_
`;

/** Sentences that say what is or would be lawful, or only imagine something. */
const lawful: ByLanguage = {
	de: phrases`
		verbietet|verbieten
		_(wäre|wären|wöge|käme|kämen|hieße|(wir !)würden?(! wir| uns))_
		_(ist|sind|bleibt|wird|wurde)_ …40 verboten|unwirksam|untersagt|rechtswidrig
		nicht (mehr)? erlaubt
	`,
	en: phrases`
		_bans_|prohibits
		_((we|you|I) !)would(! love| like| be (glad|happy|delighted))_
		is|are ~ forbidden|prohibited|unlawful|illegal|unfair|banned
		not allowed
	`,
	fr: phrases`
		_(*erai(t|ent)|aurai(t|ent)|pourrai(t|ent)|vaudrai(t|ent))_
		est|sont|reste ~ interdit|abusi|illégal|prohibé
		interdit|interdisent des|les|l’
	`,
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

/** Returns whether a sentence is about what the law allows or forbids, or about a hypothesis. */
export function isAboutLaw(text: string, language: Language): boolean {
	return lawful[language]?.test(text) === true;
}

/** Returns whether a sentence asks something. */
export function isQuestion(text: string): boolean {
	return /\?["”“»)]?\s*$/u.test(text);
}
