import { dateOf, formatMinutes, localTime, weekdayIndex } from "#core/opening-hours/local-time.ts";
import type { DayLabel } from "#core/opening-hours/opening-hours.ts";
import type { DatedHours, MinuteRange, Schedule } from "#core/opening-hours/schedule.ts";

/** When a branch opens next. */
export interface NextOpening {
	/** 0 for today, 1 for tomorrow. */
	readonly daysAhead: number;
	/** The place in the week, 0 for Monday. */
	readonly weekday: number;
	/** "YYYY-MM-DD". */
	readonly date: string;
	/** "HH:MM" by the branch's clock. */
	readonly time: string;
}

/** Whether a branch is open (B-USE-03). */
export type OpenState =
	/** `until` is "HH:MM", null where it stays open for more than a day. */
	| { readonly state: "open"; readonly until: string | null }
	/** `holiday` names the date for which it is closed all day; `opens` is null where no opening is in sight. */
	| { readonly state: "closed"; readonly holiday: DayLabel | null; readonly opens: NextOpening | null }
	| { readonly state: "unknown" };

/** Past this many days nobody plans by a notice on the door. */
const farthestDay = 31;

/**
 * Whether a branch is open at an instant, in milliseconds since 1970 UTC, by the clock on its own wall
 * (B-USE-03). Hours are compared by that clock, so the two nights when it is put on or back need no rule.
 */
export function openState(schedule: Schedule, instant: number): OpenState {
	const now = localTime(instant, schedule.time_zone);
	if (now === null) return { state: "unknown" };
	const closing = closingAfter(now.minutes, rangesAround(schedule, now.day));
	if (closing !== null)
		return { state: "open", until: closing - now.minutes > 1440 ? null : formatMinutes(closing) };
	const ranges = rangesOn(schedule, now.day);
	if (ranges === null) return { state: "unknown" };
	const dated = datedHours(schedule, now.day);
	return {
		state: "closed",
		holiday: dated && ranges.length === 0 ? dated.label : null,
		opens: nextOpening(schedule, now.day, now.minutes),
	};
}

/** The hours of a day that has some of its own; null for an ordinary day of the week. */
export function datedHours(schedule: Schedule, day: number): DatedHours | null {
	const date = dateOf(day);
	return schedule.dates[date] ?? schedule.dates[date.slice(5)] ?? null;
}

/** The ranges of a day since 1970, its own hours before those of its weekday; null where nothing is known. */
export function rangesOn(schedule: Schedule, day: number): readonly MinuteRange[] | null {
	return datedHours(schedule, day)?.ranges ?? schedule.week[weekdayIndex(day)] ?? null;
}

/** The ranges of yesterday, today and tomorrow, in minutes from today's midnight. */
function rangesAround(schedule: Schedule, today: number): readonly MinuteRange[] {
	return [-1, 0, 1].flatMap((ahead) =>
		(rangesOn(schedule, today + ahead) ?? []).map(({ from, to }) => ({
			from: from + ahead * 1440,
			to: to + ahead * 1440,
		})),
	);
}

/** When the spans that cover a minute end, adjoining ones taken as one; null when none covers it. */
function closingAfter(minute: number, spans: readonly MinuteRange[]): number | null {
	let closing = minute;
	for (;;) {
		const span = spans.find(({ from, to }) => from <= closing && closing < to);
		if (span === undefined) return closing > minute ? closing : null;
		closing = span.to;
	}
}

/** A day of which nothing is known ends the search: the branch may well open on it. */
function nextOpening(schedule: Schedule, today: number, minutes: number): NextOpening | null {
	for (let daysAhead = 0; daysAhead <= farthestDay; daysAhead++) {
		const day = today + daysAhead;
		const ranges = rangesOn(schedule, day);
		if (ranges === null) return null;
		const next = ranges.find(({ from }) => daysAhead > 0 || from > minutes);
		if (next)
			return { daysAhead, weekday: weekdayIndex(day), date: dateOf(day), time: formatMinutes(next.from) };
	}
	return null;
}
