import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { consentOfApproval, payPalOrder } from "#adapters/payments/paypal/paypal-order.ts";
import { testOrder } from "#renderer/testing/test-order.ts";
import { decimalOf } from "#tests/core/shop-fixtures.ts";

const { placed: taken } = testOrder;

const amountOf = (total: string) =>
	payPalOrder({ ...taken, total: decimalOf(total) }, { currency: "CHF" }).purchase_units[0]?.amount;

describe("payPalOrder", () => {
	it.each([
		["995.4", "995.40"],
		["1290", "1290.00"],
		["0.05", "0.05"],
		["19.999", "20.00"],
		["999999999999999", "999999999999999.00"],
	])("requests %s as %s", (total, value) => {
		expect(amountOf(total)).toEqual({ currency_code: "CHF", value });
	});

	it("loses no cent of any total", () => {
		fc.assert(
			fc.property(fc.integer({ min: 0, max: 10 ** 12 }), (cents) => {
				const value = amountOf(`${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`)?.value;
				expect(value).toMatch(/^\d+\.\d\d$/);
				expect(Number(value?.replace(".", ""))).toBe(cents);
			}),
		);
	});

	it("passes the order's key as the only invoice to pay", () => {
		expect(payPalOrder(taken, { currency: "EUR" }).purchase_units).toEqual([
			expect.objectContaining({ invoice_id: taken.order_uuid, custom_id: taken.order_uuid }),
		]);
	});

	it("shortens an order number to PayPal's limit", () => {
		const long = { ...taken, order_number: "N".repeat(200) };
		expect(payPalOrder(long, { currency: "EUR" }).purchase_units[0]?.description).toHaveLength(127);
	});
});

describe("consentOfApproval", () => {
	it("R-PAY-02 keeps the ids and drops PayPal's access token", () => {
		const data = {
			orderID: "5O19",
			payerID: "QYR5",
			facilitatorAccessToken: "secret",
			paymentSource: "paypal",
		};
		expect(consentOfApproval(data)).toEqual({
			outcome: "approved",
			payment: { orderID: "5O19", payerID: "QYR5", paymentID: null },
		});
	});

	it.each([
		undefined,
		null,
		"5O19",
		{},
		{ orderID: "" },
		{ orderID: 5 },
		{ orderID: "a b" },
		{ orderID: "5", payerID: {} },
	])("R-PAY-02 does not accept %j as an approval", (data) => {
		expect(consentOfApproval(data)).toEqual({
			outcome: "failed",
			reason: expect.stringMatching(/^unreadable approval/),
		});
	});
});
