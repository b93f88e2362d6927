import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createMemoryLogger } from "#adapters/memory/logger.ts";
import type { Branch } from "#core/content/branch.ts";
import { openState } from "#core/opening-hours/open-state.ts";
import { type Schedule, scheduleOf } from "#core/opening-hours/schedule.ts";
import type { MinuteRange } from "#core/opening-hours/schedule-entries.ts";
import { holiday, period } from "#tests/core/opening-hours/hours.ts";

const berlin = "Europe/Berlin";

function schedule(fields: Partial<Branch>): Schedule {
	const branch = { time_zone: berlin, opening_periods: [], opening_hours: [], holidays: [], ...fields };
	return scheduleOf(branch, "de", createMemoryLogger());
}

/** Tuesday to Friday 10–13 and 14–18:30, Saturday 10–16, Heiligabend 10–13, Silvester closed. */
const shop = schedule({
	opening_periods: [
		period(1, null),
		period(6, "10:00-13:00"),
		period(6, "14:00:00-18:30:00"),
		period(10, "10:00-16:00"),
		period(15, "10:00-13:00"),
		period(16, null),
	],
	holidays: [holiday("2026-12-25", "1. Weihnachtstag"), holiday("2026-12-30", "Inventur", "12:00-15:00")],
});

const at = (moment: string) => openState(shop, Date.parse(moment));
const opens = (daysAhead: number, weekday: number, date: string, time: string) => ({
	daysAhead,
	weekday,
	date,
	time,
});

describe("openState", () => {
	it.each([
		// 2026-11-24 is a Tuesday.
		["2026-11-24T10:00:00+01:00", "13:00"],
		["2026-11-24T12:59:59+01:00", "13:00"],
		["2026-11-24T14:00:00+01:00", "18:30"],
		["2026-11-24T18:29:59+01:00", "18:30"],
		["2026-11-28T15:00:00+01:00", "16:00"],
		["2026-11-24T23:00:00+09:00", "18:30"],
	])("B-USE-03 is open at %s until %s", (moment, until) => {
		expect(at(moment)).toEqual({ state: "open", until });
	});

	it.each([
		["2026-11-24T09:59:59+01:00", opens(0, 1, "2026-11-24", "10:00")],
		["2026-11-24T13:00:00+01:00", opens(0, 1, "2026-11-24", "14:00")],
		["2026-11-24T18:30:00+01:00", opens(1, 2, "2026-11-25", "10:00")],
		["2026-11-28T16:00:00+01:00", opens(3, 1, "2026-12-01", "10:00")],
		["2026-11-30T12:00:00+01:00", opens(1, 1, "2026-12-01", "10:00")],
		// Monday evening in Berlin, Tuesday in Tokyo.
		["2026-12-01T07:00:00+09:00", opens(1, 1, "2026-12-01", "10:00")],
	])("B-USE-03 is closed at %s and opens %j", (moment, next) => {
		expect(at(moment)).toEqual({ state: "closed", holiday: null, opens: next });
	});

	it("B-USE-03 applies the codes for 24 and 31 December every year", () => {
		expect(at("2026-12-24T12:00:00+01:00")).toEqual({ state: "open", until: "13:00" });
		expect(at("2029-12-24T12:00:00+01:00")).toEqual({ state: "open", until: "13:00" });
		expect(at("2026-12-31T12:00:00+01:00")).toEqual({
			state: "closed",
			holiday: { key: "openingHours.day.16" },
			opens: opens(1, 4, "2027-01-01", "10:00"),
		});
	});

	it("B-USE-03 gives a holiday precedence over its weekday: closed all day, or with its own hours", () => {
		expect(at("2026-12-25T12:00:00+01:00")).toEqual({
			state: "closed",
			holiday: { text: "1. Weihnachtstag" },
			opens: opens(1, 5, "2026-12-26", "10:00"),
		});
		expect(at("2026-12-30T14:59:00+01:00")).toEqual({ state: "open", until: "15:00" });
		// Closed for the night, not for the holiday.
		expect(at("2026-12-30T15:00:00+01:00")).toMatchObject({ state: "closed", holiday: null });
	});

	it("B-USE-03 gives a date's own hours precedence over those of the same day every year", () => {
		const both = schedule({
			opening_periods: [period(4, "09:00-18:00"), period(15, "10:00-13:00")],
			holidays: [holiday("2026-12-24", "Umbau")],
		});
		expect(openState(both, Date.parse("2026-12-24T12:00:00+01:00"))).toMatchObject({ state: "closed" });
		expect(openState(both, Date.parse("2027-12-24T12:00:00+01:00"))).toMatchObject({ state: "open" });
	});

	it("B-USE-03 skips closed holidays in the search for the next opening, which is named by date after a week", () => {
		const dates = ["2026-12-21", "2026-12-28", "2027-01-04"];
		const mondays = schedule({
			opening_periods: [period(1, "10:00-12:00")],
			holidays: dates.map((date) => holiday(date, "Ferien")),
		});
		expect(openState(mondays, Date.parse("2026-12-20T12:00:00+01:00"))).toEqual({
			state: "closed",
			holiday: null,
			opens: opens(22, 0, "2027-01-11", "10:00"),
		});
	});

	it("B-USE-03 names no opening if none is known or an unknown day comes first", () => {
		const never = schedule({ opening_periods: [period(4, null)] });
		expect(openState(never, 0)).toEqual({ state: "closed", holiday: null, opens: null });
		const vague = schedule({
			opening_periods: [period(1, "09:00-10:00"), period("nach Laune", "11:00-12:00")],
		});
		expect(openState(vague, Date.parse("2026-11-30T12:00:00+01:00"))).toMatchObject({ opens: null });
		expect(openState(vague, Date.parse("2026-12-01T12:00:00+01:00"))).toEqual({ state: "unknown" });
	});

	it("B-USE-03 is unknown in a time zone that the browser lacks, or at an invalid instant", () => {
		expect(openState({ ...shop, time_zone: "Europe/Hamburg" }, 0)).toEqual({ state: "unknown" });
		expect(openState(shop, Number.NaN)).toEqual({ state: "unknown" });
	});
});

