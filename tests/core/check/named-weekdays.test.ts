import { describe, expect, it } from "vitest";
import { isAboutOpening, singleWeekday } from "#core/check/named-weekdays.ts";

describe("the weekday of a text", () => {
	it.each([
		["Sonntags geschlossen", 6],
		["am Sonnabend bis 14 Uhr", 5],
		["open on Thursdays until 8 pm", 3],
		["le mercredi de 10h à 18h", 2],
		["Montag bis Freitag 10–18 Uhr", null],
		["Montag–Freitag 10–18 Uhr", null],
		["du lundi au vendredi", null],
		["Montag und Dienstag", null],
		["so geöffnet", null],
	])("B-LAW-20 in %j is %j", (text, weekday) => {
		expect(singleWeekday(text)).toBe(weekday);
	});
});

describe("a text about opening hours", () => {
	it.each([
		["de", "Mo. bis 18 Uhr", true],
		["de", "Samstagnachmittag bis 16 Uhr", true],
		["de", "so bis 16 Uhr", false],
		["en", "Mon to Fri", true],
		["en", "sun-kissed", true],
		["en", "by 5 pm", false],
		["fr", "sam. de 9h à 12h", true],
		["fr", "Nos horaires", true],
		["fr", "à 12h", false],
	] as const)("B-LAW-20 in %s: %j is %j", (language, text, expected) => {
		expect(isAboutOpening(text, language)).toBe(expected);
	});
});
