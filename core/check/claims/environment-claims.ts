import type { Claim } from "#core/check/claim.ts";
import { phrases } from "#core/text/phrases.ts";

/** The number of an EU Ecolabel, such as "DE/048/012". */
const ecolabelNumber = /[A-Z]{2}\/\d{3}\/\d{2,}/;

/** Sustainability labels, and facts that prove a statement or make it precise. */
const proved = phrases`
	${ecolabelNumber}|EU-?(Ecolabel|Umweltzeichen)|EU-Umweltzeichen|_GOTS_|_FSC_|fairmined|fairtrade|_RJC_
	_SCS|emas|zertifi|certifi|lizenz|licen(c|s)e|licence|recycel|recycl|recyclé
	Label écologique de l
	blauer engel
	blue angel
	cradle to cradle
	responsible jewellery council
	ISO ?14<n>
	<n> ?(%|prozent|percent|pour cent)
`;

/** Statements about the climate and the environment. */
export const environmentClaims: readonly Claim[] = [
	{
		id: "climate-claim",
		isBannedInQuotes: true,
		stems: phrases`klima|co2|co₂|neutr|emission|émission|carbon|net-zero|kompens`,
		severity: "warning",
		source: "Annex I no. 4c Directive 2005/29/EC, Directive (EU) 2024/825",
		says: {
			de: phrases`
				klimaausgleich|(null|netto-?null|zero)-?emission*|emissionsfrei*|net-zero
				(klima|co(2|₂)|kohlenstoff|treibhausgas|carbon)-?(neutral|positiv|kompensiert|frei)*
			`,
			en: phrases`
				zero-(emissions?|carbon)|net-zero|emission-free
				(climate|carbon|co(2|₂))-(neutral|positive|negative|compensated|free|offset)*
			`,
			fr: phrases`
				décarboné*
				(neutre|neutralité|positif|positive)s? (en|pour le|du) carbone|climat|co(2|₂)
				neutralité carbone|climatique
				climatiquement neutre
				zéro émission|carbone
				carbone|co(2|₂) neutre|compensé
				bilan carbone neutre|nul
			`,
		},
		unless: phrases`fahrrad|rad(kurier)?|bicycle|bike|vélo`,
	},
	{
		id: "green-claim",
		stems: phrases`
			freundlich|schonend|gerecht|verträglich|bewusst|ökolog|nachhaltig|grün|green|abbaubar|eco|ressourc
			umwelt|planet|planète|klima|ethisch|environment|sustain|biodegrad|natur|écolog|éco|respectu|durable
			vert|protég|préserv|éthique|responsable
		`,
		severity: "warning",
		source: "Annex I no. 4a Directive 2005/29/EC, Directive (EU) 2024/825",
		says: {
			de: phrases`
				eco-?friendly|umweltneutral*|ressourcenschonend*
				(klima|umwelt|natur|öko)-?(freundlich|schonend|gerecht|verträglich|bewusst)*
				ökologisch(!e(s|n|r|m)? (fußabdruck|landbau))*
				nachhaltig(e(s|n|r|m)?)? (*e(s|n|r|m)?)? (
					schmuck|gold|silber|diamant|edelstein|uhr|ring|produk|hergestell|produzier|gefertigt|verpack|
					material|produktion|versand|verpackung|marke|luxus|geschenk|leder
				)*
				(
					sind|ist|arbeiten|produzieren|fertigen|kaufen sie|schenken sie|einkaufen|verpackt|wirtschaften|
					handeln
				) ~3 nachhaltig_
				nachhaltig und|& fair|ethisch|regional|umwelt*
				nachhaltigkeit (liegt uns|steht bei uns|ist uns)
				(grüne(s|n|r|m)?|green) (gold|schmuck|versand|luxus)*
				biologisch abbaubar*
				gut für (die umwelt|den planeten|das klima)
				plastikfrei* planet
				ethisch (einwandfrei|vertretbar|korrekt)*
			`,
			en: phrases`
				(planet|climate|nature|earth)-friendly|biodegradable
				eco(logically)?-(friendly|conscious|responsible)
				environment(ally)?-(friendly|safe|sound|conscious|responsible|kind)
				sustainabl(e|y) ~ (
					jewel|gold|silver|diamond|gem|watch|ring|made|produced|packag|material|luxury|brand|sourced|
					crafted|product
				)*
				are|is|fully|100% sustainable_
				green|eco (jewel|shipping|luxury|choice)*
				good|better|kind|kinder for|to (the)? environment|planet|earth|nature
				ecological(! footprint)
			`,
			fr: phrases`
				biodégradables?
				écologique(! de l)(!ment neutre)s?
				éco-?(responsable|conçu|friendly|citoyen)*
				respectueu*|protect* de|pour (l’environnement|la planète|la nature)
				bijou* (durable|vert|éthique|responsable)s?_
				(or|argent|diamant|luxe|production|fabrication|emballage)s? (durable|vert|responsable|éthique)s?_
				(bon|mieux)* pour (la planète|l’environnement|le climat)
				(préserv|protég)* la planète
				ami* de (la nature|l’environnement)
			`,
		},
		unless: phrases`
			${proved}
			legierung|alloy|alliage|verein|association|bericht|report|rapport|beeindruck|impression
			e. ?V.
		`,
		isIn: ({ template }) => template !== "terms" && template !== "legal",
	},
];
