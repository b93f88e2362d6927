import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createMemoryBrowser } from "#adapters/memory/key-value.ts";
import { createMemoryLogger } from "#adapters/memory/logger.ts";
import { emptyCart } from "#core/cart/cart.ts";
import type { CartEvent } from "#core/cart/cart-reducer.ts";
import { createCartStore } from "#core/cart/cart-store.ts";
import type { KeyValue, KeyValueChange } from "#core/ports/key-value.ts";
import { anyCartEvent, anyNewLine } from "#tests/core/cart/cart-arbitraries.ts";
import {
	addLongLines,
	addRing,
	addWatch,
	counts,
	type OpenTab,
	openTab,
	settle,
} from "#tests/core/cart/open-tab.ts";
import { runs } from "#tests/core/runs.ts";
import { newLine, size54 } from "#tests/core/shop-fixtures.ts";

describe("createCartStore in two tabs", () => {
	it("R-CART-08 shows the same cart in both", () => {
		const browser = createMemoryBrowser();
		const [left, right] = [openTab(browser), openTab(browser)];
		left.cart.dispatch(addRing);
		right.cart.dispatch(addWatch);
		left.cart.dispatch({ type: "changeCount", cartId: 2, count: 3 });
		expect(counts(left)).toEqual([
			[1, 1],
			[2, 3],
		]);
		expect(right.cart.state()).toEqual(left.cart.state());
		right.cart.dispatch({ type: "reset" });
		expect(left.cart.state()).toEqual(emptyCart("EUR"));
	});

	it("R-CART-08 stops after close; ignores other keys", () => {
		const browser = createMemoryBrowser();
		const [left, right] = [openTab(browser), openTab(browser)];
		let notified = 0;
		left.cart.subscribe(() => {
			notified += 1;
		});
		right.store.write("int-consents", "[]");
		expect(notified).toBe(0);
		left.cart.close();
		right.cart.dispatch(addRing);
		expect(counts(left)).toEqual([]);
		left.cart.dispatch(addWatch);
		expect(counts(left)).toHaveLength(2);
	});

	it("R-CART-08 keeps both lines when two tabs add without knowing of each other", () => {
		const browser = createMemoryBrowser("by hand");
		const [left, right] = [openTab(browser), openTab(browser)];
		left.cart.dispatch(addRing);
		right.cart.dispatch(addWatch);
		settle(browser);
		expect(new Map(counts(left))).toEqual(new Map(counts(right)));
		expect(left.cart.state().totalCount).toBe(2);
		expect(new Set(left.cart.state().products.map((line) => line.cartId)).size).toBe(2);
	});

	it("R-CART-08 keeps an addition when another tab empties the cart at the same time", () => {
		const browser = createMemoryBrowser("by hand");
		const [left, right] = [openTab(browser), openTab(browser)];
		left.cart.dispatch(addRing);
		settle(browser);
		left.cart.dispatch(addWatch);
		right.cart.dispatch({ type: "reset" });
		settle(browser);
		expect(counts(left)).toEqual([[2, 1]]);
		expect(counts(right)).toEqual([[2, 1]]);
	});
});

describe("createCartStore in two tabs at odds", () => {
	it("R-CART-08 does not bring back what another tab removed knowingly", () => {
		const browser = createMemoryBrowser("by hand");
		const [left, right] = [openTab(browser), openTab(browser)];
		left.cart.dispatch(addRing);
		settle(browser);
		right.cart.dispatch({ type: "remove", cartId: 1 });
		settle(browser);
		expect([counts(left), counts(right)]).toEqual([[], []]);
	});

	it("R-CART-08 removes the line that was seen, not another that took its id", () => {
		const browser = createMemoryBrowser("by hand");
		const [left, right] = [openTab(browser), openTab(browser)];
		left.cart.dispatch(addRing);
		settle(browser);
		right.cart.dispatch({ type: "remove", cartId: 1 });
		right.cart.dispatch(addWatch);
		left.cart.dispatch({ type: "remove", cartId: 1 });
		settle(browser);
		expect([counts(left), counts(right)]).toEqual([[[2, 1]], [[2, 1]]]);
	});

	it("R-CART-08 changes a count by as much as its visitor did", () => {
		const browser = createMemoryBrowser("by hand");
		const [left, right] = [openTab(browser), openTab(browser)];
		left.cart.dispatch(addRing);
		settle(browser);
		right.cart.dispatch(addRing);
		left.cart.dispatch({ type: "changeCount", cartId: 1, count: 5 });
		settle(browser);
		expect([counts(left), counts(right)]).toEqual([[[1, 6]], [[1, 6]]]);
	});
});

