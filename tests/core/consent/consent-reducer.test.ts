import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createMemoryLogger } from "#adapters/memory/logger.ts";
import { consentEntries } from "#core/consent/consent-entries.ts";
import { consentReducer } from "#core/consent/consent-reducer.ts";
import { type ConsentEvent, type ConsentState, initialConsents } from "#core/consent/consent-state.ts";
import { managedEntries } from "#core/consent/managed-entries.ts";
import { analyticsDecision, mayLoad } from "#core/consent/may-load.ts";
import type { ConsentEntry } from "#core/site/site.ts";
import { deepFreeze } from "#tests/core/catalogue/deep-freeze.ts";
import { asked, consentEvents, entryOf, texts } from "#tests/core/consent/consent-arbitraries.ts";
import { runs } from "#tests/core/runs.ts";

const run = (start: ConsentState, ...events: readonly ConsentEvent[]) => {
	const logger = createMemoryLogger();
	const state = events.reduce(
		(now, event) => consentReducer(deepFreeze(now), deepFreeze(event), logger),
		start,
	);
	return { state, notes: logger.notes.map(({ key }) => key) };
};
const ticks = (entries: readonly ConsentEntry[]) => entries.map(({ consentGiven }) => consentGiven);
const start = initialConsents(asked);

describe("consentEntries", () => {
	const entries = (content: readonly ConsentEntry[], analyticsPlugin: boolean) => {
		const logger = createMemoryLogger();
		const list = consentEntries({ content, analyticsPlugin, texts }, logger);
		return { list, notes: logger.notes.map(({ key }) => key) };
	};
	const functional = {
		...texts.functional,
		default_on: true,
		consentGiven: true,
		locked: true,
		function_id: "functional",
	};

	it("R-CONSENT-01 starts with a locked functional entry that is given", () => {
		expect(entries([], false)).toEqual({ list: [functional], notes: [] });
	});

	it("R-CONSENT-01 adds an unlocked analytics entry, default_on but not given, when the plugin exists", () => {
		const analytics = {
			...texts.analytics,
			default_on: true,
			consentGiven: false,
			locked: false,
			function_id: "analytics",
		};
		expect(entries([], true).list).toEqual([functional, analytics]);
		expect(entries([entryOf("maps")], true).list).toEqual([functional, analytics, entryOf("maps")]);
	});

	it("R-CONSENT-01 leaves the analytics entry to the content if that has one", () => {
		const own = entryOf("analytics", { display_name: "Matomo" });
		expect(entries([own], true).list).toEqual([functional, own]);
		expect(entries([own], false).list).toEqual([functional, own]);
	});

	it("R-CONSENT-01 starts content entries neither given nor locked, with their default_on unchanged", () => {
		const bold = entryOf("maps", { consentGiven: true, locked: true, default_on: true });
		expect(entries([bold], false).list[1]).toEqual({ ...bold, consentGiven: false, locked: false });
	});

	it("R-CONSENT-03 rejects and logs a content entry with the functional id", () => {
		expect(entries([entryOf("functional"), entryOf("maps")], false)).toEqual({
			list: [functional, entryOf("maps")],
			notes: ["consent.functionalInContent"],
		});
	});
});

describe("managedEntries", () => {
	const managed = {
		default_on: true,
		function_id: "maps",
		translations: [
			{ language: "de", display_name: "Karten", description: "Zeigt Karten.", link: null },
			{ language: "en", display_name: "Maps", description: "Shows maps.", link: "https://maps.example" },
		],
	} as const;

	it.each([
		["de", "Karten", null, []],
		["en", "Maps", "https://maps.example", []],
		["fr", "Karten", null, ["translation.missing"]],
	] as const)("R-CONSENT-01 R-I18N-01 in %s gives %s", (language, display_name, link, notes) => {
		const logger = createMemoryLogger();
		const [entry] = managedEntries([managed], language, logger);
		expect(entry).toMatchObject({ display_name, link, function_id: "maps" });
		expect(entry).toMatchObject({ default_on: true, consentGiven: false, locked: false });
		expect(entry).not.toHaveProperty("language");
		expect(logger.notes.map(({ key }) => key)).toEqual(notes);
	});

	it("R-I18N-01 leaves out an entry without texts", () => {
		const mute = { ...managed, translations: [] };
		expect(managedEntries([mute, managed], "de", createMemoryLogger())).toHaveLength(1);
	});
});

