import { type Language, regionOf } from "#core/shared/language.ts";

/** A date in words as the language writes the first of a month: in French "1er décembre". */
export function withFirst(date: string, language: Language): string {
	return language === "fr" ? date.replace(/(?<!\d)1(?=\s[\p{L}–])/gu, "1er") : date;
}

/** A date, "YYYY-MM-DD", as a day and a month in words ("25. Dezember"), with its weekday if wanted ("Fr."). */
export function formatDay(date: string, language: Language, weekday?: "short"): string {
	const format = new Intl.DateTimeFormat(regionOf(language), {
		...(weekday && { weekday }),
		day: "numeric",
		month: "long",
		timeZone: "UTC",
	});
	return withFirst(format.format(Date.parse(date)), language);
}

/** Days from one to another, "YYYY-MM-DD", each with its weekday: "Di., 15. – Do., 17. Dezember"; one where they are the same. */
export function formatDays(from: string, to: string, language: Language): string {
	const format = new Intl.DateTimeFormat(regionOf(language), {
		weekday: "short",
		day: "numeric",
		month: "long",
		timeZone: "UTC",
	});
	return withFirst(format.formatRange(Date.parse(from), Date.parse(to)), language);
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
