import type { Claim } from "#core/check/claim.ts";

/**
 * Names of stones for other stones, by language: parts of patterns. Names that real stones have as well, such as "African
 * emerald", are left out.
 *
 * Sources: CIBJO Gemstone Book, and W. Schumann, Gemstones of the World, false and misleading names.
 */
const misnomers = {
	de: [
		String.raw`(?<=\p{L} )neue[rn]? jade(?! (?:eingetroffen|aus|von|ist|im))`,
		"(?:korea|transvaal|honan|queensland|amazonen|afrika)-?jade|(?:koreanische|afrikanische|indische|amerikanische|mexikanische|australische|kalifornische)[rnms]? jade",
		"(?:gold|madeira|rauch|salamanca|palmyra|palmeira|bahia|quarz|citrin)-?topas|(?:spanische|schottische|indische|böhmische)[rnms]? topas",
		"(?:kap|balas|arizona|adelaide|montana|colorado|spinell)-?rubin|(?:böhmische|brasilianische|sibirische|kalifornische|amerikanische)[rnms]? rubin",
		"(?:lithion?|kap|abend)-?smaragd|orientalische[rnms]? smaragd",
		"(?:wasser|luchs)-?saphir|(?:brasilianische|französische)[rnms]? saphir",
		"(?:lithion?)-?amethyst|orientalische[rnms]? (?:amethyst|topas|aquamarin)",
		"(?:swiss|german|kupfer)-?(?: )?lapis|(?:schweizer|deutsche[rnms]?) lapis",
		"(?:herkimer|alaska|arkansas|arizona|matura|marmarosch|ceylon|bristol|schaumburg)(?:er)?[- ]?diamant|(?:böhmische|mexikanische)[rnms]? (?:diamant|brillant)",
		"afrikanische[rnms]? türkis|vienna-?türkis|wiener türkis",
	],
	en: [
		"(?<=(?:of|in|from|with) )new jade|new jade(?= (?:bead|necklace|bracelet|pendant|ring|earring))",
		"(?:korea|korean|transvaal|african|indian|american|mexican|australian|californian|honan|queensland|amazon) jade",
		"(?:gold|madeira|smoky|smoke|salamanca|palmyra|bahia|quartz|citrine|spanish|scottish|indian|bohemian) topaz",
		"(?:cape|balas|arizona|adelaide|montana|colorado|spinel|bohemian|brazilian|siberian|californian|american) ruby",
		"(?:lithia|cape|evening|oriental) emerald",
		"(?:water|lynx|brazilian) sapphire",
		"lithia amethyst|oriental (?:amethyst|topaz|aquamarine)",
		"(?:swiss|german|copper) lapis",
		"(?:herkimer|alaska|arkansas|arizona|matura|marmarosch|ceylon|bristol|cornish|bohemian|mexican) diamond",
		"african turquoise|vienna turquoise",
	],
	fr: [
		String.raw`(?<=(?:en|de) )nouveau jade|(?<=\p{L} )jade nouveau|(?:collier|bracelet|bague|pendentif) nouveau jade`,
		"jade (?:de corée|du transvaal|d['’]afrique|africain|indien|d['’]inde|américain|du mexique|mexicain|d['’]australie|de californie|amazonien)",
		"topaze (?:d['’]or|madère|fumée|de salamanque|palmyre|bahia|quartz|citrine|d['’]espagne|d['’]écosse|de bohême|des indes)",
		"rubis (?:du cap|balais|d['’]arizona|d['’]adélaïde|du montana|du colorado|de bohême|du brésil|de sibérie|de californie|d['’]amérique|spinelle)",
		"émeraude (?:du cap|du soir|d['’]orient|orientale)",
		"saphir d['’]eau|saphir (?:du brésil|de lynx)",
		"améthyste (?:orientale|d['’]orient)|topaze (?:orientale|d['’]orient)",
		"lapis (?:suisse|allemand)",
		"diamant (?:(?:de |d['’])?(?:herkimer|alaska|arkansas|arizona|matura|marmaros|ceylan|bristol|bohême)|du mexique)",
		"turquoise (?:africaine|d['’]afrique|de vienne)",
	],
};

/** The stones' right names, with which a text explains a misnomer: "Herkimer-Diamanten sind Bergkristalle". */
const explained = String.raw`[^.!?]{0,30}(?<!\p{L})(?:ist|sind|heißt|nennt|is|are|means|est|sont|désigne)(?!\p{L})[^.!?]{0,40}(?:quar[tz]|bergkristall|rock crystal|cristal|citrin|serpentin|granat|garnet|grenat|spinel|pyrop|almandin|chal[ck]?[ée]don|jaspis|jasper?|aventurin|fluorit|prehnit|cordierit|iolit|glas|verre)`;

const patternOf = (names: readonly string[]) =>
	new RegExp(String.raw`(?<!\p{L})(?:${names.join("|")})(?:s|e[nrs]?)?(?!\p{L}|[”“"»]?${explained})`, "iu");

/** The names of stones that mislead about the mineral. */
export const stoneNameClaim: Claim = {
	id: "stone-name",
	severity: "warning",
	source: "CIBJO Gemstone Book, § 5 (2) no. 1 UWG",
	stems:
		/jade|topa[sz]|rubin|ruby|rubies|rubis|smaragd|emerald|émeraude|sap[ph]+ir|am[eé]th|lapis|diamant|diamond|brillant|t[uü]r[kq]/i,
	says: { de: patternOf(misnomers.de), en: patternOf(misnomers.en), fr: patternOf(misnomers.fr) },
	unless:
		/sogenannt|so-called|dit[es]?(?!\p{L})|früher|formerly|autrefois|misnomer|handelsname|irreführend|misleading/iu,
};
