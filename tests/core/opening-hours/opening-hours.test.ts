import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createMemoryLogger } from "#adapters/memory/logger.ts";
import type { LegacyOpeningHour, OpeningPeriod } from "#core/content/branch.ts";
import type { Language } from "#core/language/language.ts";
import { openingHours } from "#core/opening-hours/opening-hours.ts";

function period(day: number | string, sort: number, fields: Partial<OpeningPeriod> = {}): OpeningPeriod {
	return {
		day,
		sort,
		time_open: "09:00:00",
		time_close: "18:00:00",
		free_text: null,
		translations: [],
		...fields,
	};
}

function legacy(day: string, sort: number, fields: Partial<LegacyOpeningHour> = {}): LegacyOpeningHour {
	const translations = [{ language: "de" as const, day, free_text: null }];
	return { sort, translations, closed: false, opening_time: "09:00:00", closing_time: "18:00:00", ...fields };
}

function hours(
	opening_periods: readonly OpeningPeriod[],
	opening_hours: readonly LegacyOpeningHour[] = [],
	language: Language = "de",
) {
	return openingHours({ opening_periods, opening_hours }, language, createMemoryLogger());
}

const fullDay = [{ from: "09:00", to: "18:00" }];

describe("openingHours", () => {
	it("R-COMP-04 shows the periods of the given branch", () => {
		expect(hours([period(1, 1)])).toEqual({
			days: [{ label: { key: "openingHours.day.1" }, ranges: fullDay }],
			note: null,
		});
		expect(hours([])).toEqual({ days: [], note: null });
	});

	it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16])(
		"R-HOURS-01 labels code %i from the catalogue, written as number or digits",
		(code) => {
			const label = { key: `openingHours.day.${code}` };
			expect(hours([period(code, 1)]).days[0]?.label).toEqual(label);
			expect(hours([period(`${code}`, 1)]).days[0]?.label).toEqual(label);
		},
	);

	it.each([
		[17, "17"],
		[-1, "-1"],
		[1.5, "1.5"],
		["99", "99"],
		["Heiliger Abend", "Heiliger Abend"],
		["1. Advent", "1. Advent"],
	])("R-HOURS-01 shows the day %j unchanged", (day, text) => {
		expect(hours([period(day, 1)]).days).toEqual([{ label: { text }, ranges: fullDay }]);
	});

	it.each([0, "0"])("R-HOURS-01 skips code %j", (day) => {
		expect(hours([period(day, 1), period(1, 2)]).days).toHaveLength(1);
	});
});

describe("the hours of a day", () => {
	it.each([
		["09:00:00", "18:30:59", { from: "09:00", to: "18:30" }],
		["09:00", "18:30", { from: "09:00", to: "18:30" }],
		["9:00:00", "18:30:00.000", { from: "9:00", to: "18:30" }],
	])("R-HOURS-02 trims the seconds of %s and %s", (time_open, time_close, range) => {
		expect(hours([period(1, 1, { time_open, time_close })]).days[0]?.ranges).toEqual([range]);
	});

	it.each([
		[null, null],
		["09:00", null],
		[null, "18:00"],
		["", "18:00"],
	])("R-HOURS-02 shows a day with the times %j and %j as closed", (time_open, time_close) => {
		expect(hours([period(11, 1, { time_open, time_close })]).days).toEqual([
			{ label: { key: "openingHours.day.11" }, ranges: [] },
		]);
	});

	it("R-HOURS-02 groups several slots of a day in sort order, at the position of the first", () => {
		const { days } = hours([
			period(5, 3),
			period(1, 4, { time_open: "14:00:00", time_close: "18:00:00" }),
			period(1, 1, { time_open: "09:00:00", time_close: "12:00:00" }),
		]);
		expect(days).toEqual([
			{
				label: { key: "openingHours.day.1" },
				ranges: [
					{ from: "09:00", to: "12:00" },
					{ from: "14:00", to: "18:00" },
				],
			},
			{ label: { key: "openingHours.day.5" }, ranges: fullDay },
		]);
	});

	it("R-HOURS-02 sorts by sort numerically, whatever the order of the content", () => {
		const sorts = fc.uniqueArray(fc.integer({ min: -50, max: 150 }), { minLength: 1, maxLength: 12 });
		fc.assert(
			fc.property(sorts, (numbers) => {
				const { days } = hours(numbers.map((sort) => period(`Tag ${sort}`, sort)));
				const expected = [...numbers].sort((a, b) => a - b).map((sort) => ({ text: `Tag ${sort}` }));
				expect(days.map(({ label }) => label)).toEqual(expected);
			}),
		);
	});
});

