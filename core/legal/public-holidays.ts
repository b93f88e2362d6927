import { dateOf, weekdayIndex } from "#core/opening-hours/local-time.ts";

/** A day of every year, "MM-DD", or days after Easter Sunday. */
type HolidayRule = string | number;

/** Where nothing is known of a country: when nearly nobody delivers. */
const everywhere: readonly HolidayRule[] = ["01-01", "12-25"];

/**
 * The public holidays of whole countries by ISO 3166-1 alpha-2; those of single regions are left out. Germany: the holiday
 * laws of all 16 states and Art. 2 (2) of the Unification Treaty. Austria: § 7 (2) ARG. Switzerland: Art. 110 (3) BV and
 * those of all cantons. France: Art. L3133-1 of the Code du travail.
 */
const holidays: ReadonlyMap<string, readonly HolidayRule[]> = new Map<string, readonly HolidayRule[]>([
	["DE", ["01-01", -2, 1, "05-01", 39, 50, "10-03", "12-25", "12-26"]],
	["AT", ["01-01", "01-06", 1, "05-01", 39, 50, 60, "08-15", "10-26", "11-01", "12-08", "12-25", "12-26"]],
	["CH", ["01-01", 39, "08-01", "12-25"]],
	["FR", ["01-01", 1, "05-01", "05-08", 39, 50, "07-14", "08-15", "11-01", "11-11", "12-25"]],
]);

const millisecondsOfDay = 86_400_000;

/** Easter Sunday of a year in days since 1970 (Meeus, Astronomical Algorithms, "Date of Easter"). */
export function easterSunday(year: number): number {
	const a = year % 19;
	const b = Math.floor(year / 100);
	const c = year % 100;
	const f = Math.floor((b + 8) / 25);
	const g = Math.floor((b - f + 1) / 3);
	const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
	const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
	const m = Math.floor((a + 11 * h + 22 * l) / 451);
	const sum = h + l - 7 * m + 114;
	return Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 1) / millisecondsOfDay;
}

/** Whether people work in a country on a day, given in days since 1970: from Monday to Friday, but for its holidays. */
export function isWorkingDay(day: number, country_code: string): boolean {
	if (weekdayIndex(day) > 4) return false;
	const date = dateOf(day);
	const fromEaster = day - easterSunday(Number(date.slice(0, 4)));
	return !(holidays.get(country_code) ?? everywhere).some(
		(rule) => rule === fromEaster || rule === date.slice(5),
	);
}

/** The working day of a country that comes so many working days after a day; for 0 that day or the next working day. */
export function addWorkingDays(day: number, count: number, country_code: string): number {
	let last = day;
	let left = count;
	while (left > 0 || !isWorkingDay(last, country_code)) {
		last += 1;
		if (isWorkingDay(last, country_code)) left -= 1;
	}
	return last;
}
