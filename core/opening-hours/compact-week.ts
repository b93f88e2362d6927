import type { Schedule } from "#core/opening-hours/schedule.ts";
import type { MinuteRange } from "#core/opening-hours/schedule-entries.ts";

/** Consecutive days with the same hours. */
export interface DaysAlike {
	/** Positions of the first and last day, from 0 for Monday. */
	readonly first: number;
	readonly last: number;
	/** The hours in short form: "10–15", "10:30–18". */
	readonly hours: readonly string[];
}

/** Returns the ordinary week in short form: consecutive days with the same hours are grouped, closed days left out. */
export function compactWeek({ week }: Schedule): readonly DaysAlike[] {
	const alike: DaysAlike[] = [];
	for (const [place, ranges] of week.entries()) {
		const hours = (ranges ?? []).map(rangeText);
		const before = alike.at(-1);
		if (before?.last === place - 1 && before.hours.join() === hours.join())
			alike.splice(-1, 1, { ...before, last: place });
		else if (hours.length > 0) alike.push({ first: place, last: place, hours });
	}
	return alike;
}

function rangeText({ from, to }: MinuteRange): string {
	return `${timeText(from)}–${timeText(to)}`;
}

function timeText(minutes: number): string {
	// A range past midnight ends on the next day's clock; one that ends at midnight ends at 24.
	const [hour, minute] = [minutes === 1440 ? 24 : Math.floor(minutes / 60) % 24, minutes % 60];
	return minute === 0 ? `${hour}` : `${hour}:${String(minute).padStart(2, "0")}`;
}
