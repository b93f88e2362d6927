import { dateOf, localTime, weekdayIndex } from "#core/opening-hours/local-time.ts";
import { datedHours } from "#core/opening-hours/open-state.ts";
import type { DatedHours, MinuteRange, Schedule } from "#core/opening-hours/schedule.ts";

/** A date in the near future whose hours differ from those of its weekday. */
export interface SpecialDay extends DatedHours {
	/** "YYYY-MM-DD". */
	readonly date: string;
}

/** Days ahead in which people ask about holidays. */
const daysShown = 14;

/**
 * Returns the dates within two weeks of an instant, in milliseconds since 1970 UTC, on which a branch has different
 * hours (B-USE-03). Dates that change nothing, like a holiday on a Sunday, are left out.
 */
export function specialDays(schedule: Schedule, instant: number): readonly SpecialDay[] {
	const now = localTime(instant, schedule.time_zone);
	if (now === null) return [];
	return Array.from({ length: daysShown }, (_, ahead) => now.day + ahead).flatMap((day) => {
		const hours = datedHours(schedule, day);
		if (hours === null || sameRanges(hours.ranges, schedule.week[weekdayIndex(day)] ?? null)) return [];
		return [{ date: dateOf(day), ...hours }];
	});
}

function sameRanges(ranges: readonly MinuteRange[], others: readonly MinuteRange[] | null): boolean {
	return (
		ranges.length === others?.length &&
		ranges.every(({ from, to }, index) => from === others[index]?.from && to === others[index]?.to)
	);
}