describe("initialConsents", () => {
	it("B-LAW-10 R-CONSENT-01 ticks only locked entries", () => {
		expect(start).toMatchObject({ consents: "none", bannerWanted: true });
		expect(ticks(start.entries)).toEqual([true, false, false, false, false]);
	});

	it("R-CONSENT-01 ticks default_on entries if the project preselects", () => {
		expect(ticks(initialConsents(asked, true).entries)).toEqual([true, true, false, true, false]);
	});
});

describe("consentReducer", () => {
	it("R-CONSENT-04 saves the toggles as they are and hides the banner", () => {
		const { state } = run(
			start,
			{ type: "toggle", function_id: "clock" },
			{ type: "save", choice: "selected" },
		);
		expect(ticks(state.entries)).toEqual([true, false, false, false, true]);
		expect(state.consents).toEqual(state.entries);
		expect(state.bannerWanted).toBe(false);
	});

	it.each([
		["all", [true, true, true, true, true]],
		["none", [true, false, false, false, false]],
	] as const)("R-CONSENT-04 B-LAW-10 saves %s whatever the toggles are", (choice, expected) => {
		const { state } = run(initialConsents(asked, true), { type: "save", choice });
		expect(ticks(state.entries)).toEqual(expected);
		expect(state).toMatchObject({ consents: state.entries, bannerWanted: false });
	});

	it("R-CONSENT-02 decides nothing with a toggle alone", () => {
		expect(run(start, { type: "toggle", function_id: "clock" }).state.consents).toBe("none");
	});

	it("R-CONSENT-04 flips all entries of a function together", () => {
		const mixed = initialConsents(asked, true);
		const on = run(mixed, { type: "toggle", function_id: "maps" }).state;
		expect(ticks(on.entries)).toEqual([true, true, true, true, false]);
		expect(ticks(run(on, { type: "toggle", function_id: "maps" }).state.entries)).toEqual([
			true,
			true,
			false,
			false,
			false,
		]);
	});

	it("R-CONSENT-02 reset deletes the decision and the toggles", () => {
		expect(run(start, { type: "save", choice: "all" }, { type: "reset" }).state).toEqual(start);
		const preselected = initialConsents(asked, true);
		expect(run(preselected, { type: "save", choice: "none" }, { type: "reset" }).state).toEqual(preselected);
	});

	it("R-CONSENT-03 logs a toggle of a locked or unknown function and changes nothing", () => {
		for (const function_id of ["functional", "unknown", "__proto__"]) {
			const { state, notes } = run(start, { type: "toggle", function_id });
			expect(state).toBe(start);
			expect(notes).toEqual(["consent.notToggled"]);
		}
	});

	it("R-CONSENT-03 logs a toggle of a function with a locked entry and changes nothing", () => {
		const half = initialConsents([...asked, entryOf("maps", { locked: true })]);
		const { state, notes } = run(half, { type: "toggle", function_id: "maps" });
		expect(state).toBe(half);
		expect(notes).toEqual(["consent.notToggled"]);
	});

	it("R-FOOT-03 reopens the banner with the toggles as saved", () => {
		const saved = run(start, { type: "save", choice: "all" }).state;
		expect(run(saved, { type: "open" }).state).toEqual({ ...saved, bannerWanted: true });
		expect(run(start, { type: "open" }).state).toBe(start);
	});
});

describe("closing the banner", () => {
	it("reverts unsaved toggles and hides the banner", () => {
		const saved = run(start, { type: "save", choice: "none" }).state;
		const touched = run(saved, { type: "open" }, { type: "toggle", function_id: "clock" }).state;
		expect(ticks(touched.entries)).toEqual([true, false, false, false, true]);
		expect(run(touched, { type: "close" }).state).toEqual(saved);
		expect(run(saved, { type: "close" }).state).toBe(saved);
	});

	it("R-CONSENT-04 does nothing without a decision: the banner stays", () => {
		const touched = run(start, { type: "toggle", function_id: "clock" }).state;
		expect(run(touched, { type: "close" }).state).toBe(touched);
	});
});

