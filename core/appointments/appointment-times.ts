import { publicHolidays } from "#core/legal/public-holidays.ts";
import { dateOf, formatMinutes, localTime } from "#core/opening-hours/local-time.ts";
import { datedHours, rangesOn } from "#core/opening-hours/open-state.ts";
import type { Schedule } from "#core/opening-hours/schedule.ts";
import type { MinuteRange } from "#core/opening-hours/schedule-entries.ts";

/** A requested date and time, in the branch's local time. */
export interface AppointmentWish {
	/** "YYYY-MM-DD". */
	readonly date: string;
	/** "HH:MM". */
	readonly time: string;
}

/** A day and the times at which an appointment can start. */
export interface AppointmentDay {
	readonly date: string;
	/** "HH:MM", in ascending order; at least one. */
	readonly times: readonly string[];
}

/** Days ahead for which appointments can be requested. */
const farthestDay = 42;

/** Minutes between two offered times. */
const step = 30;

/** Minimum minutes between the request and the appointment, so that somebody can read the request. */
const notice = 120;

/**
 * Returns the days on which an appointment of the given length fits into the branch's opening hours, including
 * special days and holidays (B-USE-15). `instant` is the present in milliseconds since 1970 UTC. Days with unknown
 * hours are left out. So are public holidays, unless the branch states hours for them: its weekday hours do not
 * apply there.
 */
export function appointmentDays(
	schedule: Schedule,
	minutes: number,
	instant: number,
): readonly AppointmentDay[] {
	const now = localTime(instant, schedule.time_zone);
	if (now === null) return [];
	const earliest = now.minutes + notice;
	return Array.from({ length: farthestDay + 1 }, (_, ahead) => ahead).flatMap((ahead) => {
		const ranges = appointmentRanges(schedule, now.day + ahead);
		const times = timesIn(ranges, minutes).filter((time) => time + ahead * 1440 >= earliest);
		return times.length === 0 ? [] : [{ date: dateOf(now.day + ahead), times: times.map(formatMinutes) }];
	});
}

/** Returns the ranges in which a branch takes appointments on a day, in days since 1970. */
function appointmentRanges(schedule: Schedule, day: number): readonly MinuteRange[] {
	const isHoliday =
		datedHours(schedule, day) === null && publicHolidays(schedule.area ?? "", day, 1).length > 0;
	return (isHoliday ? null : rangesOn(schedule, day)) ?? [];
}

/** Returns the start times, in minutes since midnight, at which an appointment fits into a continuous range. */
function timesIn(ranges: readonly MinuteRange[], minutes: number): readonly number[] {
	const starts = joined(ranges).flatMap(({ from, to }) => {
		const first = Math.ceil(from / step) * step;
		const count = Math.floor((Math.min(to - minutes, 1439) - first) / step) + 1;
		return Array.from({ length: Math.max(0, count) }, (_, index) => first + index * step);
	});
	return [...new Set(starts)].toSorted((left, right) => left - right);
}

/** Merges ranges that touch or overlap. */
function joined(ranges: readonly MinuteRange[]): readonly MinuteRange[] {
	const found: MinuteRange[] = [];
	for (const range of ranges.toSorted((left, right) => left.from - right.from)) {
		const last = found.at(-1);
		if (last && range.from <= last.to)
			found[found.length - 1] = { from: last.from, to: Math.max(last.to, range.to) };
		else found.push(range);
	}
	return found;
}

/** Converts a wish to milliseconds since 1970 UTC, in an IANA time zone; null if there is no such time. */
export function instantOf({ date, time }: AppointmentWish, timeZone: string): number | null {
	const wallClock = Date.parse(`${date}T${time}:00Z`);
	if (Number.isNaN(wallClock)) return null;
	let instant = wallClock;
	// The second pass corrects a clock change between the first guess and the result.
	for (let round = 0; round < 2; round++) {
		const shown = localTime(instant, timeZone);
		if (shown === null) return null;
		instant += wallClock - (shown.day * 1440 + shown.minutes) * 60_000;
	}
	return instant;
}
