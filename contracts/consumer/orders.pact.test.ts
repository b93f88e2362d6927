import { MatchersV3 } from "@pact-foundation/pact";
import { describe, expect, it } from "vitest";
import { contract } from "./contract.ts";
import {
	acceptedOrder,
	collectedOrder,
	collects,
	engravedOrder,
	fails,
	freeOrder,
	open,
	orderOfTwo,
	sells,
	simpleOrder,
	state,
	unknown,
	unknownOrder,
	usedOrder,
} from "./examples.ts";
import { anyId, date, fieldErrors, id, sum, typesOf, word } from "./matchers.ts";

const { eachLike, equal, fromProviderState, integer, nullValue, regex } = MatchersV3;

const call = { path: "/ecom/order" };
const error = fails("Could not post order");

/** Returns the response to an order that was taken. */
const okFor = (order = simpleOrder()) => ({
	status: word("ok"),
	order_id: anyId("7001"),
	order_uuid: word(order.order_uuid),
	order_number: regex("^.{1,200}$", "B-7001"),
	total: sum(order.total),
});

describe("POST /ecom/order", () => {
	it.each([
		["R-ORDER-01", "an order", [open, sells()], simpleOrder()],
		[
			"R-ORDER-01",
			"an order of an engraved variant, with everything filled in",
			[open, sells({ product: 102, variant: 54, price_brutto: "250", stock: 3 })],
			engravedOrder(),
		],
		["R-ORDER-01 B-USE-18", "an order of goods that are collected", [collects, sells()], collectedOrder()],
		[
			"R-ORDER-01 R-PAY-05",
			"an order with nothing to pay, without a payment method",
			[state("the shop is open", { shippingCost: "0" }), sells({ price_brutto: "0" })],
			freeOrder(),
		],
		[
			"R-ORDER-01 B-LAW-22",
			"an order of used goods, for which a shorter period for claims is agreed",
			[state("the shop is open", { usedLiabilityMonths: 12 }), sells({ condition: "used" })],
			usedOrder(),
		],
		[
			"R-ORDER-01 R-ORDER-06",
			"an order that was taken before, sent again",
			[open, sells(), acceptedOrder()],
			simpleOrder(),
		],
	] as const)("%s takes %s", async (_, name, given, order) => {
		const example = { ...call, name, given, body: typesOf(order), status: 200, answer: okFor(order) };
		await contract(example, async ({ orders }) => {
			const { order_uuid, total } = order;
			const placed = { order_id: "7001", order_uuid, order_number: "B-7001", total };
			expect(await orders.place(order)).toEqual({ outcome: "ok", order: placed });
		});
	});

	it("R-ORDER-01 R-ORDER-06 B-REL-05 says that another order has a used key", async () => {
		const order = { ...simpleOrder(), comment: "Bitte doch an die Nachbarn." };
		const example = {
			...call,
			name: "another order under a used order_uuid",
			given: [open, sells(), acceptedOrder()],
			body: typesOf(order),
			status: 422,
			answer: { status: word("key_reuse") },
		};
		await contract(example, async ({ orders }) => {
			expect(await orders.place(order)).toEqual({ outcome: "key_reused", error });
		});
	});
});

const unchanged = { prices: [], stock: [], delivery: null, wrapping: false };

