import { type Language, regionOf } from "#core/language/language.ts";

/** Replaces the first of a month by its French form: "1er décembre". */
export function withFirst(date: string, language: Language): string {
	return language === "fr" ? date.replace(/(?<!\d)1(?=\s\p{L}|$)/gu, "1er") : date;
}

/** Replaces spaces so that a date does not break across lines. */
export function unbroken(date: string): string {
	return date.replace(/\s/g, "\u00a0");
}

/**
 * Formats a date, "YYYY-MM-DD", as day and month ("25. Dezember"), optionally with its weekday ("Fr."), without
 * line breaks.
 */
export function formatDay(date: string, language: Language, weekday?: "short"): string {
	return format(date, language, weekday, "long");
}

/**
 * Formats a range of days, "YYYY-MM-DD", with weekdays and without line breaks within each: "Di., 15. – Do., 17.
 * Dezember". Equal days appear once; two days of one month name it once.
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

/** Formats an ISO 8601 date with time and time zone; by default in the visitor's own time zone. */
export function formatDateTime(moment: string, language: Language, timeZone: string | undefined): string {
	const format = new Intl.DateTimeFormat(regionOf(language), {
		dateStyle: "long",
		timeStyle: "long",
		...(timeZone && { timeZone }),
	});
	return format.format(Date.parse(moment));
}
