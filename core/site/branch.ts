import type { TranslationEntry } from "#core/shared/translation.ts";
import type { MediaName } from "#core/site/media.ts";

/** A shop on a street (specification 3, "Branch"). */
export interface Branch {
	readonly id: string;
	readonly display_name: string;
	/** Street and house number. */
	readonly street: string;
	readonly zip: string;
	readonly city: string;
	/** ISO 3166-1 alpha-2; the site's own country where null. */
	readonly country_code: string | null;
	readonly phone: string | null;
	readonly image: MediaName | null;
	/** IANA time zone in which the opening hours are meant. */
	readonly time_zone: string;
	readonly opening_periods: readonly OpeningPeriod[];
	/** The older form of opening hours, used when there are no opening periods. */
	readonly opening_hours: readonly LegacyOpeningHour[];
	/** Dates whose hours differ from those of their weekday (B-USE-03). */
	readonly holidays: readonly Holiday[];
}

/** One slot of a day's opening hours (specification 3, "Opening period"). */
export interface OpeningPeriod {
	/** A code from 0 to 16, or the day's name as it is to be shown. */
	readonly day: number | string;
	/** "HH:MM" or "HH:MM:SS", local to the branch; null on a closed day. */
	readonly time_open: string | null;
	readonly time_close: string | null;
	readonly sort: number;
	/** The first one found is shown as a note below the list. */
	readonly free_text: string | null;
	/** The note in further languages; `free_text` is what the others read. */
	readonly translations?: readonly PeriodTranslation[];
}

/** What an opening period says in one language. */
export interface PeriodTranslation extends TranslationEntry {
	readonly free_text: string;
}

/** The older form of an opening period (specification 3, "Legacy opening hour"). */
export interface LegacyOpeningHour {
	readonly sort: number;
	readonly translations: readonly LegacyOpeningHourTranslation[];
	readonly closed: boolean;
	readonly opening_time: string | null;
	readonly closing_time: string | null;
}

export interface LegacyOpeningHourTranslation extends TranslationEntry {
	readonly day: string;
	readonly free_text: string | null;
}

/** The hours of a single date, a public holiday's above all (B-USE-03); several of a date are its ranges. */
export interface Holiday {
	/** "YYYY-MM-DD" by the branch's calendar. */
	readonly date: string;
	readonly translations: readonly HolidayTranslation[];
	/** "HH:MM" or "HH:MM:SS"; closed unless both are given. */
	readonly time_open: string | null;
	readonly time_close: string | null;
}

export interface HolidayTranslation extends TranslationEntry {
	readonly display_name: string;
}
