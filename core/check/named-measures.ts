import type { ProductContent } from "#core/catalogue/shop-content.ts";
import { otherThings, type ProductFact } from "#core/check/product-facts.ts";
import type { Sentence } from "#core/check/sentences.ts";

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

/**
 * Returns a length ten times, or a tenth of, one of the product's lengths: its unit is probably wrong. Null if there
 * is none.
 */
export function findMistakenUnit(
	{ text }: Sentence,
	product: ProductContent,
	facts: readonly ProductFact[],
): { readonly found: string; readonly expected: string } | null {
	const shownValues = [
		...facts.map(({ shown }) => shown),
		...product.product_variants.map((variant) => variant.display_name),
	];
	const knownLengths = shownValues.flatMap((words) => lengthsIn(words).map((entry) => ({ ...entry, words })));
	const isNear = (one: number, other: number) => Math.abs(one - other) < other * 0.02;
	for (const { found, length } of lengthsIn(text)) {
		if (knownLengths.some((entry) => isNear(length, entry.length))) continue;
		const mistaken = knownLengths.find(
			(entry) => isNear(length, entry.length * 10) || isNear(length * 10, entry.length),
		);
		if (mistaken) return { found, expected: mistaken.found };
	}
	return null;
}

const bars = /(?<![\d.,])(\d{1,4})\s?(bar|atm|m(?:eter|etres?|ètres?)?)(?!\p{L})/giu;
const waterWords = /wasser|tauch|water|dive|diving|étanch|plong|druck|pressure|pression/iu;

/** Returns the water resistances in a text, in bar; 10 m equal 1 bar. */
function barsIn(text: string): readonly { readonly found: string; readonly bar: number }[] {
	return [...text.matchAll(bars)].map(([found, number = "0", unit = ""]) => ({
		found,
		bar: Number(number) / (/^(?:bar|atm)/i.test(unit) ? 1 : 10),
	}));
}

const caseWords = /durchmesser|gehäuse|diameter|case\b|diamètre|boîtier/iu;
const otherMeasures =
	/hoch|höhe|dick|flach|band|glas|krone|thick|high|strap|bracelet|lug|crystal|épais|haut|cornes|verre/iu;

/**
 * Returns a size or water resistance in a sentence that contradicts the watch's attributes; null if there is none.
 */
export function findOtherMeasure(
	{ text }: Sentence,
	facts: readonly ProductFact[],
): { readonly found: string; readonly expected: string } | null {
	if (otherThings.test(text)) return null;
	const water = facts.find(({ group }) => /water|wasser|étanch/iu.test(group));
	const resistance = water ? barsIn(water.shown) : [];
	if (water && resistance.length > 0 && waterWords.test(text)) {
		const wrong = barsIn(text).find(({ bar }) => resistance.every((stated) => stated.bar !== bar));
		if (wrong) return { found: wrong.found, expected: water.shown };
		const highest = Math.max(...resistance.map(({ bar }) => bar));
		const [sport] =
			(highest < 10
				? /(?<!\p{L})(?:tauchen|schnorcheln|diving|snorkell?ing|scuba|plongée|plonger)(?!\p{L})/iu.exec(text)
				: null) ??
			(highest < 5 ? /(?<!\p{L})(?:schwimmen|swimming|nager|natation)(?!\p{L})/iu.exec(text) : null) ??
			[];
		if (sport !== undefined && !/nicht|kein|not|n['’]t|never|ne |pas /iu.test(text))
			return { found: sport, expected: water.shown };
	}
	const size = facts.find(({ group }) =>
		/case-?size|gehäuse(?:größe|durchmesser)|case (?:size|diameter)|diamètre|taille du boîtier/iu.test(group),
	);
	const sizes = size ? lengthsIn(size.shown) : [];
	if (size && sizes.length > 0 && caseWords.test(text) && !otherMeasures.test(text)) {
		const wrong = lengthsIn(text).find(
			({ length }) => length >= 10 && sizes.every((stated) => stated.length !== length),
		);
		if (wrong) return { found: wrong.found, expected: size.shown };
	}
	return null;
}
