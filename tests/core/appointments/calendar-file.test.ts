import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calendarFile } from "#core/appointments/calendar-file.ts";
import { runs } from "#tests/core/runs.ts";

const entry = {
	summary: "Verlobungsring, Sternau Mitte (angefragt)",
	location: "Sternau Mitte, Königstraße 12, 10178 Berlin",
	description: "Terminwunsch; bestätigt ist er später.\nBis dahin: ein Wunsch \\ nichts weiter.",
	wishes: [
		{ date: "2026-12-01", time: "10:30" },
		{ date: "2026-07-02", time: "15:00" },
	],
	minutes: 60,
	time_zone: "Europe/Berlin",
};
const now = Date.parse("2026-11-22T14:00:00Z");

/** Returns a file's unfolded lines (RFC 5545, 3.1). */
const unfolded = (file: string) => file.replaceAll("\r\n ", "").split("\r\n");

describe("the calendar file of an appointment", () => {
	it("B-USE-15 has a tentative event for each wish, at its instant", () => {
		expect(unfolded(calendarFile(entry, "juwelier.example", now))).toEqual([
			"BEGIN:VCALENDAR",
			"VERSION:2.0",
			"PRODID:-//Facette//Appointment//EN",
			"METHOD:PUBLISH",
			...[
				["1", "20261201T093000Z", "20261201T103000Z"],
				["2", "20260702T130000Z", "20260702T140000Z"],
			].flatMap(([place, start, end]) => [
				"BEGIN:VEVENT",
				`UID:${now}-${place}@juwelier.example`,
				"DTSTAMP:20261122T140000Z",
				`DTSTART:${start}`,
				`DTEND:${end}`,
				"SUMMARY:Verlobungsring\\, Sternau Mitte (angefragt)",
				"LOCATION:Sternau Mitte\\, Königstraße 12\\, 10178 Berlin",
				"DESCRIPTION:Terminwunsch\\; bestätigt ist er später.\\nBis dahin: ein Wunsch \\\\ nichts weiter.",
				"STATUS:TENTATIVE",
				"END:VEVENT",
			]),
			"END:VCALENDAR",
			"",
		]);
	});

	it("B-USE-15 has lines of at most 75 octets and no line break within a text", () => {
		fc.assert(
			fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (summary) => {
				const file = calendarFile({ ...entry, summary }, "juwelier.example", now);
				for (const line of file.split("\r\n")) {
					expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
					expect(line).not.toMatch(/\p{Cc}/u);
				}
				expect(unfolded(file).filter((line) => line.startsWith("SUMMARY:"))).toHaveLength(2);
			}),
			{ numRuns: runs(200) },
		);
	});
});
