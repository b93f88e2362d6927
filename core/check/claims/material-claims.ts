import type { ProductContent } from "#core/catalogue/shop-content.ts";
import type { Claim } from "#core/check/claim.ts";
import { stoneNameClaim } from "#core/check/claims/stone-names.ts";
import type { SiteText } from "#core/check/site-texts.ts";
import { oncePer } from "#core/shared/once-per.ts";

/** Returns all words of a product in all languages, with the ids of its attributes' values. */
const productWords: (product: ProductContent) => string = oncePer(({ translations, attributes }) =>
	[
		...translations.flatMap(({ display_name, description }) => [display_name, description ?? ""]),
		...attributes.flatMap(({ display_values }) => display_values),
	].join("\n"),
);

/** Creates a test whether a text, or the product that it describes, matches a pattern. */
const saysAlso = (pattern: RegExp) => (text: SiteText) =>
	pattern.test(text.product === null ? text.source : productWords(text.product));

/** Words for metals that only cover another. */
const covered =
	/vergoldet|vergoldung|goldauflage|goldplattiert|plattiert|doublé|double|gold[- ]?filled|gold[- ]?plated|gilded|gilt\b|vermeil|plaqué|doré à l|vergulde|edelstahl|messing|stainless steel|brass|acier|laiton|silver-925|silber-?925|\bPVD\b/iu;

/** Words for diamond simulants. */
const simulants =
	/zirkon(?:ia|oxid)|zirconia|zircone|oxyde de zirconium|\bcz\b|moissanit|strass|rhinestone|swarovski|glasstein|kristallstein|simili|bergkristall|weißer (?:topas|saphir)|white (?:topaz|sapphire)|topaze blanche/iu;

