import { describe, expect, it } from "vitest";
import { createMemoryEnquiries } from "#adapters/memory/enquiries.ts";
import { createMemoryBrowser } from "#adapters/memory/key-value.ts";
import { createMemoryOrders } from "#adapters/memory/orders.ts";
import { createMemoryTime } from "#adapters/memory/time.ts";
import { enquiriesSuite } from "#tests/adapters/port-suites/enquiries.ts";
import { keyValueSuite } from "#tests/adapters/port-suites/key-value.ts";
import { ordersSuite } from "#tests/adapters/port-suites/orders.ts";

keyValueSuite("the memory browser", () => {
	const browser = createMemoryBrowser();
	return [browser.openTab(), browser.openTab()];
});

ordersSuite("the memory order service", async () => {
	const orders = createMemoryOrders();
	return {
		orders,
		failureOf: () => "Could not report the payment",
		taken: async () => ({ orders: orders.orders.length, payments: orders.payments.length }),
		setPrices: async (prices) => orders.setPrices(prices),
		setStock: async (stock) => orders.setStock(stock),
		setFault: async (fault) => orders.setFault(fault),
	};
});

enquiriesSuite("the memory enquiries", async () => {
	const enquiries = createMemoryEnquiries();
	return {
		enquiries,
		taken: async () => enquiries.sent.map(({ content }) => content),
		setDown: async (down) => enquiries.setDown(down),
	};
});

describe("createMemoryBrowser by hand", () => {
	it("lets a tab write without knowing of the other, the later text staying", () => {
		const browser = createMemoryBrowser("by hand");
		const [left, right] = [browser.openTab(), browser.openTab()];
		left.write("key", "left");
		right.write("key", "right");
		expect([left.read("key"), right.read("key")]).toEqual(["left", "right"]);
		browser.deliver(right);
		expect(right.read("key")).toBe("right");
		browser.deliver();
		expect([left.read("key"), right.read("key"), browser.openTab().read("key")]).toEqual(
			Array(3).fill("right"),
		);
	});
});

describe("createMemoryTime", () => {
	it("waits until advanced, the earliest first", async () => {
		const time = createMemoryTime(100);
		const settled: string[] = [];
		const waiting = [
			time.wait(20).then(() => settled.push("b")),
			time.wait(10).then(() => settled.push("a")),
			time.wait(30).then(() => settled.push("c")),
		];
		time.advance(25);
		await Promise.all(waiting.slice(0, 2));
		expect(settled).toEqual(["a", "b"]);
		expect(time.now()).toBe(125);
		time.advance(5);
		await waiting[2];
		expect(settled).toEqual(["a", "b", "c"]);
	});

	it("stops waiting when aborted", async () => {
		const time = createMemoryTime();
		const controller = new AbortController();
		const waiting = time.wait(10, controller.signal);
		controller.abort(new Error("enough"));
		await expect(waiting).rejects.toThrow("enough");
		await expect(time.wait(10, controller.signal)).rejects.toThrow("enough");
		time.advance(10);
	});
});
