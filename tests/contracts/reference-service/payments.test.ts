import { beforeEach, describe, expect, it } from "vitest";
import { paymentProviders } from "#adapters/composition/payments.ts";
import { madeUpSessions } from "#contracts/reference-service/orders/payment-sessions.ts";
import type { OrderPayload } from "#core/checkout/order-payload.ts";
import { address, decimalOf } from "#tests/core/shop-fixtures.ts";
import { bank, shop } from "./payable-shop.ts";
import {
	order,
	post as postTo,
	products,
	project,
	serviceOfFile,
	startService,
	uuidOf,
} from "./test-service.ts";

const translations = {
	fr: {
		settings: {
			payment_methods: [{ id: 1, display_name: "Virement" }],
			shipping_names: {},
			bank_details: "IBAN FR76",
		},
		products: [],
	},
};
const catalogue = { project, products, settings: shop, translations };
const { post, rows, reset } = serviceOfFile({
	catalogue,
	paymentProviders: [...paymentProviders, bank],
	paymentSessions: new Map([...madeUpSessions, ["bank", async () => ({})]]),
});

const reports = "SELECT provider, report FROM payment_reports";
/** The fields of an order for collection: an invoice address and no delivery address. */
const collected: Partial<OrderPayload> = {
	shippingMethod: "Abholung",
	shippingAddress: null,
	invoiceAddress: address,
	shippingCost: decimalOf("0"),
	total: decimalOf("100"),
};

const methods = { transfer: 1, invoice: 2, wallet: 4, later: 5, bank: 6 } as const;

/** Places an order with a payment method; returns functions that report and switch its payment. */
async function placed(seed: string, method: keyof typeof methods, changes: Partial<OrderPayload> = {}) {
	const { body } = await post("/ecom/order", order(seed, { paymentMethod: methods[method], ...changes }));
	expect(body.status).toBe("ok");
	const key = { project, order_uuid: uuidOf(seed) };
	return {
		body,
		klarna: (authorization_token = "b4bd") => post("/ecom/klarna/order", { ...key, authorization_token }),
		paypal: (orderID = "5O19") =>
			post("/ecom/order/paypal_transaction", { project, order_id: body.order_id, paypal: { orderID } }),
		general: (provider = "bank", reference = "7f3c") =>
			post("/ecom/order/payment", { ...key, provider, payment: { reference }, outcome: "approved" }),
		bank: () => post("/ecom/order/payment", { ...key, provider: "bank", payment: {}, outcome: "approved" }),
		switchTo: (payment_method: unknown) => post("/ecom/order/payment_method", { ...key, payment_method }),
		status: async () => (await post("/ecom/order/status", key)).body.order as Record<string, unknown> | null,
	};
}

beforeEach(reset);