describe("the note and the older form", () => {
	it("R-HOURS-03 uses the first free text in sort order as the note, including day 0's", () => {
		const periods = [
			period(2, 3, { free_text: "später" }),
			period(0, 2, { free_text: " Feiertage geschlossen " }),
			period(1, 1, { free_text: " " }),
		];
		expect(hours(periods).note).toBe("Feiertage geschlossen");
		expect(hours([period(1, 1)]).note).toBeNull();
	});

	it("R-HOURS-03 R-I18N-01 returns the note in the page's language, else as written", () => {
		const note = {
			free_text: "Nach Vereinbarung",
			translations: [{ language: "en", free_text: "By appointment" }],
		};
		const noteIn = (language: Language) =>
			openingHours(
				{ opening_periods: [period(0, 1, note as Partial<OpeningPeriod>)], opening_hours: [] },
				language,
				createMemoryLogger(),
			).note;
		expect(noteIn("en")).toBe("By appointment");
		expect(noteIn("fr")).toBe("Nach Vereinbarung");
	});

	it("R-HOURS-04 returns the same model for the older form", () => {
		const sunday = { closed: true, opening_time: "09:00:00", closing_time: "18:00:00" };
		const older = [
			legacy("Sonntag", 3, sunday),
			legacy("Montag", 2, { opening_time: "14:00:00" }),
			legacy("Montag", 1, {
				closing_time: "12:00:00",
				translations: [
					{ language: "de", day: "Montag", free_text: "Nach Vereinbarung" },
					{ language: "en", day: "Monday", free_text: "By appointment" },
				],
			}),
		];
		expect(hours([], older)).toEqual({
			days: [
				{
					label: { text: "Montag" },
					ranges: [
						{ from: "09:00", to: "12:00" },
						{ from: "14:00", to: "18:00" },
					],
				},
				{ label: { text: "Sonntag" }, ranges: [] },
			],
			note: "Nach Vereinbarung",
		});
		expect(hours([], older.slice(2), "en")).toMatchObject({
			days: [{ label: { text: "Monday" } }],
			note: "By appointment",
		});
	});

	it("R-HOURS-04 R-I18N-01 uses the first translation if the language is missing, and logs it", () => {
		const logger = createMemoryLogger();
		const branch = { opening_periods: [], opening_hours: [legacy("Montag", 1)] };
		expect(openingHours(branch, "fr", logger).days[0]?.label).toEqual({ text: "Montag" });
		expect(logger.notes.map(({ key }) => key)).toEqual(["translation.missing"]);
	});

	it("R-HOURS-04 leaves out an entry of the older form without any language", () => {
		const nameless = legacy("Montag", 1, { translations: [] });
		expect(hours([], [nameless, legacy("Dienstag", 2)]).days.map(({ label }) => label)).toEqual([
			{ text: "Dienstag" },
		]);
	});

	it("R-HOURS-04 uses the older form only without opening periods", () => {
		expect(hours([period(1, 1)], [legacy("Dienstag", 1)]).days).toHaveLength(1);
		expect(hours([], [legacy("Dienstag", 1)]).days[0]?.label).toEqual({ text: "Dienstag" });
	});
});
