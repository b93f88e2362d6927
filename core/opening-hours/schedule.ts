import type { Branch, Holiday, LegacyOpeningHour, OpeningPeriod } from "#core/content/branch.ts";
import type { Language } from "#core/language/language.ts";
import { translationFor } from "#core/language/translation.ts";
import { dayCodeOf, week, weekdaysOf } from "#core/opening-hours/day-codes.ts";
import type { DayLabel } from "#core/opening-hours/opening-hours.ts";
import { type ParsedDay, parseDayName, weekdaysInDoubt } from "#core/opening-hours/parse-day-name.ts";
import type { Logger } from "#core/platform/logger.ts";

/** A time range in minutes from the branch's midnight; `to` exceeds 1440 if it ends on the next day. */
export interface MinuteRange {
	readonly from: number;
	readonly to: number;
}

/** The hours of a date that differ from those of its weekday. */
export interface DatedHours {
	readonly label: DayLabel | null;
	/** In order; empty means closed. */
	readonly ranges: readonly MinuteRange[];
}

/** The data with which a browser computes whether a branch is open (B-USE-03); people read `OpeningHours`. */
export interface Schedule {
	/** IANA time zone of the branch. */
	readonly time_zone: string;
	/** The country or region whose public holidays apply, ISO 3166: "AT", "CH-GE"; absent if unknown. */
	readonly area?: string;
	/** Monday to Sunday: the ranges in order, empty for a closed day, null if the hours are unknown. */
	readonly week: readonly (readonly MinuteRange[] | null)[];
	/** By date: "YYYY-MM-DD" for one day, "MM-DD" for every year; the former wins. */
	readonly dates: Readonly<Record<string, DatedHours>>;
}

/** An entry of the content as parsed. */
interface Entry {
	readonly meaning: ParsedDay | null;
	/** The position of the entry: "opening_periods.0.day". */
	readonly field: string;
	/** The day in words of the content; empty for a code. */
	readonly words: string;
	readonly label: DayLabel | null;
	/** Null for closed, "unreadable" for invalid times. */
	readonly range: MinuteRange | null | "unreadable";
}

type Hours = Pick<Branch, "time_zone" | "opening_periods" | "opening_hours" | "holidays">;

/** The words for a day that cannot be parsed, and their position. */
export interface UnclearDay {
	readonly field: string;
	readonly found: string;
}

/** Returns the entries whose words for the day are shown as written and cannot be computed. */
export function unclearDays(branch: Omit<Hours, "holidays">): readonly UnclearDay[] {
	return entriesOf(branch)
		.filter((entry) => entry.meaning === null)
		.map(({ field, words }) => ({ field, found: words }));
}

function entriesOf(branch: Omit<Hours, "holidays">): readonly Entry[] {
	return branch.opening_periods.length > 0
		? branch.opening_periods.flatMap((period, place) =>
				dayCodeOf(period.day) === 0 ? [] : [entryOfPeriod(period, place)],
			)
		: branch.opening_hours.map(entryOfLegacy);
}

/** Returns the weekdays that are unknown because of entries that cannot be parsed. */
function weekdaysUnknown(entries: readonly Entry[]): ReadonlySet<number> {
	return new Set(
		entries
			.filter((entry) => !isClear(entry))
			.flatMap(({ meaning, words }) =>
				meaning?.kind === "weekdays" ? meaning.weekdays : meaning === null ? weekdaysInDoubt(words) : [],
			),
	);
}

/**
 * Computes the schedule of a branch (B-USE-03). A weekday that no entry names is closed. It is unknown if an entry
 * with times that cannot be parsed may mean it, whatever other entries say.
 */
export function scheduleOf(branch: Hours, language: Language, logger: Logger): Schedule {
	const entries = entriesOf(branch);
	const clear = entries.filter(isClear);
	const unknown = weekdaysUnknown(entries);
	const named = clear.some(({ meaning }) => meaning.kind === "weekdays");
	const vague = entries.some((entry) => !isClear(entry) && entry.range !== null);
	return {
		time_zone: branch.time_zone,
		week: week.map((_, place) => {
			if (unknown.has(place)) return null;
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

function entryOfPeriod({ day, time_open, time_close }: OpeningPeriod, place: number): Entry {
	const code = dayCodeOf(day);
	const range = rangeOf(time_open, time_close);
	const field = `opening_periods.${place}.day`;
	if (code === null) {
		const text = String(day).trim();
		return { meaning: computableDay(text, range), field, words: text, label: { text }, range };
	}
	return { meaning: parseDayCode(code), field, words: "", label: { key: `openingHours.day.${code}` }, range };
}

/** Parses a day in words; null if it cannot be computed, like hours on public holidays. */
function computableDay(text: string, range: Entry["range"]): ParsedDay | null {
	const meaning = parseDayName(text);
	return meaning?.kind === "weekdays" && meaning.holidays && range !== null ? null : meaning;
}

function parseDayCode(code: number): ParsedDay {
	const weekdays = weekdaysOf(code)?.map((day) => week.indexOf(day));
	if (weekdays) return { kind: "weekdays", weekdays };
	return { kind: "date", date: code === 15 ? "12-24" : "12-31" };
}

/**
 * Parses the older form, which names days in words only. One parsed language is enough if the others mean the same
 * or name no weekday.
 */
function entryOfLegacy(entry: LegacyOpeningHour, place: number): Entry {
	const range = entry.closed ? null : rangeOf(entry.opening_time, entry.closing_time);
	const texts = entry.translations.map(({ day }) => ({ day, meaning: computableDay(day, range) }));
	const meanings = texts.flatMap(({ meaning }) => meaning ?? []);
	const unclear = texts.find(({ day, meaning }) => meaning === null && weekdaysInDoubt(day).length > 0);
	const isOne = new Set(meanings.map((meaning) => JSON.stringify(meaning))).size === 1;
	return {
		meaning: isOne && !unclear ? (meanings[0] ?? null) : null,
		field: `opening_hours.${place}.translations`,
		words: unclear?.day ?? texts.map(({ day }) => day).join(" / "),
		label: null,
		range,
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
	const existing = dates[date];
	dates[date] = { label: existing?.label ?? label, ranges: inOrder([...(existing?.ranges ?? []), range]) };
}

function inOrder(ranges: readonly (MinuteRange | null)[]): readonly MinuteRange[] {
	return ranges.flatMap((range) => range ?? []).toSorted((a, b) => a.from - b.from || a.to - b.to);
}

/**
 * Returns the range of an entry. Closing at or before opening means the next day; without both times a day is
 * closed (R-HOURS-02).
 */
function rangeOf(open: string | null, close: string | null): Entry["range"] {
	if (!open?.trim() || !close?.trim()) return null;
	const from = minutesOf(open);
	const to = minutesOf(close);
	if (from === null || to === null || from === 1440) return "unreadable";
	return { from, to: to > from ? to : to + 1440 };
}

/** Converts "H:MM" or "HH:MM:SS", up to "24:00", to minutes from midnight. */
function minutesOf(time: string): number | null {
	const match = /^(\d{1,2}):([0-5]\d)(?::[0-5]\d(?:\.\d+)?)?$/.exec(time.trim());
	const minutes = match ? Number(match[1]) * 60 + Number(match[2]) : Number.NaN;
	return minutes <= 1440 ? minutes : null;
}
