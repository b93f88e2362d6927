import { describe, expect, it } from "vitest";
import { createMemoryLogger } from "#adapters/memory/logger.ts";
import type { Branch } from "#core/content/branch.ts";
import type { Language } from "#core/language/language.ts";
import { scheduleOf } from "#core/opening-hours/schedule.ts";
import { specialDays } from "#core/opening-hours/special-days.ts";
import { unclearDays } from "#core/opening-hours/unclear-hours.ts";
import { weekOf } from "#core/opening-hours/week.ts";
import { holiday, legacy, period } from "#tests/core/opening-hours/hours.ts";

function schedule(fields: Partial<Branch>, language: Language = "de") {
	const time_zone = "Europe/Berlin";
	const branch = { time_zone, opening_periods: [], opening_hours: [], holidays: [], ...fields };
	return scheduleOf(branch, language, createMemoryLogger());
}

const nine = [{ from: 540, to: 1080 }];

describe("hours with days that cannot be parsed", () => {
	const whole = [null, null, null, null, null, null, null];
	it.each([
		["Mo–Fr (außer mittwochnachmittags)", whole],
		["werktags", whole],
		["Sa, 1. So im Monat", whole],
		["1. Samstag im Monat", [nine, [], [], [], [], null, []]],
	])("B-USE-03 computes nothing from %j, whatever other entries state for its days", (day, week) => {
		const monday = period(1, "09:00-18:00");
		const unclear = period(day, null);
		expect(schedule({ opening_periods: [monday, period(10, "09:00-18:00"), unclear] }).week).toEqual(week);
		const branch = { time_zone: "Europe/Berlin", opening_periods: [monday, unclear], opening_hours: [] };
		expect(unclearDays(branch)).toEqual([{ field: "opening_periods.1.day", found: day }]);
	});

	it("B-USE-03 treats public holidays as closed, and computes nothing from hours on them", () => {
		const monday = period(1, "09:00-18:00");
		for (const day of [
			"Feiertage",
			"Sonn- und Feiertage",
			"dimanche et jours fériés",
			"Sundays and bank holidays",
		])
			expect(schedule({ opening_periods: [monday, period(day, null)] }).week[6]).toEqual([]);
		const open = schedule({ opening_periods: [monday, period("Sonn- und Feiertage", "09:00-18:00")] });
		expect(open.week).toEqual([nine, ...whole.slice(1)]);
	});

	it("R-HOURS-04 B-USE-03 accepts no language of the older form that another one contradicts", () => {
		const translations = [
			{ language: "de" as const, day: "Mo–Fr (nur vormittags)", free_text: null },
			{ language: "fr" as const, day: "lun.-ven.", free_text: null },
		];
		const older = { ...legacy("", "09:00-18:00"), translations };
		expect(schedule({ opening_hours: [older] }).week).toEqual(whole);
		const differing = translations.map((entry, place) => ({
			...entry,
			day: ["Mo–Do", "lun.-ven."][place] ?? "",
		}));
		expect(schedule({ opening_hours: [{ ...older, translations: differing }] }).week).toEqual(whole);
	});
});

describe("scheduleOf", () => {
	it("B-USE-03 spreads codes over their weekdays, several ranges a day in order; the rest is closed", () => {
		const periods = [period(6, "14:00-18:30"), period(6, "10:00-13:00"), period("10", "10:00-16:00")];
		const both = [
			{ from: 600, to: 780 },
			{ from: 840, to: 1110 },
		];
		const week = [[], both, both, both, both, [{ from: 600, to: 960 }], []];
		expect(schedule({ opening_periods: [period(0, null), ...periods] }).week).toEqual(week);
	});

	it("R-HOURS-04 B-USE-03 parses the older form by the names of its days, in any language", () => {
		const french = { language: "fr" as const, day: "Mardi", free_text: null };
		const older = [
			legacy("Montag", "09:00:00-18:00:00"),
			{ ...legacy("Tag der Elbe", "09:00-18:00"), translations: [french] },
			{ ...legacy("Mittwoch", "09:00-18:00"), closed: true },
		];
		expect(schedule({ opening_hours: older }, "en").week).toEqual([nine, nine, [], [], [], [], []]);
	});

	it("R-HOURS-04 B-USE-03 uses the older form only without opening periods", () => {
		const both = {
			opening_periods: [period(1, "09:00-18:00")],
			opening_hours: [legacy("Dienstag", "09:00-18:00")],
		};
		expect(schedule(both).week).toEqual([nine, [], [], [], [], [], []]);
	});

	it("B-USE-03 leaves only those days unknown that only free text describes", () => {
		const vague = period("1. Advent", "12:00-16:00");
		const monday = period(1, "09:00-18:00");
		const none = [null, null, null, null, null, null, null];
		expect(schedule({}).week).toEqual(none);
		expect(schedule({ opening_periods: [vague] }).week).toEqual(none);
		expect(schedule({ opening_periods: [period("1. Advent", null)] }).week).toEqual(none);
		expect(schedule({ opening_periods: [vague, monday, period(11, null)] }).week).toEqual([
			nine,
			...none.slice(0, 5),
			[],
		]);
		expect(schedule({ opening_periods: [monday, period("Feiertage", null)] }).week[1]).toEqual([]);
		expect(
			schedule({ opening_periods: [period(4, "09:00-18:00"), period(10, "neun-zehn")] }).week[5],
		).toBeNull();
	});

	it.each([
		["10:00-02:30", { from: 600, to: 1590 }],
		["10:00-10:00", { from: 600, to: 2040 }],
		["10:00-00:00", { from: 600, to: 1440 }],
		["9:00-24:00", { from: 540, to: 1440 }],
	])("B-USE-03 lets %s end at or past midnight", (range, expected) => {
		expect(schedule({ opening_periods: [period(1, range)] }).week[0]).toEqual([expected]);
	});

	it("B-USE-03 keeps dates with their own hours separate, named in the page's language", () => {
		const translations = [
			{ language: "de" as const, display_name: "Umbau" },
			{ language: "fr" as const, display_name: "Travaux" },
		];
		const found = schedule(
			{
				opening_periods: [period(4, "09:00-18:00"), period(16, null)],
				holidays: [
					{ ...holiday("2027-02-01", "", "14:00-18:00"), translations },
					{ ...holiday("2027-02-01", "", "09:00-12:00"), translations },
					{ ...holiday("2027-02-02", ""), translations: [] },
				],
			},
			"fr",
		);
		expect(found.dates).toEqual({
			"12-31": { label: { key: "openingHours.day.16" }, ranges: [] },
			"2027-02-01": {
				label: { text: "Travaux" },
				ranges: [
					{ from: 540, to: 720 },
					{ from: 840, to: 1080 },
				],
			},
			"2027-02-02": { label: null, ranges: [] },
		});
	});
});

