import { describe, expect, it } from "vitest";
import { createMemoryBrowser } from "#adapters/memory/key-value.ts";
import type { KeyValue } from "#core/platform/key-value.ts";
import { maxStateLength } from "#core/state/storage-commands.ts";
import { maxWished } from "#core/wishlist/wishlist.ts";
import { createWishlistStore, wishlistRules } from "#core/wishlist/wishlist-store.ts";

const vase = { product: "vase", variant: null, price: "96" };
const ring = { product: "ring", variant: "54", price: "1290" };
const open = (store: KeyValue, now = 5000) => createWishlistStore({ store, now: () => now });

describe("the wishlist of a browser", () => {
	it("B-USE-14 is the same in all tabs and on the next visit, and leaves nothing behind once empty", () => {
		const browser = createMemoryBrowser();
		const [first, second] = [browser.openTab(), browser.openTab()];
		const [one, other] = [open(first), open(second)];
		const reported: number[] = [];
		other.subscribe(() => reported.push(other.state().length));
		expect(one.dispatch({ type: "add", items: [vase] })).toBe("kept");
		expect(other.dispatch({ type: "add", items: [ring] })).toBe("kept");
		expect(reported).toEqual([1, 2]);
		expect(one.state()).toEqual([ring, vase]);
		expect(open(browser.openTab()).state()).toEqual([ring, vase]);
		expect(one.isPersisted()).toBe(true);
		one.dispatch({ type: "remove", items: one.state() });
		expect(other.state()).toEqual([]);
		expect(first.keys()).toEqual([]);
	});

	it("B-USE-14 loses nothing if the clock is set back", () => {
		const tab = createMemoryBrowser().openTab();
		open(tab, 99_999_999_999).dispatch({ type: "add", items: [vase] });
		expect(open(tab).state()).toEqual([vase]);
	});

	it("B-USE-14 loses nothing that another tab saved before it was notified", () => {
		const browser = createMemoryBrowser("by hand");
		const [first, second] = [browser.openTab(), browser.openTab()];
		const [one, other] = [open(first), open(second)];
		one.dispatch({ type: "add", items: [vase] });
		const seen = other.state();
		browser.deliver(second);
		other.dispatch({ type: "remove", items: seen });
		expect(other.state()).toEqual([vase]);
	});

	it("stops following other tabs after close", () => {
		const browser = createMemoryBrowser();
		const [one, other] = [open(browser.openTab()), open(browser.openTab())];
		other.close();
		one.dispatch({ type: "add", items: [vase] });
		expect(other.state()).toEqual([]);
	});

	it("reports when it is full", () => {
		const store = open(createMemoryBrowser().openTab());
		const items = Array.from({ length: maxWished }, (_, place) => ({
			product: String(place),
			variant: null,
			price: null,
		}));
		expect(store.dispatch({ type: "add", items })).toBe("kept");
		expect(store.dispatch({ type: "add", items: [vase] })).toBe("full");
		expect(store.state()).toHaveLength(maxWished);
	});

	it("B-REL-03 reports that a browser stores nothing, and lasts as long as the page", () => {
		const tab = createMemoryBrowser().openTab();
		const store = open({ ...tab, write: (key, text) => tab.write(key, text) && false });
		expect(store.isPersisted()).toBe(false);
		expect(store.dispatch({ type: "add", items: [vase] })).toBe("notKept");
		expect(store.state()).toEqual([vase]);
	});
});

describe("a stored wishlist", () => {
	const copy = (changes: object) =>
		JSON.stringify({ version: 1, timestamp: 5000, data: [vase, ring], ...changes });

	it.each([
		["no JSON", "{"],
		["another version", copy({ version: 2 })],
		["one that is too old", copy({ timestamp: 4999 - wishlistRules.maxAge })],
		["an item without a product", copy({ data: [{ variant: null, price: null }] })],
		["a product that is no id", copy({ data: [{ ...vase, product: {} }] })],
		["too long a copy", `"${"x".repeat(maxStateLength)}"`],
		["a prototype", '{"version":1,"timestamp":1,"data":[],"__proto__":{"x":1}}'],
	])("B-REL-03 starts empty with %s", (_, text) => {
		const tab = createMemoryBrowser().openTab();
		tab.write(wishlistRules.key, text);
		const store = open(tab);
		expect(store.state()).toEqual([]);
		expect(store.dispatch({ type: "add", items: [vase] })).toBe("kept");
		expect(open(tab).state()).toEqual([vase]);
	});

	it("normalizes stored items", () => {
		const tab = createMemoryBrowser().openTab();
		tab.write(wishlistRules.key, copy({ data: [vase, ring, vase, { ...ring, variant: null }] }));
		expect(open(tab).state()).toEqual([vase, ring]);
	});
});
