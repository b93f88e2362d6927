import { describe, expect, it } from "vitest";
import { payPalClientId } from "#adapters/payments/paypal/paypal.ts";

describe("PayPal's client id", () => {
	it.each([
		[[4], "abc", "abc"],
		[["4"], " abc ", "abc"],
		[[1, 2], "abc", null],
		[[], "abc", null],
		[[1, 4], null, null],
		[[4], " ", null],
	])(
		"R-PAY-01 with the payment methods %o takes of %o the client id %o",
		(ids, paypal_client_id, expected) => {
			const payment_methods = ids.map((id) => ({ id, display_name: "x" }));
			expect(payPalClientId({ payment_methods, paypal_client_id })).toBe(expected);
		},
	);
});
