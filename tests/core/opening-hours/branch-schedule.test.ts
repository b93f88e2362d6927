import fc from "fast-check";
import { expect, it } from "vitest";
import { nextShopDay, shopDate } from "#core/opening-hours/branch-schedule.ts";

const schedulesIn = (time_zone: string) => [{ schedule: { time_zone } }];
const [berlin, newYork] = [schedulesIn("Europe/Berlin"), schedulesIn("America/New_York")];

it.each([
	["2026-11-28T22:59:59Z", berlin, "2026-11-28", "2026-11-28T23:00:00.000Z"],
	["2026-11-28T23:00:00Z", berlin, "2026-11-29", "2026-11-29T23:00:00.000Z"],
	["2026-11-29T04:59:59Z", newYork, "2026-11-28", "2026-11-29T05:00:00.000Z"],
	// Clocks change on that day, which has 23 hours.
	["2026-03-29T00:00:00Z", berlin, "2026-03-29", "2026-03-29T22:00:00.000Z"],
	// A shop without opening hours is in Germany.
	["2026-07-01T22:30:00Z", [], "2026-07-02", "2026-07-02T22:00:00.000Z"],
])("B-USE-09 the shop's day at %s follows its time zone", (moment, schedules, day, next) => {
	const instant = Date.parse(moment);
	expect(shopDate(instant, schedules)).toBe(day);
	expect(new Date(nextShopDay(instant, schedules)).toISOString()).toBe(next);
});

it("B-USE-09 the shop's day stays the same until the next one begins", () => {
	const zones = fc.constantFrom(
		"Europe/Berlin",
		"America/New_York",
		"Pacific/Auckland",
		"Asia/Kathmandu",
		"UTC",
	);
	const instants = fc.integer({ min: Date.UTC(2024, 0), max: Date.UTC(2030, 0) });
	fc.assert(
		fc.property(zones, instants, (zone, instant) => {
			const schedules = schedulesIn(zone);
			const next = nextShopDay(instant, schedules);
			expect(next).toBeGreaterThan(instant);
			expect(shopDate(next - 1, schedules)).toBe(shopDate(instant, schedules));
			expect(shopDate(next, schedules) > shopDate(instant, schedules)).toBe(true);
		}),
	);
});
