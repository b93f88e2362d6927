import type { Claim } from "#core/check/claim.ts";

/** Words for complaints of the body, by language. */
const complaints = {
	de: String.raw`(?:schmerz|rheuma|arthr|migräne|schlaf(?:losigkeit|stör|problem|qualität)|stress|durchblutung|immun|zahn(?:en|ung|ungs)|entzünd|allergie|verspann|gelenk|blutdruck|depress|angst|nerv|entgift|konzentration|hormon|stoffwechsel|blockaden|krankheit|heilung|wohlbefinden|kreislauf|elektrosmog|menstruation|chakr|energiefluss)\p{L}*`,
	en: String.raw`(?:pain|rheumat|arthrit|migraine|insomnia|sleep|stress|circulation|immun|teething|inflammation|allerg|tension|joints?|blood pressure|depress|anxiety|nerves|detox|toxins|concentration|hormon|metabolism|blockages|illness|disease|healing|chakra|energy flow|electrosmog|fatigue)\p{L}*`,
	fr: String.raw`(?:douleur|rhumatis|arthr|migraine|insomnie|sommeil|stress|circulation|immunit|poussées? dentaire|dents|inflammation|allergi|tension|articulation|dépress|anxiété|angoisse|nerf|détox|toxine|concentration|hormon|métabolisme|blocage|maladie|guérison|chakra|énergie|fatigue)\p{L}*`,
};

const between = "[^.!?]{0,70}";

function relief(verbs: string, objects: string, nouns: string): RegExp {
	return new RegExp(
		`(?<!\\p{L})(?:${verbs})\\p{L}*${between}${objects}|(?<!\\p{L})${objects}${between}(?:${verbs})\\p{L}*(?!\\p{L})|${nouns}`,
		"iu",
	);
}

/** Sustainability labels, and facts that prove a statement or make it precise. */
const proved =
	/[A-Z]{2}\/\d{3}\/\d{2,}|EU[- ]?(?:Ecolabel|Umweltzeichen)|EU-Umweltzeichen|Label écologique de l|blauer engel|blue angel|cradle to cradle|\bGOTS\b|\bFSC\b|fairmined|fairtrade|\bRJC\b|responsible jewellery council|\bSCS-?\d*|ISO ?14\d{3}|emas|zertifi|certifi|lizenz|licen[cs]e|licence|\d+\s?(?:%|prozent|percent|pour cent)|recycel|recycl|recyclé/iu;

