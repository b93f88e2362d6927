import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createMemoryBrowser } from "#adapters/memory/key-value.ts";
import { emptyCart } from "#core/cart/cart.ts";
import type { CartEvent } from "#core/cart/cart-reducer.ts";
import { day } from "#core/platform/time.ts";
import { maxStateLength } from "#core/state/storage-commands.ts";
import { anyCartEvent } from "#tests/core/cart/cart-arbitraries.ts";
import { addRing, openTab } from "#tests/core/cart/open-tab.ts";
import { runs } from "#tests/core/runs.ts";
import { newLine } from "#tests/core/shop-fixtures.ts";

describe("createCartStore in one tab", () => {
	it("R-CART-06 saves under int-cart with a timestamp and restores it on load", async () => {
		const browser = createMemoryBrowser();
		const first = openTab(browser, () => 5000);
		await first.cart.dispatch(addRing);
		expect(JSON.parse(first.store.read("int-cart") ?? "")).toMatchObject({ version: 1, timestamp: 5000 });
		expect(openTab(browser, () => 6000).cart.state()).toEqual(first.cart.state());
	});

	it.each<[string, CartEvent]>([
		["reset", { type: "reset" }],
		["removing the last line", { type: "remove", cartId: 1 }],
		["the count 0", { type: "changeCount", cartId: 1, count: 0 }],
	])("R-CART-06 R-CART-05 deletes the saved copy on %s", async (_, event) => {
		const tab = openTab(createMemoryBrowser());
		await tab.cart.dispatch(addRing);
		await tab.cart.dispatch(event);
		expect(tab.store.read("int-cart")).toBeNull();
		expect(tab.cart.state()).toEqual(emptyCart("EUR"));
	});

	it("R-CART-06 starts empty with a note when the copy is damaged, and keeps the damaged copy separately", async () => {
		const browser = createMemoryBrowser();
		browser.openTab().write("int-cart", '{"products":[1]}');
		const tab = openTab(browser);
		expect(tab.cart.state()).toEqual(emptyCart("EUR"));
		expect(tab.store.read("int-cart:damaged")).toBe('{"products":[1]}');
		expect(tab.notes.map((note) => note.key)).toEqual(["storage.damaged"]);
		await tab.cart.dispatch({ type: "remove", cartId: 9 });
		expect([...tab.store.keys()].sort()).toEqual(["int-cart:damaged", "int-cart:damaged-since"]);
		await tab.cart.dispatch(addRing);
		expect(tab.cart.state().totalCount).toBe(1);
	});

	it("R-CART-06 restores a cart of up to 30 days", async () => {
		const restoredAfter = async (age: number) => {
			const browser = createMemoryBrowser();
			await openTab(browser, () => 0).cart.dispatch(addRing);
			return openTab(browser, () => age).cart.state().totalCount;
		};
		expect([await restoredAfter(30 * day), await restoredAfter(30 * day + 1)]).toEqual([1, 0]);
	});
});

describe("createCartStore and browser storage", () => {
	it("B-REL-03 reports that the browser keeps the cart: before and after a change, and in the next visit", async () => {
		const browser = createMemoryBrowser();
		const tab = openTab(browser);
		expect(tab.cart.isPersisted()).toBe(true);
		expect(tab.store.keys()).toEqual([]);
		await tab.cart.dispatch(addRing);
		expect([tab, openTab(browser)].map(({ cart }) => cart.isPersisted())).toEqual([true, true]);
	});
});

describe("createCartStore and its limits", () => {
	it("R-CART-05 notifies listeners only of changes, and otherwise keeps the state's identity", async () => {
		const tab = openTab(createMemoryBrowser());
		let notified = 0;
		const stop = tab.cart.subscribe(() => {
			notified += 1;
		});
		await tab.cart.dispatch(addRing);
		const before = tab.cart.state();
		await tab.cart.dispatch({ type: "remove", cartId: 9 });
		await tab.cart.dispatch({ type: "explode" } as unknown as CartEvent);
		expect(tab.cart.state()).toBe(before);
		expect(notified).toBe(1);
		stop();
		await tab.cart.dispatch(addRing);
		expect(notified).toBe(1);
		expect(tab.notes.map((note) => note.key)).toEqual(["cart.refused", "cart.unknownEvent"]);
	});

	it("R-CART-06 refuses changes that make a cart too long to be saved", async () => {
		const tab = openTab(createMemoryBrowser());
		const text = "x".repeat(1000);
		for (let line = 0; line < 12; line += 1) {
			const values = Array.from({ length: 50 }, (_, field) => [`${line}-${field}`, text]);
			await tab.cart.dispatch({ type: "add", ...newLine({ personalization: Object.fromEntries(values) }) });
		}
		expect(tab.cart.state().totalCount).toBe(10);
		expect(tab.store.read("int-cart")?.length).toBeLessThanOrEqual(maxStateLength);
		const full = { key: "cart.full", details: { limit: maxStateLength } };
		expect(tab.notes).toEqual([full, full]);
	});

	it("R-CART-06 saves and restores a cart whose copy has exactly the maximum length", async () => {
		const browser = createMemoryBrowser();
		const tab = openTab(browser);
		const fill = async (line: number, texts: readonly string[]) => {
			const values = texts.map((text, field) => [`${line}-${field}`, text]);
			await tab.cart.dispatch({ type: "add", ...newLine({ personalization: Object.fromEntries(values) }) });
			return tab.store.read("int-cart")?.length ?? 0;
		};
		for (let line = 0; line < 10; line += 1) await fill(line, Array(50).fill("x".repeat(1000)));
		const before = await fill(10, Array(50).fill("x"));
		const missing = maxStateLength - before;
		const sized = (field: number) => Math.min(1000, 1 + Math.max(0, missing - 999 * field));
		await tab.cart.dispatch({ type: "remove", cartId: 11 });
		const length = await fill(
			10,
			Array.from({ length: 50 }, (_, field) => "x".repeat(sized(field))),
		);
		expect(length).toBe(maxStateLength);
		expect(openTab(browser).cart.state()).toEqual(tab.cart.state());
		await tab.cart.dispatch(addRing);
		expect(tab.notes.map((note) => note.key)).toEqual(["cart.full"]);
	});
});

describe("createCartStore and refused events", () => {
	it("R-CART-05 stores nothing when an event is refused in an empty cart", async () => {
		const tab = openTab(createMemoryBrowser());
		await tab.cart.dispatch({ type: "remove", cartId: 9 });
		expect(tab.store.keys()).toEqual([]);
	});

	it("R-CART-05 keeps the identity of an emptied cart when an event is refused", async () => {
		const tab = openTab(createMemoryBrowser());
		await tab.cart.dispatch(addRing);
		await tab.cart.dispatch({ type: "reset" });
		const before = tab.cart.state();
		let notified = 0;
		tab.cart.subscribe(() => {
			notified += 1;
		});
		await tab.cart.dispatch({ type: "remove", cartId: 9 });
		expect(tab.cart.state()).toBe(before);
		expect(notified).toBe(0);
	});
});

describe("createCartStore under any events", () => {
	it("R-CART-06 restores what it saved after any sequence of events", async () => {
		await fc.assert(
			fc.asyncProperty(fc.array(anyCartEvent, { maxLength: 15 }), async (events) => {
				const browser = createMemoryBrowser();
				const tab = openTab(browser);
				await Promise.all(events.map((event) => tab.cart.dispatch(event)));
				expect(openTab(browser).cart.state()).toEqual(tab.cart.state());
			}),
			{ numRuns: runs(1000) },
		);
	});
});
