import { describe, expect, it } from "vitest";
import { createMemoryLogger } from "#adapters/memory/logger.ts";
import type { Branch } from "#core/content/branch.ts";
import { openState } from "#core/opening-hours/open-state.ts";
import { openingHours } from "#core/opening-hours/opening-hours.ts";
import { scheduleOf } from "#core/opening-hours/schedule.ts";
import { specialDays } from "#core/opening-hours/special-days.ts";
import { halfStatedDays, unclearDays, unclearNotes } from "#core/opening-hours/unclear-hours.ts";
import { holiday, legacy, period } from "#tests/core/opening-hours/hours.ts";

const ordinary = [period(4, "09:00-18:30"), period(10, "10:00-16:00")];

function branchWith(fields: Partial<Branch>): Branch {
	return {
		time_zone: "Europe/Berlin",
		opening_periods: ordinary,
		opening_hours: [],
		holidays: [],
		...fields,
	} as Branch;
}

const schedule = (branch: Branch) => scheduleOf(branch, "de", createMemoryLogger());

/** A Thursday, at 15:00 in Berlin. */
const afternoon = Date.parse("2026-12-24T14:00:00Z");
const morning = [{ from: 540, to: 780 }];

describe("half holidays", () => {
	it.each([
		"Heiligabend und Silvester",
		"24.12. und 31.12.",
		"24./31.12.",
		"24 et 31 décembre",
		"Christmas Eve and New Year’s Eve",
	])("B-USE-03 computes the hours of %j, and those of ordinary weekdays", (day) => {
		const branch = branchWith({ opening_periods: [...ordinary, period(day, "09:00-13:00")] });
		const { week, dates } = schedule(branch);
		expect(dates).toEqual({
			"12-24": { label: { key: "openingHours.day.15" }, ranges: morning },
			"12-31": { label: { key: "openingHours.day.16" }, ranges: morning },
		});
		expect(week[6]).toEqual([]);
		expect(openState(schedule(branch), afternoon)).toMatchObject({ state: "closed" });
		expect(unclearDays(branch)).toEqual([]);
	});

	it.each([
		"24.12. bis 14 Uhr",
		"Donnerstag, 24.12. bis 14 Uhr",
		"Heiligabend und Silvester 9–13 Uhr geschlossen ab 13 Uhr",
		"24 décembre jusqu’à 16h",
		"Christmas Eve 10am to 2pm",
		"Heiligabend bis mittags",
	])("B-USE-03 R-HOURS-02 shows %j as written and computes nothing for the date", (day) => {
		const branch = branchWith({ opening_periods: [...ordinary, period(day, null)] });
		expect(openState(schedule(branch), afternoon)).toEqual({ state: "unknown" });
		expect(schedule(branch).week).toEqual(schedule(branchWith({})).week);
		expect(specialDays(schedule(branch), afternoon)[0]).toEqual({
			date: "2026-12-24",
			label: { text: day },
			ranges: null,
		});
		expect(openingHours(branch, "de", createMemoryLogger()).days.at(-1)).toEqual({
			label: { text: day },
			ranges: null,
		});
		expect(unclearDays(branch)).toEqual([{ field: "opening_periods.2.day", found: day }]);
	});

	it("B-USE-03 computes nothing for the dates of a range, also across the end of the year", () => {
		const branch = branchWith({ opening_periods: [...ordinary, period("24.12.–2.1.", null)] });
		const { dates } = schedule(branch);
		expect(Object.keys(dates)).toHaveLength(10);
		expect(dates["01-01"]?.ranges).toBeNull();
	});

	it.each([
		["Mittwoch ab 13 Uhr", []],
		["Feiertage", []],
	])("R-HOURS-02 shows %j without times as closed", (day, ranges) => {
		const { days } = openingHours(
			{ opening_periods: [period(day, null)], opening_hours: [] },
			"de",
			createMemoryLogger(),
		);
		expect(days[0]?.ranges).toEqual(ranges);
	});
});