describe("openState at night", () => {
	const bar = schedule({
		opening_periods: [period(9, "18:00-02:00"), period(10, "18:00-18:00"), period(11, "18:00-00:00")],
	});

	it.each([
		["2026-11-27T23:59:00+01:00", "02:00"],
		["2026-11-28T01:59:00+01:00", "02:00"],
		// Saturday's 24 hours end when Sunday's start.
		["2026-11-28T19:00:00+01:00", null],
		["2026-11-29T17:00:00+01:00", "00:00"],
		["2026-11-29T23:59:00+01:00", "00:00"],
	])("B-USE-03 is open past midnight at %s until %s", (moment, until) => {
		expect(openState(bar, Date.parse(moment))).toEqual({ state: "open", until });
	});

	it("B-USE-03 closes in the night of the next day, also at the end of the week", () => {
		expect(openState(bar, Date.parse("2026-11-28T02:00:00+01:00"))).toMatchObject({
			state: "closed",
			opens: opens(0, 5, "2026-11-28", "18:00"),
		});
		const sunday = schedule({ opening_periods: [period(11, "20:00-03:00")] });
		expect(openState(sunday, Date.parse("2026-11-30T02:59:00+01:00"))).toEqual({
			state: "open",
			until: "03:00",
		});
	});

	it("B-USE-03 keeps the hours of a holiday's eve to their end", () => {
		const eve = schedule({
			opening_periods: [period(4, "18:00-02:00")],
			holidays: [holiday("2026-11-25", "Ruhetag")],
		});
		expect(openState(eve, Date.parse("2026-11-25T01:00:00+01:00"))).toEqual({
			state: "open",
			until: "02:00",
		});
		expect(openState(eve, Date.parse("2026-11-25T19:00:00+01:00"))).toMatchObject({
			state: "closed",
			holiday: { text: "Ruhetag" },
		});
	});

	it("B-USE-03 names no closing time if it never closes", () => {
		const always = schedule({ opening_periods: [period("täglich", "00:00-24:00")] });
		expect(openState(always, Date.parse("2026-11-25T23:59:00+01:00"))).toEqual({
			state: "open",
			until: null,
		});
	});
});

