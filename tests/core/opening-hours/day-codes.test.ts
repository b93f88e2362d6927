import { describe, expect, it } from "vitest";
import { weekdaysOf } from "#core/opening-hours/day-codes.ts";
import german from "#ui/locales/de/runtime.json" with { type: "json" };
import english from "#ui/locales/en/runtime.json" with { type: "json" };
import french from "#ui/locales/fr/runtime.json" with { type: "json" };

/** Specification 3's table, copied manually, with the weekdays that its labels mean. */
const table: readonly [number, string, string][] = [
	[0, "Info", ""],
	[1, "Montag", "Monday"],
	[2, "Mo - Mi", "Monday Tuesday Wednesday"],
	[3, "Mo - Do", "Monday Tuesday Wednesday Thursday"],
	[4, "Mo - Fr", "Monday Tuesday Wednesday Thursday Friday"],
	[5, "Dienstag", "Tuesday"],
	[6, "Di - Fr", "Tuesday Wednesday Thursday Friday"],
	[7, "Mittwoch", "Wednesday"],
	[8, "Donnerstag", "Thursday"],
	[9, "Freitag", "Friday"],
	[10, "Samstag", "Saturday"],
	[11, "Sonntag", "Sunday"],
	[12, "Mo - Di", "Monday Tuesday"],
	[13, "Do - Fr", "Thursday Friday"],
	[14, "Mo, Mi, Fr", "Monday Wednesday Friday"],
	[15, "Heiligabend", ""],
	[16, "Silvester", ""],
];

describe("the labels of the day codes", () => {
	it.each(table)("R-HOURS-01 calls code %i %s in German", (code, label) => {
		expect((german.openingHours.day as Record<string, string>)[code]).toBe(label);
	});

	it("R-HOURS-01 has a label for each code in English and French", () => {
		for (const { openingHours } of [english, french]) {
			expect(Object.keys(openingHours.day).sort()).toEqual(Object.keys(german.openingHours.day).sort());
			expect(Object.values(openingHours.day).every((text) => text.trim() !== "")).toBe(true);
		}
	});

	it("R-HOURS-03 calls the list Öffnungszeiten", () => {
		expect(german.openingHours.label).toBe("Öffnungszeiten");
	});
});

describe("weekdaysOf", () => {
	it.each(table)("B-SEO-02 maps code %i (%s) to the weekdays %j", (code, _label, weekdays) => {
		expect(weekdaysOf(code)?.join(" ") ?? "").toBe(weekdays);
		expect(weekdaysOf(String(code))).toEqual(weekdaysOf(code));
	});

	it.each([17, -1, "Montag", "", 1.5])("B-SEO-02 maps %j to none", (day) => {
		expect(weekdaysOf(day)).toBeNull();
	});
});
