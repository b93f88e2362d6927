import { day as millisecondsOfDay } from "#core/platform/time.ts";
/** Date and time at a place. */
export interface LocalTime {
	/** Days since 1 January 1970. */
	readonly day: number;
	/** Whole minutes since midnight in local time, 0 to 1439. */
	readonly minutes: number;
}

/** The parts of a date and time. */
interface ClockReading extends Readonly<Record<"year" | "month" | "day" | "hour" | "minute", number>> {}

/** The part of Temporal (ECMA-262) that this module uses; missing in older browsers and in Node.js before 26. */
interface ReadsClocks {
	readonly Temporal?: {
		readonly Instant: {
			fromEpochMilliseconds(instant: number): { toZonedDateTimeISO(timeZone: string): ClockReading };
		};
	};
}

/** Cached by time zone, because creating a format is slow on phones. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
	const format =
		formats.get(timeZone) ??
		new Intl.DateTimeFormat("en-US-u-ca-iso8601-nu-latn", {
			timeZone,
			hourCycle: "h23",
			year: "numeric",
			month: "numeric",
			day: "numeric",
			hour: "numeric",
			minute: "numeric",
		});
	formats.set(timeZone, format);
	return format;
}

/** Reads a clock with Temporal, which is a hundred times faster, else with Intl. Throws on an unknown time zone. */
function readClock(instant: number, timeZone: string): ClockReading {
	const { Temporal } = globalThis as ReadsClocks;
	if (Temporal)
		return Temporal.Instant.fromEpochMilliseconds(Math.floor(instant)).toZonedDateTimeISO(timeZone);
	const parts = formatOf(timeZone).formatToParts(instant);
	const part = (type: keyof ClockReading) => Number(parts.find((found) => found.type === type)?.value);
	return {
		year: part("year"),
		month: part("month"),
		day: part("day"),
		hour: part("hour"),
		minute: part("minute"),
	};
}

/**
 * Returns date and time in an IANA time zone at an instant, in milliseconds since 1970 UTC; null if the zone is
 * unknown or the instant invalid.
 */
export function localTime(instant: number, timeZone: string): LocalTime | null {
	try {
		const { year, month, day, hour, minute } = readClock(instant, timeZone);
		return { day: Date.UTC(year, month - 1, day) / millisecondsOfDay, minutes: hour * 60 + minute };
	} catch {
		return null;
	}
}

/**
 * Returns the instant at which a calendar day, "YYYY-MM-DD", begins in an IANA time zone, in milliseconds since 1970; in UTC if
 * the zone is unknown.
 */
export function startOfDay(date: string, timeZone: string): number {
	const midnight = Date.parse(date);
	let instant = midnight;
	// The second pass corrects a clock change between the first guess and the result.
	for (let round = 0; round < 2; round++) {
		const local = localTime(instant, timeZone);
		if (local === null) return midnight;
		instant += midnight - (local.day * 1440 + local.minutes) * 60_000;
	}
	return instant;
}

/** Returns the position of a day in its week, 0 for Monday. */
export function weekdayIndex(day: number): number {
	// Day 0 was a Thursday.
	return (((day + 3) % 7) + 7) % 7;
}

/** Formats a day since 1970 as "YYYY-MM-DD". */
export function dateOf(day: number): string {
	return new Date(day * millisecondsOfDay).toISOString().slice(0, 10);
}

/** Formats minutes since midnight as "HH:MM"; those past midnight are shown as on the next day. */
export function formatMinutes(minutes: number): string {
	const ofDay = ((minutes % 1440) + 1440) % 1440;
	return `${String(Math.floor(ofDay / 60)).padStart(2, "0")}:${String(ofDay % 60).padStart(2, "0")}`;
}
