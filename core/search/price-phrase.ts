import type { CatalogueQuery, PriceBounds } from "#core/catalogue/query.ts";
import { type DecimalText, parseDecimal } from "#core/shared/decimal-text.ts";

const currency = "(?:€|eur(?:os?)?|chf|franken|francs?)";
const number = String.raw`(?:${currency}\s*)?(\d+(?:[.,'’\s]\d{3})*(?:[.,]\d{1,2})?)(?:[.,]?[-–]+)?`;
const unit = "(?:mm|cm|m|bar|atm|ct|kt|k|karat|carats?|g|ml|l|zoll|inch|jahren?|years?|ans|%)";
/** A number is a price where no unit follows it: "ab 39 mm" names none. */
const end = String.raw`(?:\s*${currency}|(?!\s*${unit}(?!\p{L})))(?![\p{L}\p{Number}])`;
const atMost =
	"unter|bis(?: zu)?|maximal|max\\.?|höchstens|(?:weniger|günstiger|billiger) als|under|below|up to|at most|(?:less|cheaper) than|moins de|jusqu['’]?à|jusqu['’]?a|maximum|<";
const atLeast =
	"über|ab|mindestens|(?:mehr|teurer) als|over|above|at least|more than|from|plus de|à partir de|dès|minimum|>";

type Bound = "min" | "max";
const pattern = (source: string) => new RegExp(String.raw`(?:^|[^\p{L}\p{Number}])(?:${source})`, "iu");

/** Each with the bounds that its numbers are; the first that fits counts. */
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
	[pattern(String.raw`(?:${atLeast})\s*${number}${end}`), ["min"]],
	[pattern(String.raw`(?:für |for |pour |um |around |environ )?${number}\s*${currency}(?!\p{L})`), ["max"]],
];

/** A text of a search and the prices that it names. */
export interface PricedSearch {
	/** What is left to be searched for; null for nothing. */
	readonly search: string | null;
	readonly price: PriceBounds;
}

/** Takes the prices out of what visitors typed: "Ring unter 1.000 €" searches for "Ring" (B-USE-13). */
export function readPricePhrase(text: string): PricedSearch {
	const typed = text.normalize("NFC");
	for (const [phrase, names] of phrases) {
		const found = phrase.exec(typed);
		if (!found) continue;
		const numberOf = (bound: Bound) => readPrice(found[names.indexOf(bound) + 1] ?? "");
		const [min, max] = (["min", "max"] as const).map((bound) =>
			names.includes(bound) ? numberOf(bound) : null,
		);
		const rest = `${typed.slice(0, found.index)} ${typed.slice(found.index + found[0].length)}`.trim();
		return { search: rest === "" ? null : rest, price: { min: min ?? null, max: max ?? null } };
	}
	return { search: text, price: { min: null, max: null } };
}

/** A query whose text named prices, as if these had been chosen. */
export function understoodQuery(query: CatalogueQuery): CatalogueQuery {
	if (query.search === null) return query;
	const { search, price } = readPricePhrase(query.search);
	return {
		...query,
		search,
		price: { min: price.min ?? query.price.min, max: price.max ?? query.price.max },
	};
}

/**
 * The price that someone typed, whatever separates its thousands: "1.290", "1,290.50", "1 290,5 €". A separator
 * with one or two digits after it begins the cents. Null for what is no price.
 */
export function readPrice(text: string): DecimalText | null {
	const bare = text.replace(/[\s\u00a0\u202f'’€]|CHF|EUR/gi, "");
	if (!/^\d+(?:[.,]\d+)*$/.test(bare)) return null;
	const cents = /^(.*)[.,](\d{1,2})$/.exec(bare);
	const [whole, fraction] = cents ? [cents[1] as string, `.${cents[2]}`] : [bare, ""];
	return parseDecimal(whole.replace(/[.,]/g, "") + fraction);
}
