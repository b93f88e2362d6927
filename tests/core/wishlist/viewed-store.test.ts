import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createMemoryBrowser } from "#adapters/memory/key-value.ts";
import type { KeyValue } from "#core/platform/key-value.ts";
import { createViewedStore, maxViewed, viewedRules } from "#core/wishlist/viewed-store.ts";
import { runs } from "#tests/core/runs.ts";

const open = (store: KeyValue, now = 5000) => createViewedStore({ store, now: () => now });

describe("recently viewed products", () => {
	it("B-USE-14 B-LAW-19 are not stored before the visitor asks for it, nor after the end", () => {
		const tab = createMemoryBrowser().openTab();
		const store = open(tab);
		store.record("ring");
		expect(store.state()).toBeNull();
		expect(tab.keys()).toEqual([]);
		expect(store.start()).toBe(true);
		expect(store.state()).toEqual([]);
		expect(tab.keys()).toEqual([viewedRules.key]);
		store.record("ring");
		expect(open(tab).state()).toEqual(["ring"]);
		store.end();
		store.record("vase");
		expect(store.state()).toBeNull();
		expect(tab.keys()).toEqual([]);
	});

	it("B-USE-14 are the latest first, without duplicates", () => {
		const product = fc.integer({ min: 0, max: 20 }).map(String);
		fc.assert(
			fc.property(fc.array(product, { maxLength: 40 }), (seen) => {
				const tab = createMemoryBrowser().openTab();
				const store = open(tab);
				store.start();
				for (const id of seen) store.record(id);
				const expected = [...new Set([...seen].reverse())].slice(0, maxViewed);
				expect(store.state()).toEqual(expected);
				expect(open(tab).state()).toEqual(expected);
			}),
			{ numRuns: runs(300) },
		);
	});
});

describe("recently viewed products in several tabs, or in a browser that stores nothing", () => {
	it("B-USE-14 are the same in all tabs, and a tab that missed the end stores nothing after it", () => {
		const browser = createMemoryBrowser();
		const [first, second] = [browser.openTab(), browser.openTab()];
		const [one, other] = [open(first), open(second)];
		const reported: unknown[] = [];
		other.subscribe(() => reported.push(other.state()));
		one.start();
		one.record("ring");
		other.record("vase");
		expect(one.state()).toEqual(["vase", "ring"]);
		expect(other.start()).toBe(true);
		expect(one.state()).toEqual(["vase", "ring"]);
		one.end();
		other.record("watch");
		expect(reported).toEqual([[], ["ring"], ["vase", "ring"], ["vase", "ring"], null]);
		expect(first.keys()).toEqual([]);
	});

	it("B-USE-14 keep another tab's when one is viewed again", () => {
		const browser = createMemoryBrowser("by hand");
		const first = browser.openTab();
		const one = open(first);
		one.start();
		one.record("ring");
		const other = open(browser.openTab());
		other.record("vase");
		browser.deliver(first);
		one.record("ring");
		expect(one.state()).toEqual(["ring", "vase"]);
	});

	it("B-REL-03 do not start if the browser stores nothing, and leave nothing", () => {
		const tab = createMemoryBrowser().openTab();
		const store = open({ ...tab, write: (key, text) => tab.write(key, text) && false });
		expect(store.start()).toBe(false);
		store.record("ring");
		expect(store.state()).toBeNull();
		expect(tab.keys()).toEqual([]);
	});
});

describe("a stored copy of recently viewed products", () => {
	const copy = (changes: object) => JSON.stringify({ version: 1, timestamp: 5000, data: ["a"], ...changes });

	it("B-USE-14 is valid for 30 days after the last change", () => {
		const tab = createMemoryBrowser().openTab();
		tab.write(viewedRules.key, copy({ data: ["a", "b", "a"] }));
		expect(open(tab, 5000 + 30 * 24 * 60 * 60 * 1000).state()).toEqual(["a", "b"]);
	});

	it.each([
		["no JSON", "{"],
		["another version", copy({ version: 2 })],
		["the future", copy({ timestamp: 99_999_999 })],
		["one that is too old", copy({ timestamp: 4999 - viewedRules.maxAge })],
		["a product that is no id", copy({ data: [{}] })],
		["too many", copy({ data: Array.from({ length: maxViewed + 1 }, (_, place) => String(place)) })],
		["a prototype", '{"version":1,"timestamp":5000,"data":[],"__proto__":{"x":1}}'],
	])("B-REL-03 B-LAW-19 a copy of %s is removed and counts as never requested", (_, text) => {
		const tab = createMemoryBrowser().openTab();
		tab.write(viewedRules.key, text);
		const store = open(tab);
		expect(store.state()).toBeNull();
		expect(tab.keys()).toEqual([]);
		store.record("ring");
		expect(tab.keys()).toEqual([]);
	});
});
