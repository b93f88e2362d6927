import { describe, expect, it } from "vitest";
import type { DeliveryPromise } from "#core/checkout/delivery-dates.ts";
import type { OrderPayload } from "#core/checkout/order-payload.ts";
import type { ChangedPrice, ChangedStock, Orders } from "#core/ports/orders.ts";
import { checkoutContext, completeCheckout, orderOf } from "#tests/core/checkout/checkout-fixtures.ts";
import { decimalOf, uuid } from "#tests/core/shop-fixtures.ts";

/** An orders adapter with control over its service. */
export interface OrdersHarness {
	readonly orders: Orders;
	/** Returns the message of a failed payment report with the provider. */
	failureOf(provider: "klarna" | "paypal" | "bank"): string;
	/** Returns the numbers of accepted orders and payments. */
	taken(): Promise<{ readonly orders: number; readonly payments: number }>;
	/** Sets a price, a stock or a date in the service that differs from the shop's. */
	setPrices(prices: readonly ChangedPrice[]): Promise<void>;
	setStock(stock: readonly ChangedStock[]): Promise<void>;
	setDelivery(delivery: DeliveryPromise): Promise<void>;
	/** Makes the service refuse, lose its responses or miss the requests; null for no fault. */
	setFault(fault: "refused" | "answerLost" | "requestLost" | null): Promise<void>;
}

/** Returns a valid order of one ring for 990.50 EUR and 4.90 EUR shipping. */
export function ringOrder(seed = 1): OrderPayload {
	const sender = { project: "juwelier.example", language: "de" } as const;
	const payload = orderOf(completeCheckout({ order_uuid: uuid(seed) }), checkoutContext(), sender, 0);
	if (!payload.ok) throw new Error("The order of the fixtures is not valid.");
	return payload.value;
}

/** Tests an orders adapter; `start` creates one on an empty service. */
export function ordersSuite(name: string, start: () => Promise<OrdersHarness>): void {
	describe(`${name} places orders`, () => placing(start));
	describe(`${name} reports changes`, () => changing(start));
	describe(`${name} reports payments`, () => paying(start));
	describe(`${name} knows orders`, () => knowing(start));
}

function placing(start: () => Promise<OrdersHarness>): void {
	it("R-ORDER-01 returns the placed order", async () => {
		const { orders, taken } = await start();
		expect(await orders.place(ringOrder())).toEqual({
			outcome: "ok",
			order: {
				order_id: expect.anything(),
				order_uuid: uuid(1),
				order_number: expect.stringMatching(/./),
				total: "995.4",
			},
		});
		expect(await taken()).toEqual({ orders: 1, payments: 0 });
	});

	it("R-ORDER-06 once, however often the same draft is sent", async () => {
		const { orders, taken } = await start();
		const responses = await Promise.all([orders.place(ringOrder()), orders.place(ringOrder())]);
		expect(await orders.place(ringOrder())).toEqual(responses[0]);
		expect(responses[1]).toEqual(responses[0]);
		expect((await orders.place(ringOrder(2))).outcome).toBe("ok");
		expect((await taken()).orders).toBe(2);
	});

	it("R-ORDER-06 B-REL-05 reports that another order has the key", async () => {
		const { orders, taken } = await start();
		await orders.place(ringOrder());
		const response = await orders.place({ ...ringOrder(), comment: "doch anders" });
		expect(response).toMatchObject({ outcome: "key_reused", error: { message: "Could not post order" } });
		expect((await taken()).orders).toBe(1);
	});

	it("R-ORDER-01 R-ERR-01 reports a refusal by the service", async () => {
		const { orders, setFault } = await start();
		await setFault("refused");
		const response = await orders.place(ringOrder());
		expect(response).toMatchObject({ outcome: "refused", error: { message: "Could not post order" } });
	});

	it.each([
		["answerLost", 1],
		["requestLost", 0],
	] as const)("R-ORDER-06 B-REL-02 can be retried if %s", async (fault, orderCount) => {
		const { orders, taken, setFault } = await start();
		await setFault(fault);
		const response = await orders.place(ringOrder());
		expect(response).toMatchObject({ outcome: "unknown_retry", error: { message: "Could not post order" } });
		expect((await taken()).orders).toBe(orderCount);
		await setFault(null);
		expect((await orders.place(ringOrder())).outcome).toBe("ok");
		expect((await taken()).orders).toBe(1);
	});
}

