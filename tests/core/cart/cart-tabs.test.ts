import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createMemoryBrowser } from "#adapters/memory/key-value.ts";
import { createMemoryLocks } from "#adapters/memory/locks.ts";
import { createMemoryLogger } from "#adapters/memory/logger.ts";
import { emptyCart } from "#core/cart/cart.ts";
import type { CartEvent } from "#core/cart/cart-reducer.ts";
import { createCartStore } from "#core/cart/cart-store.ts";
import type { KeyValue, KeyValueChange } from "#core/platform/key-value.ts";
import { anyCartEvent, anyNewLine } from "#tests/core/cart/cart-arbitraries.ts";
import { addLongLines, addRing, addWatch, counts, type OpenTab, openTab } from "#tests/core/cart/open-tab.ts";
import { runs } from "#tests/core/runs.ts";
import { newLine, size54 } from "#tests/core/shop-fixtures.ts";

function openTwoTabs(): readonly [OpenTab, OpenTab] {
	const browser = createMemoryBrowser();
	return [openTab(browser), openTab(browser)];
}

describe("createCartStore in two tabs", () => {
	it("R-CART-08 shows the same cart in both tabs", async () => {
		const [left, right] = openTwoTabs();
		await left.cart.dispatch(addRing);
		await right.cart.dispatch(addWatch);
		await left.cart.dispatch({ type: "changeCount", cartId: 2, count: 3 });
		expect(counts(left)).toEqual([
			[1, 1],
			[2, 3],
		]);
		expect(right.cart.state()).toEqual(left.cart.state());
		await right.cart.dispatch({ type: "reset" });
		expect(left.cart.state()).toEqual(emptyCart("EUR"));
	});

	it("R-CART-08 stops following after close, and ignores other keys", async () => {
		const [left, right] = openTwoTabs();
		let notified = 0;
		left.cart.subscribe(() => {
			notified += 1;
		});
		right.store.write("int-consents", "[]");
		expect(notified).toBe(0);
		left.cart.close();
		await right.cart.dispatch(addRing);
		expect(counts(left)).toEqual([]);
		await left.cart.dispatch(addWatch);
		expect(counts(left)).toHaveLength(2);
	});

	it("R-CART-08 keeps both lines when two tabs add at the same time", async () => {
		const [left, right] = openTwoTabs();
		await Promise.all([left.cart.dispatch(addRing), right.cart.dispatch(addWatch)]);
		expect(new Map(counts(left))).toEqual(new Map(counts(right)));
		expect(left.cart.state().totalCount).toBe(2);
		expect(new Set(left.cart.state().products.map((line) => line.cartId)).size).toBe(2);
	});

	it("R-CART-08 keeps an addition when another tab empties the cart at the same time", async () => {
		const [left, right] = openTwoTabs();
		await left.cart.dispatch(addRing);
		await Promise.all([left.cart.dispatch(addWatch), right.cart.dispatch({ type: "reset" })]);
		expect([counts(left), counts(right)]).toEqual([[[2, 1]], [[2, 1]]]);
	});

	it("R-CART-08 applies the count typed last in one tab, regardless of earlier input", async () => {
		const [left] = openTwoTabs();
		await left.cart.dispatch({ type: "add", ...newLine({ count: 3 }) });
		const typed = [1, 12, 12];
		await Promise.all(typed.map((count) => left.cart.dispatch({ type: "changeCount", cartId: 1, count })));
		expect(counts(left)).toEqual([[1, 12]]);
	});
});

describe("createCartStore in two tabs with conflicting changes", () => {
	it("R-CART-08 removes the line that was shown, not another line that now has its id", async () => {
		const [left, right] = openTwoTabs();
		await left.cart.dispatch(addRing);
		await Promise.all([
			right.cart.dispatch({ type: "remove", cartId: 1 }),
			right.cart.dispatch(addWatch),
			left.cart.dispatch({ type: "remove", cartId: 1 }),
		]);
		expect([counts(left), counts(right)]).toEqual([[[2, 1]], [[2, 1]]]);
	});

	it("R-CART-08 changes a count by the visitor's difference", async () => {
		const [left, right] = openTwoTabs();
		await left.cart.dispatch(addRing);
		await Promise.all([
			right.cart.dispatch(addRing),
			left.cart.dispatch({ type: "changeCount", cartId: 1, count: 5 }),
		]);
		expect([counts(left), counts(right)]).toEqual([[[1, 6]], [[1, 6]]]);
	});

	it("R-CART-08 removes what both tabs removed, and no more than the cart contains", async () => {
		const [left, right] = openTwoTabs();
		await left.cart.dispatch({ type: "add", ...newLine({ count: 4, variant: size54 }) });
		await left.cart.dispatch(addWatch);
		await Promise.all([
			left.cart.dispatch({ type: "changeCount", cartId: 1, count: 2 }),
			right.cart.dispatch({ type: "changeCount", cartId: 1, count: 1 }),
		]);
		expect([counts(left), counts(right)]).toEqual([[[2, 1]], [[2, 1]]]);
	});

	it("B-LAW-06 R-CART-08 reports which of two tabs got the last piece", async () => {
		const [left, right] = openTwoTabs();
		const stock = { pieces: 1, variants: [null] };
		const add = (text: string): CartEvent => ({
			type: "add",
			stock,
			...newLine({ personalization: { text } }),
		});
		expect(await Promise.all([left.cart.dispatch(add("M")), right.cart.dispatch(add("J"))])).toEqual([
			true,
			false,
		]);
		expect(right.cart.state().products.map(({ personalization }) => personalization)).toEqual([
			{ text: "M" },
		]);
	});

	it("R-CART-08 stores simultaneous events one after the other", async () => {
		const [left, right] = openTwoTabs();
		await left.cart.dispatch(addRing, addWatch);
		let stored = 0;
		right.cart.subscribe(() => {
			stored += 1;
		});
		const events: readonly CartEvent[] = [
			{ type: "changeCount", cartId: 1, count: 3 },
			{ type: "changeCount", cartId: 1, count: 2 },
			{ type: "remove", cartId: 2 },
		];
		await Promise.all([right.cart.dispatch(addRing), left.cart.dispatch(...events)]);
		expect([counts(left), counts(right)]).toEqual([[[1, 3]], [[1, 3]]]);
		expect(stored).toBe(2);
		expect(await left.cart.dispatch({ type: "remove", cartId: 9 })).toBe(false);
	});

	it("R-CART-08 R-CART-06 reverts a change for which another tab left no room", async () => {
		const [left, right] = openTwoTabs();
		await Promise.all([addLongLines(left, 1), addLongLines(right, 2)]);
		expect(left.cart.state().totalCount).toBeLessThan(12);
		expect(right.cart.state()).toEqual(left.cart.state());
		expect([...left.notes, ...right.notes].map((note) => note.key)).toContain("cart.full");
		await right.cart.dispatch({ type: "remove", cartId: 1 });
		await left.cart.dispatch(addRing);
		expect(right.cart.state()).toEqual(left.cart.state());
	});
});

