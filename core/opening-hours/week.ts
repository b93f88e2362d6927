import { localTime, weekdayIndex } from "#core/opening-hours/local-time.ts";
import { rangesOn } from "#core/opening-hours/open-state.ts";
import type { Schedule } from "#core/opening-hours/schedule.ts";
import type { MinuteRange } from "#core/opening-hours/schedule-entries.ts";

/** The week of a branch for its chart. */
export interface Week {
	/** Monday to Sunday: the ranges between the midnights of each day; null if unknown. */
	readonly days: readonly (readonly MinuteRange[] | null)[];
	/** Whole hours, in minutes from midnight, that include all ranges; the same for every week of all branches. */
	readonly axis: MinuteRange;
	/** Round hours on the axis, in minutes from midnight; at most five. */
	readonly ticks: readonly number[];
	/** Today's position and the minute in the branch's local time; null without an instant. */
	readonly now: { readonly weekday: number; readonly minutes: number } | null;
}

/** The axis if there are no hours: that of an ordinary shop. */
const defaultAxis: MinuteRange = { from: 540, to: 1200 };

/**
 * Returns the week of an instant, in milliseconds since 1970 UTC, holidays included, or the ordinary week without
 * an instant (B-USE-03). Ranges are split at midnight. `others` are the schedules of the shop's branches, whose
 * weeks share the axis. Null if all weekdays are unknown.
 */
export function weekOf(
	schedule: Schedule,
	instant: number | null,
	others: readonly Schedule[] = [],
): Week | null {
	if (schedule.week.every((ranges) => ranges === null)) return null;
	const time = instant === null ? null : localTime(instant, schedule.time_zone);
	const monday = time === null ? null : time.day - weekdayIndex(time.day);
	const rangesAt = (place: number) =>
		monday === null ? (schedule.week[(place + 7) % 7] ?? null) : rangesOn(schedule, monday + place);
	const axis = axisOf([schedule, ...others]);
	return {
		days: schedule.week.map((_, place) => withinDay(rangesAt(place), rangesAt(place - 1))),
		axis,
		ticks: ticksOf(axis),
		now: time && { weekday: weekdayIndex(time.day), minutes: time.minutes },
	};
}

function withinDay(
	ranges: readonly MinuteRange[] | null,
	before: readonly MinuteRange[] | null,
): readonly MinuteRange[] | null {
	const over = (before ?? []).filter(({ to }) => to > 1440).map(({ to }) => ({ from: 0, to: to - 1440 }));
	if (ranges === null && over.length === 0) return null;
	return [...over, ...(ranges ?? []).map(({ from, to }) => ({ from, to: Math.min(to, 1440) }))];
}

function axisOf(schedules: readonly Schedule[]): MinuteRange {
	const all = schedules.flatMap(({ week, dates }) => [
		...week.flatMap((ranges) => ranges ?? []),
		...Object.values(dates).flatMap((date) => date.ranges ?? []),
	]);
	if (all.length === 0) return defaultAxis;
	if (all.some(({ to }) => to > 1440)) return { from: 0, to: 1440 };
	const from = Math.min(...all.map((range) => range.from));
	const to = Math.max(...all.map((range) => range.to));
	return { from: Math.floor(from / 60) * 60, to: Math.ceil(to / 60) * 60 };
}

/** Returns at most five ticks, at a step that a clock face marks. */
function ticksOf({ from, to }: MinuteRange): readonly number[] {
	const step = [60, 120, 180, 240].find((minutes) => (to - from) / minutes < 5) ?? 360;
	const first = Math.ceil(from / step);
	return Array.from({ length: Math.floor(to / step) - first + 1 }, (_, index) => (first + index) * step);
}