function changing(start: () => Promise<OrdersHarness>): void {
	it("R-ORDER-01 reports prices and short stock", async () => {
		const { orders, taken, setPrices, setStock } = await start();
		const item = { product: 1, variant: null };
		await setPrices([{ ...item, price_brutto: decimalOf("1000") }]);
		expect(await orders.place(ringOrder())).toMatchObject({
			outcome: "changed",
			changes: { prices: [{ ...item, price_brutto: "1000" }], stock: [], delivery: null, wrapping: false },
			error: { message: "Could not post order" },
		});
		await setPrices([]);
		await setStock([{ ...item, stock: 0 }]);
		expect(await orders.place(ringOrder())).toMatchObject({
			outcome: "changed",
			changes: { stock: [{ ...item, stock: 0 }], prices: [] },
			error: { message: "Could not post order" },
		});
		expect((await taken()).orders).toBe(0);
		await setStock([{ ...item, stock: 1 }]);
		expect((await orders.place(ringOrder())).outcome).toBe("ok");
	});

	const dated = {
		deliveryDates: { earliest: "2027-01-13", latest: "2027-01-14" },
		deliveryDays: { earliest: 3, latest: 4 },
	};

	it.each([
		["dates", dated],
		["days after the payment", { ...dated, deliveryDates: null }],
	])("B-USE-12 %s of the delivery, and accepts the order with them", async (_, delivery) => {
		const { orders, taken, setDelivery } = await start();
		await setDelivery(delivery);
		expect(await orders.place(ringOrder())).toMatchObject({
			outcome: "changed",
			changes: { delivery, prices: [], stock: [] },
			error: { message: "Could not post order" },
		});
		expect((await taken()).orders).toBe(0);
		expect((await orders.place({ ...ringOrder(), ...delivery })).outcome).toBe("ok");
	});

	it("R-ORDER-01 B-USE-12 reports all changes at once, so that the customer is asked once", async () => {
		const { orders, setDelivery, setPrices } = await start();
		const prices = [{ product: 1, variant: null, price_brutto: decimalOf("1000") }];
		await setPrices(prices);
		await setDelivery(dated);
		expect(await orders.place(ringOrder())).toMatchObject({
			outcome: "changed",
			changes: { prices, delivery: dated },
		});
	});
}

function paying(start: () => Promise<OrdersHarness>): void {
	async function placed() {
		const harness = await start();
		const response = await harness.orders.place(ringOrder());
		if (response.outcome !== "ok") throw new Error(`The order was answered with ${response.outcome}.`);
		const { order_id, order_uuid } = response.order;
		const report = { project: "juwelier.example", order_id, order_uuid };
		const pay = {
			klarna: () =>
				harness.orders.reportPayment({
					...report,
					provider: "klarna",
					payment: { authorization_token: "t" },
				}),
			paypal: () =>
				harness.orders.reportPayment({ ...report, provider: "paypal", payment: { orderID: "5" } }),
			bank: () => harness.orders.reportPayment({ ...report, provider: "bank", payment: { reference: "5" } }),
		};
		return { harness, pay };
	}

	const ways = [
		["R-ORDER-02", "klarna"],
		["R-ORDER-05", "paypal"],
		["B-REL-06", "bank"],
	] as const;

	it.each(ways)("%s of a placed order by %s once, however often it is sent", async (_, way) => {
		const { harness, pay } = await placed();
		expect(await pay[way]()).toEqual({ outcome: "ok" });
		expect(await pay[way]()).toEqual({ outcome: "ok" });
		expect((await harness.taken()).payments).toBe(1);
	});

	it.each(ways)("%s R-ERR-01 by %s and reports a refusal or a loss", async (_, way) => {
		const { harness, pay } = await placed();
		const message = harness.failureOf(way);
		await harness.setFault("refused");
		expect(await pay[way]()).toMatchObject({ outcome: "refused", error: { message } });
		await harness.setFault("requestLost");
		expect(await pay[way]()).toMatchObject({ outcome: "unknown_retry", error: { message } });
		expect((await harness.taken()).payments).toBe(0);
		await harness.setFault("answerLost");
		expect(await pay[way]()).toMatchObject({ outcome: "unknown_retry", error: { message } });
		await harness.setFault(null);
		expect(await pay[way]()).toEqual({ outcome: "ok" });
		expect((await harness.taken()).payments).toBe(1);
	});

	it("R-ORDER-02 R-ORDER-05 rejects an order that was never placed", async () => {
		const { orders } = await start();
		const project = "juwelier.example";
		const report = { project, order_id: 9, order_uuid: uuid(9), payment: {} };
		for (const provider of ["klarna", "paypal", "bank"])
			expect((await orders.reportPayment({ ...report, provider })).outcome).toBe("refused");
	});
}

