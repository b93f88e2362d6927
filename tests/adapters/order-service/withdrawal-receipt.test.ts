import { expect, it } from "vitest";
import { createEnquiries } from "#adapters/order-service/enquiries.ts";
import { serve } from "#tests/adapters/order-service/service-double.ts";

const received_at = "2026-11-21T08:00:00Z";
const withdrawal = {
	project: "juwelier.example",
	language: "de",
	name: "Mara",
	order_reference: "26-AAAA-BBBB",
	email: "mara@example.com",
	items: "",
} as const;

it.each([
	[{}, {}],
	[{ receipt_mailed: true }, {}],
	[{ receipt_mailed: false }, { receiptMailed: false }],
])("B-SEC-06 B-LAW-02 reports whether the receipt of a withdrawal was mailed: %j", async (said, known) => {
	const url = await serve(async (_request, response) => {
		response.setHeader("content-type", "application/json");
		response.end(JSON.stringify({ status: "ok", received_at, ...said }));
	});
	expect(await createEnquiries({ url }).withdraw(withdrawal)).toEqual({
		outcome: "ok",
		received_at,
		...known,
	});
});
