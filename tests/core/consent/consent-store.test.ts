import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createMemoryBrowser } from "#adapters/memory/key-value.ts";
import { createMemoryLogger } from "#adapters/memory/logger.ts";
import type { ConsentEvent } from "#core/consent/consent-state.ts";
import { createConsentStore } from "#core/consent/consent-store.ts";
import { mayLoad } from "#core/consent/may-load.ts";
import type { KeyValue } from "#core/platform/key-value.ts";
import { asked, consentEvents, entryOf } from "#tests/core/consent/consent-arbitraries.ts";
import { runs } from "#tests/core/runs.ts";

const noon = Date.UTC(2026, 0, 31, 12);
const year = 366 * 86_400_000;

/** Opens a tab's consents, with its log and the number of notifications. */
const open = (store: KeyValue = createMemoryBrowser().openTab(), { now = noon, entries = asked } = {}) => {
	const logger = createMemoryLogger();
	const consents = createConsentStore({
		store,
		logger,
		now: () => now,
		entries,
		consent_preselect: false,
	});
	const heard = { times: 0 };
	const stop = consents.subscribe(() => {
		heard.times += 1;
	});
	return { store, consents, heard, stop, notes: () => logger.notes.map(({ key }) => key) };
};
const ticks = (text: string | null) =>
	(JSON.parse(text ?? "[]") as { consentGiven: boolean }[]).map(({ consentGiven }) => consentGiven);

describe("the consents of a tab", () => {
	it("R-CONSENT-04 ask a new visitor, and store nothing before the answer", () => {
		const { consents, store } = open();
		expect(consents.state()).toMatchObject({ consents: "none", bannerWanted: true });
		consents.dispatch({ type: "toggle", function_id: "maps" });
		consents.dispatch({ type: "open" });
		consents.dispatch({ type: "close" });
		expect(store.keys()).toEqual([]);
	});

	it.each([
		["selected", [true, false, false, false, true]],
		["all", [true, true, true, true, true]],
		["none", [true, false, false, false, false]],
	] as const)(
		"R-CONSENT-02 B-LAW-10 saving %s writes the full list and its date only",
		(choice, expected) => {
			const { consents, store } = open();
			consents.dispatch({ type: "toggle", function_id: "clock" });
			consents.dispatch({ type: "save", choice });
			expect(ticks(store.read("int-consents"))).toEqual(expected);
			expect(store.keys().toSorted()).toEqual(["int-consents", "int-consents-meta"]);
			expect(JSON.parse(store.read("int-consents-meta") ?? "")).toMatchObject({ timestamp: noon });
		},
	);

	it("R-CONSENT-02 restore the decision on a later visit without asking", () => {
		const { consents, store } = open();
		consents.dispatch({ type: "save", choice: "all" });
		const later = open(store);
		expect(later.consents.state()).toMatchObject({ bannerWanted: false });
		expect(mayLoad("clock", later.consents.state().consents)).toBe(true);
	});

	it("R-CONSENT-04 ask again after a year, or with a new entry", () => {
		const { consents, store } = open();
		consents.dispatch({ type: "save", choice: "all" });
		const more = open(store, { entries: [...asked, entryOf("chat")] }).consents.state();
		expect(more.bannerWanted).toBe(true);
		expect(mayLoad("maps", more.consents)).toBe(true);
		expect(mayLoad("chat", more.consents)).toBe(false);
		expect(open(store, { now: noon + year }).consents.state().consents).toBe("none");
		expect(store.keys()).toEqual([]);
	});

	it("R-CONSENT-02 remove the list on reset and set none", () => {
		const { consents, store } = open();
		consents.dispatch({ type: "save", choice: "all" });
		consents.dispatch({ type: "reset" });
		expect(consents.state()).toMatchObject({ consents: "none", bannerWanted: true });
		expect(store.keys()).toEqual([]);
	});
});