describe("createCartStore in two tabs, late or cleared", () => {
	it("R-CART-08 puts nothing back after 10 seconds, and nothing where the storage was cleared", () => {
		let now = 0;
		const browser = createMemoryBrowser("by hand");
		const [left, right] = [openTab(browser, () => now), openTab(browser, () => now)];
		left.cart.dispatch(addRing);
		right.cart.dispatch(addWatch);
		now = 10_001;
		settle(browser);
		expect([counts(left), counts(right)]).toEqual([[[2, 1]], [[2, 1]]]);
		right.cart.dispatch(addRing);
		for (const key of left.store.keys()) left.store.remove(key);
		settle(browser);
		expect(counts(right)).toEqual([]);
		expect(right.store.keys()).toEqual([]);
	});

	it("R-CART-08 still puts back at the very end of 10 seconds", () => {
		let now = 0;
		const browser = createMemoryBrowser("by hand");
		const [left, right] = [openTab(browser, () => now), openTab(browser, () => now)];
		left.cart.dispatch(addRing);
		right.cart.dispatch(addWatch);
		now = 10_000;
		settle(browser);
		expect(left.cart.state().totalCount).toBe(2);
		expect(right.cart.state()).toEqual(left.cart.state());
	});

	it("R-CART-08 follows a browser that removes everything at once", () => {
		const store = createMemoryBrowser().openTab();
		let change: (change: KeyValueChange) => void = () => undefined;
		const listening: KeyValue = {
			...store,
			subscribe(listener) {
				change = listener;
				return () => undefined;
			},
		};
		const parts = { logger: createMemoryLogger(), now: () => 0, writer: "x", currency: "EUR" } as const;
		const cart = createCartStore({ store: listening, ...parts });
		cart.dispatch(addRing);
		for (const key of store.keys()) store.remove(key);
		change({ key: null });
		expect(cart.state()).toEqual(emptyCart("EUR"));
	});

	it("R-CART-08 restores its own cart when the copy is damaged under it", () => {
		const browser = createMemoryBrowser();
		const tab = openTab(browser);
		tab.cart.dispatch(addRing);
		browser.openTab().write("int-cart", "damaged");
		expect(counts(tab)).toEqual([[1, 1]]);
		expect(counts(openTab(browser))).toEqual([[1, 1]]);
		expect(tab.store.read("int-cart:damaged")).toBe("damaged");
	});
});

type Step = { readonly tab: 0 | 1 } & (
	| { readonly type: "event"; readonly event: CartEvent }
	| { readonly type: "deliver" }
);

function steps(event: fc.Arbitrary<CartEvent>): fc.Arbitrary<Step[]> {
	const tab = fc.constantFrom<0 | 1>(0, 1);
	return fc.array(
		fc.oneof(
			fc.record({ tab, type: fc.constant("event" as const), event }),
			fc.record({ tab, type: fc.constant("deliver" as const) }),
		),
		{ maxLength: 20 },
	);
}

function play(all: readonly Step[]): readonly [OpenTab, OpenTab] {
	const browser = createMemoryBrowser("by hand");
	const tabs = [openTab(browser), openTab(browser)] as const;
	for (const step of all) {
		if (step.type === "event") tabs[step.tab].cart.dispatch(step.event);
		else browser.deliver(tabs[step.tab].store);
	}
	settle(browser);
	return tabs;
}

