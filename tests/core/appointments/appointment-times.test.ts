import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { appointmentDays, instantOf } from "#core/appointments/appointment-times.ts";
import { localTime } from "#core/opening-hours/local-time.ts";
import { rangesOn } from "#core/opening-hours/open-state.ts";
import type { Schedule } from "#core/opening-hours/schedule.ts";
import { runs } from "#tests/core/runs.ts";

const morning = { from: 600, to: 780 };
const afternoon = { from: 840, to: 1110 };
const mitte: Schedule = {
	time_zone: "Europe/Berlin",
	week: [[], [morning, afternoon], [morning, afternoon], null, [{ from: 1320, to: 1560 }], [morning], []],
	dates: {
		"2026-12-23": { label: { text: "Inventur" }, ranges: [] },
		"12-29": { label: null, ranges: [{ from: 615, to: 700 }] },
	},
};
/** A Monday noon. */
const monday = Date.parse("2026-12-21T11:00:00Z");
const on = (date: string, minutes: number, instant = monday, schedule = mitte) =>
	appointmentDays(schedule, minutes, instant).find((day) => day.date === date)?.times;

describe("appointments on public holidays", () => {
	it("B-USE-15 are not offered on a public holiday of the branch's country, unless the branch states its hours", () => {
		const inGermany = { ...mitte, area: "DE" };
		const newYear = "2027-01-01";
		const open = { ...inGermany, week: mitte.week.map(() => [morning]) };
		expect(on("2026-12-25", 30, monday, open)).toBeUndefined();
		expect(on(newYear, 30, monday, open)).toBeUndefined();
		expect(on("2026-12-24", 30, monday, open)).toEqual([
			"10:00",
			"10:30",
			"11:00",
			"11:30",
			"12:00",
			"12:30",
		]);
		const said = { ...open, dates: { "01-01": { label: null, ranges: [{ from: 840, to: 900 }] } } };
		expect(on(newYear, 30, monday, said)).toEqual(["14:00", "14:30"]);
		expect(on(newYear, 30, monday, { ...open, area: "" })).toHaveLength(6);
		// Shops in Austria are closed on Epiphany, those in most of Germany are open.
		expect(on("2027-01-06", 30, monday, { ...open, area: "AT" })).toBeUndefined();
		expect(on("2027-01-06", 30, monday, open)).toHaveLength(6);
	});
});

describe("appointment times", () => {
	it("B-USE-15 are within the opening hours, without the break, so that the appointment ends in time", () => {
		expect(on("2026-12-22", 120)).toEqual([
			"10:00",
			"10:30",
			"11:00",
			"14:00",
			"14:30",
			"15:00",
			"15:30",
			"16:00",
			"16:30",
		]);
		expect(on("2026-12-22", 180)).toEqual(["10:00", "14:00", "14:30", "15:00", "15:30"]);
	});

	it("B-USE-15 follow special days, holidays and unknown days", () => {
		expect(on("2026-12-23", 30)).toBeUndefined();
		expect(on("2026-12-24", 30)).toBeUndefined();
		expect(on("2026-12-28", 30)).toBeUndefined();
		expect(on("2026-12-29", 30)).toEqual(["10:30", "11:00"]);
	});

	it("B-USE-15 are not in the past, in the branch's time zone, and leave two hours to read the request", () => {
		const tuesday = Date.parse("2026-12-22T09:10:00Z");
		expect(on("2026-12-22", 60, tuesday)?.[0]).toBe("14:00");
		const inNewYork = { ...mitte, time_zone: "America/New_York" };
		expect(on("2026-12-22", 60, tuesday, inNewYork)?.[0]).toBe("10:00");
		expect(on("2026-12-21", 30)).toBeUndefined();
	});

	it("B-USE-15 start before midnight if a branch is open past it", () => {
		expect(on("2026-12-25", 60)?.at(-1)).toBe("23:30");
	});

	it("B-USE-15 merge ranges that touch", () => {
		const schedule = {
			...mitte,
			dates: {
				"2026-12-22": {
					label: null,
					ranges: [
						{ from: 600, to: 660 },
						{ from: 660, to: 720 },
					],
				},
			},
		};
		expect(on("2026-12-22", 90, monday, schedule)).toEqual(["10:00", "10:30"]);
	});

	it("B-USE-15 always fit into the hours of their day", () => {
		const range = fc
			.tuple(fc.nat({ max: 1380 }), fc.integer({ min: 15, max: 600 }))
			.map(([from, length]) => ({ from, to: from + length }));
		const week = fc.array(fc.array(range, { maxLength: 3 }), { minLength: 7, maxLength: 7 });
		fc.assert(
			fc.property(week, fc.integer({ min: 5, max: 240 }), fc.nat({ max: 1e9 }), (days, minutes, after) => {
				const schedule = { ...mitte, week: days };
				for (const { date, times } of appointmentDays(schedule, minutes, monday + after * 1000)) {
					const open = rangesOn(schedule, Date.parse(date) / 86_400_000) ?? [];
					const isOpen = (minute: number) => open.some(({ from, to }) => from <= minute && minute < to);
					const unfit = times.filter((time) => {
						const [hours = 0, rest = 0] = time.split(":").map(Number);
						const start = hours * 60 + rest;
						// The state changes at the end of a range.
						const changes = open.map(({ to }) => to).filter((to) => to > start && to < start + minutes);
						return ![start, ...changes].every(isOpen);
					});
					expect(unfit, date).toEqual([]);
				}
			}),
			{ numRuns: runs(60) },
		);
	});
});

describe("the instant of a wish", () => {
	it("B-USE-15 is correct in summer and winter, and on days when the clock changes", () => {
		expect(instantOf({ date: "2026-12-01", time: "10:30" }, "Europe/Berlin")).toBe(
			Date.parse("2026-12-01T09:30:00Z"),
		);
		expect(instantOf({ date: "2026-07-01", time: "10:30" }, "Europe/Berlin")).toBe(
			Date.parse("2026-07-01T08:30:00Z"),
		);
		expect(instantOf({ date: "2026-03-29", time: "10:00" }, "Europe/Berlin")).toBe(
			Date.parse("2026-03-29T08:00:00Z"),
		);
		expect(instantOf({ date: "2026-12-01", time: "10:30" }, "Nowhere/Else")).toBeNull();
		expect(instantOf({ date: "soon", time: "10:30" }, "Europe/Berlin")).toBeNull();
	});

	it("B-USE-15 is shown in the branch's time zone", () => {
		const zones = fc.constantFrom(
			"Europe/Berlin",
			"America/New_York",
			"Asia/Kolkata",
			"Australia/Lord_Howe",
			"UTC",
		);
		fc.assert(
			fc.property(
				zones,
				fc.integer({ min: 20_000, max: 25_000 }),
				fc.integer({ min: 360, max: 1320 }),
				(zone, day, minutes) => {
					const date = new Date(day * 86_400_000).toISOString().slice(0, 10);
					const time = new Date(minutes * 60_000).toISOString().slice(11, 16);
					expect(localTime(instantOf({ date, time }, zone) ?? 0, zone)).toEqual({ day, minutes });
				},
			),
			{ numRuns: runs(300) },
		);
	});
});
