/** A day of the week as schema.org names it. */
export type Weekday = "Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday";

/** The days of the week in order; a place in it is 0 for Monday to 6 for Sunday. */
export const week: readonly Weekday[] = [
	"Monday",
	"Tuesday",
	"Wednesday",
	"Thursday",
	"Friday",
	"Saturday",
	"Sunday",
];

/** By code: the days of specification 3's table as positions in the week; 0 and 15 on are no weekdays. */
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

/** The code of a day that specification 3's table names, 0 to 16; null for anything shown as given. */
export function dayCodeOf(day: number | string): number | null {
	const text = String(day).trim();
	if (!/^\d{1,2}$/.test(text)) return null;
	const code = Number(text);
	return code < daysByCode.length ? code : null;
}

/**
 * The weekdays that a day code represents, for search engines (B-SEO-02); null for the information entry,
 * the holidays and every day given in words.
 */
export function weekdaysOf(day: number | string): readonly Weekday[] | null {
	const code = dayCodeOf(day);
	const days = code === null ? null : (daysByCode[code] ?? null);
	return days?.flatMap((index) => week[index] ?? []) ?? null;
}