describe("a payment's report", () => {
	it("R-ORDER-02 is stored once for a pay-later token, however often it is sent", async () => {
		const { klarna } = await placed("later", "later");
		for (const _ of [1, 2]) expect(await klarna()).toEqual({ status: 200, body: { message: "ok" } });
		expect(await rows(reports)).toEqual([{ provider: "klarna", report: { authorization_token: "b4bd" } }]);
	});

	it("R-ORDER-05 is stored once for a wallet's transaction, and does not mark the order as paid", async () => {
		const { paypal } = await placed("wallet", "wallet");
		for (const _ of [1, 2]) expect(await paypal()).toEqual({ status: 200, body: { status: "ok" } });
		expect(await rows(reports)).toEqual([{ provider: "paypal", report: { orderID: "5O19" } }]);
		expect(await rows("SELECT status FROM orders")).toEqual([{ status: "awaiting_payment" }]);
	});

	it("B-REL-06 is stored once for any provider, and does not mark the order as paid", async () => {
		const { general } = await placed("bank", "bank");
		for (const _ of [1, 2]) expect(await general()).toEqual({ status: 200, body: { status: "ok" } });
		expect(await rows(reports)).toEqual([{ provider: "bank", report: { reference: "7f3c" } }]);
		expect(await general("bank", "forged")).toEqual({ status: 409, body: { status: "already_reported" } });
		expect(await rows("SELECT status FROM orders")).toEqual([{ status: "awaiting_payment" }]);
	});

	it("B-REL-06 is refused for an unknown provider or outcome", async () => {
		const { general } = await placed("unknown", "bank");
		expect((await general("constructor")).status).toBe(409);
		const body = { project, order_uuid: uuidOf("unknown"), provider: "bank", payment: {}, outcome: "open" };
		expect((await post("/ecom/order/payment", body)).status).toBe(400);
		expect(await rows(reports)).toEqual([]);
	});

	it.each([
		["wallet", "bank"],
		["transfer", "bank"],
		["bank", "klarna"],
		["bank", "paypal"],
		["wallet", "klarna"],
		["transfer", "klarna"],
		["later", "paypal"],
		["transfer", "paypal"],
	] as const)("B-REL-06 for an order by %s is refused from %s", async (method, provider) => {
		const response = await (await placed("other", method))[provider]();
		expect(response).toEqual({ status: 409, body: { status: "other_payment_method" } });
		expect(await rows(reports)).toEqual([]);
	});

	it("B-REL-06 is refused for a second payment of an order", async () => {
		const { paypal } = await placed("second", "wallet");
		await paypal();
		expect(await paypal("9Z99")).toEqual({ status: 409, body: { status: "already_reported" } });
		expect(await rows(reports)).toHaveLength(1);
	});

	it.each([
		["/ecom/klarna/order", { project, authorization_token: "b", order_uuid: uuidOf("none") }],
		["/ecom/order/paypal_transaction", { project, order_id: "none", paypal: {} }],
		["/ecom/order/paypal_transaction", { project, order_id: 7, paypal: {} }],
		[
			"/ecom/order/payment",
			{ project, order_uuid: uuidOf("none"), provider: "bank", payment: {}, outcome: "approved" },
		],
		["/ecom/order/payment_method", { project, order_uuid: uuidOf("none"), payment_method: 1 }],
		["/ecom/klarna/session", { project, order_uuid: uuidOf("none") }],
		["/ecom/order/payment_session", { project, order_uuid: uuidOf("none"), provider: "bank" }],
	])("R-ORDER-02 R-ORDER-05 B-REL-06 to %s is refused for an unknown order", async (path, body) => {
		const { status, body: answer } = await post(path, body);
		expect([status, answer.status]).toEqual([404, "error"]);
	});
});

describe("a switch of the payment method", () => {
	it("B-REL-06 B-USE-18 is accepted for goods that are collected, by the country of their invoice", async () => {
		const { switchTo, status } = await placed("collected", "wallet", collected);
		expect(await rows("SELECT shipping_address IS NULL AS none FROM orders")).toEqual([{ none: true }]);
		expect(await switchTo(1)).toEqual({ status: 200, body: { status: "ok" } });
		expect(await status()).toMatchObject({ payment_method: "1", payment: "open" });
	});

	it("B-REL-06 takes effect immediately, and may be repeated", async () => {
		const { switchTo, paypal, status } = await placed("switch", "wallet");
		for (const _ of [1, 2]) expect(await switchTo(1)).toEqual({ status: 200, body: { status: "ok" } });
		expect(await status()).toMatchObject({ payment_method: "1", payment: "open" });
		expect((await paypal()).body).toEqual({ status: "other_payment_method" });
	});

	it("B-REL-06 is refused after the report of a payment", async () => {
		const { switchTo, paypal, status } = await placed("late switch", "wallet");
		await paypal();
		expect(await switchTo(1)).toEqual({ status: 409, body: { status: "already_reported" } });
		expect(await status()).toMatchObject({ payment_method: "4", payment: "reported" });
	});

	it("B-REL-06 excludes a simultaneous report: one of them is accepted", async () => {
		for (const seed of ["a", "b", "c", "d", "e"]) {
			const { switchTo, paypal, status } = await placed(`race ${seed}`, "wallet");
			const answers = await Promise.all([switchTo(1), paypal()]);
			expect(answers.map((response) => response.status).sort()).toEqual([200, 409]);
			const switched = answers[0].status === 200;
			const end = switched
				? { payment_method: "1", payment: "open" }
				: { payment_method: "4", payment: "reported" };
			expect(await status()).toMatchObject(end);
		}
	});

	it.each([
		["unknown", 99],
		["of another shipping price", methods.invoice],
	])("B-REL-06 is refused to a method that is %s", async (_, method) => {
		const { switchTo, status } = await placed("wrong", "wallet");
		expect((await switchTo(method)).status).toBe(400);
		expect(await status()).toMatchObject({ payment_method: "4" });
	});
});