describe("consentReducer and earlier decisions", () => {
	const saved = [entryOf("functional"), entryOf("maps", { consentGiven: true }), entryOf("gone")];

	it("R-CONSENT-02 restores the decisions by function under the current list", () => {
		const { state } = run(start, { type: "restore", consents: saved, askAgain: false });
		expect(ticks(state.entries)).toEqual([true, false, true, true, false]);
		expect(state.consents).toEqual(state.entries);
		expect(state.entries.map(({ display_name }) => display_name)).toEqual(
			asked.map(({ display_name }) => display_name),
		);
		expect(state.bannerWanted).toBe(false);
	});

	it("B-LAW-10 ticks a preselected new entry on the banner, without treating it as decided", () => {
		const preselecting = initialConsents(asked, true);
		const { state } = run(preselecting, { type: "restore", consents: saved, askAgain: true });
		expect(ticks(state.entries)).toEqual([true, true, true, true, false]);
		expect(mayLoad("analytics", state.consents)).toBe(false);
		expect(state.bannerWanted).toBe(true);
	});

	it("R-CONSENT-02 agrees to a function only if every saved entry of it did", () => {
		const half = [
			entryOf("maps", { consentGiven: true }),
			entryOf("maps"),
			entryOf("maps", { consentGiven: true }),
		];
		const { state } = run(start, { type: "restore", consents: half, askAgain: false });
		expect(mayLoad("maps", state.consents)).toBe(false);
	});

	it("R-CONSENT-02 resets with another tab's reset", () => {
		const decided = run(start, { type: "save", choice: "all" }).state;
		expect(run(decided, { type: "restore", consents: "none", askAgain: true }).state).toEqual(start);
	});
});

describe("consentReducer with any input", () => {
	it("R-CONSENT-02 logs unknown actions, never throws and changes nothing", () => {
		fc.assert(
			fc.property(fc.anything(), (event) => {
				const logger = createMemoryLogger();
				expect(consentReducer(start, event as ConsentEvent, logger)).toBe(start);
				expect(logger.notes.map(({ key }) => key)).toEqual(["consent.unknownEvent"]);
			}),
			{ numRuns: runs(1000) },
		);
	});

	it("R-CONSENT-03 keeps a locked consent given under any actions, on the banner and saved", () => {
		const locked = [...asked, entryOf("safe", { locked: true })];
		fc.assert(
			fc.property(fc.array(consentEvents, { maxLength: 12 }), fc.boolean(), (events, preselect) => {
				const { state } = run(initialConsents(locked, preselect), ...events);
				const saved = state.consents === "none" ? [] : state.consents;
				for (const entry of [...state.entries, ...saved]) {
					if (entry.locked) expect(entry.consentGiven).toBe(true);
				}
				expect(state.entries.map(({ locked: isLocked }) => isLocked)).toEqual(
					locked.map((entry) => entry.locked),
				);
			}),
			{ numRuns: runs(1000) },
		);
	});

	it("R-CONSENT-09 B-LAW-10 loads only the functional without a saved decision", () => {
		fc.assert(
			fc.property(fc.array(consentEvents, { maxLength: 12 }), (events) => {
				const { state } = run(initialConsents(asked, true), ...events);
				if (state.consents !== "none") return;
				for (const { function_id } of asked) {
					expect(mayLoad(function_id, state.consents)).toBe(function_id === "functional");
				}
			}),
			{ numRuns: runs(1000) },
		);
	});
});

describe("mayLoad", () => {
	const given = (function_id: string) => entryOf(function_id, { consentGiven: true });

	it.each([
		["functional", "none", true],
		["functional", [], true],
		["maps", "none", false],
		["maps", [], false],
		["maps", [given("maps")], true],
		["maps", [given("clock")], false],
		["maps", [entryOf("maps")], false],
		["maps", [given("maps"), entryOf("maps")], false],
	] as const)("R-CONSENT-09 %s with %j: %s", (functionId, consents, allowed) => {
		expect(mayLoad(functionId, consents)).toBe(allowed);
	});

	it("R-CONSENT-06 remembers or forgets analytics by its own entry", () => {
		const asked = { consent: "analytics" } as const;
		expect(analyticsDecision(asked, [given("analytics"), entryOf("maps")])).toBe("remember");
		expect(analyticsDecision(asked, [entryOf("analytics"), given("maps")])).toBe("forget");
		expect(analyticsDecision(asked, "none")).toBe("forget");
		expect(analyticsDecision({ consent: "none" }, "none")).toBe("remember");
	});
});
