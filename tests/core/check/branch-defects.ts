import { branch, type SiteDefect } from "#tests/core/check/plant.ts";

const swapped = [
	{ day: 1, time_open: "10:00", time_close: "08:00", sort: 1, free_text: null, translations: [] },
];

/** Defects of the branches and their hours. */
export const branchDefects: readonly SiteDefect[] = [
	[
		"hours that end before they begin",
		branch({ opening_periods: swapped }),
		"hours-order",
		"branches/*.json",
	],
	["holidays that are all over", () => ({ today: "2031-01-01" }), "past-holidays", "branches/*.json"],
	[
		"a public holiday on which a branch would be open",
		(demo) => ({ ...branch({ holidays: [] })(demo), today: "2026-12-01" }),
		"holiday-hours",
		"branches/mitte.json",
	],
	[
		"a holiday of the branch's state on which it would be open",
		(demo) => ({ ...branch({ region: "DE-BY" })(demo), today: "2027-01-02" }),
		"holiday-hours",
		"branches/mitte.json",
	],
	["the clock of a server", branch({ time_zone: "UTC" }), "time-zone", "branches/mitte.json"],
	["the clock of Ireland", branch({ time_zone: "Europe/Dublin" }), "time-zone", "branches/mitte.json"],
	["a canton for a branch in Germany", branch({ region: "CH-GE" }), "region", "branches/mitte.json"],
	[
		"a number of a branch that nobody can call",
		branch({ phone: "030" }),
		"phone-number",
		"branches/mitte.json",
	],
	["a branch without hours", branch({ opening_periods: [] }), "branch-hours", "branches/mitte.json"],
	[
		"hours that overlap",
		branch({
			opening_periods: [1, 2].map((sort) => ({
				day: 1,
				time_open: `1${sort}:00`,
				time_close: "18:00",
				sort,
				free_text: null,
				translations: [],
			})),
		}),
		"overlapping-hours",
		"branches/mitte.json",
	],
	[
		"a day of opening hours in words that only people understand",
		branch({
			opening_periods: [
				{
					day: "1. Samstag im Monat",
					time_open: "10:00",
					time_close: "18:00",
					sort: 1,
					free_text: null,
					translations: [],
				},
			],
		}),
		"hours-words",
		"branches/mitte.json",
	],
	[
		"hours of Christmas Eve in a note alone",
		branch({
			opening_periods: [
				{
					day: 4,
					time_open: "10:00",
					time_close: "18:00",
					sort: 1,
					free_text: "Heiligabend und Silvester 9–13 Uhr, geschlossen ab 13 Uhr",
					translations: [],
				},
			],
		}),
		"hours-note",
		"branches/mitte.json",
	],
	[
		"a half holiday with its closing time alone",
		branch({
			opening_periods: [
				{ day: 15, time_open: null, time_close: "14:00", sort: 1, free_text: null, translations: [] },
			],
		}),
		"half-hours",
		"branches/mitte.json",
	],
	["a branch without a telephone", branch({ phone: null }), "branch-phone", "branches/mitte.json"],
	[
		"a holiday in German alone",
		branch({
			holidays: [
				{
					date: "2026-10-03",
					translations: [{ language: "de", display_name: "Feiertag" }],
					time_open: null,
					time_close: null,
				},
			],
		}),
		"hours-translation",
		"branches/mitte.json",
	],
];
