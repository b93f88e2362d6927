import type { ServerResponse } from "node:http";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { specifiedReport } from "#adapters/composition/payments.ts";
import { createEnquiries } from "#adapters/order-service/enquiries.ts";
import { createOrders } from "#adapters/order-service/orders.ts";
import { contactMessage } from "#core/enquiries/contact-message.ts";
import { type WithdrawalResponse, withdrawalUnknownKey } from "#core/ports/enquiries.ts";
import { reports } from "#tests/adapters/order-service/payment-reports.ts";
import { bodyOf, serve } from "#tests/adapters/order-service/service-double.ts";
import { ringOrder } from "#tests/adapters/port-suites/orders.ts";
import {
	contactFields,
	ratingFields,
	sender,
	withdrawalFields,
} from "#tests/core/enquiries/enquiry-fixtures.ts";
import { uuid } from "#tests/core/shop-fixtures.ts";

const json = { "content-type": "application/json" };
const placed = { order_id: 1, order_uuid: uuid(1), order_number: "B-1", total: "995.4" };
const contact = contactMessage(contactFields, sender, "/kontakt");
if (!contact.ok) throw new Error("The fixtures' message is not valid.");
const message = contact.value;
const rating = { ...sender, product: 1, ...ratingFields, rating: 5 };

/** Starts a service with a single response to everything. */
async function answering(
	answer: (response: ServerResponse) => void,
	options: { timeout?: number; maxResponseBytes?: number } = {},
) {
	const url = await serve(async (request, response) => {
		await bodyOf(request);
		answer(response);
	});
	return {
		orders: createOrders({ url, ...options }, specifiedReport),
		enquiries: createEnquiries({ url, ...options }),
	};
}

const respondJson = (status: number, body: unknown) =>
	answering((response) =>
		response.writeHead(status, json).end(typeof body === "string" ? body : JSON.stringify(body)),
	);

/** Returns the outcomes of all calls in order. */
async function outcomes({ orders, enquiries }: Awaited<ReturnType<typeof answering>>) {
	return {
		place: (await orders.place(ringOrder())).outcome,
		payments: await reports(orders),
		contact: (await enquiries.sendMessage(message)).outcome,
		rating: (await enquiries.rate(rating)).outcome,
		withdrawal: withdrawalOutcome(await enquiries.withdraw({ ...sender, ...withdrawalFields })),
		newsletter: await enquiries.subscribe({ ...sender, email: "a@b.de", consent: true }),
	};
}

/** Returns a failed withdrawal's message key. */
const withdrawalOutcome = (answer: WithdrawalResponse) =>
	answer.outcome === "failed" ? answer.messageKey : answer.outcome;

const unknown = {
	place: "unknown_retry",
	payments: "unknown_retry",
	contact: "failed",
	rating: "failed",
	withdrawal: withdrawalUnknownKey,
	newsletter: "serverError",
};
const refused = {
	...unknown,
	place: "refused",
	payments: "refused",
	withdrawal: "error.postWithdrawal",
};
const success = JSON.stringify({
	status: "ok",
	message: "ok",
	received_at: "2026-11-21T08:00:00Z",
	...placed,
});

describe("the order service's adapter when the service misbehaves", () => {
	it("R-ORDER-01 B-SEC-04 accepts a valid response, so that the tables below prove their faults", async () => {
		const ok = { place: "ok", payments: "ok", contact: "ok", rating: "ok", withdrawal: "ok" };
		expect(await outcomes(await respondJson(200, success))).toEqual({ ...ok, newsletter: "subscribed" });
	});

	it.each<[string, (response: ServerResponse) => void]>([
		["drops the connection", (response) => response.destroy()],
		[
			"breaks off within the answer",
			(response) => {
				response.writeHead(200, { ...json, "content-length": success.length }).write(success.slice(0, 9));
				setTimeout(() => response.destroy(), 20);
			},
		],
		["truncates its JSON", (response) => response.writeHead(200, json).end(success.slice(0, -1))],
		[
			"sends JSON as HTML",
			(response) => response.writeHead(200, { "content-type": "text/html" }).end(success),
		],
		["names no content type", (response) => response.writeHead(200).end(success)],
		["answers with a page", (response) => response.writeHead(200, json).end("<!doctype html><p>Log in")],
		["answers with nothing", (response) => response.writeHead(204).end()],
		["fails", (response) => response.writeHead(500, json).end(success)],
		["is behind a broken gateway", (response) => response.writeHead(502).end("Bad Gateway")],
		["redirects", (response) => response.writeHead(302, { location: "/ecom/order" }).end()],
		["redirects for good", (response) => response.writeHead(308, { location: "/elsewhere" }).end()],
		["answers with a list", (response) => response.writeHead(200, json).end(`[${success}]`)],
		["nests a prototype", (response) => response.writeHead(200, json).end(unsafe("__proto__"))],
		["nests a constructor", (response) => response.writeHead(200, json).end(unsafe("constructor"))],
	])("B-REL-02 B-SEC-04 R-ORDER-01 reports an unknown outcome if it %s", async (_, answer) => {
		expect(await outcomes(await answering(answer))).toEqual(unknown);
	});
});

