import { beforeEach, describe, expect, it } from "vitest";
import { madeUpSessions } from "#contracts/reference-service/orders/payment-sessions.ts";
import { address, decimalOf, shippingConfig, shopSettings } from "#tests/core/shop-fixtures.ts";
import { line, order, product, project, serviceOfFile } from "./test-service.ts";

const settings = shopSettings({
	bank_details: "IBAN DE02",
	payment_methods: [
		{ id: 1, display_name: "Vorkasse" },
		{ id: 2, display_name: "Rechnung" },
		{ id: 4, display_name: "PayPal" },
	],
	shipping_methods: [
		{ id: 1, display_name: "Paket", free: false, collection: false },
		{ id: 2, display_name: "Abholung", free: true, collection: true },
	],
	shipping_methods_config: [
		shippingConfig({
			payment_methods: [
				{ id: 1, method: null, config: null },
				{ id: 2, method: "invoice", config: null },
				{ id: 4, method: null, config: null },
			],
		}),
	],
});
const products = [product(1, { price_brutto: "0.00" }), product(2)];
const { post, rows, reset } = serviceOfFile({
	catalogue: { project, products, settings },
	paymentSessions: madeUpSessions,
});
const zero = decimalOf("0");

/** Returns an order of a free ring sizer for collection, with some fields replaced. */
const freeOrder = (seed: string, changes: Parameters<typeof order>[1] = {}) =>
	order(seed, {
		lines: [line({ price_brutto: zero })],
		totalPriceBrutto: zero,
		shippingCost: zero,
		total: zero,
		shippingMethod: "Abholung",
		shippingAddress: null,
		invoiceAddress: address,
		paymentMethod: null,
		...changes,
	});

beforeEach(reset);

describe("an order with nothing to pay", () => {
	it.each([null, 1, 2, 4])(
		"R-PAY-05 needs no payment if it is sent with payment method %s",
		async (paymentMethod) => {
			const body = freeOrder(`method ${paymentMethod}`, { paymentMethod });
			expect(await post("/ecom/order", body)).toMatchObject({ status: 200, body: { total: "0" } });
			const [stored] = await rows("SELECT status, payment_method, bank_details_mailed FROM orders");
			expect(stored).toEqual({ status: "received", payment_method: null, bank_details_mailed: false });
			const key = { project, order_uuid: body.order_uuid };
			const known = await post("/ecom/order/status", key);
			expect(known.body.order).toMatchObject({ payment_method: null, payment: "paid" });
			expect(await post("/ecom/order/payment_method", { ...key, payment_method: 1 })).toMatchObject({
				status: 409,
			});
			const report = { ...key, provider: "paypal", payment: { orderID: "5O19" }, outcome: "approved" };
			expect(await post("/ecom/order/payment", report)).toMatchObject({ status: 409 });
			expect(await post("/ecom/klarna/session", key)).toMatchObject({ status: 409 });
		},
	);

	it.each(["de", "en", "fr"] as const)(
		"R-PAY-05 B-LAW-18 has mails without any mention of payment in %s",
		async (language) => {
			await post("/ecom/order", freeOrder(`mail ${language}`, { language, paymentMethod: 4 }));
			const mails = await rows("SELECT text, html FROM outbox");
			expect(mails).toHaveLength(2);
			for (const { text, html } of mails) {
				expect(`${text} ${html}`).not.toMatch(
					/Zahlung|bezahl|PayPal|überweis|payment|paid|transfer|paiement|virement|IBAN/i,
				);
			}
		},
	);

	it("R-ORDER-01 R-PAY-05 reports the current price, not a missing payment method", async () => {
		const body = freeOrder("dearer", { lines: [line({ product: 2, price_brutto: zero })] });
		expect(await post("/ecom/order", body)).toEqual({
			status: 409,
			body: { status: "price_changed", prices: [{ product: 2, variant: null, price_brutto: "100" }] },
		});
	});

	it("R-PAY-05 is the only one without a payment method", async () => {
		expect(
			await post("/ecom/order", order("unpaid", { paymentMethod: null, lines: [line({ product: 2 })] })),
		).toMatchObject({
			status: 400,
			body: { errors: [{ field: "paymentMethod" }] },
		});
	});

	it("R-PAY-05 is refused if it claims free shipping", async () => {
		const body = freeOrder("parcel", {
			shippingMethod: "Paket",
			shippingAddress: address,
			invoiceAddress: null,
		});
		expect(await post("/ecom/order", body)).toMatchObject({
			status: 400,
			body: { errors: [{ field: "shippingMethod" }] },
		});
	});
});
