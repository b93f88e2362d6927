import { describe, expect, it } from "vitest";
import { createMemoryBrowser } from "#adapters/memory/key-value.ts";
import { createMemoryLogger } from "#adapters/memory/logger.ts";
import { type OrderAttempts, orderAttempts } from "#core/checkout/order-attempts.ts";
import { day } from "#core/shared/stored-copy.ts";
import { ringOrder } from "#tests/adapters/port-suites/orders.ts";
import { uuid } from "#tests/core/shop-fixtures.ts";

const payload = ringOrder();
const key = "int-checkout:sent";

function opened(text?: string) {
	const store = createMemoryBrowser().openTab();
	if (text !== undefined) store.write(key, text);
	const logger = createMemoryLogger();
	const at = (now: number): OrderAttempts => orderAttempts(store, logger, () => now);
	return { store, logger, at };
}

describe("orderAttempts", () => {
	it("R-ORDER-06 gives an attempt back as it was sent, under its draft's key alone", () => {
		const { at } = opened();
		at(0).keep({ payload, paid: false });
		expect(at(5).of(payload.order_uuid)).toEqual({ payload, paid: false });
		expect(at(5).of(uuid(9))).toBeNull();
	});

	it("R-ORDER-06 B-REL-02 gives back a personalised order to the letter", () => {
		const [line] = payload.lines;
		if (!line) throw new Error("The order has a line");
		const engraved = {
			...payload,
			lines: [{ ...line, variant: "54", personalization: { text: " M & J ", box: true } }],
			personalizedGoodsAcknowledged: true,
		};
		const { at } = opened();
		at(0).keep({ payload: engraved, paid: true });
		expect(JSON.stringify(at(0).of(payload.order_uuid)?.payload)).toBe(JSON.stringify(engraved));
	});

	it("R-ORDER-06 leaves nothing when told to forget", () => {
		const { store, at } = opened();
		at(0).keep({ payload, paid: false });
		at(0).forget();
		expect(at(0).of(payload.order_uuid)).toBeNull();
		expect(store.keys()).toEqual([]);
	});

	it("R-CHECK-01 keeps what is personal for 7 days", () => {
		const { at } = opened();
		at(0).keep({ payload, paid: false });
		expect(at(7 * day).of(payload.order_uuid)).not.toBeNull();
		expect(at(7 * day + 1).of(payload.order_uuid)).toBeNull();
	});

	it.each([
		["nothing of an order", "{}"],
		[
			"a count of a text",
			JSON.stringify({
				version: 1,
				timestamp: 0,
				data: { payload: { ...payload, totalCount: "1" }, paid: false },
			}),
		],
	])("B-REL-03 B-SEC-04 notes a damaged copy, which never becomes an order: %s", (_, text) => {
		const { logger, at } = opened(text);
		expect(at(0).of(payload.order_uuid)).toBeNull();
		expect(logger.notes.map((note) => note.key)).toEqual(["storage.damaged"]);
	});
});