describe("POST /ecom/order, when something is in the way,", () => {
	it("R-ORDER-01 answers the price that a product has now", async () => {
		const price = { product: id(101), variant: nullValue(), price_brutto: sum("120") };
		const example = {
			...call,
			name: "an order at a price that has changed",
			given: [open, sells({ price_brutto: "120" })],
			body: typesOf(simpleOrder()),
			status: 409,
			answer: { status: word("price_changed"), prices: eachLike(price) },
		};
		await contract(example, async ({ orders }) => {
			const prices = [{ product: "101", variant: null, price_brutto: "120" }];
			expect(await orders.place(simpleOrder())).toEqual({
				outcome: "changed",
				changes: { ...unchanged, prices },
				error,
			});
		});
	});

	it("R-ORDER-01 answers how many items are left", async () => {
		const left = { product: id(101), variant: nullValue(), stock: equal(1) };
		const example = {
			...call,
			name: "an order of more pieces than there are",
			given: [open, sells({ stock: 1 })],
			body: typesOf(orderOfTwo()),
			status: 409,
			answer: { status: word("out_of_stock"), stock: eachLike(left) },
		};
		await contract(example, async ({ orders }) => {
			const stock = [{ product: "101", variant: null, stock: 1 }];
			expect(await orders.place(orderOfTwo())).toEqual({
				outcome: "changed",
				changes: { ...unchanged, stock },
				error,
			});
		});
	});
});

describe("POST /ecom/order, when the delivery is another one,", () => {
	it("B-USE-12 answers the delivery dates that an order has now that is paid at once", async () => {
		const dates = { earliest: "2020-01-02", latest: "2020-01-02" };
		const order = { ...simpleOrder(4), deliveryDates: dates };
		const deliveryDates = { earliest: date("2026-12-09"), latest: date("2026-12-11") };
		const deliveryDays = { earliest: integer(3), latest: integer(3) };
		const example = {
			...call,
			name: "an order with delivery dates that have changed",
			given: [open, sells({ shipping_time: 3 })],
			body: typesOf(order),
			status: 409,
			answer: { status: word("dates_changed"), deliveryDates, deliveryDays },
		};
		await contract(example, async ({ orders }) => {
			const deliveryDates = { earliest: "2026-12-09", latest: "2026-12-11" };
			const delivery = { deliveryDates, deliveryDays: { earliest: 3, latest: 3 } };
			const changes = { ...unchanged, delivery };
			expect(await orders.place(order)).toEqual({ outcome: "changed", changes, error });
		});
	});

	it("B-USE-12 answers the days after the payment that an order in advance has now", async () => {
		const order = { ...simpleOrder(), deliveryDays: { earliest: 1, latest: 1 } };
		const example = {
			...call,
			name: "an order paid in advance with delivery days that have changed",
			given: [open, sells({ shipping_time: 3 })],
			body: typesOf(order),
			status: 409,
			answer: { status: word("dates_changed"), deliveryDays: { earliest: integer(3), latest: integer(3) } },
		};
		await contract(example, async ({ orders }) => {
			const delivery = { deliveryDates: null, deliveryDays: { earliest: 3, latest: 3 } };
			const changes = { ...unchanged, delivery };
			expect(await orders.place(order)).toEqual({ outcome: "changed", changes, error });
		});
	});
});

describe("POST /ecom/order, when a field is wrong,", () => {
	it("R-ORDER-01 names the wrong field", async () => {
		const order = { ...simpleOrder(), customerEmail: "shopper" };
		const example = {
			...call,
			name: "an order with a wrong e-mail address",
			given: [open, sells()],
			body: typesOf(order),
			status: 400,
			answer: fieldErrors("customerEmail", "form.emailInvalid"),
		};
		await contract(example, async ({ orders }) => {
			const problems = [{ field: "customerEmail", key: "form.emailInvalid", params: {} }];
			expect(await orders.place(order)).toEqual({ outcome: "field_errors", problems, error });
		});
	});
});

