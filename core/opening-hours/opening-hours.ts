import type { Branch, LegacyOpeningHour, OpeningPeriod } from "#core/content/branch.ts";
import { contentLanguage, type Language } from "#core/language/language.ts";
import { translationFor } from "#core/language/translation.ts";
import { codesOfDays, dayCodeOf } from "#core/opening-hours/day-codes.ts";
import { statesHours } from "#core/opening-hours/named-dates.ts";
import { parseDayName } from "#core/opening-hours/parse-day-name.ts";
import type { Logger } from "#core/platform/logger.ts";

/**
 * A day's name: a catalogue key for days that the specification names, else the content's words, with their language
 * if it is not the page's.
 */
export type DayLabel = { readonly key: string } | { readonly text: string; readonly lang?: Language };

/** A time range within a day, "HH:MM" each. */
export interface TimeRange {
	readonly from: string;
	readonly to: string;
}

/** One line of the opening hours. */
export interface OpeningDay {
	readonly label: DayLabel;
	/** In order; empty means closed (R-HOURS-02), null if the label states the hours: "Heiligabend bis 14 Uhr". */
	readonly ranges: readonly TimeRange[] | null;
}

/** The displayed opening hours of a branch (specification 4, "Opening hours display"). */
export interface OpeningHours {
	readonly days: readonly OpeningDay[];
	/** The first free text, shown below the list (R-HOURS-03). */
	readonly note: string | null;
}

interface Slot {
	/** Identical for all slots of a day. */
	readonly dayKey: string;
	/** Null for the information entry, which is not a day. */
	readonly label: DayLabel | null;
	readonly range: TimeRange | null;
	/** Whether the label states the hours. */
	readonly isWritten: boolean;
	readonly freeText: string | null;
	readonly sort: number;
}

/**
 * Returns the opening hours of a branch, in the older form if it has no opening periods (R-COMP-04, R-HOURS-04). Days in
 * words are in `ownLanguage`. In other languages, days with a code are named in the page's language.
 */
export function openingHours(
	branch: Pick<Branch, "opening_periods" | "opening_hours">,
	language: Language,
	logger: Logger,
	ownLanguage: Language = contentLanguage,
): OpeningHours {
	const slots =
		branch.opening_periods.length > 0
			? branch.opening_periods.flatMap((period) => slotsOfPeriod(period, language, ownLanguage))
			: branch.opening_hours.flatMap((entry) => slotOfLegacy(entry, language, logger));
	const sorted = slots.toSorted((a, b) => a.sort - b.sort);
	const days = new Map<string, { label: DayLabel; ranges: TimeRange[]; isWritten: boolean }>();
	for (const { dayKey, label, range, isWritten } of sorted) {
		if (label === null) continue;
		const day = days.get(dayKey) ?? { label, ranges: [], isWritten };
		if (range) day.ranges.push(range);
		days.set(dayKey, day);
	}
	const lines = [...days.values()].map(({ label, ranges, isWritten }) => ({
		label,
		ranges: isWritten && ranges.length === 0 ? null : ranges,
	}));
	return { days: lines, note: sorted.find((slot) => slot.freeText)?.freeText ?? null };
}

/** Returns the codes of the days of an opening period; empty if its words are shown as written. */
function codesOf(day: string, isForeign: boolean): readonly number[] {
	const code = dayCodeOf(day);
	if (code !== null) return [code];
	const meaning = isForeign ? parseDayName(day) : null;
	return meaning === null ? [] : codesOfDays(meaning);
}

function slotsOfPeriod(period: OpeningPeriod, language: Language, ownLanguage: Language): readonly Slot[] {
	const text = String(period.day).trim();
	const isForeign = language !== ownLanguage;
	const translated = period.translations.find((entry) => entry.language === language);
	const slot = {
		range: rangeOf(period.time_open, period.time_close),
		freeText: textOrNull(translated?.free_text ?? period.free_text),
		sort: period.sort,
	};
	const codes = codesOf(text, isForeign);
	if (codes.length === 0) {
		const label = isForeign ? { text, lang: ownLanguage } : { text };
		return [{ ...slot, dayKey: `text ${text}`, label, isWritten: statesHours(text) }];
	}
	return codes.map((code) => ({
		...slot,
		dayKey: `code ${code}`,
		label: code === 0 ? null : { key: `openingHours.day.${code}` },
		isWritten: false,
	}));
}

function slotOfLegacy(entry: LegacyOpeningHour, language: Language, logger: Logger): readonly Slot[] {
	const translation = translationFor(entry.translations, language, logger, "opening_hours");
	if (translation === null) return [];
	const text = translation.day.trim();
	return [
		{
			dayKey: text,
			label: { text },
			range: entry.closed ? null : rangeOf(entry.opening_time, entry.closing_time),
			isWritten: !entry.closed && statesHours(text),
			freeText: textOrNull(translation.free_text),
			sort: entry.sort,
		},
	];
}

function rangeOf(open: string | null, close: string | null): TimeRange | null {
	const from = withoutSeconds(open);
	const to = withoutSeconds(close);
	return from && to ? { from, to } : null;
}

function withoutSeconds(time: string | null): string {
	return (time ?? "").trim().replace(/^(\d{1,2}:\d{2}):\d{2}.*$/, "$1");
}

function textOrNull(text: string | null): string | null {
	return text?.trim() || null;
}
