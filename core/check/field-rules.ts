import type { ProductContent } from "#core/catalogue/shop-content.ts";
import { type Disagreement, findDisagreements, quotedPart } from "#core/check/disagreements.ts";
import { caratsIn, finenessIn, periodsIn } from "#core/check/figures.ts";
import { impossibleIn } from "#core/check/impossible-grades.ts";
import { findOtherClarity } from "#core/check/named-clarity.ts";
import { findMistakenUnit, findOtherMeasure } from "#core/check/named-measures.ts";
import { findOtherAge, findOtherAudience } from "#core/check/product-audience.ts";
import { factsOf, findContradictedFact, isAboutOtherThings } from "#core/check/product-facts.ts";
import { findOtherDispatch, findOtherSizes } from "#core/check/product-offers.ts";
import type { SiteText } from "#core/check/read-text.ts";
import { type CheckedShop, inShop, type Rule } from "#core/check/rule.ts";
import { isStated, isSupposed, partOf, type Sentence } from "#core/check/sentences.ts";
import type { Language } from "#core/language/language.ts";
import { phrases } from "#core/text/phrases.ts";

const millesOf = (words: string) =>
	[...words.matchAll(/(?<!\d)(333|375|417|585|750|800|835|900|916|925|935|950|999)(?!\d)/g)].map(([found]) =>
		Number(found),
	);

/** Words in a product's text that can contradict its attributes or fields. */
const factStems = phrases`
	<n>|garant|guarant|warrant|stamp|stemp|poinçon|hallmark|gold|silber|silver|argent|platin|stahl|steel
	acier|titan|automat|aufzug|wound|winding|remontage|quar|solar|eco-drive|leder|leather|cuir|alligator
	band|strap|zirkon|zircon|mois|labor|lab|synth|saphir|sapph|rub|smaragd|emerald|émeraude|behandelt
	treated|trait|heat|erhitzt|gefärbt|dyed|teint|farbe|lupenrein|loupe|flawless|akoya|perl|pearl|karat
	carat|vvs|tauch|schnorchel|schwimm|div|swim|plong|nag|herren|damen|made|kind|child|enfant|baby|bébé
	versa|verse|verschick|verl(a|ä)ss|_post_|lager|vorrätig|stock|immédiat|disponible|liefer|livr
	ship|dispatch|deliver|expédi|(jour même)|(same day)|today
`;

const madeIn: readonly (readonly [said: RegExp, countries: readonly string[]])[] = [
	[
		phrases`
		swiss-made
		made in switzerland
		fabriqué en suisse
		schweizer fabrikat
	`,
		["CH", "LI"],
	],
	[
		phrases`
		made in germany
		in deutschland hergestellt
		fabriqué en allemagne
	`,
		["DE"],
	],
	[
		phrases`
		made in france
		fabriqué en france
		fabrication française
	`,
		["FR"],
	],
	[/made in austria|fabriqué en autriche/iu, ["AT"]],
];

/** Finds a text with a country of origin other than the manufacturer's country. */
function findOtherOrigin(
	{ text }: Sentence,
	{ manufacturers }: CheckedShop,
	{ manufacturer }: ProductContent,
): Disagreement {
	const country =
		manufacturers.find(({ id }) => String(id) === String(manufacturer))?.contact?.country_code ?? null;
	if (country === null) return null;
	for (const [phrase, countries] of madeIn) {
		const match = phrase.exec(text);
		const isOfPart = /(?:werk|movement|mouvement|band|strap|glas)[^,.;]{0,15}$/iu.test(
			text.slice(0, match?.index ?? 0),
		);
		if (match && !isOfPart && !countries.includes(country)) return { found: match[0], expected: country };
	}
	return null;
}

/** Pieces that are shown or tried on, not sold. */
const samples = phrases`
	muster|anprobier|sample
	try on
	modèles? à essayer
`;

/** Words for the weight of each or of all stones. */
const severalStones = phrases`je_|each|chacun|zusammen|insgesamt|total|seiten|side`;

/** Stems of grades and finenesses. */
const gradeStems = phrases`
	<n>|vvs|vs|farbe|colou?r|couleur|karat|carat
	si ?<n>
`;