describe("a tab's consents on a page with other entries", () => {
	it("R-CONSENT-04 keep unsaved toggles when asked in another language", () => {
		const { consents, store } = open();
		consents.dispatch({ type: "toggle", function_id: "maps" });
		const translated = asked.map((entry) => ({ ...entry, display_name: `${entry.display_name} en` }));
		consents.ask([...translated, entryOf("video")], false);
		const ticked = (id: string) =>
			consents.state().entries.find(({ function_id }) => function_id === id)?.consentGiven;
		expect(["maps", "clock", "video"].map(ticked)).toEqual([true, false, false]);
		expect(consents.state().entries[0]?.display_name).toBe(translated[0]?.display_name);
		consents.dispatch({ type: "save", choice: "selected" });
		expect(ticks(store.read("int-consents"))).toHaveLength(asked.length + 1);
	});

	it("R-CONSENT-04 show the banner for entries that only another page has", () => {
		const { consents, store } = open();
		consents.dispatch({ type: "save", choice: "all" });
		consents.ask(asked, false);
		expect(consents.state()).toMatchObject({
			bannerWanted: false,
			entries: asked.map(() => ({ consentGiven: true })),
		});
		consents.ask([...asked, entryOf("video")], false);
		expect(consents.state().bannerWanted).toBe(true);
		expect(mayLoad("video", consents.state().consents)).toBe(false);
		expect(ticks(store.read("int-consents"))).toHaveLength(asked.length);
	});
});

describe("a tab's consents with any input", () => {
	it("R-CONSENT-02 log unknown actions without change, notification or storage", () => {
		fc.assert(
			fc.property(fc.anything(), (event) => {
				const { consents, store, heard, notes } = open();
				const before = consents.state();
				consents.dispatch(event as ConsentEvent);
				expect(consents.state()).toBe(before);
				expect(heard.times).toBe(0);
				expect(store.keys()).toEqual([]);
				expect(notes()).toEqual(["consent.unknownEvent"]);
			}),
			{ numRuns: runs(200) },
		);
	});

	it("R-CONSENT-03 notify no listener on a locked toggle", () => {
		const { consents, heard } = open();
		consents.dispatch({ type: "toggle", function_id: "functional" });
		expect(heard.times).toBe(0);
		expect(consents.state().entries[0]?.consentGiven).toBe(true);
	});

	it("R-CONSENT-02 always store what applies", () => {
		const own = consentEvents.filter(({ type }) => type !== "restore");
		fc.assert(
			fc.property(fc.array(own, { maxLength: 12 }), (events) => {
				const { consents, store } = open();
				for (const event of events) consents.dispatch(event);
				const held = consents.state().consents;
				const stored = store.read("int-consents");
				expect(stored === null ? "none" : JSON.parse(stored)).toEqual(held);
			}),
			{ numRuns: runs(500) },
		);
	});
});

describe("the consents of several tabs", () => {
	it("R-CONSENT-02 apply a decision in all tabs and hide their banners", () => {
		const browser = createMemoryBrowser();
		const [one, other] = [open(browser.openTab()), open(browser.openTab())];
		one.consents.dispatch({ type: "save", choice: "all" });
		expect(other.consents.state()).toMatchObject({ bannerWanted: false });
		expect(mayLoad("analytics", other.consents.state().consents)).toBe(true);
		expect(other.heard.times).toBe(1);
		expect(other.notes()).toEqual([]);
		one.consents.dispatch({ type: "reset" });
		expect(other.consents.state()).toMatchObject({ consents: "none", bannerWanted: true });
	});

	it("R-CONSENT-02 leave the storage unchanged in a tab that only listens", () => {
		const browser = createMemoryBrowser();
		const writer = browser.openTab();
		const { consents, notes } = open(browser.openTab());
		writer.write("int-consents", "{broken");
		expect(consents.state().consents).toBe("none");
		expect(notes()).toEqual(["storage.damaged"]);
		expect(writer.read("int-consents")).toBe("{broken");
		writer.write("int-cart", "[]");
		expect(notes()).toHaveLength(1);
	});

	it("set a damaged list aside when the visit starts", () => {
		const store = createMemoryBrowser().openTab();
		store.write("int-consents", "{broken");
		expect(open(store).consents.state()).toMatchObject({ consents: "none", bannerWanted: true });
		expect(store.keys()).toEqual(["int-consents:damaged"]);
	});

	it("stop following after close, and stop calling removed listeners", () => {
		const browser = createMemoryBrowser();
		const [one, other] = [open(browser.openTab()), open(browser.openTab())];
		one.stop();
		other.consents.close();
		one.consents.dispatch({ type: "save", choice: "all" });
		expect(one.heard.times).toBe(0);
		expect(other.consents.state().consents).toBe("none");
	});
});
