import type { Branch, Holiday, LegacyOpeningHour, OpeningPeriod } from "#core/content/branch.ts";
import { dayCodeOf, week, weekdaysOf } from "#core/opening-hours/day-codes.ts";
import type { DayLabel } from "#core/opening-hours/opening-hours.ts";
import { type ParsedDay, parseDayName } from "#core/opening-hours/parse-day-name.ts";
import type { Logger } from "#core/ports/logger.ts";
import type { Language } from "#core/shared/language.ts";
import { translationFor } from "#core/shared/translation.ts";

/** A stretch of time in minutes from the branch's midnight; `to` is past 1440 when it ends on the next day. */
export interface MinuteRange {
	readonly from: number;
	readonly to: number;
}

/** The hours of a date that differ from those of its weekday. */
export interface DatedHours {
	readonly label: DayLabel | null;
	/** In order; none means closed. */
	readonly ranges: readonly MinuteRange[];
}

/** What a browser needs to say whether a branch is open (B-USE-03); the list people read is `OpeningHours`. */
export interface Schedule {
	/** IANA time zone of the branch. */
	readonly time_zone: string;
	/** The branch's country, ISO 3166-1 alpha-2, whose public holidays count; absent where it is not known. */
	readonly country?: string;
	/** Monday to Sunday: the ranges in order, none for a closed day, null where nothing is known of the day. */
	readonly week: readonly (readonly MinuteRange[] | null)[];
	/** By date, "YYYY-MM-DD" for the one or "MM-DD" for that of every year; the former wins. */
	readonly dates: Readonly<Record<string, DatedHours>>;
}

/** An entry of the content, as far as it is understood. */
interface Entry {
	readonly meaning: ParsedDay | null;
	readonly label: DayLabel | null;
	/** Null for closed, "unreadable" for times that are none. */
	readonly range: MinuteRange | null | "unreadable";
}

type Hours = Pick<Branch, "time_zone" | "opening_periods" | "opening_hours" | "holidays">;

/**
 * The hours of a branch for computing (B-USE-03). A weekday that no entry names is closed, and unknown where an
 * entry with times names days that nobody but a reader understands.
 */
export function scheduleOf(branch: Hours, language: Language, logger: Logger): Schedule {
	const entries =
		branch.opening_periods.length > 0
			? branch.opening_periods.filter(({ day }) => dayCodeOf(day) !== 0).map(entryOfPeriod)
			: branch.opening_hours.map(entryOfLegacy);
	const clear = entries.filter(isClear);
	const named = clear.some(({ meaning }) => meaning.kind === "weekdays");
	const vague = entries.some((entry) => !isClear(entry) && entry.range !== null);
	return {
		time_zone: branch.time_zone,
		week: week.map((_, place) => {
			const found = clear.filter(
				({ meaning }) => meaning.kind === "weekdays" && meaning.weekdays.includes(place),
			);
			if (found.length === 0) return vague || !named ? null : [];
			return inOrder(found.map(({ range }) => range));
		}),
		dates: { ...yearlyDates(clear), ...holidayDates(branch.holidays, language, logger) },
	};
}

type ClearEntry = Entry & { readonly meaning: ParsedDay; readonly range: MinuteRange | null };

function isClear(entry: Entry): entry is ClearEntry {
	return entry.meaning !== null && entry.range !== "unreadable";
}

function entryOfPeriod({ day, time_open, time_close }: OpeningPeriod): Entry {
	const code = dayCodeOf(day);
	const range = rangeOf(time_open, time_close);
	if (code === null) {
		const text = String(day).trim();
		return { meaning: parseDayName(text), label: { text }, range };
	}
	return { meaning: parseDayCode(code), label: { key: `openingHours.day.${code}` }, range };
}

function parseDayCode(code: number): ParsedDay {
	const weekdays = weekdaysOf(code)?.map((day) => week.indexOf(day));
	if (weekdays) return { kind: "weekdays", weekdays };
	return { kind: "date", date: code === 15 ? "12-24" : "12-31" };
}

/** The older form names days in words alone; one understood language is enough. */
function entryOfLegacy({ translations, closed, opening_time, closing_time }: LegacyOpeningHour): Entry {
	const meanings = translations.flatMap(({ day }) => parseDayName(day) ?? []);
	return {
		meaning: meanings[0] ?? null,
		label: null,
		range: closed ? null : rangeOf(opening_time, closing_time),
	};
}

function yearlyDates(entries: readonly ClearEntry[]): Readonly<Record<string, DatedHours>> {
	const dates: Record<string, DatedHours> = {};
	for (const { meaning, label, range } of entries)
		if (meaning.kind === "date") addTo(dates, meaning.date, { label, range });
	return dates;
}

function holidayDates(holidays: readonly Holiday[], language: Language, logger: Logger) {
	const dates: Record<string, DatedHours> = {};
	for (const { date, translations, time_open, time_close } of holidays) {
		const text =
			translations.length > 0
				? translationFor(translations, language, logger, "holidays")?.display_name.trim()
				: null;
		const range = rangeOf(time_open, time_close);
		addTo(dates, date, { label: text ? { text } : null, range: range === "unreadable" ? null : range });
	}
	return dates;
}

function addTo(
	dates: Record<string, DatedHours>,
	date: string,
	{ label, range }: { readonly label: DayLabel | null; readonly range: MinuteRange | null },
): void {
	const known = dates[date];
	dates[date] = { label: known?.label ?? label, ranges: inOrder([...(known?.ranges ?? []), range]) };
}

function inOrder(ranges: readonly (MinuteRange | null)[]): readonly MinuteRange[] {
	return ranges.flatMap((range) => range ?? []).toSorted((a, b) => a.from - b.from || a.to - b.to);
}

/** Closing at or before opening means the next day; without both times a day is closed (R-HOURS-02). */
function rangeOf(open: string | null, close: string | null): Entry["range"] {
	if (!open?.trim() || !close?.trim()) return null;
	const from = minutesOf(open);
	const to = minutesOf(close);
	if (from === null || to === null || from === 1440) return "unreadable";
	return { from, to: to > from ? to : to + 1440 };
}

/** Minutes from midnight of "H:MM" or "HH:MM:SS", up to "24:00". */
function minutesOf(time: string): number | null {
	const match = /^(\d{1,2}):([0-5]\d)(?::[0-5]\d(?:\.\d+)?)?$/.exec(time.trim());
	const minutes = match ? Number(match[1]) * 60 + Number(match[2]) : Number.NaN;
	return minutes <= 1440 ? minutes : null;
}
