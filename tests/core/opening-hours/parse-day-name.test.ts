import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseDayName } from "#core/opening-hours/parse-day-name.ts";

/** Days as written by shops in Germany, Austria, Switzerland, France and England. */
const understood = [
	["Montag", [0]],
	["montags", [0]],
	["Mo.", [0]],
	["Mo,Tu,We", [0, 1, 2]],
	["Tu-Th", [1, 2, 3]],
	["Sa-Su", [5, 6]],
	["Wednesday", [2]],
	["Mondays", [0]],
	["mercredi", [2]],
	["mar.", [1]],
	["Mo - Fr", [0, 1, 2, 3, 4]],
	["Mo–Fr", [0, 1, 2, 3, 4]],
	["Montag bis Freitag", [0, 1, 2, 3, 4]],
	["Monday to Friday", [0, 1, 2, 3, 4]],
	["Du lundi au vendredi", [0, 1, 2, 3, 4]],
	["Mo, Mi, Fr", [0, 2, 4]],
	["Samstag und Sonntag", [5, 6]],
	["Sa + So", [5, 6]],
	["Mo–Mi, Fr", [0, 1, 2, 4]],
	["Sa–Mo", [0, 5, 6]],
	["Täglich", [0, 1, 2, 3, 4, 5, 6]],
	["Mo–Fr (außer Mi)", [0, 1, 3, 4]],
	["Mo. + Di.", [0, 1]],
	["Mo.-Fr.:", [0, 1, 2, 3, 4]],
	["Mo./Di./Do.", [0, 1, 3]],
	["Mo Mi Fr", [0, 2, 4]],
	["Di - Fr durchgehend", [1, 2, 3, 4]],
	["Di–Fr (durchgehend geöffnet)", [1, 2, 3, 4]],
	["Montag, Dienstag, Donnerstag und Freitag", [0, 1, 3, 4]],
	["montags bis freitags", [0, 1, 2, 3, 4]],
	["von Montag bis einschließlich Samstag", [0, 1, 2, 3, 4, 5]],
	["jeden Samstag", [5]],
	["Sonnabend", [5]],
	["Sams- und Sonntag", [5, 6]],
	["Mo–Sa ohne Mi", [0, 1, 3, 4, 5]],
	["Mo–Fr, ausser Di und Mi", [0, 3, 4]],
	["Di–Sa (Mi geschlossen)", [1, 3, 4, 5]],
	["täglich außer Sonntag", [0, 1, 2, 3, 4, 5]],
	["Am Wochenende", [5, 6]],
	["lun.-ven.", [0, 1, 2, 3, 4]],
	["Lundi – Vendredi", [0, 1, 2, 3, 4]],
	["le samedi", [5]],
	["les lundis et mardis", [0, 1]],
	["mar. au sam.", [1, 2, 3, 4, 5]],
	["du mardi au samedi sans interruption", [1, 2, 3, 4, 5]],
	["Tous les jours sauf le dimanche", [0, 1, 2, 3, 4, 5]],
	["lundi à samedi (fermé le mercredi)", [0, 1, 3, 4, 5]],
	["7j/7", [0, 1, 2, 3, 4, 5, 6]],
	["Mon-Fri excl. Wed", [0, 1, 3, 4]],
	["Monday through Friday", [0, 1, 2, 3, 4]],
	["Tues, Thurs & Sat", [1, 3, 5]],
	["Weekdays", [0, 1, 2, 3, 4]],
	["Weekdays except Wednesday", [0, 1, 3, 4]],
	["Every Monday", [0]],
	["7 days a week", [0, 1, 2, 3, 4, 5, 6]],
] as const;

