import type { Period } from "#core/content/period.ts";
import { dateOf, weekdayIndex } from "#core/opening-hours/local-time.ts";
import { day as millisecondsOfDay } from "#core/platform/time.ts";
import { memoize } from "#core/shared/once-per.ts";

/**
 * The public holidays of countries (ISO 3166-1 alpha-2) and of their regions (ISO 3166-2), as of November 2026. A
 * region's row changes its country's. Holidays of parts of a region, half days and days given instead of a Sunday are
 * left out: there, goods may arrive a day late.
 *
 * Notation:
 * - "0501": a fixed date
 * - "e39": days after Easter Sunday
 * - "o39": days after Orthodox Easter Sunday
 * - "3>1116": the first Wednesday on or after 16 November; Monday is 1
 * - "!1226": in a region, not a holiday there
 * - "" as country: any other country, with the days on which hardly anybody delivers
 *
 * Sources:
 * - Germany: the holiday laws of all 16 states and Art. 2 (2) of the Unification Treaty
 * - Austria: § 7 (2) ARG
 * - Switzerland: Art. 110 (3) BV and the list of the cantons' holidays by the Federal Office of Justice, as in holidays 0.105
 * (PyPI); without a canton, the days of most cantons
 * - France: Art. L3133-1 and L3134-13 of the Code du travail
 *
 * All countries and regions were compared with the weekdays of type "public" in date-holidays 3.37.0 (npm) for 2026
 * to 2028. Intended differences, with which a date is promised a day late at most:
 * - BG 26 December (moved in 2028 by date-holidays)
 * - CY Clean Monday (a Tuesday in date-holidays), Whit Monday and 24 December
 * - HU 24 December
 * - RO 2 January
 * - SK 8 May and 15 September (working days by a law of 2025, at first for 2026)
 * - CH-LU Easter Monday, Whit Monday and 2 January, CH-AI 8 December
 * - CH-UR, CH-AR and CH-AI 26 December, a working day there in some years
 *
 * Left out on purpose:
 * - LV 20 November 2028, given instead of a Saturday
 * - CH-GL 24 and 31 December, and the Näfelser Fahrt a week later if it would fall in Holy Week
 * - CH-AG and CH-NE the holidays of single districts, CH-NE and CH-VS Easter Monday and Whit Monday
 */
const holidays = `
 0101 1225
AT 0101 0106 e1 0501 e39 e50 e60 0815 1026 1101 1208 1225 1226
BE 0101 e1 0501 e39 e50 0721 0815 1101 1111 1225
BG 0101 0303 o-2 o1 0501 0506 0524 0906 0922 1224 1225 1226
CH 0101 e-2 e1 e39 e50 0801 1225 1226
CH-AI e60 0815 1101 1208
CH-BE 0102
CH-BL CH-BS CH-SH CH-ZH 0501
CH-FR CH-NW CH-OW CH-ZG !e1 !e50 !1226 e60 0815 1101 1208
CH-GE !1226 4>0905 1231
CH-GL 4>0401 1101
CH-GR !e-2
CH-JU !1226 0102 0501 e60 0623 0815 1101
CH-LU 0102 e60 0815 1101 1208
CH-NE !e1 !e50 !1226 0301 0501
CH-NW 0319
CH-OW 0925
CH-SG 1101
CH-SO !e1 !e50 !1226 0319 e60 0815 1101
CH-SZ CH-UR 0106 0319 e60 0815 1101 1208
CH-TG 0102 0501
CH-TI !e-2 0106 0319 0501 e60 0629 0815 1101 1208
CH-VD !1226 0102 1>0916
CH-VS !e-2 !e1 !e50 !1226 0319 e60 0815 1101 1208
CY 0101 0106 o-48 0325 0401 o-2 o1 0501 o50 0815 1001 1028 1224 1225 1226
CZ 0101 e-2 e1 0501 0508 0705 0706 0928 1028 1117 1224 1225 1226
DE 0101 e-2 e1 0501 e39 e50 1003 1225 1226
DE-BE 0308
DE-BB DE-HB DE-HH DE-NI DE-SH 1031
DE-BW DE-BY 0106 e60 1101
DE-HE e60
DE-MV 0308 1031
DE-NW DE-RP e60 1101
DE-SL e60 0815 1101
DE-SN 1031 3>1116
DE-ST 0106 1031
DE-TH 0920 1031
DK 0101 e-3 e-2 e1 e39 e50 1225 1226
EE 0101 0224 e-2 0501 0623 0624 0820 1224 1225 1226
ES 0101 0106 e-2 0501 0815 1012 1101 1206 1208 1225
FI 0101 0106 e-2 e1 0501 e39 1206 1225 1226
FR 0101 e1 0501 0508 e39 e50 0714 0815 1101 1111 1225
FR-57 FR-67 FR-68 e-2 1226
GR 0101 0106 o-48 0325 o-2 o1 0501 o50 0815 1028 1225 1226
HR 0101 0106 e1 0501 0530 e60 0622 0805 0815 1101 1118 1225 1226
HU 0101 0315 e-2 e1 0501 e50 0820 1023 1101 1224 1225 1226
IE 0101 1>0201 0317 e1 1>0501 1>0601 1>0801 1>1025 1225 1226
IT 0101 0106 e1 0425 0501 0602 0815 1004 1101 1208 1225 1226
LT 0101 0216 0311 e1 0501 0624 0706 0815 1101 1102 1224 1225 1226
LU 0101 e1 0501 0509 e39 e50 0623 0815 1101 1225 1226
LV 0101 e-2 e1 0501 0504 0623 0624 1118 1224 1225 1226 1231
MT 0101 0210 0319 0331 e-2 0501 0607 0629 0815 0908 0921 1208 1213 1225
NL 0101 e1 0427 e39 e50 1225 1226
PL 0101 0106 e1 0501 0503 e60 0815 1101 1111 1224 1225 1226
PT 0101 e-2 0425 0501 e60 0610 0815 1005 1101 1201 1208 1225
RO 0101 0102 0106 0107 0124 o-2 o1 0501 0601 o50 0815 1130 1201 1225 1226
SE 0101 0106 e-2 e1 0501 e39 0606 1225 1226
SI 0101 0102 0208 e1 0427 0501 0502 0625 0815 1031 1101 1225 1226
SK 0101 0106 e-2 e1 0501 0508 0705 0829 0915 1101 1224 1225 1226`;