describe("the mail of a switch to a transfer", () => {
	it.each([
		["de", "wallet", ["Überweisung", "104,90\u00a0€", "Vorkasse", "IBAN DE02"]],
		["de", "later", ["Überweisung", "104,90\u00a0€", "Vorkasse", "IBAN DE02"]],
		["fr", "wallet", ["virement", "104,90\u00a0€", "Virement", "IBAN FR76"]],
		["en", "later", ["bank transfer", "€104.90", "Vorkasse", "IBAN DE02"]],
	] as const)(
		"B-LAW-18 B-REL-06 has amount, reference and bank details, and is sent once, in %s",
		async (language, method, said) => {
			const { body, switchTo } = await placed(`mail ${language}`, method, { language });
			const mails = () =>
				rows("SELECT kind, recipient, language, subject, text, html FROM outbox WHERE kind LIKE 'transfer%'");
			expect(await mails()).toEqual([]);
			for (const _ of [1, 2]) await Promise.all([switchTo(methods.transfer), switchTo(methods.transfer)]);
			const [customer, shop, ...more] = await mails();
			expect(more).toEqual([]);
			expect(customer).toMatchObject({ kind: "transfer.customer", recipient: "mara@example.com", language });
			for (const part of [...said, String(body.order_number)])
				expect([customer?.text, customer?.html].every((text) => String(text).includes(part))).toBe(true);
			expect(shop).toMatchObject({ kind: "transfer.shop", recipient: `shop@${project}`, language: "de" });
			expect(shop?.text).toContain(String(body.order_number));
			// Switches back and forth; the customer already has the bank details.
			await switchTo(methods[method]);
			await switchTo(methods.transfer);
			expect(await mails()).toHaveLength(2);
		},
	);

	it("B-LAW-18 is not sent for another provider, or for an order whose own mail has the bank details", async () => {
		const { switchTo } = await placed("no mail", "transfer");
		for (const method of [methods.wallet, methods.later, methods.transfer])
			expect((await switchTo(method)).status).toBe(200);
		expect(await rows("SELECT kind FROM outbox ORDER BY kind")).toEqual([
			{ kind: "order.customer" },
			{ kind: "order.shop" },
		]);
	});
});

describe("an order's status", () => {
	it("B-REL-05 contains the response to the order, and no personal data", async () => {
		const { body, status } = await placed("known", "transfer");
		const { status: _, ...placedOrder } = body;
		expect(await status()).toEqual({ ...placedOrder, payment_method: "1", payment: "open" });
	});

	it.each([
		["no such order", { project, order_uuid: uuidOf("nobody's") }],
		["another shop's order", { project: "another.example", order_uuid: uuidOf("known") }],
	])("B-REL-05 is null for %s", async (_, body) => {
		await placed("known", "transfer");
		expect(await post("/ecom/order/status", body)).toEqual({
			status: 200,
			body: { status: "ok", order: null },
		});
	});

	it("B-REL-05 is refused for an invalid key", async () => {
		expect((await post("/ecom/order/status", { project, order_uuid: "1 OR 1=1" })).status).toBe(400);
	});

	it("B-SEC-06 is limited in its requests", async () => {
		const limited = await startService({ catalogue, rateFactor: 0.0001 });
		const key = { project, order_uuid: uuidOf("often") };
		const answers = [];
		for (const _ of [1, 2]) answers.push((await postTo(limited, "/ecom/order/status", key)).status);
		await limited.close();
		expect(answers).toEqual([200, 429]);
	});
});
