import { dateOf, formatMinutes, localTime, weekdayIndex } from "#core/opening-hours/local-time.ts";
import type { DayLabel } from "#core/opening-hours/opening-hours.ts";
import type { DatedHours, Schedule } from "#core/opening-hours/schedule.ts";
import type { MinuteRange } from "#core/opening-hours/schedule-entries.ts";

/** The next opening of a branch. */
export interface NextOpening {
	/** 0 for today, 1 for tomorrow. */
	readonly daysAhead: number;
	/** The position in the week, 0 for Monday. */
	readonly weekday: number;
	/** "YYYY-MM-DD". */
	readonly date: string;
	/** "HH:MM" in the branch's local time. */
	readonly time: string;
}

/** Whether a branch is open (B-USE-03). */
export type OpenState =
	/** `until` is "HH:MM"; null if it stays open for more than a day. */
	| { readonly state: "open"; readonly until: string | null }
	/** `holiday` names the date for which it is closed all day; `opens` is null if no opening is known. */
	| { readonly state: "closed"; readonly holiday: DayLabel | null; readonly opens: NextOpening | null }
	| { readonly state: "unknown" };

/** Days ahead to search; nobody plans further by a notice on the door. */
const farthestDay = 31;

/**
 * Returns whether a branch is open at an instant, in milliseconds since 1970 UTC (B-USE-03). Hours are compared in
 * the branch's local time, so clock changes need no special case.
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

/** Returns the hours of a day that differ from its weekday's; null for an ordinary day. */
export function datedHours(schedule: Schedule, day: number): DatedHours | null {
	const date = dateOf(day);
	return schedule.dates[date] ?? schedule.dates[date.slice(5)] ?? null;
}

/** Returns the ranges of a day since 1970, dated hours before those of its weekday; null if unknown. */
export function rangesOn(schedule: Schedule, day: number): readonly MinuteRange[] | null {
	const dated = datedHours(schedule, day);
	return dated ? dated.ranges : (schedule.week[weekdayIndex(day)] ?? null);
}

/** Returns the ranges of yesterday, today and tomorrow, in minutes from today's midnight. */
function rangesAround(schedule: Schedule, today: number): readonly MinuteRange[] {
	return [-1, 0, 1].flatMap((ahead) =>
		(rangesOn(schedule, today + ahead) ?? []).map(({ from, to }) => ({
			from: from + ahead * 1440,
			to: to + ahead * 1440,
		})),
	);
}

/** Returns the end of the spans that cover a minute, adjoining ones merged; null if none covers it. */
function closingAfter(minute: number, spans: readonly MinuteRange[]): number | null {
	let closing = minute;
	for (;;) {
		const span = spans.find(({ from, to }) => from <= closing && closing < to);
		if (span === undefined) return closing > minute ? closing : null;
		closing = span.to;
	}
}

/** Stops at a day with unknown hours, because the branch may be open on it. */
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
