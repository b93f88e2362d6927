import { describe, expect, it } from "vitest";
import { createMemoryBrowser } from "#adapters/memory/key-value.ts";
import { createMemoryLogger } from "#adapters/memory/logger.ts";
import { integer, object } from "#core/decoding/decoder.ts";
import {
	clearState,
	loadState,
	type PersistedStateRules,
	restoreState,
	serializeState,
} from "#core/state/persisted-state.ts";
import { clockTolerance, maxStateLength, runStorageCommands } from "#core/state/storage-commands.ts";

const rules: PersistedStateRules<{ readonly count: number }> = {
	key: "int-test",
	version: 2,
	maxAge: 1000,
	decode: object({ count: integer(0, 9) }),
};
const now = 1_000_000_000;

function copyOf(changes: object): string {
	return JSON.stringify({ version: 2, timestamp: now, data: { count: 3 }, ...changes });
}

function restore(copy: string | null, damagedSince: string | null = null) {
	const logger = createMemoryLogger();
	return { ...restoreState({ copy, damagedSince }, rules, now, logger), notes: logger.notes };
}

describe("stored copies", () => {
	it("R-CART-06 carry a version and a timestamp and come back as they were", () => {
		const text = serializeState({ count: 3 }, rules, now);
		expect(JSON.parse(text)).toEqual({ version: 2, timestamp: now, data: { count: 3 } });
		expect(restore(text)).toEqual({ data: { count: 3 }, outcome: "restored", commands: [], notes: [] });
	});

	it("R-CART-06 start afresh when there is none", () => {
		expect(restore(null)).toEqual({ data: null, outcome: "none", commands: [], notes: [] });
	});

	it.each([
		["no JSON", "{"],
		["empty", ""],
		["null", "null"],
		["foreign", '{"products":[]}'],
		["a list", "[]"],
		["of an older version", copyOf({ version: 1 })],
		["of a newer version", copyOf({ version: 3 })],
		["without a timestamp", copyOf({ timestamp: undefined })],
		["with a timestamp as text", copyOf({ timestamp: String(now) })],
		["from the future", copyOf({ timestamp: now + clockTolerance + 1 })],
		["of wrong data", copyOf({ data: { count: "3" } })],
		["with a huge number", copyOf({ data: { count: 1e300 } })],
		["poisoned", `{"version":2,"timestamp":${now},"data":{"count":3,"__proto__":{"admin":true}}}`],
		["poisoned by a constructor", copyOf({ data: { count: 3, constructor: { prototype: {} } } })],
		["too long", copyOf({ filler: "x".repeat(maxStateLength) })],
	])("R-CART-06 B-SEC-04 keep a copy aside that is %s", (_, copy) => {
		const { data, outcome, commands, notes } = restore(copy);
		expect({ data, outcome, commands }).toEqual({
			data: null,
			outcome: "damaged",
			commands: [
				{ type: "write", key: "int-test:damaged", text: copy },
				{ type: "write", key: "int-test:damaged-since", text: String(now) },
				{ type: "remove", key: "int-test" },
			],
		});
		expect(notes).toEqual([
			{
				key: "storage.damaged",
				details: { key: "int-test", path: expect.any(String), expected: expect.any(String) },
			},
		]);
		expect(({} as Record<string, unknown>).admin).toBeUndefined();
	});
});

describe("the age of stored copies", () => {
	it("R-CART-06 live to the end of their age and no longer", () => {
		expect(restore(copyOf({ timestamp: now - 1000 })).outcome).toBe("restored");
		expect(restore(copyOf({ timestamp: now + clockTolerance })).outcome).toBe("restored");
		expect(restore(copyOf({ timestamp: now - 1001 }))).toEqual({
			data: null,
			outcome: "expired",
			commands: [{ type: "remove", key: "int-test" }],
			notes: [{ key: "storage.expired", details: { key: "int-test" } }],
		});
	});

	it.each([
		[String(now - 1000), false],
		[String(now - 1001), true],
		["garbage", true],
	])("let a damaged copy kept aside since %s go: %s", (since, gone) => {
		const removed = gone ? ["int-test:damaged", "int-test:damaged-since"] : [];
		expect(restore(copyOf({}), since).commands.map((command) => command.key)).toEqual(removed);
		expect(restore(null, since).commands.map((command) => command.key)).toEqual(removed);
	});

	it("R-CART-06 move a damaged copy in the storage itself and start afresh from then on", () => {
		const store = createMemoryBrowser().openTab();
		store.write("int-test", "damaged");
		expect(loadState(store, rules, now, createMemoryLogger()).outcome).toBe("damaged");
		expect(store.read("int-test:damaged")).toBe("damaged");
		expect(loadState(store, rules, now, createMemoryLogger()).outcome).toBe("none");
		runStorageCommands(store, clearState("int-test"));
		expect(store.keys()).toEqual([]);
	});

	it("B-REL-03 say when the browser refuses to store one of the texts", () => {
		const store = { ...createMemoryBrowser().openTab(), write: (key: string) => key !== "full" };
		const write = (key: string) => ({ type: "write", key, text: "x" }) as const;
		expect(runStorageCommands(store, [write("a"), { type: "remove", key: "b" }])).toBe(true);
		expect(runStorageCommands(store, [write("full"), write("a")])).toBe(false);
	});
});
