import type { Claim } from "#core/check/claim.ts";
import { productWords, saysAlso } from "#core/check/claims/product-words.ts";
import { stoneNameClaim } from "#core/check/claims/stone-names.ts";
import type { SiteText } from "#core/check/read-text.ts";
import { phrases } from "#core/text/phrases.ts";

/** Words for diamond simulants. */
const simulants = phrases`
	zirkon(ia|oxid)|zirconia|zircone|_cz_|moissanit|strass|rhinestone|swarovski|glasstein|kristallstein
	simili|bergkristall
	oxyde de zirconium
	weißer topas|saphir
	white topaz|sapphire
	topaze blanche
`;

/** A denial directly before a stone: "kein Zirkonia". */
const deniesNext = phrases`(kein*|ohne|no|not|without|pas (de|d’)|sans|statt|nicht) ?~ $`;

/** A denial directly after a stone: "Zirkonia ist kein Diamant". */
const deniesAfter = phrases`
	^* ~2 (isn’t|aren’t|(ist|sind|is|are|n’est|ne sont) ~2 (kein*|nicht|not?|pas))_
`;

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

/** The place where synthetic diamonds are grown. */
const inLaboratory = phrases`
	(aus|in|im|in einem|in unserem) ~ labor*_ ?
	(in|by) …25 (laborator(y|ies)|lab)_
	(en|dans|par|d’) ~ laboratoire
`;

/** Names of stones and pearls that mislead about a piece’s material, and protected species. */
export const stoneClaims: readonly Claim[] = [
	stoneNameClaim,
	{
		id: "semi-precious",
		severity: "warning",
		source: "Décret n° 2002-65, art. 5",
		says: {
			de: phrases`semi-?précieu|halbedelstein|halb-?edel*|semi-?precious`,
			en: phrases`semi-?precious|semi-?précieu`,
			fr: phrases`
				semi-?précieu|demi-?fine?s?_
				pierres? fantaisie
			`,
		},
	},
	{
		id: "diamond-name",
		severity: "warning",
		source: "ISO 18323, Décret n° 2002-65, art. 4",
		says: {
			de: phrases`
				(zucht|kultur|kunst|simili|strass|zirkonia?|swarovski)-?(diamant|brillant)*
				(kultivierte|gezüchtete|gewachsene|gezogene)* (diamant|brillant)*
				(echte|natürliche|reale)* labor(diamant|brillant)*
				diamant de culture
				cultured diamond
				(natürliche|echte)*-(diamant|brillant)*,? ${inLaboratory}
				${inLaboratory}(gezüchtet|gewachsen|gezogen|entstanden|hergestellt)* (natürliche|echte|natur)*-?(diamant|brillant)*
			`,
			en: phrases`
				(cultured|cultivated|grown cultured|cz|zirconia|simulated real) diamonds?
				real|genuine|natural|true|precious (lab|laboratory|synthetic|man)-(grown |made |created )?diamonds?
				diamant de culture
				diamond(s)? zirconia|cz
				(natural|genuine|real|mined) diamonds?,? ~3 (grown|created|made|produced) ${inLaboratory}
			`,
			fr: phrases`
				lab-grown
				diamants? (de culture|cultivés?|élevés?|cultured|de zircon|zirconium|simili)
				(vrai|véritable|authentique|précieux)s? diamants? (
					de (synthèse|laboratoire)|synthétique|cultivé|créé
				)
				diamants? (de synthèse|synthétique|de laboratoire)s? véritable|naturel|authentique|précieux
				diamants? (naturel|véritable)s?,? ~3 ${inLaboratory}
				diamants? ((créés?|cultivés?|fabriqués?|produits?|issus?) (en|de|du|par) |de |du )(un )?laboratoire
			`,
		},
	},
	{
		id: "simulant-name",
		stems: phrases`brillant|diamant|diamond|brilliant`,
		severity: "warning",
		source: "§ 5 (2) no. 1 UWG, ISO 18323",
		says: {
			de: phrases`
				_(
					brillant(en?|ring|kette|anhänger|ohr*|collier|besatz|solitär)?|
					diamant(en?|ring|kette|anhänger|ohr*|collier|besatz)?
				)_(!-?(schliff|geschliff|optik|iert|schwarz|schleif|form))
			`,
			en: phrases`_(diamonds?|brilliants)_(!-(cut|shaped?|like|look|simul|alternative))`,
			fr: phrases`_(diamants?|brillants)_(! (synth|de synth))`,
		},
		unless: phrases`
			imitat|imitation|neben|außerdem|taille|schliff
			wie (ein|echte)? diamant|brillant
			alternative|ersatz zu|für
			like (a)? diamond
			alternative to
			comme (un|des)? diamant
			zirkonia und
		`,
		isIn: (text) =>
			text.kind === "product" &&
			saysSimulant(text) &&
			!saysAlso(
				phrases`
					diamond-?natural|natural-diamond|naturdiamant
					echte(r|n)? diamant
					natural diamond
					diamant naturel
				`,
			)(text),
	},
	{
		id: "pearl-name",
		severity: "warning",
		source: "RAL 560 A5, Décret n° 2002-65, art. 5",
		says: {
			de: phrases`
				naturperl*|orientperl*|mallorca-?(zucht)?perl*
				(echte|natürliche|natur)-?(n|r|s)? ?(naturperle|(mallorca|majorica|muschelkern|glas|kunst)?-?perle)*
			`,
			en: phrases`
				natural pearls?
				genuine natural pearls?
				majorica cultured
				real|genuine|true|natural (majorca|mallorca|majorica|shell|glass|faux|imitation)-pearls?
			`,
			fr: phrases`
				perles? fines?|naturelles?|véritables?|d’orient
				(vraie|véritable|authentique|naturelle)s? perles?
			`,
		},
		isIn: (text) =>
			text.kind === "product" &&
			saysAlso(
				phrases`
					zucht|cultured|culture|akoya|süßwasser|freshwater|tahiti|muschelkern|imitat|glasperl|nacré|majorque
					mallorca|majorica
					eau douce
					shell pearl
				`,
			)(text),
	},
	{
		id: "protected-species",
		severity: "warning",
		source: "Regulation (EC) No 338/97, Regulation (EU) 2021/2280",
		says: {
			de: phrases`
				elfenbeinschnitz*
				(
					aus|echte(s|m|r|n)?|antike(s|m|r|n)?
				) (echte(m|n)?)? (elfenbein|schildpatt|rhinozeroshorn)(!farb|*(ton|optik))
			`,
			en: phrases`
				(
					made of|from|in|real|genuine|antique|carved
				) (real|genuine)? (ivory|tortoise-?shell|rhino horn)(!-(colou?r|tone|white|dial))
			`,
			fr: phrases`(en|véritable|d’) ?(ivoire|écaille de tortue|corne de rhinocéros)(! (végétal|synth))`,
		},
		unless: phrases`
			mammut|mammoth|imitat|optik|farbe|colour|color|vegetable|tagua|faux|lünette|zifferblatt|dial|cadran
		`,
		isIn: ({ kind }) => kind === "product",
	},
];