describe("names of half holidays", () => {
	it.each([
		["Heiligabend und Silvester", ["openingHours.day.15", "openingHours.day.16"]],
		["24./31.12.", ["openingHours.day.15", "openingHours.day.16"]],
		["Montag bis Freitag", ["openingHours.day.4"]],
		["Samstag + Sonntag", ["openingHours.day.10", "openingHours.day.11"]],
	])("B-USE-03 R-HOURS-01 names the days of %j in the page's language", (day, keys) => {
		const branch = branchWith({ opening_periods: [period(day, "09:00-13:00")] });
		const labelsIn = (language: "de" | "fr") =>
			openingHours(branch, language, createMemoryLogger()).days.map(({ label }) => label);
		expect(labelsIn("fr")).toEqual(keys.map((key) => ({ key })));
		expect(labelsIn("de")).toEqual([{ text: day }]);
	});

	it.each(["Vorabend vor Feiertagen", "5. Dezember", "Sonn- und Feiertage", "Montag bis Samstag"])(
		"B-USE-03 shows %j as written on pages in other languages, with its language",
		(day) => {
			const branch = branchWith({ opening_periods: [period(day, "09:00-13:00")] });
			const [line] = openingHours(branch, "en", createMemoryLogger()).days;
			expect(line?.label).toEqual({ text: day, lang: "de" });
		},
	);

	it("B-USE-03 gives other dates no name, because the date is shown", () => {
		const branch = branchWith({ opening_periods: [...ordinary, period("5. Dezember", "09:00-13:00")] });
		expect(schedule(branch).dates["12-05"]).toEqual({ label: null, ranges: morning });
	});
});

describe("hours of half holidays outside the list of days", () => {
	it("B-USE-03 computes nothing for dates whose hours only a note states", () => {
		const free_text = "Heiligabend und Silvester bis 13 Uhr";
		const noted = [{ ...period(4, "09:00-18:30"), free_text }];
		const branch = branchWith({ opening_periods: noted });
		expect(openState(schedule(branch), afternoon)).toEqual({ state: "unknown" });
		expect(unclearNotes(branch, "2026-11-29")).toEqual([
			{ field: "opening_periods.0.free_text", found: free_text },
		]);
		const stated = branchWith({ opening_periods: [...noted, period(15, "09:00-13:00"), period(16, null)] });
		expect(openState(schedule(stated), afternoon)).toMatchObject({ state: "closed" });
		expect(unclearNotes(stated, "2026-11-29")).toEqual([]);
		const past = branchWith({
			opening_periods: [{ ...noted[0], free_text: "24.12.2025 geschlossen" }] as never,
		});
		expect(unclearNotes(past, "2026-11-29")).toEqual([]);
	});

	it("B-USE-03 does not call a holiday closed whose name states its hours", () => {
		const branch = branchWith({ holidays: [holiday("2026-12-24", "Heiligabend bis 14 Uhr")] });
		expect(openState(schedule(branch), afternoon)).toEqual({ state: "unknown" });
		expect(unclearNotes(branch, "2026-11-29")).toEqual([
			{ field: "holidays.0.translations", found: "Heiligabend bis 14 Uhr" },
		]);
	});

	it("B-USE-03 names days with one of two times and computes nothing for them", () => {
		const closes = (day: number) => ({ ...period(day, null), time_close: "14:00" });
		const branch = branchWith({
			opening_periods: [...ordinary, closes(15)],
			holidays: [{ ...holiday("2026-12-31", "Silvester"), time_open: "10:00" }],
		});
		expect(openState(schedule(branch), afternoon)).toEqual({ state: "unknown" });
		expect(halfStatedDays(branch)).toEqual([
			{ field: "opening_periods.2", found: "14:00" },
			{ field: "holidays.0", found: "10:00" },
		]);
		const older = { ...legacy("Heiligabend", "09:00-13:00"), closing_time: null };
		expect(halfStatedDays(branchWith({ opening_periods: [], opening_hours: [older] }))).toHaveLength(1);
	});
});