describe("the order service's adapter with a slow or verbose service", () => {
	it("B-REL-02 R-HTTP-02 reports and logs an unknown outcome after the timeout", async () => {
		const late = await answering(() => {}, { timeout: 50 });
		expect(await outcomes(late)).toEqual(unknown);
		expect(await late.orders.place(ringOrder())).toMatchObject({
			error: { message: "Could not post order", cause: { message: "timeout of 50ms exceeded" } },
		});
	});

	it("B-SEC-04 stops reading a response of 100 MB at the limit", async () => {
		let written = 0;
		const part = " ".repeat(2 ** 16);
		const service = await answering((response) => {
			response.writeHead(200, json);
			const write = () => {
				while (written < 1e8 && !response.destroyed) {
					written += part.length;
					if (!response.write(part)) return response.once("drain", write);
				}
				return response.end(success);
			};
			write();
		});
		expect((await service.orders.place(ringOrder())).outcome).toBe("unknown_retry");
		expect(written).toBeLessThan(2e7);
	});

	it("B-SEC-04 does not start reading a response that declares too great a length", async () => {
		const service = await answering((response) =>
			response.writeHead(200, { ...json, "content-length": 1e8 }).write(success),
		);
		expect((await service.orders.place(ringOrder())).outcome).toBe("unknown_retry");
	});

	it("R-ORDER-01 never throws, not even on invalid JSON", async () => {
		const service = await respondJson(200, success);
		const payment = { self: {} };
		payment.self = payment;
		expect(await reports(service.orders, payment as never)).toBe("unknown_retry");
	});
});

describe("the order service's adapter on failed responses", () => {
	it.each([400, 401, 403, 404, 413, 422])("R-ORDER-01 B-REL-02 is refused by status %i", async (status) => {
		expect(await outcomes(await respondJson(status, "<p>No</p>"))).toEqual(refused);
	});

	it.each([408, 425, 429])(
		"B-REL-02 asks again after status %i, which says nothing about the order",
		async (status) => {
			const newsletter = status === 429 ? "tooMany" : "serverError";
			expect(await outcomes(await respondJson(status, "<p>Later</p>"))).toEqual({ ...unknown, newsletter });
		},
	);

	it("R-ORDER-01 is refused by a 200 with status error, whatever else it contains", async () => {
		const body = { status: "error", message: "error", ...placed };
		expect(await outcomes(await respondJson(200, body))).toEqual(refused);
	});

	it.each([
		["another status", { status: "OK" }],
		["no status", { status: undefined }],
		["another order's key", { order_uuid: uuid(2) }],
		["a key that is no UUID", { order_uuid: "1" }],
		["a huge number", { total: 1e300 }],
		["a total of too many digits", { total: "9".repeat(16) }],
		["an id that is no number", { order_id: 1e300 }],
		["no number to know it by", { order_number: null }],
		["a total that is no decimal", { total: "viel" }],
	])("R-ORDER-01 B-SEC-04 reports an unknown outcome for an order with %s", async (_, changes) => {
		const service = await respondJson(200, { status: "ok", ...placed, ...changes });
		expect(await service.orders.place(ringOrder())).toMatchObject({
			outcome: "unknown_retry",
			error: { message: "Could not post order" },
		});
	});

	it("B-SEC-04 R-ORDER-01 never throws and never accepts an order, whatever JSON it gets", async () => {
		let body: unknown;
		let status = 200;
		const { orders } = await answering((response) =>
			response.writeHead(status, json).end(JSON.stringify(body)),
		);
		await fc.assert(
			fc.asyncProperty(fc.jsonValue(), fc.constantFrom(200, 400, 409, 422, 500), async (value, code) => {
				[body, status] = [value, code];
				expect(["refused", "unknown_retry", "conflict"]).toContain((await orders.place(ringOrder())).outcome);
			}),
			{ numRuns: 100 },
		);
	});
});

