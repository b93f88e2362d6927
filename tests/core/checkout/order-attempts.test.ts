import { describe, expect, it } from "vitest";
import { createMemoryBrowser } from "#adapters/memory/key-value.ts";
import { createMemoryLogger } from "#adapters/memory/logger.ts";
import { type AttemptProgress, type OrderAttempts, orderAttempts } from "#core/checkout/order-attempts.ts";
import { day } from "#core/platform/time.ts";
import { testOrder } from "#renderer/testing/test-order.ts";
import { ringOrder } from "#tests/adapters/port-suites/orders.ts";
import { uuid } from "#tests/core/shop-fixtures.ts";

const { placed: order } = testOrder;

const payload = ringOrder();
const key = "int-checkout:sent";
const sent = {
	payload,
	order: null,
	paymentMethod: 1,
	approval: null,
	redirected: null,
	paid: false,
	differs: false,
};

function opened(text?: string) {
	const browser = createMemoryBrowser();
	const store = browser.openTab();
	if (text !== undefined) store.write(key, text);
	const logger = createMemoryLogger();
	const at = (now: number, tab = store): OrderAttempts => orderAttempts(tab, logger, () => now);
	return { browser, store, logger, at };
}

describe("orderAttempts", () => {
	it("R-ORDER-06 B-REL-05 returns the open order as sent, regardless of the draft", () => {
		const { at } = opened();
		expect(at(0).open()).toBeNull();
		at(0).begin(payload);
		expect(at(5).open()).toEqual(sent);
	});

	it("B-REL-05 keeps the open order when the clock is set back by a year", () => {
		const { at, logger } = opened();
		at(400 * day).begin(payload);
		expect(at(35 * day).open()).toEqual(sent);
		expect(logger.notes).toEqual([]);
	});

	it("R-ORDER-06 B-REL-02 returns a personalized order unchanged", () => {
		const [line] = payload.lines;
		if (!line) throw new Error("The order has a line");
		const engraved = {
			...payload,
			lines: [{ ...line, variant: "54", personalization: { text: " M & J ", box: true } }],
			personalizedGoodsAcknowledged: true,
		};
		const { at } = opened();
		at(0).begin(engraved);
		expect(JSON.stringify(at(0).open()?.payload)).toBe(JSON.stringify(engraved));
	});

	it.each([
		{ order },
		{ order: { ...order, confirmation_mailed: false } },
		{ order, approval: { provider: "paypal", payment: { orderID: "5O19", payerID: null } } },
		{ order, approval: { provider: "klarna", payment: { authorization_token: "b4bd" } } },
		{ order, redirected: { reference: "7f3c" } },
		{ order, paymentMethod: 4, paid: true, differs: true },
	] as readonly AttemptProgress[])("B-REL-06 keeps over a reload what became known: %j", (progress) => {
		const { at } = opened();
		at(0).begin(payload);
		at(0).update(payload.order_uuid, progress);
		expect(at(1).open()).toEqual({ ...sent, ...progress });
	});

	it("B-REL-05 adds nothing to another order, and keeps another one open", () => {
		const { at } = opened();
		at(0).update(payload.order_uuid, { paid: true });
		expect(at(0).open()).toBeNull();
		at(0).begin(payload);
		at(0).update(uuid(9), { paid: true });
		at(0).forget(uuid(9));
		expect(at(0).open()).toEqual(sent);
	});

	it("R-ORDER-06 deletes an order that is settled", () => {
		const { store, at } = opened();
		at(0).begin(payload);
		at(0).forget(payload.order_uuid);
		expect(at(0).open()).toBeNull();
		expect(store.keys()).toEqual([]);
	});
});

describe("orderAttempts in the browser's storage", () => {
	it("B-REL-05 R-CART-08 notifies its own and other tabs of each change, with one object per change", () => {
		const { browser, at } = opened();
		const [own, other] = [at(0), at(0, browser.openTab())];
		const heard = { own: 0, other: 0 };
		const stop = [own.subscribe(() => heard.own++), other.subscribe(() => heard.other++)];
		own.begin(payload);
		expect(heard).toEqual({ own: 1, other: 1 });
		expect(other.open()).toEqual(sent);
		expect(other.open()).toBe(other.open());
		own.update(payload.order_uuid, { order });
		expect(other.open()?.order).toEqual(order);
		for (const end of stop) end();
		own.forget(payload.order_uuid);
		expect(heard).toEqual({ own: 2, other: 2 });
		expect(other.open()).toBeNull();
	});

	it("keeps personal data for 7 days", () => {
		const { at } = opened();
		at(0).begin(payload);
		expect(at(7 * day).open()).not.toBeNull();
		expect(at(7 * day + 1).open()).toBeNull();
	});

	const stored = (data: object) => JSON.stringify({ version: 2, timestamp: 0, data });
	it.each([
		["nothing of an order", "{}"],
		["a count of a text", stored({ ...sent, payload: { ...payload, totalCount: "1" } })],
		["an approval without its payment", stored({ ...sent, approval: { provider: "klarna" } })],
		[
			"an approval that holds more than values",
			stored({ ...sent, approval: { provider: "paypal", payment: { a: {} } } }),
		],
	])("B-REL-03 B-SEC-04 notes a damaged copy and never makes it an order: %s", (_, text) => {
		const { logger, at } = opened(text);
		const attempts = at(0);
		expect(attempts.open()).toBeNull();
		expect(attempts.open()).toBeNull();
		expect(logger.notes.map((note) => note.key)).toEqual(["storage.damaged"]);
	});
});
