import type { Claim } from "#core/check/claim.ts";
import { saysAlso } from "#core/check/claims/product-words.ts";
import { phrases } from "#core/text/phrases.ts";

/** Words for metals that only cover another. */
const covered = phrases`
	vergoldet|vergoldung|goldauflage|goldplattiert|plattiert|doublé|double|gold-?filled|gold-?plated|gilded
	gilt_|vermeil|plaqué|vergulde|edelstahl|messing|brass|acier|laiton|silver-925|silber-?925|_PVD_
	doré à l
	stainless steel
`;

/** Alloys with nickel: austenitic steels such as 316L (10 to 13 %) and nickel silver. */
const nickelSteel = phrases`
	(edel|chirurgen)stahl|neusilber|alpaka(!-?woll)|maillechort
	stainless|surgical steel
	acier inoxydable|inox|chirurgical
	_(316|304) ?l?_
	nickel silver
`;

/** Steels with hardly any nickel, by their numbers (EN 10088, ASTM F 2229). */
const nickelFreeSteel = phrases`
	1.4456|1.3808|1.3816|1.4016|1.4021|ferriti
	P ?2000
	P ?558
	F ?2229
`;

/** Metals that vermeil cannot have as its base. */
const otherBase = phrases`messing|kupfer|edelstahl|brass|copper|steel|laiton|cuivre|acier`;

/** A fineness before the name of a metal: "585er", "750/1000". */
const fineness = /\d+\S*/;

/** Names of metals that mislead about a piece’s material. */
export const metalClaims: readonly Claim[] = [
	{
		id: "gilded-as-gold",
		stems: phrases`gold|echtschmuck|_or_`,
		severity: "warning",
		source: "§ 8 FeinGehG, § 5 (2) no. 1 UWG",
		says: {
			de: phrases`
				massivgold|echtgold|vollgold|echt(gold)?schmuck
				_(
					echt(es|em|er)?|massiv(es|em|er)?|rein(es|em)?|pur(es|em)?|wahre(s|m)?
				)-(${fineness} )?*gold(!*(farb|auflage|ton))
				aus|in (${fineness})? (gelb|weiß|rosé?|rot)?gold_(!-?(farb|auflage|plat|ton|optik))
				gold(ring|kette|armband|ohrring|ohrstecker|creole|anhänger)*_
				(333|375|585|750|916|999)(er)?(-|/)?(1000)? ?(gelb|weiß|rosé?)?gold
			`,
			en: phrases`
				_(
					solid|real|genuine|pure|true|fine
				)-(${fineness} )?(yellow |white |rose )?gold(!-(tone|plat|colou?r|fill))
				made of|from|in (${fineness})? (yellow|white|rose)? gold(!-(tone|plat|colou?r|fill))
			`,
			fr: phrases`
				_or massif|véritable|pur|fin
				véritable|vrai or_
				(bague|collier|bracelet|boucles d’oreilles|pendentif|chaîne)s? en or(! (plaqu|vermeil))
			`,
		},
		unless: phrases`
			layer|plated|coated|coating|finish|plaqué|couche|recouvert|dorure|ebenfalls|wahlweise|available|also
			(mit|auflage aus|schicht|überzogen|überzug|beschicht|galvanisch) …* gold
			vergoldet mit
			(gilded|dipped) …20 gold
			dorée?s? à l’or
			auch in
			existe aussi
		`,
		isIn: (text) =>
			text.kind === "product" &&
			saysAlso(covered)(text) &&
			!saysAlso(phrases`gold-(333|375|585|750|916|999)`)(text),
	},
	{
		id: "metal-look",
		stems: phrases`
			optik|look|effekt|effect|neugold|goldin|silber|silver|vergoldet|plattiert|aspect|effet|façon|finition
			argent
		`,
		severity: "warning",
		source: "§ 5 (2) no. 1 UWG, § 8 FeinGehG",
		says: {
			de: phrases`
				neugold|goldin|alpaka-?silber|tibet(isches|an)?-?silber|nickelsilber|neusilber
				(weiß|gelb|rosé?|rot)?-?gold-?(optik|look|effekt)
				(silber|platin|brillant|diamant)-?(optik|look)
				(585|750|333|14 ?k(t|arat)?|18 ?k(t|arat)?)*-(*gold )?(vergoldet|plattiert|goldauflage)
				(vergoldet|plattiert)* mit (585|750|333|14|18|24)*
			`,
			en: phrases`
				(platinum|silver|diamond)-(look|effect)
				tibetan|german|nickel|alpaca|mexican silver
				(white |yellow |rose )gold-(look|effect|style)
			`,
			fr: phrases`
				argent (tibétain|du tibet|de nickel|allemand)
				aspect|effet|look|façon|finition (or|platine|argent|diamant)(! (brossé|poli|satin|mat))
			`,
		},
		unless: phrases`
			_kein* ~ (silber|gold|platin|edelmetall)_
			_no ~ (silver|gold|platinum|precious metal)_
			_(pas|aucun) (de |d’)?(argent|or|platine|métal précieux)_
		`,
	},
	{
		id: "nickel-free",
		stems: phrases`nickel`,
		severity: "warning",
		source: "§ 5 (2) no. 1 UWG, Annex XVII no. 27 Regulation (EC) No 1907/2006",
		restricts: true,
		says: {
			de: phrases`
				nickel-?frei*|nickel-?free
				frei von nickel
				(ohne|kein(erlei)?|0 ?%|null) nickel_
			`,
			en: phrases`
				nickel-?free
				free of|from nickel
				(no|without|zero|0 ?%) (any)? nickel_
			`,
			fr: phrases`
				nickel-?free
				sans (aucun)? nickel
				exempte?s? de nickel
				(0 ?% de|aucun|zéro) nickel
				ne contient|contiennent pas|aucun (de)? nickel
			`,
		},
		unless: phrases`
			titan|keramik|ceramic|céramique|platin|niob|nickelabgabe|libération|grenzwert|limit|seuil|REACH
			verordnung|regulation|règlement
			nickel release
		`,
		isIn: (text) =>
			text.kind === "product" && saysAlso(nickelSteel)(text) && !saysAlso(nickelFreeSteel)(text),
	},
	{
		id: "vermeil-base",
		severity: "warning",
		source: "art. 8 Décret n° 84-623, § 5 (2) no. 1 UWG",
		stems: phrases`vermeil`,
		says: { de: phrases`vermeil`, en: phrases`vermeil`, fr: phrases`vermeil` },
		isIn: (text) =>
			text.kind === "product" && saysAlso(otherBase)(text) && !saysAlso(phrases`silber|silver|argent`)(text),
	},
];
