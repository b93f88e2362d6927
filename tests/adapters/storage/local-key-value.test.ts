import { describe, expect, it } from "vitest";
import { createMemoryLocks } from "#adapters/memory/locks.ts";
import { createMemoryLogger } from "#adapters/memory/logger.ts";
import { createLocalKeyValue, createSessionKeyValue } from "#adapters/storage/local-key-value.ts";
import { createCartStore } from "#core/cart/cart-store.ts";
import { keyValueSuite } from "#tests/adapters/port-suites/key-value.ts";
import { type FakeWindow, fakeStorage, openWindows } from "#tests/adapters/storage/fake-browser.ts";
import { newLine } from "#tests/core/shop-fixtures.ts";

function open(room?: number) {
	const windows = openWindows(2, room) as unknown as readonly [FakeWindow, FakeWindow];
	const loggers = [createMemoryLogger(), createMemoryLogger()] as const;
	return {
		windows,
		notes: loggers[0].notes,
		left: createLocalKeyValue(windows[0], loggers[0]),
		right: createLocalKeyValue(windows[1], loggers[1]),
	};
}

keyValueSuite("local storage", () => {
	const { left, right } = open();
	return [left, right];
});

describe("createSessionKeyValue", () => {
	it("B-REL-05 keeps the texts of each tab separate from other tabs and from local storage", () => {
		const { windows, left, notes } = open();
		const [session, other] = windows.map((window) => createSessionKeyValue(window, createMemoryLogger()));
		expect(session?.write("key", "a")).toBe(true);
		expect([session?.read("key"), other?.read("key"), left.read("key")]).toEqual(["a", null, null]);
		windows[0].blocked = true;
		expect(session?.write("key", "b")).toBe(false);
		expect(session?.read("key")).toBe("b");
		expect(notes).toEqual([]);
	});
});

describe("createLocalKeyValue", () => {
	it("B-REL-03 keeps texts in memory if the browser blocks its storage, and logs it once per key", () => {
		const { windows, left, notes } = open();
		windows[0].blocked = true;
		expect(left.read("int-cart")).toBeNull();
		expect(left.write("int-cart", "a")).toBe(false);
		expect(left.write("int-cart", "b")).toBe(false);
		expect(left.read("int-cart")).toBe("b");
		expect(left.keys()).toEqual(["int-cart"]);
		left.remove("int-cart");
		expect(left.read("int-cart")).toBeNull();
		expect(notes).toEqual([
			{ key: "storage.refused", details: { key: "int-cart", error: "SecurityError" } },
			{ key: "storage.refused", details: { key: null, error: "SecurityError" } },
		]);
	});

	it("B-REL-09 reports possible changes to everything when a page returns from the back/forward cache", () => {
		const { windows, left } = open();
		const changes: (string | null)[] = [];
		const stop = left.subscribe(({ key }) => changes.push(key));
		windows[0].comeBack(false);
		expect(changes).toEqual([]);
		windows[0].comeBack(true);
		expect(changes).toEqual([null]);
		stop();
		windows[0].comeBack(true);
		expect(changes).toEqual([null]);
	});

	it("B-REL-03 keeps the newer text if there is no room, and stores again once there is", () => {
		const { left, right, notes } = open(12);
		expect(left.write("key", "12345")).toBe(true);
		expect(left.write("key", "1234567890")).toBe(false);
		expect([left.read("key"), right.read("key")]).toEqual(["1234567890", "12345"]);
		expect(left.keys()).toEqual(["key"]);
		expect(left.write("key", "123456")).toBe(true);
		expect([left.read("key"), right.read("key")]).toEqual(["123456", "123456"]);
		expect(notes.map((note) => note.details.error)).toEqual(["QuotaExceededError"]);
	});

	it("R-CART-08 accepts another tab's newer text, by key or cleared as a whole", () => {
		const { windows, left, right } = open(20);
		const heard: (string | null)[] = [];
		left.subscribe(({ key }) => heard.push(key));
		left.write("a", "x".repeat(30));
		left.write("b", "y".repeat(30));
		right.write("a", "newer");
		expect([left.read("a"), left.read("b")]).toEqual(["newer", "y".repeat(30)]);
		windows[0].listenToClear();
		expect([left.read("a"), left.read("b")]).toEqual([null, null]);
		expect(heard).toEqual(["a", null]);
	});
});

describe("createLocalKeyValue in odd browsers", () => {
	it("R-CART-08 ignores every storage except local storage", () => {
		const { windows, left } = open();
		const heard: (string | null)[] = [];
		left.subscribe(({ key }) => heard.push(key));
		windows[0].listen(
			"int-cart",
			fakeStorage(new Map(), 9, () => undefined),
		);
		expect(heard).toEqual([]);
		windows[0].blocked = true;
		windows[0].listen("int-cart", null);
		expect(heard).toEqual([]);
	});

	it("B-REL-03 describes a thrown value that is no error", () => {
		const logger = createMemoryLogger();
		const [window] = openWindows(1);
		const refusing = { ...window, addEventListener: () => undefined, removeEventListener: () => undefined };
		Object.defineProperty(refusing, "localStorage", {
			get() {
				throw "no";
			},
		});
		expect(createLocalKeyValue(refusing as unknown as FakeWindow, logger).read("a")).toBeNull();
		expect(logger.notes[0]?.details.error).toBe("string");
	});

	it.each([
		["blocked", 1000],
		["full", 10],
	])("B-REL-03 keeps a cart for the lifetime of the page if storage is %s", async (state, room) => {
		const { windows, left } = open(room);
		windows[0].blocked = state === "blocked";
		const cart = createCartStore({
			store: left,
			logger: createMemoryLogger(),
			now: () => 0,
			locks: createMemoryLocks(),
			currency: "EUR",
		});
		await cart.dispatch({ type: "add", ...newLine() });
		await cart.dispatch({ type: "add", ...newLine() });
		expect(cart.state().totalCount).toBe(2);
		expect(cart.isPersisted()).toBe(false);
		windows[0].blocked = false;
		await cart.dispatch({ type: "reset" });
		expect(cart.state().totalCount).toBe(0);
	});

	it.each([true, false])("B-REL-03 an empty cart knows whether it will be stored: blocked %s", (blocked) => {
		const { windows, left } = open(1000);
		windows[0].blocked = blocked;
		const logger = createMemoryLogger();
		const cart = createCartStore({
			store: left,
			locks: createMemoryLocks(),
			logger,
			now: () => 0,
			currency: "EUR",
		});
		expect(cart.isPersisted()).toBe(!blocked);
		expect(left.keys()).toEqual([]);
	});
});
