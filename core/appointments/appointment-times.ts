import { publicHolidays } from "#core/legal/public-holidays.ts";
import { dateOf, formatMinutes, localTime } from "#core/opening-hours/local-time.ts";
import { datedHours, rangesOn } from "#core/opening-hours/open-state.ts";
import type { MinuteRange, Schedule } from "#core/opening-hours/schedule.ts";

/** When somebody would like to come, by the clock on the branch's wall. */
export interface AppointmentWish {
	/** "YYYY-MM-DD". */
	readonly date: string;
	/** "HH:MM". */
	readonly time: string;
}

/** A day with the times at which an appointment can begin. */
export interface AppointmentDay {
	readonly date: string;
	/** "HH:MM" in order; at least one. */
	readonly times: readonly string[];
}

/** How far ahead appointments are asked for, in days. */
const farthestDay = 42;

/** Minutes from one offered time to the next. */
const step = 30;

/** Minutes between the request and the earliest appointment: somebody has to read it. */
const notice = 120;

/**
 * The days on which an appointment of so many minutes fits into a branch's opening hours, special days and holidays
 * included, from an instant on, in milliseconds since 1970 UTC (B-USE-15). Days of which nothing is known are left out, and
 * so are public holidays of which the branch says nothing, whatever it says of their weekday.
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

/** When a branch is there for appointments on a day, in days since 1970. */
function appointmentRanges(schedule: Schedule, day: number): readonly MinuteRange[] {
	const isHoliday =
		datedHours(schedule, day) === null && publicHolidays(schedule.country ?? "", day, 1).length > 0;
	return (isHoliday ? null : rangesOn(schedule, day)) ?? [];
}

/** The minutes since midnight at which so many minutes fit into ranges that are open without a break. */
function timesIn(ranges: readonly MinuteRange[], minutes: number): readonly number[] {
	const starts = joined(ranges).flatMap(({ from, to }) => {
		const first = Math.ceil(from / step) * step;
		const count = Math.floor((Math.min(to - minutes, 1439) - first) / step) + 1;
		return Array.from({ length: Math.max(0, count) }, (_, index) => first + index * step);
	});
	return [...new Set(starts)].toSorted((left, right) => left - right);
}

/** Ranges that touch or overlap are one. */
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

/** The instant that a wish names in an IANA time zone, in milliseconds since 1970 UTC; null where it names none. */
export function instantOf({ date, time }: AppointmentWish, timeZone: string): number | null {
	const wanted = Date.parse(`${date}T${time}:00Z`);
	if (Number.isNaN(wanted)) return null;
	let instant = wanted;
	// The second round is for a change of the clock between the first guess and the instant.
	for (let round = 0; round < 2; round++) {
		const shown = localTime(instant, timeZone);
		if (shown === null) return null;
		instant += wanted - (shown.day * 1440 + shown.minutes) * 60_000;
	}
	return instant;
}
