import { MatchersV3 } from "@pact-foundation/pact";
import { describe, expect, it } from "vitest";
import { openKlarnaSession } from "#adapters/payments/klarna/klarna-session.ts";
import { contract } from "./contract.ts";
import { acceptedOrder, fails, open, sells, simpleOrder, state, unknown, unknownOrder } from "./examples.ts";
import { anyId, id, sum, typesOf, word } from "./matchers.ts";

const { nullValue, regex } = MatchersV3;

const { project, order_uuid, total } = simpleOrder();
const key = { project, order_uuid };
const unknownKey = { project, order_uuid: unknownOrder.order_uuid };
const token = "b4bd3423-24e3";
const reported = state("the payment was reported", { ...key, authorization_token: token });

describe("POST /ecom/order/status", () => {
	const path = "/ecom/order/status";
	const placed = { order_id: "7001", order_uuid, order_number: "B-7001", total };
	const answer = (payment_method: number, payment: string) => ({
		status: word("ok"),
		order: {
			order_id: anyId("7001"),
			order_uuid: word(order_uuid),
			order_number: regex("^.{1,200}$", "B-7001"),
			total: sum(total),
			payment_method: id(payment_method),
			payment: word(payment),
		},
	});

	it("B-REL-05 says what became of an order whose payment is open", async () => {
		const example = {
			path,
			name: "the status of an order that is not paid",
			given: [open, sells(), acceptedOrder()],
		};
		const interaction = { ...example, body: typesOf(key), status: 200, answer: answer(1, "open") };
		await contract(interaction, async ({ orders }) => {
			const expected = { order: placed, paymentMethod: "1", payment: "open" };
			expect(await orders.status(key)).toEqual({ outcome: "ok", order: expected });
		});
	});

	it("B-REL-06 says that a payment was reported", async () => {
		const given = [open, sells(), acceptedOrder(simpleOrder(5)), reported];
		const example = { path, name: "the status of an order whose payment was reported", given };
		const interaction = { ...example, body: typesOf(key), status: 200, answer: answer(5, "reported") };
		await contract(interaction, async ({ orders }) => {
			const expected = { order: placed, paymentMethod: "5", payment: "reported" };
			expect(await orders.status(key)).toEqual({ outcome: "ok", order: expected });
		});
	});

	it("B-REL-05 says that there is no such order", async () => {
		const example = { path, name: "the status of an order that was never placed", given: [open, unknown] };
		const answer = { status: word("ok"), order: nullValue() };
		await contract({ ...example, body: typesOf(unknownKey), status: 200, answer }, async ({ orders }) => {
			expect(await orders.status(unknownKey)).toEqual({ outcome: "ok", order: null });
		});
	});
});

describe("POST /ecom/order/payment_method", () => {
	const path = "/ecom/order/payment_method";
	const change = { ...key, payment_method: 1 };
	const error = fails("Could not change the payment method");

	it("B-REL-06 switches an order that is not paid to the bank transfer", async () => {
		const given = [open, sells(), acceptedOrder(simpleOrder(4))];
		const example = {
			path,
			name: "a switch to the bank transfer",
			given,
			body: typesOf(change),
			status: 200,
		};
		await contract({ ...example, answer: { status: word("ok") } }, async ({ orders }) => {
			expect(await orders.changePaymentMethod(change)).toEqual({ outcome: "ok" });
		});
	});

	it("B-REL-06 refuses a switch after the payment was reported", async () => {
		const given = [open, sells(), acceptedOrder(simpleOrder(5)), reported];
		const name = "a switch to the bank transfer after the payment was reported";
		const example = { path, name, given, body: typesOf(change), status: "refused" } as const;
		await contract(example, async ({ orders }) => {
			expect(await orders.changePaymentMethod(change)).toEqual({ outcome: "refused", error });
		});
	});
});

