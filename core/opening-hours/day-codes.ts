import type { ParsedDay } from "#core/opening-hours/parse-day-name.ts";

/** A weekday by its schema.org name. */
export type Weekday = "Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday";

/** The weekdays in order; positions run from 0 for Monday to 6 for Sunday. */
export const week: readonly Weekday[] = [
	"Monday",
	"Tuesday",
	"Wednesday",
	"Thursday",
	"Friday",
	"Saturday",
	"Sunday",
];

/**
 * The days of each code in specification 3's table, as positions in the week; 0 and codes from 15 are not weekdays.
 */
const daysByCode: readonly (readonly number[] | null)[] = [
	null,
	[0],
	[0, 1, 2],
	[0, 1, 2, 3],
	[0, 1, 2, 3, 4],
	[1],
	[1, 2, 3, 4],
	[2],
	[3],
	[4],
	[5],
	[6],
	[0, 1],
	[3, 4],
	[0, 2, 4],
	null,
	null,
];

/** Returns the code of a day in specification 3's table, 0 to 16; null for anything that is shown as given. */
export function dayCodeOf(day: number | string): number | null {
	const text = String(day).trim();
	if (!/^\d{1,2}$/.test(text)) return null;
	const code = Number(text);
	return code < daysByCode.length ? code : null;
}

/** The codes of the days before Christmas and New Year, by "MM-DD". */
const codeByDate: Readonly<Record<string, number>> = { "12-24": 15, "12-31": 16 };

/** Returns the catalogue key of a date's name: Christmas Eve or New Year's Eve; null for other dates ("MM-DD"). */
export function dateNameKey(date: string): string | null {
	const code = codeByDate[date.slice(-5)];
	return code === undefined ? null : `openingHours.day.${code}`;
}

/**
 * Returns the codes that together mean certain days: one code of several weekdays, or one for each of at most two days;
 * empty if there are none.
 */
export function codesOfDays(days: ParsedDay): readonly number[] {
	if (days.kind === "dates") {
		const codes = days.dates.map((date) => codeByDate[date] ?? null);
		return codes.every((code) => code !== null) ? codes : [];
	}
	if (days.holidays) return [];
	const codeOf = (weekdays: readonly number[]) =>
		daysByCode.findIndex((others) => others !== null && String(others) === String(weekdays));
	const together = codeOf(days.weekdays);
	if (together > 0) return [together];
	return days.weekdays.length === 2 ? days.weekdays.map((weekday) => codeOf([weekday])) : [];
}

/**
 * Returns the weekdays of a day code, for search engines (B-SEO-02); null for the information entry, the holidays
 * and days in words.
 */
export function weekdaysOf(day: number | string): readonly Weekday[] | null {
	const code = dayCodeOf(day);
	const days = code === null ? null : (daysByCode[code] ?? null);
	return days?.flatMap((index) => week[index] ?? []) ?? null;
}
