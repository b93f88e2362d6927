import type { MinuteRange, Schedule } from "#core/opening-hours/schedule.ts";

/** Days in a row with the same hours. */
export interface DaysAlike {
	/** Places of the first and the last of them, from 0 for Monday. */
	readonly first: number;
	readonly last: number;
	/** Hours as people say them in short: "10–15", "10:30–18". */
	readonly hours: readonly string[];
}

/** The ordinary week in as few words as it takes: days in a row with the same hours together, without those that are closed. */
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
	// What goes on past midnight ends by the clock of the next day, what ends at midnight at 24.
	const [hour, minute] = [minutes === 1440 ? 24 : Math.floor(minutes / 60) % 24, minutes % 60];
	return minute === 0 ? `${hour}` : `${hour}:${String(minute).padStart(2, "0")}`;
}
