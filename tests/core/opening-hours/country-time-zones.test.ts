import { expect, it } from "vitest";
import { hasClock, timeZonesOf } from "#core/opening-hours/country-time-zones.ts";

it("B-LAW-25 knows the time zones of countries", () => {
	expect(timeZonesOf("LU")).toEqual(["Europe/Luxembourg"]);
	expect([timeZonesOf("PT")[0], timeZonesOf("ES")[0]]).toEqual(["Europe/Lisbon", "Europe/Madrid"]);
	expect(timeZonesOf("Deutschland")).toEqual([]);
});

it.each([
	["LU", "Europe/Berlin", true],
	["AT", "Europe/Zurich", true],
	["ES", "Atlantic/Canary", true],
	["LU", "UTC", false],
	["IE", "Europe/Berlin", false],
	["GB", "UTC", false],
	["IS", "UTC", true],
	["XX", "UTC", true],
])("B-LAW-25 clocks of %s run by %s: %s", (country, zone, expected) => {
	expect(hasClock(country, zone)).toBe(expected);
});
