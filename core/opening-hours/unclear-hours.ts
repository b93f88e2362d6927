import type { Branch } from "#core/content/branch.ts";
import { dayCodeOf } from "#core/opening-hours/day-codes.ts";
import { datesInDoubt, statesHours } from "#core/opening-hours/named-dates.ts";
import { datedNotes, entriesOf, isClear, type StatedHours } from "#core/opening-hours/schedule-entries.ts";

/** Words or a time of which nothing can be computed, and their position. */
export interface UnclearHours {
	readonly field: string;
	readonly found: string;
}

/** Returns the entries whose words for the day are shown as written and cannot be computed. */
export function unclearDays(branch: StatedHours): readonly UnclearHours[] {
	return entriesOf(branch)
		.filter((entry) => entry.meaning === null)
		.map(({ field, words }) => ({ field, found: words }));
}

/**
 * Returns the notes and the names of holidays that state hours of dates to come for which no times are given. `today`
 * is "YYYY-MM-DD".
 */
export function unclearNotes(
	branch: StatedHours & Pick<Branch, "holidays">,
	today: string,
): readonly UnclearHours[] {
	const upcoming = branch.holidays.filter(({ date }) => date >= today);
	const stated = new Set([
		...upcoming.map(({ date }) => date.slice(5)),
		...entriesOf(branch)
			.filter(isClear)
			.flatMap(({ meaning }) =>
				meaning.kind === "dates" ? meaning.dates.map((date) => date.slice(-5)) : [],
			),
	]);
	const isUnstated = (date: string) => !stated.has(date.slice(-5)) && (date.length === 5 || date >= today);
	return [
		...datedNotes(branch)
			.filter(({ text }) => datesInDoubt(text).some(isUnstated))
			.map(({ field, text }) => ({ field, found: text })),
		...branch.holidays.flatMap(({ date, translations, time_open, time_close }, place) => {
			const name = translations.find(({ display_name }) => statesHours(display_name))?.display_name;
			const isGiven = Boolean(time_open?.trim() || time_close?.trim());
			return name === undefined || isGiven || date < today
				? []
				: [{ field: `holidays.${place}.translations`, found: name }];
		}),
	];
}

/** Returns the days with only one of their two times, and that time. */
export function halfStatedDays(branch: StatedHours & Pick<Branch, "holidays">): readonly UnclearHours[] {
	const half = (field: string, open: string | null, close: string | null) => {
		const times = [open, close].map((time) => time?.trim() ?? "").filter((time) => time !== "");
		return times.length === 1 ? [{ field, found: times[0] ?? "" }] : [];
	};
	const legacy = branch.opening_periods.length > 0 ? [] : branch.opening_hours;
	return [
		...branch.opening_periods.flatMap(({ day, time_open, time_close }, place) =>
			dayCodeOf(day) === 0 ? [] : half(`opening_periods.${place}`, time_open, time_close),
		),
		...legacy.flatMap(({ closed, opening_time, closing_time }, place) =>
			closed ? [] : half(`opening_hours.${place}`, opening_time, closing_time),
		),
		...branch.holidays.flatMap(({ time_open, time_close }, place) =>
			half(`holidays.${place}`, time_open, time_close),
		),
	];
}
