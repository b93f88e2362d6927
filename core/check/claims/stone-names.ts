import type { Claim } from "#core/check/claim.ts";
import { phrases } from "#core/text/phrases.ts";

/** A place within a sentence, after another word. */
const afterWord = /(?<=\p{L} )/u;

/**
 * Names of stones for other stones, by language. Names that real stones have as well, such as "African emerald",
 * are left out.
 *
 * Sources: CIBJO Gemstone Book, and W. Schumann, Gemstones of the World, false and misleading names.
 */
const misnomers = {
	de: phrases`
		${afterWord}neue(r|n)? jade(! (eingetroffen|aus|von|ist|im))
		(korea|transvaal|honan|queensland|amazonen|afrika)-?jade
		(
			koreanische|afrikanische|indische|amerikanische|mexikanische|australische|kalifornische
		)(r|n|m|s)? jade
		(gold|madeira|rauch|salamanca|palmyra|palmeira|bahia|quarz|citrin)-?topas
		(spanische|schottische|indische|böhmische)(r|n|m|s)? topas
		(kap|balas|arizona|adelaide|montana|colorado|spinell)-?rubin
		(böhmische|brasilianische|sibirische|kalifornische|amerikanische)(r|n|m|s)? rubin
		(lithion?|kap|abend)-?smaragd
		orientalische(r|n|m|s)? smaragd
		(wasser|luchs)-?saphir
		(brasilianische|französische)(r|n|m|s)? saphir
		lithion?-?amethyst
		orientalische(r|n|m|s)? amethyst|topas|aquamarin
		(swiss|german|kupfer)-?lapis
		(schweizer|deutsche(r|n|m|s)?) lapis
		(herkimer|alaska|arkansas|arizona|matura|marmarosch|ceylon|bristol|schaumburg)(er)?-?diamant
		(böhmische|mexikanische)(r|n|m|s)? diamant|brillant
		vienna-?türkis
		afrikanische(r|n|m|s)? türkis
		wiener türkis
	`,
	en: phrases`
		((of|in|from|with) =)new jade
		new jade(= (bead|necklace|bracelet|pendant|ring|earring))
		(
			korea|korean|transvaal|african|indian|american|mexican|australian|californian|honan|queensland|amazon
		) jade
		gold|madeira|smoky|smoke|salamanca|palmyra|bahia|quartz|citrine|spanish|scottish|indian|bohemian topaz
		(
			cape|balas|arizona|adelaide|montana|colorado|spinel|bohemian|brazilian|siberian|californian|american
		) ruby
		lithia|cape|evening|oriental emerald
		water|lynx|brazilian sapphire
		lithia amethyst
		oriental amethyst|topaz|aquamarine
		swiss|german|copper lapis
		herkimer|alaska|arkansas|arizona|matura|marmarosch|ceylon|bristol|cornish|bohemian|mexican diamond
		african turquoise
		vienna turquoise
	`,
	fr: phrases`
		((en|de) =)nouveau jade
		${afterWord}jade nouveau
		collier|bracelet|bague|pendentif nouveau jade
		jade (
			de corée|du transvaal|d’afrique|africain|indien|d’inde|américain|du mexique|mexicain|d’australie|
			de californie|amazonien
		)
		topaze (
			d’or|madère|fumée|de salamanque|palmyre|bahia|quartz|citrine|d’espagne|d’écosse|de bohême|
			des indes
		)
		rubis (
			du cap|balais|d’arizona|d’adélaïde|du montana|du colorado|de bohême|du brésil|de sibérie|
			de californie|d’amérique|spinelle
		)
		émeraude (du cap|du soir|d’orient|orientale)
		saphir d’eau
		saphir (du brésil|de lynx)
		améthyste orientale|d’orient
		topaze orientale|d’orient
		lapis suisse|allemand
		diamant ((de |d’)?(herkimer|alaska|arkansas|arizona|matura|marmaros|ceylan|bristol|bohême)|du mexique)
		turquoise (africaine|d’afrique|de vienne)
	`,
};

/** The stones' right names, with which a text explains a misnomer: "Herkimer-Diamanten sind Bergkristalle". */
const explained = phrases`
	…30 _(ist|sind|heißt|nennt|is|are|means|est|sont|désigne)_ …40 (
		quar(t|z)|bergkristall|rock crystal|cristal|citrin|serpentin|granat|garnet|grenat|spinel|pyrop|
		almandin|chal(c|k)?(é|e)don|jaspis|jasper?|aventurin|fluorit|prehnit|cordierit|iolit|glas|verre
	)
`;

const patternOf = (names: RegExp) => phrases`_${names}(s|e(n|r|s)?)?_(!(”|“|"|»)?${explained})`;

/** The names of stones that mislead about the mineral. */
export const stoneNameClaim: Claim = {
	id: "stone-name",
	severity: "warning",
	source: "CIBJO Gemstone Book, § 5 (2) no. 1 UWG",
	stems: phrases`
		jade|topa(s|z)|rubin|ruby|rubies|rubis|smaragd|emerald|émeraude|sapp?hir|am(e|é)th|lapis|diamant
		diamond|brillant|t(u|ü)r(k|q)
	`,
	says: { de: patternOf(misnomers.de), en: patternOf(misnomers.en), fr: patternOf(misnomers.fr) },
	unless: phrases`
		sogenannt|so-called|dit(e|s)?_|früher|formerly|autrefois|misnomer|handelsname|irreführend|misleading
	`,
};
