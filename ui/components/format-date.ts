import { type Language, regionOf } from "#core/shared/language.ts";

/** A date in words as the language writes the first of a month: in French "1er décembre". */
export function withFirst(date: string, language: Language): string {
	return language === "fr" ? date.replace(/(?<!\d)1(?=\s\p{L}|$)/gu, "1er") : date;
}

/** A date in words that no line ends within. */
export function unbroken(date: string): string {
	return date.replace(/\s/g, "\u00a0");
}

/** A date, "YYYY-MM-DD", as a day and a month in words ("25. Dezember"), with its weekday if wanted ("Fr."); unbroken. */
export function formatDay(date: string, language: Language, weekday?: "short"): string {
	return format(date, language, weekday, "long");
}

/**
 * Days from one to another, "YYYY-MM-DD", each with its weekday and unbroken: "Di., 15. – Do., 17. Dezember"; one where
 * they are the same. Two days of one month name it once.
 */
export function formatDays(from: string, to: string, language: Language): string {
	const last = format(to, language, "short", "long");
	const month = from.slice(0, 7) === to.slice(0, 7) ? undefined : "long";
	return from === to ? last : `${format(from, language, "short", month)}\u00a0– ${last}`;
}

function format(
	date: string,
	language: Language,
	weekday: "short" | undefined,
	month: "long" | undefined,
): string {
	const format = new Intl.DateTimeFormat(regionOf(language), {
		weekday,
		day: "numeric",
		month,
		timeZone: "UTC",
	});
	return unbroken(withFirst(format.format(Date.parse(date)), language));
}

/** A moment in ISO 8601 as a date with the time and its zone; in the visitor's own time zone where none is given. */
export function formatDateTime(moment: string, language: Language, timeZone: string | undefined): string {
	const format = new Intl.DateTimeFormat(regionOf(language), {
		dateStyle: "long",
		timeStyle: "long",
		...(timeZone && { timeZone }),
	});
	return format.format(Date.parse(moment));
}
