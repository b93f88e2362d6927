import { describe, expect, it } from "vitest";
import { createMemoryEnquiries } from "#adapters/memory/enquiries.ts";
import { createMemoryBrowser } from "#adapters/memory/key-value.ts";
import { createMemoryOrders } from "#adapters/memory/orders.ts";
import { createMemoryShopSettings } from "#adapters/memory/shop-settings-source.ts";
import { createMemoryTime } from "#adapters/memory/time.ts";
import { enquiriesSuite } from "#tests/adapters/port-suites/enquiries.ts";
import { keyValueSuite } from "#tests/adapters/port-suites/key-value.ts";
import { ordersSuite } from "#tests/adapters/port-suites/orders.ts";
import { shopSettingsSourceSuite } from "#tests/adapters/port-suites/shop-settings-source.ts";
import { timeSuite } from "#tests/adapters/port-suites/time.ts";
import { shopSettings } from "#tests/core/shop-fixtures.ts";

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
		setDelivery: async (delivery) => orders.setDelivery(delivery),
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
	it("lets tabs write concurrently, with the later text winning", () => {
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

timeSuite("the memory", () => {
	const time = createMemoryTime(100);
	return { time, pass: async (milliseconds) => time.advance(milliseconds) };
});

shopSettingsSourceSuite("the memory", async () => {
	const settings = shopSettings({ maintenance_mode: true });
	const source = createMemoryShopSettings(settings);
	return { source, settings, setDown: async (down) => source.set(down ? null : settings) };
});
