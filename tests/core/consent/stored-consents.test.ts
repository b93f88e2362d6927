import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createMemoryBrowser } from "#adapters/memory/key-value.ts";
import { createMemoryLogger } from "#adapters/memory/logger.ts";
import {
	contentConsentId,
	contentConsentIds,
	contentConsentKey,
	formatContentConsent,
	parseContentConsent,
} from "#core/consent/content-consent.ts";
import type { Consents } from "#core/consent/may-load.ts";
import {
	consentsKey,
	consentsMetaKey,
	maxConsentsLength,
	restoreConsents,
	storeConsents,
} from "#core/consent/stored-consents.ts";
import { runStorageCommands } from "#core/state/storage-commands.ts";
import { anyConsents, asked, entryOf } from "#tests/core/consent/consent-arbitraries.ts";
import { runs } from "#tests/core/runs.ts";

const saved = Date.UTC(2026, 0, 31, 12);
const day = 86_400_000;
const damaged = "int-consents:damaged";
const meta = JSON.stringify({ version: 1, timestamp: saved });

const load = (list: string | null, metaText: string | null, now = saved) => {
	const logger = createMemoryLogger();
	const store = createMemoryBrowser().openTab();
	if (list !== null) store.write(consentsKey, list);
	if (metaText !== null) store.write(consentsMetaKey, metaText);
	const restored = restoreConsents({ list, meta: metaText }, asked, now, logger);
	runStorageCommands(store, restored.commands);
	return { ...restored, store, notes: logger.notes.map(({ key }) => key), logged: logger.notes };
};

describe("storing consents", () => {
	it("R-CONSENT-02 save writes the full list under int-consents, with version and date in a second key", () => {
		const store = createMemoryBrowser().openTab();
		runStorageCommands(store, storeConsents(asked, saved));
		expect(JSON.parse(store.read("int-consents") ?? "")).toEqual(asked);
		expect(JSON.parse(store.read("int-consents-meta") ?? "")).toEqual({ version: 1, timestamp: saved });
		expect([...store.keys()].sort()).toEqual(["int-consents", "int-consents-meta"]);
	});

	it("R-CONSENT-02 B-LAW-10 reset removes everything, including a copy set aside", () => {
		const { store } = load("{broken", meta);
		expect(store.keys()).toEqual([damaged]);
		runStorageCommands(store, storeConsents(asked, saved));
		expect(store.keys()).not.toContain(damaged);
		store.write(damaged, "again");
		runStorageCommands(store, storeConsents("none", saved));
		expect(store.keys()).toEqual([]);
	});

	it("R-CONSENT-02 only writes and removes", () => {
		expect(storeConsents([], saved)).toEqual([
			{ type: "write", key: "int-consents-meta", text: meta },
			{ type: "write", key: "int-consents", text: "[]" },
			{ type: "remove", key: damaged },
		]);
		expect(load("{broken", meta).commands).toEqual([
			{ type: "write", key: damaged, text: "{broken" },
			{ type: "remove", key: "int-consents" },
			{ type: "remove", key: "int-consents-meta" },
		]);
	});

	it("R-CONSENT-02 restores saved consents exactly", () => {
		fc.assert(
			fc.property(anyConsents, (consents) => {
				const store = createMemoryBrowser().openTab();
				runStorageCommands(store, storeConsents(consents, saved));
				const { consents: restored } = load(store.read(consentsKey), store.read(consentsMetaKey));
				expect(restored).toEqual(consents);
			}),
			{ numRuns: runs(1000) },
		);
	});
});

describe("restoring consents", () => {
	it("R-CONSENT-04 asks if nothing is stored", () => {
		expect(load(null, null)).toMatchObject({ consents: "none", askAgain: true, commands: [], notes: [] });
		expect(load(null, meta)).toMatchObject({ consents: "none", askAgain: true, commands: [], notes: [] });
	});

	it("R-CONSENT-02 accepts a list without version and date from now on, for twelve months", () => {
		const found = load(JSON.stringify(asked), null, saved);
		expect(found).toMatchObject({ consents: asked, askAgain: false, notes: [] });
		expect(found.store.read("int-consents-meta")).toBe(meta);
		const later = load(
			JSON.stringify(asked),
			found.store.read("int-consents-meta"),
			Date.UTC(2027, 0, 31, 12),
		);
		expect(later).toMatchObject({ consents: "none", askAgain: true });
	});

	it("R-CONSENT-02 does not ask again about decided entries", () => {
		expect(load(JSON.stringify(asked), meta)).toMatchObject({ consents: asked, askAgain: false, notes: [] });
	});

	it("R-CONSENT-02 asks again about a new entry, and keeps the decisions", () => {
		const before = asked.filter(({ function_id }) => function_id !== "clock");
		expect(load(JSON.stringify(before), meta)).toMatchObject({
			consents: before,
			askAgain: true,
			commands: [],
		});
		const more = [...asked, entryOf("gone")];
		expect(load(JSON.stringify(more), meta).askAgain).toBe(false);
	});

	it.each<[string, number, boolean]>([
		["a day before twelve months are over", Date.UTC(2027, 0, 30, 12), true],
		["a moment before", Date.UTC(2027, 0, 31, 12) - 1, true],
		["when twelve months are over", Date.UTC(2027, 0, 31, 12), false],
		["years later", Date.UTC(2031, 0, 1), false],
	])("R-CONSENT-02 %s the decision applies: %s", (_, now, holds) => {
		const restored = load(JSON.stringify(asked), meta, now);
		expect(restored.consents).toEqual(holds ? asked : "none");
		expect(restored.askAgain).toBe(!holds);
		expect(restored.logged).toEqual(
			holds ? [] : [{ key: "storage.expired", details: { key: "int-consents" } }],
		);
		expect(restored.store.keys()).toHaveLength(holds ? 2 : 0);
	});
});