function knowing(start: () => Promise<OrdersHarness>): void {
	const project = "juwelier.example";
	const key = { project, order_uuid: uuid(1) };
	const paypal = { provider: "paypal", payment: { orderID: "5" } };

	async function placed() {
		const harness = await start();
		const response = await harness.orders.place(ringOrder());
		if (response.outcome !== "ok") throw new Error(`The order was answered with ${response.outcome}.`);
		return { harness, orders: harness.orders, order: response.order };
	}

	it("B-REL-05 by their key: nothing before they are placed, then their number and payment", async () => {
		const { orders } = await start();
		expect(await orders.status(key)).toEqual({ outcome: "ok", order: null });
		const { orders: service, order } = await placed();
		const known = { order, paymentMethod: ringOrder().paymentMethod, payment: "open" };
		expect(await service.status(key)).toEqual({ outcome: "ok", order: known });
	});

	it("B-REL-05 even if the response to the order was lost", async () => {
		const { orders, setFault } = await start();
		await setFault("answerLost");
		await orders.place(ringOrder());
		expect((await orders.status(key)).outcome).toBe("unknown_retry");
		await setFault(null);
		expect(await orders.status(key)).toMatchObject({
			outcome: "ok",
			order: { order: { order_uuid: uuid(1) }, payment: "open" },
		});
	});

	it("B-REL-05 reports a missing response", async () => {
		const { orders, setFault } = await start();
		await setFault("refused");
		expect((await orders.status(key)).outcome).toBe("refused");
	});

	it("B-REL-06 with another payment method after a switch, which may be repeated", async () => {
		const { orders } = await placed();
		const change = { ...key, payment_method: 4 };
		for (const _ of [1, 2]) expect(await orders.changePaymentMethod(change)).toEqual({ outcome: "ok" });
		expect(await orders.status(key)).toMatchObject({ order: { paymentMethod: 4, payment: "open" } });
	});

	it("B-REL-06 with the same payment method once its payment was reported", async () => {
		const { orders, order } = await placed();
		await orders.reportPayment({ ...key, order_id: order.order_id, ...paypal });
		const response = await orders.changePaymentMethod({ ...key, payment_method: 4 });
		const error = { message: "Could not change the payment method" };
		expect(response).toMatchObject({ outcome: "refused", error });
		const { paymentMethod } = ringOrder();
		expect(await orders.status(key)).toMatchObject({ order: { paymentMethod, payment: "reported" } });
	});

	it("B-REL-06 accepts no second payment of one", async () => {
		const { orders, order, harness } = await placed();
		const report = { ...key, order_id: order.order_id, ...paypal };
		expect(await orders.reportPayment(report)).toEqual({ outcome: "ok" });
		const second = await orders.reportPayment({ ...report, payment: { orderID: "6" } });
		expect([second.outcome, (await harness.taken()).payments]).toEqual(["refused", 1]);
	});

	it.each(["answerLost", "requestLost"] as const)("B-REL-06 can repeat a switch if %s", async (fault) => {
		const { orders, harness } = await placed();
		await harness.setFault(fault);
		expect((await orders.changePaymentMethod({ ...key, payment_method: 4 })).outcome).toBe("unknown_retry");
		await harness.setFault(null);
		expect(await orders.changePaymentMethod({ ...key, payment_method: 4 })).toEqual({ outcome: "ok" });
		expect(await orders.status(key)).toMatchObject({ order: { paymentMethod: 4 } });
	});
}
