import { dateOf, localTime, weekdayIndex } from "#core/opening-hours/local-time.ts";
import { datedHours } from "#core/opening-hours/open-state.ts";
import type { DatedHours, Schedule } from "#core/opening-hours/schedule.ts";
import type { MinuteRange } from "#core/opening-hours/schedule-entries.ts";

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
		if (hours === null || isOrdinary(hours.ranges, schedule.week[weekdayIndex(day)] ?? null)) return [];
		return [{ date: dateOf(day), ...hours }];
	});
}

/** Returns whether hours are those of the weekday; unknown hours are not. */
function isOrdinary(ranges: readonly MinuteRange[] | null, others: readonly MinuteRange[] | null): boolean {
	return (
		ranges !== null &&
		ranges.length === others?.length &&
		ranges.every(({ from, to }, index) => from === others[index]?.from && to === others[index]?.to)
	);
}
