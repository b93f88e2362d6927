import { expect, it } from "vitest";
import { hasClock, timeZonesOf } from "#core/opening-hours/country-time-zones.ts";

it("B-LAW-25 knows the time zones of countries", () => {
	expect(timeZonesOf("LU")).toEqual(["Europe/Luxembourg"]);
	expect(timeZonesOf("Deutschland")).toEqual([]);
});

it.each([
	["AU", "Australia/Sydney"],
	["BR", "America/Sao_Paulo"],
	["CA", "America/Toronto"],
	["CL", "America/Santiago"],
	["DE", "Europe/Berlin"],
	["ES", "Europe/Madrid"],
	["ID", "Asia/Jakarta"],
	["MX", "America/Mexico_City"],
	["NZ", "Pacific/Auckland"],
	["PT", "Europe/Lisbon"],
	["RU", "Europe/Moscow"],
	["US", "America/New_York"],
])("B-LAW-25 B-USE-05 lists the zone of the capital of %s first: %s", (country, zone) => {
	const zones = timeZonesOf(country);
	expect(zones[0]).toBe(zone);
	expect(new Set(zones).size).toBe(zones.length);
	expect(hasClock(country, zone)).toBe(true);
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
