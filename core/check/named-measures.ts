import type { ProductContent } from "#core/catalogue/shop-content.ts";
import { isAboutOtherThings, type ProductFact } from "#core/check/product-facts.ts";
import type { Sentence } from "#core/check/sentences.ts";
import type { Language } from "#core/language/language.ts";
import { phrases } from "#core/text/phrases.ts";

const millimetres: Readonly<Record<string, number>> = { mm: 1, cm: 10, m: 1000 };

/** Returns the lengths in a text in millimetres, with their words. Both ends of a range count. */
export function lengthsIn(text: string): readonly { readonly found: string; readonly length: number }[] {
	return [
		...text.matchAll(
			/(?<![\d.,])(\d{1,4}(?:[.,]\d{1,2})?)(?:\s?(?:–|-|bis|to|à|[×x])\s?(\d{1,4}(?:[.,]\d{1,2})?))?\s?(mm|cm|m)(?!\p{L})/giu,
		),
	].flatMap(([found, first = "", second, unit = ""]) =>
		[first, second].flatMap((number) =>
			number === undefined
				? []
				: [{ found, length: Number(number.replace(",", ".")) * (millimetres[unit.toLowerCase()] ?? 1) }],
		),
	);
}

/** A quantity that attributes have and texts name. */
interface Quantity {
	/** A pattern of the attribute's id and names. */
	readonly group: RegExp;
	/** A pattern of the words for it in texts. */
	readonly said: RegExp;
}

const diameter: Quantity = {
	group: phrases`
		case-?size|diameter|durchmesser|gehäusegröße|diamètre
		case size
		taille du boîtier
	`,
	said: phrases`durchmesser|gehäuse|diameter|case_|diamètre|boîtier|(ø|Ø|⌀)|groß|across`,
};

const quantities: readonly Quantity[] = [
	diameter,
	{
		group: /length|länge|longueur|(?<!case.)size|größe|maße|taille|dimension/iu,
		said: phrases`
			lang|länge|long|length|longueur
			(kette|collier|armband|necklace|chain|bracelet|chaîne)s? von|of|de <n>
		`,
	},
	{
		group: /width|breite|largeur|(?<!case.)size|größe|maße|taille|dimension/iu,
		said: /breit|wide|width|larg/iu,
	},
	{
		group: /height|höhe|hauteur|(?<!case.)size|größe|maße|taille|dimension/iu,
		said: /hoch|höhe|high|height|haut/iu,
	},
	{ group: /pearl|perl/iu, said: /perl|pearl/iu },
];

/** Parts of a product whose measures are not its own. */
const otherParts = phrases`
	kette|verläng|anhänger|öse|stein|band|glas|krone|schließe|verschluss|etui|schachtel|anstoß|handgelenk
	hoch|höhe|dick|flach|chain|extension|pendant|bail|stone|strap|bracelet|clasp|crystal|crown|box|lug
	wrist|thick|high|chaîne|rallonge|pendentif|bélière|pierre|verre|couronne|fermoir|écrin|cornes|poignet
	épais|haut
`;

/** Parts that are added to a piece and have a length of their own. */
const addedParts = phrases`verläng|extension|rallonge|handgelenk|wrist|poignet|schließe|clasp|fermoir`;

/** Returns the parts of a sentence, each about one measure. */
function measuredParts(text: string): readonly string[] {
	return text.split(
		/[;:–—()]|,(?!\d)|\.(?!\d)|(?<!\p{L})(?:und|mit|and|with|et|avec|zu|pour|für|for)(?!\p{L})/u,
	);
}

/**
 * Returns a length whose unit is probably wrong: ten times, or a tenth of, the product's same quantity. Null if there is
 * none.
 */
export function findMistakenUnit(
	{ text }: Sentence,
	product: ProductContent,
	facts: readonly ProductFact[],
): { readonly found: string; readonly expected: string } | null {
	const stated = [
		...facts,
		...product.product_variants.map(({ display_name }) => ({ group: "length", shown: display_name })),
	];
	const all = stated.flatMap(({ shown }) => lengthsIn(shown));
	const isNear = (one: number, other: number) => Math.abs(one - other) < other * 0.02;
	for (const words of measuredParts(text)) {
		if (addedParts.test(words)) continue;
		const same = quantities.filter(({ said }) => said.test(words));
		const own = stated
			.filter(({ group }) => same.some((quantity) => quantity.group.test(group)))
			.flatMap(({ shown }) => lengthsIn(shown));
		for (const { found, length } of lengthsIn(words)) {
			if (all.some((entry) => isNear(length, entry.length))) continue;
			const mistaken = own.find(
				(entry) => isNear(length, entry.length * 10) || isNear(length * 10, entry.length),
			);
			if (mistaken) return { found, expected: mistaken.found };
		}
	}
	return null;
}

const bars = /(?<![\d.,])(\d{1,4})\s?(bar|atm|m(?:eter|etres?|ètres?)?)(?!\p{L})/giu;
const waterWords = phrases`wasser|tauch|water|dive|diving|étanch|plong|druck|pressure|pression`;

/** Returns the water resistances in a text, in bar; 10 m equal 1 bar. */
function barsIn(text: string): readonly { readonly found: string; readonly bar: number }[] {
	return [...text.matchAll(bars)].map(([found, number = "0", unit = ""]) => ({
		found,
		bar: Number(number) / (/^(?:bar|atm)/i.test(unit) ? 1 : 10),
	}));
}

/**
 * Returns a size or water resistance in a sentence that contradicts the watch's attributes; null if there is none.
 */
export function findOtherMeasure(
	{ text }: Sentence,
	language: Language,
	facts: readonly ProductFact[],
): { readonly found: string; readonly expected: string } | null {
	if (isAboutOtherThings(text, language)) return null;
	const water = facts.find(({ group }) => /water|wasser|étanch/iu.test(group));
	const resistance = water ? barsIn(water.shown) : [];
	if (water && resistance.length > 0 && waterWords.test(text)) {
		const wrong = barsIn(text).find(({ bar }) => resistance.every((stated) => stated.bar !== bar));
		if (wrong) return { found: wrong.found, expected: water.shown };
		const highest = Math.max(...resistance.map(({ bar }) => bar));
		const [sport] =
			(highest < 10
				? phrases`_(tauchen|schnorcheln|diving|snorkell?ing|scuba|plongée|plonger)_`.exec(text)
				: null) ??
			(highest < 5 ? phrases`_(schwimmen|swimming|nager|natation)_`.exec(text) : null) ??
			[];
		if (sport !== undefined && !/nicht|kein|not|n['’]t|never|ne |pas /iu.test(text))
			return { found: sport, expected: water.shown };
	}
	const size = facts.find(({ group }) => diameter.group.test(group));
	const sizes = size ? lengthsIn(size.shown) : [];
	const isRight = ({ length }: { readonly length: number }) =>
		sizes.some((stated) => stated.length === length);
	// A sentence that also has the right size is about several things.
	if (!size || sizes.length === 0 || lengthsIn(text).some(isRight)) return null;
	for (const words of measuredParts(text)) {
		if (!diameter.said.test(words) || otherParts.test(words)) continue;
		const wrong = lengthsIn(words).find((entry) => entry.length >= 10 && !isRight(entry));
		if (wrong) return { found: wrong.found, expected: size.shown };
	}
	return null;
}
