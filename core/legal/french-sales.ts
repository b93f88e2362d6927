import type { Period } from "#core/content/period.ts";
import { dateOf, weekdayIndex } from "#core/opening-hours/local-time.ts";
import { withoutCountryPrefix } from "#core/text/postcode-prefix.ts";

const wednesday = 2;

/** The length of a sales period, in days. */
const length = 28;

/** Returns a day of a year, in days since 1970; months count from 1. */
function dayOf(year: number, month: number, day: number): number {
	return Date.UTC(year, month - 1, day) / 86_400_000;
}

/** Returns the first Wednesday on or after a day. */
function wednesdayFrom(day: number): number {
	return day + ((wednesday - weekdayIndex(day) + 7) % 7);
}

/**
 * Returns the two periods of "soldes" in a year (art. L310-3 Code de commerce, arrêté du 27 mai 2019): four weeks from
 * the second Wednesday of January, the first if the second is after the 12th, and four weeks from the last Wednesday
 * of June, the last but one if the last is after the 28th.
 */
export function frenchSales(year: number): readonly [winter: Period, summer: Period] {
	const second = wednesdayFrom(dayOf(year, 1, 8));
	const last = wednesdayFrom(dayOf(year, 6, 24));
	const winter = second > dayOf(year, 1, 12) ? second - 7 : second;
	const summer = last > dayOf(year, 6, 28) ? last - 7 : last;
	const period = (from: number) => ({ from: dateOf(from), to: dateOf(from + length - 1) });
	return [period(winter), period(summer)];
}

/**
 * The departments with dates of their own (annex of the arrêté): Lorraine in winter, Alpes-Maritimes,
 * Pyrénées-Orientales and Corsica in summer, and all overseas ones. Postcodes begin with them.
 */
const departmentsOfException = /^(?:06|20|54|55|57|66|88|97|98)/;

/** Returns whether shops with a French postcode have the dates of {@link frenchSales}. */
export function hasNationalSales(postcode: string): boolean {
	return !departmentsOfException.test(withoutCountryPrefix(postcode));
}