describe("POST /ecom/order, while the shop takes no orders,", () => {
	it("R-PROD-06 R-ORDER-01 says so", async () => {
		const example = {
			...call,
			name: "an order during a holiday of the shop",
			given: [open, sells(), state("the shop takes no orders")],
			body: typesOf(simpleOrder()),
			status: 400,
			answer: {
				status: word("error"),
				errors: eachLike({ field: word("cart"), key: word("checkout.closed"), params: {} }),
			},
		};
		await contract(example, async ({ orders }) => {
			const problems = [{ field: "cart", key: "checkout.closed", params: {} }];
			expect(await orders.place(simpleOrder())).toEqual({ outcome: "field_errors", problems, error });
		});
	});

	it("R-ORDER-01 R-ORDER-06 confirms an order that was taken before", async () => {
		const order = simpleOrder();
		const example = {
			...call,
			name: "an order that was taken before a holiday of the shop, sent again",
			given: [open, sells(), acceptedOrder(), state("the shop takes no orders")],
			body: typesOf(order),
			status: 200,
			answer: okFor(order),
		};
		await contract(example, async ({ orders }) => {
			const { order_uuid, total } = order;
			const placed = { order_id: "7001", order_uuid, order_number: "B-7001", total };
			expect(await orders.place(order)).toEqual({ outcome: "ok", order: placed });
		});
	});
});

describe("POST /ecom/klarna/order", () => {
	const { project, order_uuid } = simpleOrder();
	const payment = { authorization_token: "b4bd3423-24e3" };
	const klarna = { project, ...payment, order_uuid };
	const report = { project, order_uuid, order_id: 7001, provider: "klarna", payment };
	const call = { path: "/ecom/klarna/order", body: typesOf(klarna) };

	it("R-ORDER-02 takes a placed order to be paid later", async () => {
		const given = [
			open,
			sells(),
			acceptedOrder(simpleOrder(5)),
			state("Klarna accepts the authorization token"),
		];
		const example = { ...call, name: "an order to be paid later", given, status: 200 };
		await contract({ ...example, answer: { message: word("ok") } }, async ({ orders }) => {
			expect(await orders.reportPayment(report)).toEqual({ outcome: "ok" });
		});
	});

	it("R-ORDER-02 refuses an order that was never placed", async () => {
		const sent = { ...klarna, order_uuid: unknownOrder.order_uuid };
		const name = "an order to be paid later that was never placed";
		const example = {
			...call,
			name,
			given: [open, unknown],
			body: typesOf(sent),
			status: "refused",
		} as const;
		await contract(example, async ({ orders }) => {
			const error = fails("Could not place klarna order");
			const unknownReport = { ...report, order_uuid: unknownOrder.order_uuid };
			expect(await orders.reportPayment(unknownReport)).toEqual({ outcome: "refused", error });
		});
	});
});

describe("POST /ecom/order/paypal_transaction", () => {
	const { project, order_uuid } = simpleOrder();
	const paypal = { orderID: "5O190127TN364715T", payerID: "FSMVU44LF3YUS" };
	const path = "/ecom/order/paypal_transaction";
	const report = { project, order_uuid, order_id: 7001, provider: "paypal", payment: paypal };

	it("R-ORDER-05 takes the payment of a placed order", async () => {
		const example = {
			path,
			name: "a PayPal payment of a placed order",
			given: [open, sells(), acceptedOrder(simpleOrder(4)), state("PayPal confirms the payment")],
			// biome-ignore lint/suspicious/noTemplateCurlyInString: Pact's notation for what the state's answer holds.
			body: { project, order_id: fromProviderState("${order_id}", 7001), paypal: typesOf(paypal) },
			status: 200,
			answer: { status: word("ok") },
		};
		await contract(example, async ({ orders }) => {
			expect(await orders.reportPayment(report)).toEqual({ outcome: "ok" });
		});
	});

	it("R-ORDER-05 refuses the payment of an order that was never placed", async () => {
		const sent = { project, order_id: unknownOrder.order_id, paypal };
		const name = "a PayPal payment of an order that was never placed";
		const example = { path, name, given: [open, unknown], body: typesOf(sent), status: "refused" } as const;
		await contract(example, async ({ orders }) => {
			const error = fails("Could not post PayPal Transaction");
			expect(await orders.reportPayment({ ...report, ...unknownOrder })).toEqual({
				outcome: "refused",
				error,
			});
		});
	});
});
