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

/**
 * Returns the weekdays of a day code, for search engines (B-SEO-02); null for the information entry, the holidays
 * and days in words.
 */
export function weekdaysOf(day: number | string): readonly Weekday[] | null {
	const code = dayCodeOf(day);
	const days = code === null ? null : (daysByCode[code] ?? null);
	return days?.flatMap((index) => week[index] ?? []) ?? null;
}