/** Sentences about grades that do not exist or are historical. */
const formerGrades = phrases`
	früher|formerly|historisch|antik|antique|ancien
	gibt es nicht
`;

/** Words about availability, compared with the stock. */
const soldOut = phrases`
	épuisée?
	leider|derzeit|zurzeit|momentan|bereits|schon ~ (ausverkauft|vergriffen|nicht (mehr)? lieferbar)
	(sold out|out of stock|no longer available)(! soon)
	en rupture de stock
	plus disponible
`;
const inStockClaim = phrases`
	sofort lieferbar|verfügbar|versandfertig
	sofort ab|vom lager
	ab|auf lager
	(nicht !)vorrätig
	in stock_
	ready to ship
	immediately available
	en stock
	disponible immédiatement
`;
const lastPiece = phrases`
	einzelstück
	nur noch (
		ein(mal| stück| exemplar)?|1|zwei|2|drei|3|wenige
	)_ …25 stück|exemplar|vorrätig|verfügbar|lager
	letztes stück|exemplar
	last one|piece|item
	only one|1|two|2|few left
	one of a kind
	dernière? pièce|exemplaire
	pièce unique
`;

/** Finds texts that promise goods at once for a piece whose versions are all made to order. */
function findMadeLater(sentence: Sentence, language: Language, product: ProductContent): Disagreement {
	const offers = product.product_variants.filter(({ active }) => active);
	const days = (offers.length > 0 ? offers : [product]).map(({ stock, production_time }) =>
		(stock ?? product.stock ?? 0) > 0 ? 0 : (production_time ?? product.production_time ?? 0),
	);
	const least = Math.min(...days);
	const match = inStockClaim.exec(sentence.text);
	if (!match || least === 0 || isAboutOtherThings(sentence.text, language)) return null;
	if (samples.test(sentence.text)) return null;
	const isSaid = isStated(sentence, language, partOf(match)) && !isSupposed(sentence.text, match.index);
	return isSaid ? { found: match[0].trim(), expected: `production_time ${least}` } : null;
}

/** Finds a text that contradicts the stock. */
function findOtherStock(sentence: Sentence, { language }: SiteText, product: ProductContent): Disagreement {
	const { text } = sentence;
	const counts =
		product.product_variants.length === 0
			? [product.stock]
			: product.product_variants.map(({ stock }) => stock);
	if (counts.some((stock) => stock === null)) return null;
	const stock = counts.reduce<number>((sum, variantStock) => sum + (variantStock ?? 0), 0);
	const pattern =
		stock === 0
			? inStockClaim
			: stock > 4
				? [lastPiece, soldOut].find((pattern) => pattern.test(text))
				: soldOut;
	const match = pattern?.exec(text);
	if (!match || isAboutOtherThings(text, language)) return null;
	return isStated(sentence, language, partOf(match), pattern === soldOut)
		? { found: match[0], expected: `${stock}` }
		: null;
}

/** Sentences on what the law calls a metal. */
export const aboutNames = phrases`
	(darf|dürfen|may|must|can|peu(ven)?t|doi(ven)?t)_ …40 (nicht|not|pas|nur|only|que)_ …40 (
		heißen|nennen|genannt|bezeichn|verkauf|called|named|sold|appel|nomm|vend
	)
`;

/** The finenesses that only silver has, in per mille. */
const silverFineness: ReadonlySet<number> = new Set([800, 830, 835, 925, 935]);

/** Finds a fineness that the product's attributes do not have. */
function findOtherFineness(sentence: Sentence, language: Language, attributes: string): Disagreement {
	const { text } = sentence;
	const milles = millesOf(attributes);
	const isPlated = /vergold|plat|plaqu|gilded|vermeil/iu.test(text);
	// A piece that is plated with gold is of silver itself.
	const named = finenessIn(text).filter(({ mille }) => !isPlated || silverFineness.has(mille));
	if (
		milles.length === 0 ||
		named.some(({ mille }) => milles.includes(mille)) ||
		isAboutOtherThings(text, language) ||
		aboutNames.test(text)
	)
		return null;
	const alloy = named.find((figure) => isStated(sentence, language, figure));
	return alloy ? { found: alloy.found, expected: [...new Set(milles)].join(", ") } : null;
}