describe("weekOf", () => {
	const shop = schedule({
		opening_periods: [period(4, "09:30-18:15"), period(15, "10:00-13:00")],
		holidays: [holiday("2026-12-25", "1. Weihnachtstag")],
	});
	const day = { from: 570, to: 1095 };

	it("B-USE-03 shows the ordinary week on an axis of whole hours before the time is known", () => {
		expect(weekOf(shop, null)).toEqual({
			days: [[day], [day], [day], [day], [day], [], []],
			axis: { from: 540, to: 1140 },
			ticks: [540, 720, 900, 1080],
			now: null,
		});
	});

	it("B-USE-03 shows the current week with its holidays, and today by the branch's calendar", () => {
		const week = weekOf(shop, Date.parse("2026-12-24T07:15:00+09:00"));
		expect(week?.now).toEqual({ weekday: 2, minutes: 23 * 60 + 15 });
		expect(week?.days).toEqual([[day], [day], [day], [{ from: 600, to: 780 }], [], [], []]);
		expect(week?.axis).toEqual(weekOf(shop, null)?.axis);
	});

	it("B-USE-03 splits ranges at midnight and continues them on the next day, Sunday's on Monday", () => {
		const bar = schedule({ opening_periods: [period(9, "18:00-02:00"), period(11, "20:00-01:00")] });
		expect(weekOf(bar, null)).toEqual({
			days: [
				[{ from: 0, to: 60 }],
				[],
				[],
				[],
				[{ from: 1080, to: 1440 }],
				[{ from: 0, to: 120 }],
				[{ from: 1200, to: 1440 }],
			],
			axis: { from: 0, to: 1440 },
			ticks: [0, 360, 720, 1080, 1440],
			now: null,
		});
	});

	it("B-USE-03 is null if nothing is known", () => {
		expect(weekOf(schedule({}), 0)).toBeNull();
		expect(weekOf(schedule({ opening_periods: [period(4, null)] }), null)?.axis).toEqual({
			from: 540,
			to: 1200,
		});
	});
});

describe("specialDays", () => {
	const shop = schedule({
		opening_periods: [period(4, "09:00-18:00"), period(15, "09:00-12:00"), period(16, "09:00-18:00")],
		holidays: [
			holiday("2026-12-25", "1. Weihnachtstag"),
			// A Saturday, closed anyway.
			holiday("2026-12-26", "2. Weihnachtstag"),
			holiday("2027-01-01", "Neujahr"),
		],
	});
	const dates = (moment: string) => specialDays(shop, Date.parse(moment)).map(({ date }) => date);

	it("B-USE-03 lists the dates of the next two weeks whose hours differ, today's included", () => {
		expect(specialDays(shop, Date.parse("2026-12-17T12:00:00+01:00"))).toEqual([
			{ date: "2026-12-24", label: { key: "openingHours.day.15" }, ranges: [{ from: 540, to: 720 }] },
			{ date: "2026-12-25", label: { text: "1. Weihnachtstag" }, ranges: [] },
		]);
		expect(dates("2026-12-19T12:00:00+01:00")).toEqual(["2026-12-24", "2026-12-25", "2027-01-01"]);
		expect(dates("2026-12-25T23:59:00+01:00")).toEqual(["2026-12-25", "2027-01-01"]);
		expect(dates("2026-12-26T00:00:00+01:00")).toEqual(["2027-01-01"]);
	});

	it("B-USE-03 lists none if the time zone is unknown", () => {
		expect(specialDays({ ...shop, time_zone: "Nowhere" }, Date.parse("2026-12-20T12:00:00Z"))).toEqual([]);
	});
});
