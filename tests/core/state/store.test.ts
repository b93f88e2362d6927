import { describe, expect, it } from "vitest";
import { createMemoryBrowser } from "#adapters/memory/key-value.ts";
import { createListeners, createShared, createStore, onStoredChange } from "#core/state/store.ts";

describe("createStore", () => {
	it("reports each change once it is in place", () => {
		const store = createStore(1);
		const seen: number[] = [];
		store.subscribe(() => seen.push(store.state()));
		store.set(2);
		store.set(3);
		expect(seen).toEqual([2, 3]);
	});

	it("reports nothing when the same value is put in again", () => {
		const store = createStore({ count: 1 });
		const before = store.state();
		let calls = 0;
		store.subscribe(() => calls++);
		store.set(before);
		expect([calls, store.state()]).toEqual([0, before]);
		store.set({ count: 1 });
		expect(calls).toBe(1);
	});

	it("stops with the listener that asked, and no other", () => {
		const store = createStore("a");
		const seen: string[] = [];
		const stop = store.subscribe(() => seen.push("first"));
		store.subscribe(() => seen.push("second"));
		stop();
		stop();
		store.set("b");
		expect(seen).toEqual(["second"]);
	});

	it("takes a change from a listener, and ends with the last value", () => {
		const store = createStore(0);
		const seen: number[] = [];
		store.subscribe(() => store.state() < 3 && store.set(store.state() + 1));
		store.subscribe(() => seen.push(store.state()));
		store.set(1);
		expect(store.state()).toBe(3);
		expect(seen.at(-1)).toBe(3);
	});
});

describe("createListeners", () => {
	it("calls who is added while a change is reported from the next one on", () => {
		const { subscribe, notify } = createListeners<string>();
		const seen: string[] = [];
		subscribe((change) => {
			seen.push(`old ${change}`);
			if (change === "a") subscribe((next) => seen.push(`new ${next}`));
		});
		notify("a");
		notify("b");
		expect(seen).toEqual(["old a", "old b", "new b"]);
	});
});

describe("onStoredChange", () => {
	it("reports other tabs' changes of its key alone", () => {
		const browser = createMemoryBrowser();
		const [own, other] = [browser.openTab(), browser.openTab()];
		let calls = 0;
		const stop = onStoredChange(own, "cart", () => calls++);
		other.write("cart", "1");
		other.write("consents", "1");
		own.write("cart", "2");
		expect(calls).toBe(1);
		stop();
		other.write("cart", "3");
		expect(calls).toBe(1);
	});

	it("reports that all texts were removed at once", () => {
		let calls = 0;
		onStoredChange(
			{
				subscribe(listener) {
					listener({ key: null });
					return () => undefined;
				},
			},
			"cart",
			() => calls++,
		);
		expect(calls).toBe(1);
	});
});

describe("createShared", () => {
	it("makes a value when it is first asked for, one for each function", () => {
		const shared = createShared();
		let made = 0;
		const create = () => ({ number: ++made });
		expect(shared(create)).toBe(shared(create));
		expect(shared(() => ({ number: ++made }))).toEqual({ number: 2 });
		expect(createShared()(create)).toEqual({ number: 3 });
	});
});
