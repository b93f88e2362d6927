import { describe, expect, it } from "vitest";
import { decodePaymentApproval } from "#core/checkout/payment-approval.ts";

const approval = (payment: unknown) => decodePaymentApproval({ provider: "voucher", payment });
const many = (count: number) =>
	Object.fromEntries(Array.from({ length: count }, (_, index) => [`n${index}`, 1]));

describe("decodePaymentApproval", () => {
	it("B-REL-06 accepts an empty reference of a provider without approval", () => {
		expect(approval({})).toMatchObject({ ok: true, value: { provider: "voucher", payment: {} } });
	});

	it.each([[{ id: {} }], [{ id: "x".repeat(2001) }], [many(51)], [null], [[]]])(
		"B-REL-06 rejects the reference %j",
		(payment) => expect(approval(payment).ok).toBe(false),
	);

	it("B-REL-06 accepts 50 values", () => {
		expect(approval(many(50)).ok).toBe(true);
	});
});
