import { describe, expect, it } from "vitest";
import type { Language } from "#core/language/language.ts";
import { languages } from "#core/language/language.ts";
import type { OpenState } from "#core/opening-hours/open-state.ts";
import type { Schedule } from "#core/opening-hours/schedule.ts";
import { everyBlock, pageFixture, shellFixture } from "#stories/fixtures/site-models.ts";
import { renderPage, strictTranslate } from "#tests/ui/render.tsx";
import { openStateText } from "#ui/components/open-state-text.ts";

const page = pageFixture("de", {
	blocks: everyBlock.filter(({ type }) => type === "branches"),
});
const main = (html: string) => /<main.*<\/main>/s.exec(html)?.[0] ?? "";

function withSchedule(fields: Partial<Schedule>) {
	const shell = shellFixture("de");
	const schedules = shell.schedules.map(({ branch, schedule }) => ({
		branch,
		schedule: { ...schedule, ...fields },
	}));
	return { ...shell, schedules };
}

const nothing = Array.from({ length: 7 }, () => null);
const opens = (daysAhead: number) => ({ daysAhead, weekday: 0, date: "2027-01-11", time: "10:00" });
const closed = (daysAhead: number): OpenState => ({
	state: "closed",
	holiday: null,
	opens: opens(daysAhead),
});

const sentences: readonly [Language, OpenState, string | null][] = [
	["de", { state: "open", until: "18:30" }, "Jetzt geöffnet, bis 18:30\u00a0Uhr"],
	["en", { state: "open", until: "18:30" }, "Open now, until 18:30"],
	["fr", { state: "open", until: "18:30" }, "Ouvert maintenant, jusqu’à 18 h 30"],
	["de", { state: "open", until: null }, "Jetzt geöffnet"],
	["de", closed(0), "Geschlossen, öffnet heute um 10:00\u00a0Uhr"],
	["en", closed(1), "Closed, opens tomorrow at 10:00"],
	["de", closed(6), "Geschlossen, öffnet am Montag um 10:00\u00a0Uhr"],
	["fr", closed(2), "Fermé, ouvre lundi à 10 h"],
	["de", closed(7), "Geschlossen, öffnet am 11.\u00a0Januar um 10:00\u00a0Uhr"],
	["en", closed(7), "Closed, opens on 11\u00a0January at 10:00"],
	["fr", closed(22), "Fermé, ouvre le 11\u00a0janvier à 10 h"],
	["de", { state: "closed", holiday: { text: "Neujahr" }, opens: null }, "Geschlossen (Neujahr)"],
	[
		"en",
		{ state: "closed", holiday: { key: "openingHours.day.16" }, opens: opens(1) },
		"Closed (New Year’s Eve), opens tomorrow at 10:00",
	],
	["de", { state: "unknown" }, null],
];

describe("the sentence of a branch's state", () => {
	it.each(sentences)("B-USE-03 in %s for %j is %s", async (language, state, text) => {
		const said = openStateText(state, language, await strictTranslate(language));
		expect(said && [said.now, said.next].filter((part) => part !== null).join(", ")).toBe(text);
	});

	it.each(languages)("B-USE-03 has a name for each weekday in %s", async (language) => {
		const t = await strictTranslate(language);
		for (const weekday of [0, 1, 2, 3, 4, 5, 6]) {
			const state = { ...closed(3), opens: { ...opens(3), weekday } } as OpenState;
			expect(openStateText(state, language, t)).toMatchObject({
				next: expect.stringContaining(language === "fr" ? "10 h" : "10:00"),
			});
		}
	});
});

const footer = (html: string) => /<footer.*<\/footer>/s.exec(html)?.[0] ?? "";

describe("the opening hours of a prerendered page", () => {
	it("B-USE-03 R-FOOT-02 have a place for the special days of each branch in the footer, too", async () => {
		const { branches, ...shell } = shellFixture("de");
		const widgets = [{ name: "openingHours", header: null, showLogo: false }] as const;
		for (const ids of [["mitte"], ["mitte", "west"]]) {
			const some = ids.flatMap((id) => branches.map((branch) => ({ ...branch, id })));
			const html = footer(await renderPage(page, { ...shell, branches: some, widgets }));
			const places = [...html.matchAll(/<special-days[^>]*data-branch="([^"]*)"/g)].map(([, id]) => id);
			expect(places).toEqual(ids);
		}
	});

	it("B-USE-03 keep empty lines for the state, wherever the hours are, whatever the time", async () => {
		const html = await renderPage(page);
		expect(
			html.match(/<open-state class="state"[^>]*><span data-state="unknown"><\/span><\/open-state>/g),
		).toHaveLength(3);
		expect(html).not.toMatch(/Jetzt geöffnet|Geschlossen,/);
	});

	it("B-USE-03 show the ordinary week as a chart next to the list, without today", async () => {
		const html = main(await renderPage(page));
		const strip = /<week-strip class="strip"[^>]* aria-hidden="true">.*?<dl/s.exec(html)?.[0] ?? "";
		expect(strip.match(/<rect/g)).toHaveLength(5);
		expect(strip).toMatch(/<span>Mo<\/span>.*<span>So<\/span>/s);
		expect(strip).toMatch(/<rect x="0%" width="94.44%"/);
		expect(strip).not.toContain("data-today");
		expect(html).not.toContain("1. Weihnachtstag");
	});

	it("R-HOURS-01 B-USE-03 are only the list if nothing can be computed", async () => {
		const html = main(await renderPage(page, withSchedule({ week: nothing, dates: {} })));
		expect(html).not.toMatch(/data-state|class="strip"/);
		expect(html).toContain("1. Advent");
	});
});