describe("the order service's adapter on conflicts", () => {
	const price = { product: 1, variant: null, price_brutto: "120" };
	const stock = { product: 1, variant: 5, stock: 1 };

	it("R-ORDER-01 reports new prices and stock, and ignores unknown parts", async () => {
		const prices = await respondJson(409, { status: "price_changed", prices: [{ ...price, x: 1 }] });
		const outcome = "changed";
		expect(await prices.orders.place(ringOrder())).toMatchObject({ outcome, changes: { prices: [price] } });
		const less = await respondJson(409, { status: "out_of_stock", stock: [stock] });
		expect(await less.orders.place(ringOrder())).toMatchObject({ outcome, changes: { stock: [stock] } });
	});

	it.each([
		["no prices", { status: "price_changed" }],
		["an empty list", { status: "price_changed", prices: [] }],
		["a price that is none", { status: "price_changed", prices: [{ ...price, price_brutto: 1e300 }] }],
		["stock below nothing", { status: "out_of_stock", stock: [{ ...stock, stock: -1 }] }],
		["stock by the half", { status: "out_of_stock", stock: [{ ...stock, stock: 0.5 }] }],
		["days below nothing", { status: "dates_changed", deliveryDays: { earliest: -1, latest: 2 } }],
		["no dates", { status: "dates_changed", deliveryDates: { earliest: "x", latest: "x" } }],
		["another status", { status: "tax_changed", prices: [price] }],
		["a page of a proxy's", "<p>Conflict</p>"],
	])("B-SEC-04 B-REL-02 reports an unknown outcome for a conflict with %s", async (_, body) => {
		const { orders } = await respondJson(409, body);
		expect((await orders.place(ringOrder())).outcome).toBe("conflict");
	});
});

describe("the order service's adapter on fields", () => {
	const errors = (...items: readonly unknown[]) => ({ status: "error", errors: items });
	const found = { field: "shippingAddress.zip_code", key: "form.tooLong", params: { max: 20 } };

	it("R-ORDER-01 R-ORDER-03 R-ORDER-04 R-ORDER-08 reports the problems of fields", async () => {
		const { orders, enquiries } = await respondJson(400, errors({ ...found, x: 1 }));
		expect(await orders.place(ringOrder())).toMatchObject({ outcome: "field_errors", problems: [found] });
		const answer = { outcome: "field_errors", problems: [found] };
		expect(await enquiries.sendMessage(message)).toEqual(answer);
		expect(await enquiries.rate(rating)).toEqual(answer);
		expect(await enquiries.withdraw({ ...sender, ...withdrawalFields })).toEqual(answer);
	});

	it.each([
		"<b>Falsch</b>",
		"Bitte korrigieren Sie",
		"form.to-long",
		"constructor",
		"form.toString",
		"",
		".",
		"a..b",
	])("B-SEC-04 shows a general message instead of the key %j", async (key) => {
		const { enquiries } = await respondJson(400, errors({ field: "email", key }));
		expect(await enquiries.sendMessage(message)).toEqual({
			outcome: "field_errors",
			problems: [{ field: "email", key: "form.refused", params: {} }],
		});
	});

	it.each([
		["no errors", { status: "error" }],
		["an empty list", errors()],
		["a field that is none", errors({ ...found, field: "<a>" })],
		["params that hold more", errors({ ...found, params: { max: { deep: 1 } } })],
		["a huge list", errors(...Array(101).fill(found))],
		["another status", { ...errors(found), status: "ok" }],
	])("B-SEC-04 does not accept %s as problems of fields", async (_, body) => {
		const { orders, enquiries } = await respondJson(400, body);
		expect((await orders.place(ringOrder())).outcome).toBe("refused");
		expect((await enquiries.sendMessage(message)).outcome).toBe("failed");
	});
});

describe("the order service's adapter on enquiries", () => {
	it.each([
		[200, "subscribed"],
		[409, "duplicate"],
		[429, "tooMany"],
		[400, "serverError"],
		[404, "serverError"],
		[500, "serverError"],
	])("R-NEWS-02 maps status %i of a sign-up to %s", async (status, outcome) => {
		const { enquiries } = await respondJson(status, { status: "ok" });
		expect(await enquiries.subscribe({ ...sender, email: "a@b.de", consent: true })).toBe(outcome);
	});
});

const unsafe = (key: string) => success.replace(/}$/, `,"more":[{"${key}":{"admin":true}}]}`);