/** A denial directly before a stone: "kein Zirkonia". */
const deniesNext = /(?:kein\p{L}*|ohne|no|not|without|pas (?:de|d['’])|sans|statt|nicht)\s?(?:\p{L}+ )?$/iu;

/** A denial directly after a stone: "Zirkonia ist kein Diamant". */
const deniesAfter =
	/^\p{L}*(?:\s\p{L}+){0,2}\s(?:isn['’]t|aren['’]t|(?:ist|sind|is|are|n['’]est|ne sont)(?:\s\p{L}+){0,2}?\s(?:kein\p{L}*|nicht|not?|pas))(?!\p{L})/iu;

const allSimulants = new RegExp(simulants.source, "giu");

/**
 * Returns whether a text, or the product that it describes, names a diamond simulant without denying or explaining
 * it.
 */
function saysSimulant(text: SiteText): boolean {
	const words = text.product === null ? text.source : productWords(text.product);
	return [...words.matchAll(allSimulants)].some(
		({ index, 0: { length } }) =>
			!deniesNext.test(words.slice(Math.max(0, index - 30), index)) &&
			!deniesAfter.test(words.slice(index + length, index + length + 60)),
	);
}

/** Alloys with nickel: austenitic steels such as 316L (10 to 13 %) and nickel silver. */
const nickelSteel =
	/(?:edel|chirurgen)stahl|(?:stainless|surgical) steel|acier (?:inoxydable|inox|chirurgical)|(?<!\d)(?:316|304) ?l?(?!\d)|neusilber|alpaka(?!-?woll)|nickel silver|maillechort/iu;

/** Steels with hardly any nickel, by their numbers (EN 10088, ASTM F 2229). */
const nickelFreeSteel = /1\.4456|1\.3808|1\.3816|P ?2000|P ?558|F ?2229|(?:1\.4016|1\.4021)|ferriti/iu;

/** Names of stones and metals that mislead about a piece's material. */
export const materialClaims: readonly Claim[] = [
	stoneNameClaim,
	{
		id: "semi-precious",
		severity: "warning",
		source: "Décret n° 2002-65, art. 5",
		says: {
			de: /semi-?précieu|halbedelstein|halb-?edel\p{L}*|semi-?precious/iu,
			en: /semi-?precious|semi-?précieu/iu,
			fr: /semi-?précieu|demi-?fine?s?\b|pierres? fantaisie/iu,
		},
	},
	{
		id: "diamond-name",
		severity: "warning",
		source: "ISO 18323, Décret n° 2002-65, art. 4",
		says: {
			de: /(?:zucht|kultur|kunst|simili|strass|zirkonia?|swarovski)[- ]?(?:diamant|brillant)\p{L}*|(?:kultivierte|gezüchtete|gewachsene|gezogene)\p{L}* (?:diamant|brillant)\p{L}*|(?:echte|natürliche|reale)\p{L}* labor(?:diamant|brillant)\p{L}*|diamant de culture|cultured diamond/iu,
			en: /(?:cultured|cultivated|grown cultured|cz|zirconia|simulated real) diamonds?|(?:real|genuine|natural|true|precious) (?:lab|laboratory|synthetic|man)[- ](?:grown |made |created )?diamonds?|diamant de culture|diamond(?:s)? (?:zirconia|cz)/iu,
			fr: /diamants? (?:de culture|cultivés?|élevés?|cultured|de zircon|zirconium|simili)|(?:vrai|véritable|authentique|précieux)s? diamants? (?:de (?:synthèse|laboratoire)|synthétique|cultivé|créé)|diamants? (?:de synthèse|synthétique|de laboratoire)s? (?:véritable|naturel|authentique|précieux)|diamants? (?:(?:créés?|cultivés?|fabriqués?|produits?|issus?) (?:en|de|du|par) |de |du )(?:un )?laboratoire|lab[- ]grown/iu,
		},
	},
	{
		id: "simulant-name",
		stems: /brillant|diamant|diamond|brilliant/i,
		severity: "warning",
		source: "§ 5 (2) no. 1 UWG, ISO 18323",
		says: {
			de: /(?<!\p{L})(?:brillant(?:en?|ring|kette|anhänger|ohr\p{L}*|collier|besatz|solitär)?|diamant(?:en?|ring|kette|anhänger|ohr\p{L}*|collier|besatz)?)(?!\p{L}|[- ]?(?:schliff|geschliff|optik|iert|schwarz|schleif|form))/iu,
			en: /(?<!\p{L})(?:diamonds?|brilliants)(?!\p{L}|[- ](?:cut|shaped?|like|look|simul|alternative))/iu,
			fr: /(?<!\p{L})(?:diamants?|brillants)(?!\p{L}| (?:synth|de synth))/iu,
		},
		unless:
			/wie (?:ein |echte )?(?:diamant|brillant)|(?:alternative|ersatz) (?:zu|für)|imitat|like (?:a )?diamond|alternative to|imitation|comme (?:un |des )?diamant|zirkonia und|neben|außerdem|taille|schliff/iu,
		isIn: (text) =>
			text.kind === "product" &&
			saysSimulant(text) &&
			!saysAlso(
				/diamond-?natural|natural-diamond|echte[rn]? diamant|naturdiamant|natural diamond|diamant naturel/iu,
			)(text),
	},
	{
		id: "gilded-as-gold",
		stems: /gold|echtschmuck|\bor\b/i,
		severity: "warning",
		source: "§ 8 FeinGehG, § 5 (2) no. 1 UWG",
		says: {
			de: /(?<!\p{L})(?:echt(?:es|em|er)?|massiv(?:es|em|er)?|rein(?:es|em)?|pur(?:es|em)?|wahre[sm]?)[- ](?:\d+\S* )?\p{L}*gold(?!\p{L}*(?:farb|auflage|ton))|massivgold|echtgold|vollgold|echt(?:gold)?schmuck|(?:aus|in) (?:\d+\S* )?(?:gelb|weiß|rosé?|rot)?gold(?!\p{L}|[- ]?(?:farb|auflage|plat|ton|optik))|gold(?:ring|kette|armband|ohrring|ohrstecker|creole|anhänger)\p{L}*(?!\p{L})|(?:333|375|585|750|916|999)(?:er)?[- /]?(?:1000)?\s?(?:gelb|weiß|rosé?)?gold/iu,
			en: /(?<!\p{L})(?:solid|real|genuine|pure|true|fine)[- ](?:\d+\S* )?(?:yellow |white |rose )?gold(?![- ](?:tone|plat|colou?r|fill))|made (?:of|from|in) (?:\d+\S* )?(?:yellow |white |rose )?gold(?![- ](?:tone|plat|colou?r|fill))/iu,
			fr: /(?<!\p{L})or (?:massif|véritable|pur|fin)|(?:véritable|vrai) or\b|(?:bague|collier|bracelet|boucles d['’]oreilles|pendentif|chaîne)s? en or(?! (?:plaqu|vermeil))/iu,
		},
		unless:
			/(?:mit|auflage aus|schicht|überzogen|überzug|beschicht|galvanisch)[^.!?]*gold|(?:layer|plated|coated|coating|finish)|plaqué|couche|recouvert|dorure|vergoldet mit|auch in|ebenfalls|wahlweise|available|also|existe aussi/iu,
		isIn: (text) =>
			text.kind === "product" &&
			saysAlso(covered)(text) &&
			!saysAlso(/gold-(?:333|375|585|750|916|999)/iu)(text),
	},
	{
		id: "metal-look",
		stems:
			/optik|look|effekt|effect|neugold|goldin|silber|silver|vergoldet|plattiert|aspect|effet|façon|finition|argent/i,
		severity: "warning",
		source: "§ 5 (2) no. 1 UWG, § 8 FeinGehG",
		says: {
			de: /(?:weiß|gelb|rosé?|rot)?-?gold[- ]?(?:optik|look|effekt)|(?:silber|platin|brillant|diamant)-?(?:optik|look)|(?:neugold|goldin|alpaka-?silber|tibet(?:isches|an)?[- ]?silber|nickelsilber|neusilber)|(?:585|750|333|14 ?k(?:t|arat)?|18 ?k(?:t|arat)?)\p{L}*[- ](?:\p{L}*gold )?(?:vergoldet|plattiert|goldauflage)|(?:vergoldet|plattiert)\p{L}* mit (?:585|750|333|14|18|24)\p{L}*/iu,
			en: /(?:tibetan|german|nickel|alpaca|mexican) silver|(?:white |yellow |rose )gold[- ](?:look|effect|style)|(?:platinum|silver|diamond)[- ](?:look|effect)/iu,
			fr: /argent (?:tibétain|du tibet|de nickel|allemand)|(?:aspect|effet|look|façon|finition) (?:or|platine|argent|diamant)(?! (?:brossé|poli|satin|mat))/iu,
		},
		unless:
			/(?<!\p{L})kein\p{L}* (?:\p{L}+ )?(?:silber|gold|platin|edelmetall)(?!\p{L})|(?<!\p{L})no (?:\p{L}+ )?(?:silver|gold|platinum|precious metal)(?!\p{L})|(?<!\p{L})(?:pas|aucun) (?:de |d['’])?(?:argent|or|platine|métal précieux)(?!\p{L})/iu,
	},
	{
		id: "nickel-free",
		stems: /nickel/i,
		severity: "warning",
		source: "§ 5 (2) no. 1 UWG, Annex XVII no. 27 Regulation (EC) No 1907/2006",
		restricts: true,
		says: {
			de: /nickel-?frei\p{L}*|nickel-?free|frei von nickel|(?:ohne|kein(?:erlei)?|0 ?%|null) nickel(?!\p{L})/iu,
			en: /nickel[- ]?free|free (?:of|from) nickel|(?:no|without|zero|0 ?%) (?:any )?nickel(?!\p{L})/iu,
			fr: /sans (?:aucun )?nickel|exempte?s? de nickel|nickel[- ]?free|(?:0 ?% de|aucun|zéro) nickel|ne (?:contient|contiennent) (?:pas|aucun) (?:de )?nickel/iu,
		},
		unless:
			/titan|keramik|ceramic|céramique|platin|niob|nickelabgabe|nickel release|libération|grenzwert|limit|seuil|REACH|verordnung|regulation|règlement/iu,
		isIn: (text) =>
			text.kind === "product" && saysAlso(nickelSteel)(text) && !saysAlso(nickelFreeSteel)(text),
	},
	{
		id: "pearl-name",
		severity: "warning",
		source: "RAL 560 A5, Décret n° 2002-65, art. 5",
		says: {
			de: /(?:echte|natürliche|natur)[- ]?(?:n|r|s)?\s?(?:naturperle|(?:mallorca|majorica|muschelkern|glas|kunst)?-?perle)\p{L}*|naturperl\p{L}*|orientperl\p{L}*|mallorca-?(?:zucht)?perl\p{L}*/iu,
			en: /natural pearls?|genuine natural pearls?|majorica cultured|(?:real|genuine|true|natural) (?:majorca|mallorca|majorica|shell|glass|faux|imitation)[- ]pearls?/iu,
			fr: /perles? (?:fines?|naturelles?|véritables?|d['’]orient)|(?:vraie|véritable|authentique|naturelle)s? perles?/iu,
		},
		isIn: (text) =>
			text.kind === "product" &&
			saysAlso(
				/zucht|cultured|culture|akoya|süßwasser|freshwater|eau douce|tahiti|muschelkern|shell pearl|imitat|glasperl|nacré|majorque|mallorca|majorica/iu,
			)(text),
	},
	{
		id: "protected-species",
		severity: "warning",
		source: "Regulation (EC) No 338/97, Regulation (EU) 2021/2280",
		says: {
			de: /(?:aus|echte[smrn]?|antike[smrn]?) (?:echte[mn]? )?(?:elfenbein|schildpatt|rhinozeroshorn)(?!farb|\p{L}*(?:ton|optik))|elfenbeinschnitz\p{L}*/iu,
			en: /(?:made of|from|in|real|genuine|antique|carved) (?:real |genuine )?(?:ivory|tortoise-?shell|rhino horn)(?![- ](?:colou?r|tone|white|dial))/iu,
			fr: /(?:en|véritable|d['’]) ?(?:ivoire|écaille de tortue|corne de rhinocéros)(?! (?:végétal|synth))/iu,
		},
		unless:
			/mammut|mammoth|imitat|optik|farbe|colour|color|vegetable|tagua|faux|lünette|zifferblatt|dial|cadran/iu,
		isIn: ({ kind }) => kind === "product",
	},
];
