import type { Holiday, LegacyOpeningHour, OpeningPeriod } from "#core/content/branch.ts";

function times(range: string | null): readonly [string | null, string | null] {
	const [open = null, close = null] = range?.split("-") ?? [];
	return [open, close];
}

/** Returns an opening period with its times as "10:00-18:30"; null for a closed day. */
export function period(day: number | string, range: string | null): OpeningPeriod {
	const [time_open, time_close] = times(range);
	return { day, time_open, time_close, sort: 1, free_text: null, translations: [] };
}

/** Returns an entry of the older form with a German day; null for a closed day. */
export function legacy(day: string, range: string | null): LegacyOpeningHour {
	const [opening_time, closing_time] = times(range);
	const translations = [{ language: "de" as const, day, free_text: null }];
	return { sort: 1, translations, closed: range === null, opening_time, closing_time };
}

/** Returns a date with its own hours and a German name; closed without a range. */
export function holiday(date: string, display_name: string, range: string | null = null): Holiday {
	const [time_open, time_close] = times(range);
	return { date, translations: [{ language: "de", display_name }], time_open, time_close };
}