describe("POST /ecom/klarna/session", () => {
	const path = "/ecom/klarna/session";

	it("R-PAY-03 makes a session for an order to be paid later", async () => {
		const given = [open, sells(), acceptedOrder(simpleOrder(5))];
		const example = { path, name: "a session of Klarna", given, body: typesOf(key), status: 200 };
		const client_token = "eyJhbGciOiJIUzI1NiJ9.eyJzZXNzaW9uIjoiMSJ9.c2lnbmF0dXJl";
		const answer = { status: word("ok"), client_token: regex("^[\\w.-]{1,10000}$", client_token) };
		await contract({ ...example, answer }, async ({ service }) => {
			const session = { client_token, payment_method_category: null };
			expect(await openKlarnaSession(service, key)).toEqual({ ok: true, value: session });
		});
	});

	it("R-PAY-03 makes none for an order with another payment method", async () => {
		const given = [open, sells(), acceptedOrder()];
		const name = "a session of Klarna for an order by bank transfer";
		const example = { path, name, given, body: typesOf(key), status: "refused" } as const;
		await contract(example, async ({ service }) => {
			expect(await openKlarnaSession(service, key)).toEqual({
				ok: false,
				error: expect.stringMatching(/session/),
			});
		});
	});
});

describe("POST /ecom/order/payment_session", () => {
	const path = "/ecom/order/payment_session";
	const provider = "bank-redirect";
	const request = { ...key, provider };
	const session = { mandate: "c2Vzc2lvbg" };
	const settled = { config: { bank: "https://bank.example" }, countries: ["DE"], session };
	const pays = state("the provider takes payments", { provider, ...settled });

	it("R-PAY-03 makes a session with any provider that needs one, in its country", async () => {
		const given = [open, pays, sells(), acceptedOrder(simpleOrder(6))];
		const name = "a session of another provider";
		const answer = { status: word("ok"), mandate: word(session.mandate) };
		const example = { path, name, given, body: typesOf(request), status: 200, answer };
		await contract(example, async ({ service }) => {
			expect(await service(path, request)).toEqual({ ok: true, value: { status: "ok", ...session } });
		});
	});

	it("R-PAY-03 makes none for an order by bank transfer", async () => {
		const given = [open, pays, sells(), acceptedOrder()];
		const name = "a session of another provider for an order by bank transfer";
		const example = { path, name, given, body: typesOf(request), status: "refused" } as const;
		await contract(example, async ({ service }) => {
			const error = { kind: "refused", reason: expect.stringMatching(/^The order service answered with 4/) };
			expect(await service(path, request)).toEqual({ ok: false, error });
		});
	});
});

describe("POST /ecom/order/payment", () => {
	const path = "/ecom/order/payment";
	const provider = "bank-redirect";
	const payment = { reference: "7f3c9a1e" };
	const report = { ...key, order_id: 7001, provider, payment };
	const body = { ...key, provider, payment, outcome: "approved" };
	const pays = state("the provider takes payments", { provider, payment });

	it("R-ORDER-06 B-REL-06 takes the payment of a placed order with any provider", async () => {
		const given = [open, pays, sells(), acceptedOrder(simpleOrder(6))];
		const name = "a payment of a placed order with another provider";
		const example = { path, name, given, body: typesOf(body), status: 200 };
		await contract({ ...example, answer: { status: word("ok") } }, async ({ orders }) => {
			expect(await orders.reportPayment(report)).toEqual({ outcome: "ok" });
		});
	});

	it.each([
		[
			"with another provider of an order that was never placed",
			[open, pays, unknown],
			{ ...report, ...unknownOrder },
		],
		["with another provider of an order by bank transfer", [open, pays, sells(), acceptedOrder()], report],
	] as const)("B-REL-06 refuses the payment %s", async (name, given, sent) => {
		const example = {
			path,
			name: `a payment ${name}`,
			given,
			body: typesOf({ ...body, order_uuid: sent.order_uuid }),
			status: "refused",
		} as const;
		await contract(example, async ({ orders }) => {
			const error = fails("Could not report the payment");
			expect(await orders.reportPayment(sent)).toEqual({ outcome: "refused", error });
		});
	});
});

describe("a report of another provider", () => {
	it("B-REL-06 is refused", async () => {
		const payment = { authorization_token: token };
		const body = { ...key, ...payment };
		const report = { ...key, order_id: 7001, provider: "klarna", payment };
		const given = [
			open,
			sells(),
			acceptedOrder(simpleOrder(4)),
			state("Klarna accepts the authorization token"),
		];
		const name = "an order to be paid later that was placed with PayPal";
		const example = {
			path: "/ecom/klarna/order",
			name,
			given,
			body: typesOf(body),
			status: "refused",
		} as const;
		await contract(example, async ({ orders }) => {
			const error = fails("Could not place klarna order");
			expect(await orders.reportPayment(report)).toEqual({ outcome: "refused", error });
		});
	});
});