describe("createCartStore under any interleaving", () => {
	it("R-CART-08 loses nothing and doubles nothing that two tabs add", () => {
		const additions = anyNewLine.map((line): CartEvent => ({ type: "add", ...line }));
		fc.assert(
			fc.property(steps(additions), (all) => {
				const [left, right] = play(all);
				const added = all.reduce(
					(sum, step) => sum + (step.type === "event" && step.event.type === "add" ? step.event.count : 0),
					0,
				);
				expect(left.cart.state().totalCount).toBe(added);
				expect(right.cart.state()).toEqual(left.cart.state());
			}),
			{ numRuns: runs(1000) },
		);
	});

	it("R-CART-08 comes to one cart in both tabs after any events", () => {
		fc.assert(
			fc.property(steps(anyCartEvent), (all) => {
				const [left, right] = play(all);
				expect(right.cart.state()).toEqual(left.cart.state());
				const ids = left.cart.state().products.map((line) => line.cartId);
				expect(new Set(ids).size).toBe(ids.length);
			}),
			{ numRuns: runs(1000) },
		);
	});
});

describe("createCartStore with changes to one line in two tabs", () => {
	it("R-CART-08 takes away what both took away, and no more than there is", () => {
		const browser = createMemoryBrowser("by hand");
		const [left, right] = [openTab(browser), openTab(browser)];
		left.cart.dispatch({ type: "add", ...newLine({ count: 4, variant: size54 }) });
		left.cart.dispatch(addWatch);
		settle(browser);
		left.cart.dispatch({ type: "changeCount", cartId: 1, count: 2 });
		right.cart.dispatch({ type: "changeCount", cartId: 1, count: 1 });
		settle(browser);
		expect([counts(left), counts(right)]).toEqual([[[2, 1]], [[2, 1]]]);
	});

	it("R-CART-08 shows all that two tabs added even where it is too long to be saved", () => {
		const browser = createMemoryBrowser("by hand");
		const [left, right] = [openTab(browser), openTab(browser)];
		addLongLines(left, 1);
		addLongLines(right, 2);
		browser.deliver();
		expect(right.cart.state().totalCount).toBe(12);
		expect(right.notes.map((note) => note.key)).toEqual(["cart.full"]);
		right.cart.dispatch(addRing);
		expect(right.cart.state().totalCount).toBe(12);
		for (const cartId of [1, 2, 3]) right.cart.dispatch({ type: "remove", cartId });
		settle(browser);
		expect([left.cart.state().totalCount, right.cart.state().totalCount]).toEqual([9, 9]);
	});

	it("R-CART-08 keeps a removal from a cart that is still too long to be saved", () => {
		let now = 0;
		const browser = createMemoryBrowser("by hand");
		const [left, right] = [openTab(browser, () => now), openTab(browser, () => now)];
		addLongLines(left, 1);
		addLongLines(right, 2);
		browser.deliver();
		right.cart.dispatch({ type: "remove", cartId: 1 });
		now = 20_000;
		right.cart.dispatch({ type: "remove", cartId: 99 });
		expect(right.cart.state().totalCount).toBe(11);
		right.cart.dispatch({ type: "remove", cartId: 2 });
		expect(openTab(browser, () => now).cart.state()).toEqual(right.cart.state());
	});

	it("R-CART-08 refuses a change to a line that was never seen, and one to no count", () => {
		const browser = createMemoryBrowser("by hand");
		const [left, right] = [openTab(browser), openTab(browser)];
		left.cart.dispatch(addRing);
		settle(browser);
		right.cart.dispatch(addWatch);
		browser.deliver(left.store);
		left.cart.close();
		right.cart.dispatch(addWatch);
		browser.deliver(left.store);
		left.cart.dispatch({ type: "remove", cartId: 7 });
		right.cart.dispatch(addWatch);
		browser.deliver(left.store);
		left.cart.dispatch({ type: "changeCount", cartId: 1, count: 0.5 });
		right.cart.dispatch(addWatch);
		browser.deliver(left.store);
		left.cart.dispatch({ type: "explode" } as unknown as CartEvent);
		expect(left.notes.map((note) => note.key)).toEqual(["cart.refused", "cart.refused", "cart.unknownEvent"]);
		expect(counts(left)).toEqual([
			[1, 1],
			[2, 4],
		]);
	});
});