/** Words without a certain meaning as days. */
const notUnderstood = [
	"",
	"1. Advent",
	"Montag nach Ostern",
	"Mo–Mi–Fr",
	"Mo–Fr (außer",
	"Mo–Fr (außer Sa)",
	"Mo–Fr außer Mo–Fr",
	"Mo–Sa außer an Feiertagen",
	"Mo–Fr außer mittwochnachmittags",
	"Mo–Fr und nach Vereinbarung",
	"Mo–",
	"Mo - XY",
	"Mo bis Fr 9–12",
	"1. Samstag im Monat",
	"jeden zweiten Montag",
	"Mo (nur im Dezember)",
	"Mo zusammen",
	"Montag Nachmittag",
	"werktags",
	"Wochentags",
	"en semaine",
	"nach Vereinbarung",
	"sur rendez-vous",
	"by appointment only",
	"le premier lundi du mois",
	"First Saturday of the month",
	"Mo, Mi?",
	"Mo–Sa, Mi Ruhetag",
	"So geschlossen",
	"24.12. bis 14 Uhr",
	"Heiligabend (23.12.)",
	"Heiligabend und Silvester 9–13 Uhr geschlossen ab 13 Uhr",
	"Donnerstag, 24.12.",
	"24.–31.12.",
	"31.2.",
	"12/24",
	"Vorabend vor Feiertagen",
	"-",
	"Mo,",
	"17",
	"__proto__",
	"constructor",
];

describe("parseDayName", () => {
	it.each(understood)("B-USE-03 R-HOURS-04 parses %j as the weekdays %j", (text, weekdays) => {
		expect(parseDayName(text)).toEqual({ kind: "weekdays", weekdays });
	});

	it.each([
		["Heiligabend", ["12-24"]],
		["New Year’s Eve", ["12-31"]],
		["Heiligabend und Silvester", ["12-24", "12-31"]],
		["24.12.", ["12-24"]],
		["24.12. und 31.12.", ["12-24", "12-31"]],
		["24./31.12.", ["12-24", "12-31"]],
		["am 24. und 31. Dezember", ["12-24", "12-31"]],
		["24.12.2026", ["2026-12-24"]],
		["Heiligabend (24.12.)", ["12-24"]],
		["Heiligabend, 24.12.", ["12-24"]],
		["Hl. Abend", ["12-24"]],
		["1. Mai", ["05-01"]],
		["24/12", ["12-24"]],
		["les 24 et 31 décembre", ["12-24", "12-31"]],
		["le 24 décembre 2026", ["2026-12-24"]],
		["Veille de Noël et Saint-Sylvestre", ["12-24", "12-31"]],
		["December 24 and 31", ["12-24", "12-31"]],
		["24th and 31st December", ["12-24", "12-31"]],
		["Christmas Eve & New Year’s Eve", ["12-24", "12-31"]],
	])("B-USE-03 parses %j as the dates %j", (text, dates) => {
		expect(parseDayName(text)).toEqual({ kind: "dates", dates });
	});

	it("B-USE-03 parses the public holidays of OpenStreetMap", () => {
		expect(parseDayName("Su,PH")).toEqual({ kind: "weekdays", weekdays: [6], holidays: true });
	});

	it.each(notUnderstood)("B-USE-03 does not guess at %j", (text) => {
		expect(parseDayName(text)).toBeNull();
	});

	it("B-USE-03 returns for any text only weekdays, each once and in order, holidays, or a yearly date", () => {
		const word = fc.constantFrom(
			"Mo",
			"mardi",
			"Sunday",
			"–",
			"bis",
			",",
			"&",
			"Heiligabend",
			"PH",
			"12",
			"x",
		);
		const text = fc.oneof(
			fc.string(),
			fc.array(word, { maxLength: 6 }).map((words) => words.join(" ")),
		);
		let understood = 0;
		fc.assert(
			fc.property(text, (any) => {
				const meaning = parseDayName(any);
				if (meaning === null) return;
				understood += 1;
				const weekdays = meaning.kind === "weekdays" ? meaning.weekdays : [];
				expect(weekdays).toEqual([0, 1, 2, 3, 4, 5, 6].filter((day) => weekdays.includes(day)));
				if (meaning.kind === "weekdays") expect(weekdays.length > 0 || meaning.holidays).toBe(true);
				else for (const date of meaning.dates) expect(date).toMatch(/^(?:20\d\d-)?\d\d-\d\d$/);
			}),
			{ numRuns: 500 },
		);
		expect(understood).toBeGreaterThan(5);
	});
});
