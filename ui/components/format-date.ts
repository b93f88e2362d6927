import { type Language, regionOf } from "#core/shared/language.ts";

/** A date, "YYYY-MM-DD", as a day and a month in words ("25. Dezember"), with its weekday if wanted ("Fr."). */
export function formatDay(date: string, language: Language, weekday?: "short"): string {
	const format = new Intl.DateTimeFormat(regionOf(language), {
		...(weekday && { weekday }),
		day: "numeric",
		month: "long",
		timeZone: "UTC",
	});
	return format.format(Date.parse(date));
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