describe("restoring damaged consents", () => {
	const list = JSON.stringify(asked);
	const unsafe = `[{"__proto__":{"consentGiven":true},${JSON.stringify(asked[1]).slice(1)}]`;
	it.each<[string, string, string | null]>([
		["no JSON", "yes", meta],
		["empty", "", meta],
		["no list", '{"0":{}}', meta],
		["a list of something else", "[1]", meta],
		["an entry with a field missing", JSON.stringify([{ ...asked[0], function_id: undefined }]), meta],
		["a decision that is neither yes nor no", JSON.stringify([{ ...asked[0], consentGiven: "true" }]), meta],
		["a poisoned entry", unsafe, meta],
		["a poisoned list", '[{"constructor":{"prototype":{}}}]', meta],
		["too long a text", `[${" ".repeat(maxConsentsLength)}]`, meta],
		["too many entries", JSON.stringify(Array(201).fill(entryOf("x"))), meta],
		["a date that is no JSON", list, "today"],
		["a date of the wrong shape", list, '{"version":1}'],
		["another version", list, JSON.stringify({ version: 2, timestamp: saved })],
		["a date from the future", list, JSON.stringify({ version: 1, timestamp: saved + day })],
		["a negative date", list, JSON.stringify({ version: 1, timestamp: -1 })],
		["a date beyond counting", list, '{"version":1,"timestamp":1e400}'],
		["a date of endless text", list, `${meta}${" ".repeat(1000)}`],
	])("R-CONSENT-02 B-SEC-04 with %s gives none, is logged, and sets the copy aside", (_, text, metaText) => {
		const restored = load(text, metaText);
		expect(restored).toMatchObject({ consents: "none", askAgain: true, notes: ["storage.damaged"] });
		expect(restored.store.keys()).toEqual([damaged]);
		expect(restored.store.read(damaged)).toBe(text);
		expect(({} as Record<string, unknown>).consentGiven).toBeUndefined();
	});

	it.each([
		["{", meta, "", "JSON"],
		["[1]", meta, "0", "an object"],
		[list, "today", "", "JSON"],
		[list, '{"version":1}', "int-consents-meta.timestamp", expect.stringContaining("a whole number from 0")],
	])("R-CONSENT-02 logs what is wrong with the list %j with %j", (text, metaText, path, expected) => {
		expect(load(text, metaText).logged).toEqual([
			{ key: "storage.damaged", details: { key: "int-consents", path, expected } },
		]);
	});

	it("B-SEC-04 never throws, whatever is stored", () => {
		const anyText = fc.option(fc.oneof(fc.string(), fc.json(), fc.constant(list), fc.constant(meta)));
		fc.assert(
			fc.property(anyText, anyText, fc.nat(), (listText, metaText, now) => {
				const { consents, askAgain } = load(listText, metaText, now);
				if (consents === "none") expect(askAgain).toBe(true);
			}),
			{ numRuns: runs(1000) },
		);
	});

	it("R-CONSENT-02 keeps a decision if the clock is slightly behind", () => {
		const consents: Consents = load(list, meta, saved - 60_000).consents;
		expect(consents).toEqual(asked);
	});
});

describe("consent to external content", () => {
	it("R-CONSENT-08 is stored under contentConsent:{id} with its time", () => {
		expect(contentConsentKey("map-1")).toBe("contentConsent:map-1");
		const text = formatContentConsent(saved, "Karte");
		expect(parseContentConsent(text)).toEqual({ timestamp: saved, title: "Karte" });
		expect(JSON.parse(text)).toEqual({ given: true, timestamp: saved, title: "Karte" });
		const bare = JSON.stringify({ given: true, timestamp: saved });
		expect(parseContentConsent(bare)).toEqual({ timestamp: saved, title: null });
	});

	it("R-CONSENT-08 stores as much of a title as it can read again", () => {
		fc.assert(
			fc.property(fc.string({ maxLength: 500, unit: "grapheme" }), (title) => {
				const parsed = parseContentConsent(formatContentConsent(saved, title));
				expect(parsed?.title).toBe(title.slice(0, 200));
			}),
			{ numRuns: runs(200) },
		);
	});

	it.each([
		null,
		"",
		"true",
		"{}",
		"[]",
		'{"given":false,"timestamp":1}',
		'{"given":true,"timestamp":"now"}',
		'{"given":1,"timestamp":1}',
	])("R-CONSENT-08 %j is no consent", (text) => {
		expect(parseContentConsent(text)).toBeNull();
	});

	it("R-CONSENT-07 finds its keys among all others", () => {
		const keys = [
			"int-cart",
			"contentConsent:video",
			"contentConsent:",
			"contentConsent:map:2",
			"xcontentConsent:y",
		];
		expect(contentConsentIds(keys)).toEqual(["map:2", "video"]);
		expect(contentConsentIds([])).toEqual([]);
	});

	it("R-CONSENT-07 reads any id back from its key", () => {
		fc.assert(
			fc.property(fc.string({ minLength: 1 }), (id) => {
				expect(contentConsentId(contentConsentKey(id))).toBe(id);
			}),
			{ numRuns: runs(1000) },
		);
	});
});
