import type { Branch, LegacyOpeningHour, OpeningPeriod } from "#core/content/branch.ts";
import { dayCodeOf, week, weekdaysOf } from "#core/opening-hours/day-codes.ts";
import { datesInDoubt, statesHours, withoutDates } from "#core/opening-hours/named-dates.ts";
import type { DayLabel } from "#core/opening-hours/opening-hours.ts";
import { type ParsedDay, parseDayName, weekdaysInDoubt } from "#core/opening-hours/parse-day-name.ts";

/** A time range in minutes from the branch's midnight; `to` exceeds 1440 if it ends on the next day. */
export interface MinuteRange {
	readonly from: number;
	readonly to: number;
}

/** An entry of the content as parsed. */
export interface ScheduleEntry {
	readonly meaning: ParsedDay | null;
	/** The position of the entry: "opening_periods.0.day". */
	readonly field: string;
	/** The day in words of the content; empty for a code. */
	readonly words: string;
	readonly label: DayLabel | null;
	/** Null for closed, "unreadable" for invalid times and for one time of two. */
	readonly range: MinuteRange | null | "unreadable";
}

/** The fields of a branch that state its ordinary hours. */
export type StatedHours = Pick<Branch, "opening_periods" | "opening_hours">;

/** An entry whose day and times are understood. */
export type ClearEntry = ScheduleEntry & { readonly meaning: ParsedDay; readonly range: MinuteRange | null };

/** Returns whether an entry can be computed. */
export function isClear(entry: ScheduleEntry): entry is ClearEntry {
	return entry.meaning !== null && entry.range !== "unreadable";
}

/** Returns the entries of a branch as parsed, those of the older form if it has no opening periods (R-HOURS-04). */
export function entriesOf(branch: StatedHours): readonly ScheduleEntry[] {
	return branch.opening_periods.length > 0
		? branch.opening_periods.flatMap((period, place) =>
				dayCodeOf(period.day) === 0 ? [] : [entryOfPeriod(period, place)],
			)
		: branch.opening_hours.map(entryOfLegacy);
}

/** Returns the weekdays that are unknown because of entries that cannot be parsed. */
export function weekdaysUnknown(entries: readonly ScheduleEntry[]): ReadonlySet<number> {
	return new Set(
		entries
			.filter((entry) => !isClear(entry))
			.flatMap(({ meaning, words }) => {
				if (meaning?.kind === "weekdays") return meaning.weekdays;
				return meaning === null ? weekdaysInDoubt(withoutDates(words)) : [];
			}),
	);
}

/** Returns the dates that are unknown because an entry that names them cannot be parsed. */
export function datesUnknown({ meaning, words }: ScheduleEntry): readonly string[] {
	return meaning === null ? datesInDoubt(words) : meaning.kind === "dates" ? meaning.dates : [];
}

/** A note about days in one language, and its position. */
export interface HoursNote {
	readonly field: string;
	/** Null for the note of all languages. */
	readonly language: string | null;
	readonly text: string;
}

const openOrClosed = /geöffnet|offen|geschlossen|open|closed|ouvert|fermé/iu;

/**
 * Returns the notes of a branch that state hours of dates, in all languages: "Heiligabend und Silvester bis 13 Uhr".
 */
export function datedNotes(branch: StatedHours): readonly HoursNote[] {
	return notesOf(branch).flatMap(({ text, ...rest }) => {
		const note = { ...rest, text: text?.trim() ?? "" };
		const isDated = datesInDoubt(note.text).length > 0;
		return isDated && (statesHours(note.text) || openOrClosed.test(note.text)) ? [note] : [];
	});
}

function notesOf({ opening_periods, opening_hours }: StatedHours) {
	if (opening_periods.length > 0)
		return opening_periods.flatMap(({ free_text, translations }, place) => [
			{ field: `opening_periods.${place}.free_text`, language: null, text: free_text },
			...translations.map((entry, at) => ({
				field: `opening_periods.${place}.translations.${at}.free_text`,
				language: entry.language,
				text: entry.free_text,
			})),
		]);
	return opening_hours.flatMap(({ translations }, place) =>
		translations.map((entry, at) => ({
			field: `opening_hours.${place}.translations.${at}.free_text`,
			language: entry.language,
			text: entry.free_text,
		})),
	);
}

function entryOfPeriod({ day, time_open, time_close }: OpeningPeriod, place: number): ScheduleEntry {
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
function computableDay(text: string, range: ScheduleEntry["range"]): ParsedDay | null {
	const meaning = parseDayName(text);
	return meaning?.kind === "weekdays" && meaning.holidays && range !== null ? null : meaning;
}

function parseDayCode(code: number): ParsedDay {
	const weekdays = weekdaysOf(code)?.map((day) => week.indexOf(day));
	if (weekdays) return { kind: "weekdays", weekdays };
	return { kind: "dates", dates: [code === 15 ? "12-24" : "12-31"] };
}

/**
 * Parses the older form, which names days in words only. One parsed language is enough if the others mean the same
 * or name no weekday.
 */
function entryOfLegacy(entry: LegacyOpeningHour, place: number): ScheduleEntry {
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

/**
 * Returns the range of an entry. Closing at or before opening means the next day; without any time a day is
 * closed (R-HOURS-02).
 */
export function rangeOf(open: string | null, close: string | null): ScheduleEntry["range"] {
	if (!open?.trim() && !close?.trim()) return null;
	if (!open?.trim() || !close?.trim()) return "unreadable";
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
