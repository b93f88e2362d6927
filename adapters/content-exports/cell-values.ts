import type { ExportReport } from "#adapters/content-exports/export-findings.ts";
import { isGtin } from "#core/content/fields.ts";
import { type DecimalText, isZero, parseDecimal } from "#core/money/decimal-text.ts";

/** The place of a cell. */
export interface CellPlace {
	readonly line: number;
	readonly column: string;
}

/** The decimal mark of a list's prices; null if the list does not show it. */
export type DecimalMark = "." | "," | null;

/**
 * Returns the digits and separators of a price, without currency, spaces, apostrophes, and a dash that replaces
 * cents.
 */
function figureOf(text: string): string {
	return text
		.replace(/\p{Sc}|\b(?:EUR|CHF|USD|GBP|Fr|SFr)\b\.?/giu, "")
		.replace(/[\s'’`]/gu, "")
		.replace(/[.,][-–—]+$/u, "");
}

/** Returns the decimal mark that is certain from a single price; null if it could be either, or there is none. */
function markIn(figure: string): DecimalMark {
	const [point, comma] = [figure.lastIndexOf("."), figure.lastIndexOf(",")];
	if (point >= 0 && comma >= 0) return point > comma ? "." : ",";
	const mark = point >= 0 ? "." : comma >= 0 ? "," : null;
	if (mark === null) return null;
	const parts = figure.split(mark);
	// A mark that occurs several times separates thousands.
	if (parts.length > 2) return mark === "." ? "," : ".";
	return parts[1]?.length === 3 && /^[1-9]\d{0,2}$/.test(parts[0] ?? "") ? null : mark;
}

/** Returns the decimal mark of a list by its prices; null if they show none, or different ones. */
export function decimalMarkOf(prices: readonly string[]): DecimalMark {
	const marks = new Set(prices.map((text) => markIn(figureOf(text))).filter((mark) => mark !== null));
	return marks.size === 1 ? ([...marks][0] ?? null) : null;
}

/**
 * Parses a price as people and programs write it: "1290.00", "1.290,00 €", "1'290.–". Returns null if it is no price,
 * or if "1.290" may be one or a thousand. `mark` is the list's decimal mark.
 */
export function parsePrice(text: string, mark: DecimalMark): DecimalText | null {
	const figure = figureOf(text);
	if (!/^\d[\d.,]*$/.test(figure)) return null;
	const own = markIn(figure) ?? mark;
	if (own === null) return /[.,]/.test(figure) ? null : parseDecimal(figure);
	const [integer = "", fraction, ...others] = figure.split(own);
	const groups = integer.split(own === "." ? "," : ".");
	const areGroups = groups.slice(1).every((group) => group.length === 3);
	if (others.length > 0 || !areGroups || /[.,]/.test(fraction ?? "")) return null;
	return parseDecimal(fraction ? `${groups.join("")}.${fraction}` : groups.join(""));
}

/** Reads the price of what is sold; reports a missing one, which makes it available on request. */
export function offeredPrice(
	text: string,
	mark: DecimalMark,
	place: CellPlace,
	report: ExportReport,
): DecimalText | null {
	const { line, column } = place;
	if (text === "" && column !== null) report.add("hint", line, column, "import.priceEmpty", {});
	return priceOf(text, mark, place, report);
}

/** Words in place of a price that a shop names when asked. */
const onRequest =
	/^(?:(?:preis )?(?:auf anfrage|nach (?:absprache|vereinbarung|aufwand))|a\. ?a\.|(?:prix )?sur (?:demande|devis)|nous consulter|nous contacter|(?:price )?(?:(?:up)?on request|on application)|p\. ?o\. ?a\.|poa)$/i;

/** Reads a price. Zero is left out, because nothing is sold for nothing; "on request" is reported like no price. */
export function priceOf(
	text: string,
	mark: DecimalMark,
	{ line, column }: CellPlace,
	report: ExportReport,
): DecimalText | null {
	if (text === "") return null;
	if (onRequest.test(text)) {
		report.add("hint", line, column, "import.priceEmpty", {});
		return null;
	}
	const price = parsePrice(text, mark);
	if (price === null) report.add("warning", line, column, "import.price", { found: text });
	else if (isZero(price)) report.add("hint", line, column, "import.priceZero", { found: text });
	else return price;
	return null;
}

/** Words in place of a number of pieces: none are left, or some are not counted. */
const noneLeft =
	/^(?:ausverkauft|vergriffen|nicht (?:lieferbar|vorrätig|verfügbar)|sold out|out of stock|none|épuisée?|en rupture(?: de stock)?|rupture(?: de stock)?)$/i;
const uncounted =
	/^(?:(?:auf |ab )?lager|lagernd|vorrätig|verfügbar|in stock|available|en stock|disponible|oui|ja|yes|[x✓])$/i;

/** Reads a number of pieces: "3", "3,00" and "3 Stk." are 3; negative numbers and "ausverkauft" are 0. */
export function stockOf(text: string, { line, column }: CellPlace, report: ExportReport): number | null {
	if (text === "" || uncounted.test(text)) return null;
	if (noneLeft.test(text)) return 0;
	const [, count] = /^(-?\d{1,9})(?:[.,]0+)?(?:\s*\p{L}+\.?)?$/u.exec(text) ?? [];
	if (count === undefined) report.add("warning", line, column, "import.stock", { found: text });
	else if (Number(count) < 0) report.add("hint", line, column, "import.stockBelow", { found: text });
	return count === undefined ? null : Math.max(0, Number(count));
}

/** Reads the number of a bar code, without the apostrophe with which Excel marks text. */
export function gtinOf(text: string, { line, column }: CellPlace, report: ExportReport): string | null {
	const number = text.replace(/[\s'’-]/g, "");
	if (number === "") return null;
	if (isGtin(number)) return number;
	report.add("warning", line, column, "import.gtin", { found: text });
	return null;
}

/** Splits a list by commas; `\,` is a comma within an entry. */
export function listOf(text: string, separator: RegExp = /(?<!\\),/): readonly string[] {
	return text
		.split(separator)
		.map((entry) => entry.replaceAll("\\,", ",").trim())
		.filter((entry) => entry !== "");
}

/** Returns texts without repetitions in any letter case. */
export function distinct(texts: readonly string[]): readonly string[] {
	return [...new Map(texts.toReversed().map((text) => [text.toLowerCase(), text])).values()].toReversed();
}