/** Finds a weight of a stone that the product's attributes do not have. */
function findOtherCarats(sentence: Sentence, language: Language, attributes: string): Disagreement {
	const { text } = sentence;
	const weights = new Set(caratsIn(attributes).map(({ weight }) => weight));
	const named = caratsIn(text);
	if (
		weights.size !== 1 ||
		named.some(({ weight }) => weights.has(weight)) ||
		isAboutOtherThings(text, language) ||
		severalStones.test(text)
	)
		return null;
	const carat = named.find((figure) => isStated(sentence, language, figure));
	return carat ? { found: carat.found, expected: [...weights].join(", ") } : null;
}

const guaranteeWords = /garantie|guarantee|warranty/iu;
const statutory = phrases`gewährleistung|gesetzlich|statutory|legal|légale`;

/**
 * Finds a period of the guarantee other than the product's. Terms name further periods, so their sentences count only
 * if the right period is nowhere in the text.
 */
function findOtherGuarantee(
	{ text }: Sentence,
	{ guarantee_years: years }: ProductContent,
	{ name, words }: SiteText,
): Disagreement {
	if (years === null || !guaranteeWords.test(text) || statutory.test(text)) return null;
	const isRight = ({ months }: { readonly months: number | null }) => months === years * 12;
	if (name === "guarantee_terms" && periodsIn(words()).some(isRight)) return null;
	const period = periodsIn(text).find((named) => (named.months ?? 0) >= 12 && !isRight(named));
	return period ? { found: period.found, expected: String(years) } : null;
}

/** Finds product texts whose materials, measures, years or availability contradict the fields. */
const findContradictedFields: Rule["find"] = (checked) =>
	inShop(checked, (shop) =>
		findDisagreements(checked, factStems, (sentence, site) => {
			const { product, name } = site;
			if (!product || name === "variant_display_name") return null;
			if (name === "guarantee_terms") return findOtherGuarantee(sentence, product, site);
			const facts = factsOf(shop, product);
			const isQuoteStated = (params: Exclude<Disagreement, null>) => {
				const part = quotedPart(sentence, params);
				return part === null || isStated(sentence, site.language, part);
			};
			const attributes = facts.map(({ values }) => values).join("\n");
			const other =
				[
					findContradictedFact(sentence, site.language, facts),
					findOtherMeasure(sentence, site.language, facts),
					findMistakenUnit(sentence, product, facts),
					findOtherAudience(sentence, site.language, product),
					findOtherOrigin(sentence, shop, product),
					findOtherSizes(sentence, product),
					findOtherDispatch(sentence, product),
				].find((params) => params !== null && isQuoteStated(params)) ??
				findOtherAge(sentence, product) ??
				findMadeLater(sentence, site.language, product) ??
				findOtherStock(sentence, site, product);
			if (other) return other;
			return (
				findOtherFineness(sentence, site.language, attributes) ??
				findOtherClarity(sentence, site.language, product, facts) ??
				findOtherCarats(sentence, site.language, attributes) ??
				findOtherGuarantee(sentence, product, site)
			);
		}),
	);

/** Finds alloys and grades that do not exist. */
const findImpossibleGrades: Rule["find"] = (checked) =>
	findDisagreements(checked, gradeStems, ({ text, heading }, { kind }) => {
		// A term can be a fineness that its text explains: "585".
		const words = /^[\d\s/‰]{3,8}$/u.test(heading) ? `${heading}: ${text}` : text;
		const found = kind === "legal" ? null : impossibleIn(words);
		return found === null || formerGrades.test(text) ? null : { found };
	});

/**
 * Rules that compare product texts with the product's fields. A sentence is skipped if it also contains the right
 * value, or is about another version or a comparison. A property without an attribute is not compared.
 */
export const fieldRules: readonly Rule[] = [
	{ id: "field-named", severity: "warning", source: "§ 5 (2) no. 1 UWG", find: findContradictedFields },
	{
		id: "impossible-grade",
		severity: "warning",
		source: "§ 5 (2) no. 1 UWG, ISO 8654",
		find: findImpossibleGrades,
	},
];
