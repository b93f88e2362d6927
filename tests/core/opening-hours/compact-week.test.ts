import { describe, expect, it } from "vitest";
import { compactWeek } from "#core/opening-hours/compact-week.ts";
import type { Schedule } from "#core/opening-hours/schedule.ts";

const range = (from: number, to: number) => ({ from: from * 60, to: to * 60 });
const weekOf = (week: Schedule["week"]): Schedule =>
	({ week, dates: {}, time_zone: "Europe/Berlin" }) as Schedule;

describe("the week in short form", () => {
	it("B-USE-03 groups consecutive days with the same hours, without closed ones", () => {
		const day = [range(10, 18.5)];
		const week = compactWeek(weekOf([day, day, [], day, day, [range(10, 15)], null]));
		expect(week).toEqual([
			{ first: 0, last: 1, hours: ["10–18:30"] },
			{ first: 3, last: 4, hours: ["10–18:30"] },
			{ first: 5, last: 5, hours: ["10–15"] },
		]);
	});

	it("B-USE-03 contains all hours of a day, also past midnight", () => {
		expect(compactWeek(weekOf([[range(9, 12), range(14, 26)], [], [], [], [], [], []]))).toEqual([
			{ first: 0, last: 0, hours: ["9–12", "14–2"] },
		]);
		expect(compactWeek(weekOf([null, null, null, null, null, null, null]))).toEqual([]);
	});
});
