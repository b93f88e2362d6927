import type { Branch, Holiday } from "#core/content/branch.ts";
import type { Language } from "#core/language/language.ts";
import { translationFor } from "#core/language/translation.ts";
import { dateNameKey, week } from "#core/opening-hours/day-codes.ts";
import { datesInDoubt, statesHours } from "#core/opening-hours/named-dates.ts";
import type { DayLabel } from "#core/opening-hours/opening-hours.ts";
import {
	datedNotes,
	datesUnknown,
	entriesOf,
	isClear,
	type MinuteRange,
	rangeOf,
	type ScheduleEntry,
	type StatedHours,
	weekdaysUnknown,
} from "#core/opening-hours/schedule-entries.ts";
import type { Logger } from "#core/platform/logger.ts";

/** The hours of a date that differ from those of its weekday. */
export interface DatedHours {
	/** The name of the day, or the words that state its hours. */
	readonly label: DayLabel | null;
	/** In order; empty means closed, null if the hours are unknown. */
	readonly ranges: readonly MinuteRange[] | null;
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

/**
 * Computes the schedule of a branch (B-USE-03). A weekday that no entry names is closed. It is unknown if an entry
 * with times that cannot be parsed may mean it, whatever other entries say; so is a date.
 */
export function scheduleOf(
	branch: StatedHours & Pick<Branch, "time_zone" | "holidays">,
	language: Language,
	logger: Logger,
): Schedule {
	const entries = entriesOf(branch);
	const clear = entries.filter(isClear);
	const unknown = weekdaysUnknown(entries);
	const named = clear.some(({ meaning }) => meaning.kind === "weekdays");
	const vague = entries.some(
		(entry) => !isClear(entry) && entry.range !== null && datesUnknown(entry).length === 0,
	);
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
		dates: {
			...notedDates(branch, language),
			...namedDates(entries),
			...holidayDates(branch.holidays, language, logger),
		},
	};
}

/** Returns the dates whose hours only a note states, as unknown. */
function notedDates(branch: StatedHours, language: Language): Schedule["dates"] {
	const dates: Record<string, DatedHours> = {};
	const notes = datedNotes(branch).toSorted(
		(one, other) => Number(other.language === language) - Number(one.language === language),
	);
	for (const { text } of notes)
		for (const date of datesInDoubt(text)) addTo(dates, date, { label: { text }, range: "unreadable" });
	return dates;
}

/** Returns the name of a single date of an entry, which may name several: "Heiligabend und Silvester", "24./31.12.". */
function nameOfDate(date: string): DayLabel | null {
	const key = dateNameKey(date);
	return key === null ? null : { key };
}

/** Returns the hours of the dates that entries name. */
function namedDates(entries: readonly ScheduleEntry[]): Schedule["dates"] {
	const dates: Record<string, DatedHours> = {};
	for (const entry of entries) {
		const { meaning, words, label, range } = entry;
		if (meaning?.kind === "dates")
			for (const date of meaning.dates) addTo(dates, date, { label: label && nameOfDate(date), range });
		if (meaning !== null) continue;
		for (const date of datesUnknown(entry))
			addTo(dates, date, { label: { text: words }, range: "unreadable" });
	}
	return dates;
}

function holidayDates(holidays: readonly Holiday[], language: Language, logger: Logger): Schedule["dates"] {
	const dates: Record<string, DatedHours> = {};
	for (const { date, translations, time_open, time_close } of holidays) {
		const text =
			translations.length > 0
				? translationFor(translations, language, logger, "holidays")?.display_name.trim()
				: null;
		const range = rangeOf(time_open, time_close);
		// A name such as "Heiligabend bis 14 Uhr" does not mean that the branch is closed.
		const isWritten = range === null && translations.some(({ display_name }) => statesHours(display_name));
		addTo(dates, date, { label: text ? { text } : null, range: isWritten ? "unreadable" : range });
	}
	return dates;
}

function addTo(
	dates: Record<string, DatedHours>,
	date: string,
	{ label, range }: Pick<ScheduleEntry, "label" | "range">,
): void {
	const existing = dates[date];
	const isUnknown = range === "unreadable" || existing?.ranges === null;
	dates[date] = {
		label: existing?.label ?? label,
		ranges: isUnknown ? null : inOrder([...(existing?.ranges ?? []), range]),
	};
}

function inOrder(ranges: readonly (MinuteRange | null)[]): readonly MinuteRange[] {
	return ranges.flatMap((range) => range ?? []).toSorted((a, b) => a.from - b.from || a.to - b.to);
}