describe("createCartStore without locks or with lost storage", () => {
	it("R-CART-08 ends with the cart written last when two tabs write independently", async () => {
		const browser = createMemoryBrowser("by hand");
		const [left, right] = [openTab(browser), openTab(browser)];
		await left.cart.dispatch(addRing);
		await right.cart.dispatch(addWatch);
		browser.deliver();
		expect([counts(left), counts(right)]).toEqual([[[2, 1]], [[2, 1]]]);
	});

	it("R-CART-08 follows a browser that clears its storage", async () => {
		const store = createMemoryBrowser().openTab();
		let change: (change: KeyValueChange) => void = () => undefined;
		const listening: KeyValue = {
			...store,
			subscribe(listener) {
				change = listener;
				return () => undefined;
			},
		};
		const parts = { locks: createMemoryLocks(), logger: createMemoryLogger(), now: () => 0 };
		const cart = createCartStore({ store: listening, ...parts, currency: "EUR" });
		await cart.dispatch(addRing);
		for (const key of store.keys()) store.remove(key);
		change({ key: null });
		expect(cart.state()).toEqual(emptyCart("EUR"));
	});

	it("R-CART-08 restores its own cart when the stored copy becomes damaged", async () => {
		const browser = createMemoryBrowser();
		const tab = openTab(browser);
		await tab.cart.dispatch(addRing);
		browser.openTab().write("int-cart", "damaged");
		expect(counts(tab)).toEqual([[1, 1]]);
		expect(counts(openTab(browser))).toEqual([[1, 1]]);
		expect(tab.store.read("int-cart:damaged")).toBe("damaged");
	});
});

interface Step {
	readonly tab: 0 | 1;
	readonly event: CartEvent;
	/** Whether the visitor waits until the event is stored. */
	readonly waits: boolean;
}

function steps(event: fc.Arbitrary<CartEvent>): fc.Arbitrary<Step[]> {
	const step = fc.record({ tab: fc.constantFrom<0 | 1>(0, 1), event, waits: fc.boolean() });
	return fc.array(step, { maxLength: 20 });
}

async function play(all: readonly Step[]): Promise<readonly [OpenTab, OpenTab]> {
	const tabs = openTwoTabs();
	const dispatched: Promise<boolean>[] = [];
	for (const { tab, event, waits } of all) {
		const stored = tabs[tab].cart.dispatch(event);
		dispatched.push(stored);
		if (waits) await stored;
	}
	await Promise.all(dispatched);
	return tabs;
}

describe("createCartStore under any interleaving", () => {
	it("R-CART-08 neither loses nor doubles what two tabs add", async () => {
		const additions = anyNewLine.map((line): CartEvent => ({ type: "add", ...line }));
		await fc.assert(
			fc.asyncProperty(steps(additions), async (all) => {
				const [left, right] = await play(all);
				const added = all.reduce((sum, { event }) => sum + (event.type === "add" ? event.count : 0), 0);
				expect(left.cart.state().totalCount).toBe(added);
				expect(right.cart.state()).toEqual(left.cart.state());
			}),
			{ numRuns: runs(1000) },
		);
	});

	it("R-CART-08 ends with the same cart in both tabs and the storage after any events", async () => {
		await fc.assert(
			fc.asyncProperty(steps(anyCartEvent), async (all) => {
				const [left, right] = await play(all);
				expect(right.cart.state()).toEqual(left.cart.state());
				const ids = left.cart.state().products.map((line) => line.cartId);
				expect(new Set(ids).size).toBe(ids.length);
			}),
			{ numRuns: runs(1000) },
		);
	});
});