/** Statements about health and the environment. */
export const healthClaims: readonly Claim[] = [
	{
		id: "health-claim",
		isBannedInQuotes: true,
		stems:
			/schmerz|rheuma|arthr|migr|schlaf|stress|durchblut|immun|zahn|entzünd|allerg|verspann|gelenk|blutdruck|depress|angst|nerv|gift|konzentr|hormon|stoffwechsel|blockad|krank|heil|befinden|kreislauf|elektro|menstr|chakr|energie|magnet|therap|gesund|bakteri|pain|insomn|sleep|teeth|inflam|tension|joint|pressure|anxi|detox|toxin|circul|metabol|illness|disease|energy|fatigue|douleur|rhumat|sommeil|dent|articul|angoiss|maladie|guéri|énergie|vertu|bienfait|litho|curati|heal|allerg/i,
		severity: "warning",
		source: "§ 3 HWG, § 5 UWG, Annex I no. 17 Directive 2005/29/EC",
		says: {
			de: relief(
				"lindert?|heil(?:t|en|end)|hilft|helfen|wirk(?:t|en)|beruhig(?:t|en)|förder(?:t|n)|stärk(?:t|en)|schütz(?:t|en)|löst|lösen|verbesser(?:t|n)|reduzier(?:t|en)|vertreib|befrei(?:t|en)|unterstütz(?:t|en)|gegen|regulier",
				complaints.de,
				String.raw`heil(?:stein|wirkung|kraft|kräfte|ende wirkung|ende kr[aä]ft)\p{L}*|magnet(?:therapie|heil)\p{L}*|therapeutisch\p{L}*|schmerzlindern\p{L}*|entzündungshemm\p{L}*|gesundheitsfördern\p{L}*|energetisiert\p{L}*|antibakteriell\p{L}*|hypoallergen\p{L}*|antiallerg\p{L}*|allergiefrei|für allergiker (?:geeignet|unbedenklich)|(?:stein|kristall)heilkunde`,
			),
			en: relief(
				"relieves?|reliev(?:e|ing)|heals?|healing|helps?|eas(?:e|es|ing)|soothes?|soothing|calms?|boosts?|strengthens?|protects?|improves?|reduces?|cures?|treats?|promotes?|supports?|wards? off|against",
				complaints.en,
				String.raw`healing (?:stone|crystal|power|propert|effect|energ)\p{L}*|magnetic therapy|therapeutic\p{L}*|pain[- ]reliev\p{L}*|anti-?inflammatory|hypo-?allergenic|anti-?allerg\p{L}*|allergy[- ]free|antibacterial`,
			),
			fr: relief(
				"soulage|guéri|apais|calme|aide|lutt|renforc|protège|protèg|améliore|rédui|favoris|stimul|régul|contre|combat|soign",
				complaints.fr,
				String.raw`lithothérapi\p{L}*|pierres? de guérison|(?:vertus?|propriétés?|pouvoirs?|bienfaits) (?:thérapeutiques?|curati\p{L}+|apaisant\p{L}*|guériss\p{L}+)|magnétothérapi\p{L}*|hypoallergéni\p{L}*|anti-?allergi\p{L}*|antibactéri\p{L}*`,
			),
		},
		unless:
			/anlauf|kratz|stoß|diebstahl|wasser|staub|tarnish|scratch|theft|rayure|choc|versicher|datenschutz|wissenschaftlich nicht|kein ersatz|uhrwerk|no scientific|not (?:a )?substitute|aucune preuve|ne remplace|augenoptik|brillengl|sehhilfe|lens|verres|magnetfeld(?!therapie)|chirurgenstahl.*nicht|(?:löst|lösen)(?!\p{L})[^.!?]*(?<!\p{L})aus(?!\p{L})|auslös|provoqu|(?<!\p{L})causes?(?!\p{L})|r[aä]t(?:en|et)?(?!\p{L})[^.!?]*(?<!\p{L})ab(?!\p{L})|abzuraten|warn|advis\p{L}* against|déconseill|mettent en garde|stress (?:of|beim|bei der|vor der|du|de la)|piercing|stift|steckers?\b.*titan$/iu,
		isIn: ({ kind, template }) => kind !== "legal" && template !== "terms" && template !== "accessibility",
	},
	{
		id: "allergy-promise",
		isBannedInQuotes: true,
		stems: /allerg/i,
		severity: "warning",
		source: "§ 5 UWG, Art. 6 Directive 2005/29/EC",
		restricts: true,
		says: {
			de: /(?<!\p{L})(?:kein\p{L}*|nie(?:mals)?|nicht|ohne|weder)(?!\p{L})[^.!?]{0,60}allerg(?!iker|en(?!\p{L}))\p{L}*|allerg(?!iker|en(?!\p{L}))\p{L}*[^.!?]{0,40}(?:ausgeschlossen|unmöglich|unbegründet|nicht (?:\p{L}+ )?(?:fürchten|befürchten|erwarten)|kein (?:Thema|Problem))/iu,
			en: /(?<!\p{L})(?:no|none|never|not|cannot|without|\p{L}+n['’]t)(?!\p{L})[^.!?]{0,60}allerg(?!ens?(?!\p{L}))\p{L}*/iu,
			fr: /(?<!\p{L})(?:ne(?!\p{L})|n['’]|aucun\p{L}*|pas|jamais|sans|ni)[^.!?]{0,60}allerg(?!ènes?(?!\p{L}))\p{L}*/iu,
		},
		unless:
			/nickel|ausschließen|auszuschließen|geeignet|empfehl|empfohlen|verzicht|haft|zusagen|versprechen|arzt|ärzt|fragen|selten|immer|jede[rn]?(?!\p{L})|rule out|exclude|suitable|recommend|liab|promise|doctor|ask|rarely|always|every|exclure|convien|recommand|déconseill|responsab|promett|médecin|rarement|toujours/iu,
		isIn: ({ kind, template }) => kind !== "legal" && template !== "terms",
	},
	{
		id: "climate-claim",
		isBannedInQuotes: true,
		stems: /klima|co2|co₂|neutr|emission|émission|carbon|net.zero|kompens/i,
		severity: "warning",
		source: "Annex I no. 4c Directive 2005/29/EC, Directive (EU) 2024/825",
		says: {
			de: /(?:klima|co[2₂]|kohlenstoff|treibhausgas|carbon)[- ]?(?:neutral|positiv|kompensiert|frei)\p{L}*|klimaausgleich|(?:null|netto-?null|zero)[- ]?(?:emission)\p{L}*|emissionsfrei\p{L}*|net[- ]zero/iu,
			en: /(?:climate|carbon|co[2₂])[- ](?:neutral|positive|negative|compensated|free|offset)\p{L}*|zero[- ](?:emissions?|carbon)|net[- ]zero|emission[- ]free/iu,
			fr: /(?:neutre|neutralité|positif|positive)s? (?:en|pour le|du) (?:carbone|climat|co[2₂])|neutralité (?:carbone|climatique)|climatiquement neutre|zéro (?:émission|carbone)|(?:carbone|co[2₂]) (?:neutre|compensé)|bilan carbone (?:neutre|nul)|décarboné\p{L}*/iu,
		},
		unless: /fahrrad|rad(?:kurier)?|bicycle|bike|vélo/iu,
	},
	{
		id: "green-claim",
		stems:
			/freundlich|schonend|gerecht|verträglich|bewusst|ökolog|nachhaltig|grün|green|abbaubar|eco|ressourc|umwelt|planet|planète|klima|ethisch|environment|sustain|biodegrad|natur|écolog|éco|respectu|durable|vert|protég|préserv|éthique|responsable/i,
		severity: "warning",
		source: "Annex I no. 4a Directive 2005/29/EC, Directive (EU) 2024/825",
		says: {
			de: /(?:klima|umwelt|natur|öko)[- ]?(?:freundlich|schonend|gerecht|verträglich|bewusst)\p{L}*|ökologisch(?!e[snrm]? (?:fußabdruck|landbau))\p{L}*|nachhaltig(?:e[snrm]?|) (?:\p{L}+e[snrm]? )?(?:schmuck|gold|silber|diamant|edelstein|uhr|ring|produk|hergestell|produzier|gefertigt|verpack|material|produktion|versand|verpackung|marke|luxus|geschenk|leder)\p{L}*|(?:sind|ist|arbeiten|produzieren|fertigen|kaufen sie|schenken sie|einkaufen|verpackt|wirtschaften|handeln) (?:\p{L}+ ){0,3}nachhaltig(?!\p{L})|nachhaltig (?:und|&) (?:fair|ethisch|regional|umwelt\p{L}*)|nachhaltigkeit (?:liegt uns|steht bei uns|ist uns)|(?:grüne[snrm]?|green) (?:gold|schmuck|versand|luxus)\p{L}*|biologisch abbaubar\p{L}*|eco-?friendly|umweltneutral\p{L}*|ressourcenschonend\p{L}*|gut für (?:die umwelt|den planeten|das klima)|plastikfrei\p{L}* planet|ethisch (?:einwandfrei|vertretbar|korrekt)\p{L}*/iu,
			en: /eco(?:logically)?[- ](?:friendly|conscious|responsible)|environment(?:ally)?[- ](?:friendly|safe|sound|conscious|responsible|kind)|(?:planet|climate|nature|earth)[- ]friendly|sustainabl[ey] (?:\p{L}+ )?(?:jewel|gold|silver|diamond|gem|watch|ring|made|produced|packag|material|luxury|brand|sourced|crafted|product)\p{L}*|(?:are|is|fully|100%) sustainable\b|(?:green|eco) (?:jewel|shipping|luxury|choice)\p{L}*|biodegradable|(?:good|better|kind|kinder) (?:for|to) (?:the )?(?:environment|planet|earth|nature)|ecological(?! footprint)/iu,
			fr: /écologique(?! de l)(?!ment neutre)s?|éco-?(?:responsable|conçu|friendly|citoyen)\p{L}*|(?:respectueu\p{L}*|protect\p{L}*) (?:de|pour) (?:l['’]environnement|la planète|la nature)|bijou\p{L}* (?:durable|vert|éthique|responsable)s?(?!\p{L})|(?:or|argent|diamant|luxe|production|fabrication|emballage)s? (?:durable|vert|responsable|éthique)s?(?!\p{L})|biodégradables?|(?:bon|mieux)\p{L}* pour (?:la planète|l['’]environnement|le climat)|(?:préserv|protég)\p{L}* la planète|ami\p{L}* de (?:la nature|l['’]environnement)/iu,
		},
		unless: new RegExp(
			`${proved.source}|legierung|alloy|alliage|e\\. ?V\\.|verein|association|bericht|report|rapport|beeindruck|impression`,
			"iu",
		),
		isIn: ({ template }) => template !== "terms" && template !== "legal",
	},
	{
		id: "top-claim",
		stems:
			/größt|höchst|spitzen|mehr als|highest|best|günstigst|führend|nr\.|nummer|tief|unschlag|markt|konkurrenz|largest|leading|cheapest|finest|biggest|number|no\.|#1|lowest|unbeat|leader|plus |meilleur|numéro|n°|imbatt|erste|billigst|schönst|niedrigst/i,
		severity: "hint",
		source: "§ 5 (1) UWG, Art. 6 Directive 2005/29/EC",
		says: {
			de: /(?:die|der|das) (?:größte|beste|günstigste|führende|erste|billigste)[rns]? (?!(?:\p{L}+ ){0,2}(?:roh)?(?:diamant|smaragd|rubin|saphir|perle|stein|stadt|geschenk)(?!\p{L}))(?:\p{L}+ ){0,3}(?:deutschlands|europas|berlins|österreichs|der schweiz|in deutschland|der stadt|weltweit|der welt|der region|am markt)|(?:die|unsere?|ihre|der) (?:nr\.|nummer) ?1(?!\d)|(?:bester?|niedrigster?|günstigster?)[nm]? (?:preis|preise)(?:-?garantie)|(?:den|die) (?:besten|günstigsten|niedrigsten) preise?|höchstpreise?n?(?!\p{L})|spitzenpreise?n?(?!\p{L})|(?:zahlen|bieten) (?:\p{L}+ ){0,2}mehr als (?:andere|jeder|alle)|(?:juwelier|goldschmiede?|uhrmacher|fachgeschäft|anbieter|adresse)\p{L}* (?:nr\.|nummer) ?1(?!\d)|tiefpreisgarantie|bestpreis\p{L}*|unschlagbar\p{L}* preis\p{L}*|marktführer\p{L}*|konkurrenzlos\p{L}*/iu,
			en: /(?:the|your) (?:largest|best|cheapest|leading|finest|biggest) (?!(?:\p{L}+ ){0,2}(?:diamond|emerald|ruby|sapphire|pearl|stone|city|gift|reward|present)(?!\p{L}))(?:\p{L}+ ){0,3}(?:in (?:germany|europe|berlin|the (?:world|city|country|region))|worldwide|on the market)|(?:number one|(?<![)\d] )no\. ?1|#1)\b|(?:best|lowest) price guarantee\p{L}*|unbeatable prices?|market leader|(?:germany|berlin|europe|austria|france|switzerland|london|vienna|zurich|the world)['’]s (?:leading|best|largest|finest|biggest|favou?rite|number one)|(?:highest|best|top) prices? for (?:your )?(?:gold|watch|jewel)/iu,
			fr: /(?:le|la|les) (?:plus (?:grande?|vaste)s?|meilleure?s?|moins chère?s?|premiere?|leader) (?:\p{L}+ ){0,3}(?:de france|d['’]europe|du monde|de la ville|de la région|du marché|en france|de (?:berlin|paris|lyon|strasbourg|vienne|genève|zurich|lausanne))|(?:le|la|notre) (?:numéro|n°) ?1(?!\d)|meilleurs? prix garantis?|prix imbattables?|leader (?:du|de la|en)/iu,
		},
		unless:
			/jahrhundert|damals|(?<!\p{L})(?:war|waren|galt|wurde|gewesen)(?!\p{L})|century|(?<!\p{L})(?:was|were)(?!\p{L})|siècle|(?<!\p{L})(?:fut|était|étaient)(?!\p{L})|vergleich|compar/iu,
	},
];