/** Returns the names of the holidays by area: of each region those that differ from its country's. */
function readTable(rows: string): ReadonlyMap<string, ReadonlySet<string>> {
	const byArea = new Map<string, Set<string>>();
	for (const row of rows.split("\n").slice(1)) {
		const words = row.split(" ");
		const names = words.filter((word) => /^[^A-Z]/.test(word));
		for (const area of words.slice(0, -names.length || undefined))
			byArea.set(area, new Set([...(byArea.get(area) ?? []), ...names]));
	}
	return byArea;
}

const byArea = readTable(holidays);

/** Returns Easter Sunday of a year in days since 1970 (Meeus, Astronomical Algorithms, "Date of Easter"). */
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

/** Returns Orthodox Easter Sunday in days since 1970, from 1900 to 2099 (ibid., for the Julian calendar). */
export function orthodoxEaster(year: number): number {
	const d = (19 * (year % 19) + 15) % 30;
	const e = (2 * (year % 4) + 4 * (year % 7) - d + 34) % 7;
	const sum = d + e + 114;
	return Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 14) / millisecondsOfDay;
}

/**
 * Returns whether a day, in days since 1970, is a working day in all given areas: Monday to Friday except public
 * holidays. Areas are countries or regions (ISO 3166): "CH", "CH-GE"; an unknown country is "".
 */
export function isWorkingDay(day: number, areas: readonly string[]): boolean {
	if (weekdayIndex(day) > 4) return false;
	const names = namesOf(dateOf(day));
	return areas.every((area) => !isHoliday(names, byArea.has(countryIn(area)) ? area : ""));
}

/**
 * Returns the public holidays of a country or region within `count` days from a day, in days since 1970; empty for an
 * unknown country.
 */
export function publicHolidays(area: string, from: number, count: number): readonly number[] {
	if (area === "") return [];
	return Array.from({ length: count }, (_, place) => from + place).filter((day) =>
		isHoliday(namesOf(dateOf(day)), area),
	);
}

/** Returns the table's possible names of a date. */
const namesOf = memoize((date: string): readonly string[] => {
	const day = dayOf(date);
	const year = Number(date.slice(0, 4));
	const monthAndDate = (at: number) => dateOf(at).slice(5).replace("-", "");
	return [
		monthAndDate(day),
		`e${day - easterSunday(year)}`,
		`o${day - orthodoxEaster(year)}`,
		...Array.from({ length: 7 }, (_, before) => `${weekdayIndex(day) + 1}>${monthAndDate(day - before)}`),
	];
});

function countryIn(area: string): string {
	return area.slice(0, 2);
}

/** Returns whether one of a day's names is a holiday of a country or region; a region's row goes first. */
function isHoliday(names: readonly string[], area: string): boolean {
	const country = byArea.get(countryIn(area));
	const region = byArea.get(area);
	return names.some((name) => region?.has(name) || (country?.has(name) && !region?.has(`!${name}`)));
}

/**
 * Returns the day that is `count` working days later in all areas. For 0 it is the day itself or the next working
 * day. The days of `closures` are no working days.
 */
export function addWorkingDays(
	day: number,
	count: number,
	areas: readonly string[],
	closures: readonly Period[] = [],
): number {
	const closed = closures.map(({ from, to }) => ({ from: dayOf(from), to: dayOf(to) }));
	const nextOpen = (start: number): number => {
		let at = start;
		for (;;) {
			// In one step, because a closure may have an end such as 9999-12-31.
			const closure = closed.find(({ from, to }) => from <= at && at <= to);
			if (closure) at = closure.to + 1;
			else if (isWorkingDay(at, areas)) return at;
			else at += 1;
		}
	};
	let last = count > 0 ? day : nextOpen(day);
	for (let left = count; left > 0; left -= 1) last = nextOpen(last + 1);
	return last;
}

/** Returns the number of working days in all areas after a day, up to and including another. */
export function countWorkingDays(after: number, until: number, areas: readonly string[]): number {
	const days = Array.from({ length: Math.max(0, until - after) }, (_, place) => after + 1 + place);
	return days.filter((day) => isWorkingDay(day, areas)).length;
}

const dayOf = (date: string) => Math.floor(Date.parse(date) / millisecondsOfDay);
