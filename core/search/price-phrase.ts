import type { CatalogueQuery, PriceBounds } from "#core/catalogue/query.ts";
import { compareDecimals, type DecimalText, parseDecimal } from "#core/money/decimal-text.ts";

const currency = "(?:€|eur(?:os?)?|chf|franken|francs?)";
const number = String.raw`(?:${currency}\s*)?(\d+(?:[.,'’\s]\d{3})*(?:[.,]\d{1,2})?)(?:[.,]?[-–]+)?`;
const unit =
	"(?:(?:zenti|centi|milli)?m(?:et(?:er|re)|ètre)[ns]?|[cm]?m|bar|atm|ct|kt|k|[ck]arats?|[mk]?g|gram(?:m(?:es?)?|s)?|ml|l|zoll|inch(?:es)?|pouces?|punkte?|points?|stunden?|hours?|heures?|tage?n?|days?|jours?|wochen?|weeks?|semaines?|monate?n?|months?|mois|jahre?n?|years?|ans|%)";
const noUnit = String.raw`(?!\s*${unit}(?!\p{L}))`;
/** A number is a price if it ends here and no unit follows: "ab 39 mm" is none. */
const end = String.raw`(?![.,'’]?\d|\s\d{3}(?!\d))(?:\s*${currency}|${noUnit})(?![\p{L}\p{Number}])`;
/** The first of two numbers is no price if a unit follows the second: "ab 38 bis 40 mm". */
const noRange = String.raw`(?!\s*(?:bis|to|à|jusqu['’]?à|-|–)\s*\d+(?:[.,]\d+)?\s*${unit}(?!\p{L}))`;
/** Words after which a number without a currency is a size. */
const sized =
	/(?:größen?|size|taille|weite|länge|length|longueur|breite|width|largeur|durchmesser|diam[eè]t(?:er|re)|wasser(?:dicht|fest)|water(?:proof| ?-?resistant)|étanche|tiefe|depth|profondeur)\s*$/iu;
const atMost =
	"unter|bis(?: zu)?|maximal|max\\.?|höchstens|(?:weniger|günstiger|billiger) als|under|below|up to|at most|(?:less|cheaper) than|moins de|jusqu['’]?à|jusqu['’]?a|maximum|<";
const atLeast =
	"über|ab|mindestens|(?:mehr|teurer) als|over|above|at least|more than|from|plus de|à partir de|dès|minimum|>";

type Bound = "min" | "max";
const pattern = (source: string) => new RegExp(String.raw`(?:^|[^\p{L}\p{Number}])(?:${source})`, "giu");

/** Phrases with the bounds that their numbers set; the first match applies. */
const phrases: readonly (readonly [RegExp, readonly Bound[]])[] = [
	[
		pattern(
			String.raw`(?:zwischen |between |entre |von |from |de )?${number}(?:\s*${currency})?\s*(?:und|bis|and|to|et|à|-|–)\s*${number}\s*${currency}`,
		),
		["min", "max"],
	],
	[
		pattern(String.raw`(?:zwischen|between|entre)\s*${number}\s*(?:und|and|et)\s*${number}${end}`),
		["min", "max"],
	],
	[pattern(String.raw`(?:à )?(?:${atMost})\s*${number}${end}`), ["max"]],
	[pattern(String.raw`(?:${atLeast})\s*${number}${end}${noRange}`), ["min"]],
	[pattern(String.raw`(?:für |for |pour |um |around |environ )?${number}\s*${currency}(?!\p{L})`), ["max"]],
];

/** A search text and the prices it names. */
export interface PricedSearch {
	/** The remaining search text; null if there is none. */
	readonly search: string | null;
	readonly price: PriceBounds;
}

/** Extracts prices from a search text: "Ring unter 1.000 €" searches for "Ring" (B-USE-13). */
export function readPricePhrase(text: string): PricedSearch {
	const price: Record<Bound, DecimalText | null> = { min: null, max: null };
	let rest = text.normalize("NFC");
	for (let found = firstPhrase(rest); found !== null; found = firstPhrase(rest)) {
		const { phrase, bounds } = found;
		for (const [place, bound] of bounds.entries()) price[bound] ??= readPrice(phrase[place + 1] ?? "");
		rest = `${rest.slice(0, phrase.index)} ${rest.slice(phrase.index + phrase[0].length)}`.trim();
	}
	if (price.min === null && price.max === null) return { search: text, price };
	return { search: rest === "" ? null : rest, price };
}

function firstPhrase(text: string) {
	for (const [pattern, bounds] of phrases)
		for (const phrase of text.matchAll(pattern))
			if (!sized.test(text.slice(0, phrase.index)) || new RegExp(currency, "i").test(phrase[0]))
				return { phrase, bounds };
	return null;
}

/** Returns a query with the prices named in its text as price filter, replacing chosen ones that contradict them. */
export function understoodQuery(query: CatalogueQuery): CatalogueQuery {
	if (query.search === null) return query;
	const { search, price: typed } = readPricePhrase(query.search);
	const [min, max] = [typed.min ?? query.price.min, typed.max ?? query.price.max];
	const contradict = min !== null && max !== null && compareDecimals(min, max) > 0;
	return { ...query, search, price: contradict ? typed : { min, max } };
}

/**
 * Parses a typed price with any thousands separator: "1.290", "1,290.50", "1 290,5 €". A separator before one or
 * two digits starts the cents; a dash means no cents ("1’200.–"). Null if it is not a price.
 */
export function readPrice(text: string): DecimalText | null {
	const bare = text.replace(/[\s\u00a0\u202f'’€]|CHF|EUR/gi, "").replace(/[.,]?[-–—]+$/, "");
	if (!/^\d+(?:[.,]\d+)*$/.test(bare)) return null;
	const cents = /^(.*)[.,](\d{1,2})$/.exec(bare);
	const [integer, fraction] = cents ? [cents[1] as string, `.${cents[2]}`] : [bare, ""];
	return parseDecimal(integer.replace(/[.,]/g, "") + fraction);
}