describe("openState when clocks change", () => {
	const sundays = schedule({ opening_periods: [period(11, "01:00-03:30"), period(11, "10:00-18:00")] });

	it.each([
		// 28 March 2027: 02:00 becomes 03:00 in Berlin. 31 October 2027: 03:00 becomes 02:00.
		["2027-03-28T00:59:00Z", "03:30"],
		["2027-03-28T01:29:00Z", "03:30"],
		["2027-03-28T08:00:00Z", "18:00"],
		["2027-10-31T00:30:00Z", "03:30"],
		["2027-10-31T02:29:00Z", "03:30"],
		["2027-10-31T16:59:00Z", "18:00"],
	])("B-USE-03 is open in local time at %s until %s", (moment, until) => {
		expect(openState(sundays, Date.parse(moment))).toEqual({ state: "open", until });
	});

	it.each([
		["2027-03-28T01:30:00Z", "10:00"],
		["2027-03-28T07:59:00Z", "10:00"],
		["2027-10-31T02:30:00Z", "10:00"],
		["2027-10-31T08:59:00Z", "10:00"],
	])("B-USE-03 is closed in local time at %s until %s", (moment, time) => {
		expect(openState(sundays, Date.parse(moment))).toMatchObject({ state: "closed", opens: { time } });
	});
});

const minutes = fc.integer({ min: 0, max: 1439 });
const range = fc
	.tuple(minutes, minutes)
	.map(([from, end]): MinuteRange => ({ from, to: end > from ? end : end + 1440 }));
const ranges = fc
	.array(range, { maxLength: 3 })
	.map((list) => list.toSorted((a, b) => a.from - b.from || a.to - b.to));
const day = fc.integer({ min: 0, max: 40 });
const january = (offset: number) => new Date(Date.UTC(2027, 0, 1 + offset)).toISOString().slice(0, 10);
const schedules = fc.record({
	time_zone: fc.constant("UTC"),
	week: fc.array(ranges, { minLength: 7, maxLength: 7 }),
	dates: fc
		.array(fc.tuple(day, ranges), { maxLength: 4 })
		.map((list) =>
			Object.fromEntries(list.map(([offset, own]) => [january(offset), { label: null, ranges: own }])),
		),
});
const minuteOfJanuary = fc
	.integer({ min: 0, max: 31 * 1440 })
	.map((minute) => Date.UTC(2027, 0, 1) + minute * 60_000);

/** Answers the question naively: whether any range of a nearby day covers the minute. */
function covered(schedule: Schedule, instant: number): boolean {
	return [-1, 0].some((offset) => {
		const midnight = Math.floor(instant / 86_400_000 + offset) * 86_400_000;
		const date = new Date(midnight);
		const own = schedule.dates[date.toISOString().slice(0, 10)]?.ranges;
		const minute = (instant - midnight) / 60_000;
		const found = own ?? schedule.week[(date.getUTCDay() + 6) % 7] ?? [];
		return found.some(({ from, to }) => from <= minute && minute < to);
	});
}

describe("openState with any hours", () => {
	it("B-USE-03 is open exactly while a range covers the instant", () => {
		fc.assert(
			fc.property(schedules, minuteOfJanuary, (any, instant) => {
				expect(openState(any, instant).state).toBe(covered(any, instant) ? "open" : "closed");
			}),
		);
	});

	it("B-USE-03 names the first instant at which it is closed, and never opens earlier than stated", () => {
		fc.assert(
			fc.property(schedules, minuteOfJanuary, (any, instant) => {
				const found = openState(any, instant);
				if (found.state === "unknown" || (found.state === "open" && found.until === null)) return;
				const end = found.state === "open" ? instant + 86_400_000 : Number.POSITIVE_INFINITY;
				let moment = instant;
				while (covered(any, moment) === (found.state === "open") && moment <= end) {
					moment += 60_000;
					if (moment > instant + 32 * 86_400_000) break;
				}
				const [date, time] = [
					new Date(moment).toISOString().slice(0, 10),
					new Date(moment).toISOString().slice(11, 16),
				];
				if (found.state === "open") expect(found.until).toBe(time);
				else if (found.opens) expect(found.opens).toMatchObject({ date, time });
				else expect(moment).toBeGreaterThan(instant + 31 * 86_400_000);
			}),
			{ numRuns: 60 },
		);
	});

	it("B-USE-03 gives the same result at the same local time in any zone", () => {
		const zones = fc.integer({ min: -12, max: 14 });
		fc.assert(
			fc.property(schedules, minuteOfJanuary, zones, (any, instant, hours) => {
				// The signs of these names are reversed.
				const time_zone = `Etc/GMT${hours < 0 ? "+" : "-"}${Math.abs(hours)}`;
				expect(openState({ ...any, time_zone }, instant - hours * 3_600_000)).toEqual(
					openState(any, instant),
				);
			}),
		);
	});
});
