import { describe, expect, it } from "vitest";
import { createEnquiries } from "#adapters/order-service/enquiries.ts";
import { withdrawalUnknownKey } from "#core/ports/enquiries.ts";
import { bodyOf, serve } from "#tests/adapters/order-service/service-double.ts";
import { sender, withdrawalFields } from "#tests/core/enquiries/enquiry-fixtures.ts";

/** Sends a withdrawal to a service with this response. */
async function withdrawn(status: number, body: unknown) {
	const url = await serve(async (request, response) => {
		await bodyOf(request);
		response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
	});
	return await createEnquiries({ url }).withdraw({ ...sender, ...withdrawalFields });
}

describe("the order service's adapter, sending a withdrawal", () => {
	it.each([undefined, "", "today", "2026-11-21", "2026-13-41T08:00:00Z", 1_700_000_000, "<b>"])(
		"R-ORDER-08 B-SEC-04 B-REL-02 reports an unknown outcome at %j",
		async (received_at) => {
			expect(await withdrawn(200, { status: "ok", received_at })).toEqual({
				outcome: "failed",
				messageKey: withdrawalUnknownKey,
			});
		},
	);

	it("B-REL-02 B-SEC-06 reports that it was not received if the service responds with too many calls", async () => {
		const messageKey = "withdrawalForm.tooMany";
		expect(await withdrawn(429, { status: "rate_limited" })).toEqual({ outcome: "failed", messageKey });
	});

	it.each([
		[400, "error.postWithdrawal"],
		[403, "error.postWithdrawal"],
		[499, "error.postWithdrawal"],
		[408, withdrawalUnknownKey],
		[429, withdrawalUnknownKey],
		[302, withdrawalUnknownKey],
		[500, withdrawalUnknownKey],
		[503, withdrawalUnknownKey],
	])("B-REL-02 maps status %i to %s", async (status, messageKey) => {
		expect(await withdrawn(status, { status: "error" })).toEqual({ outcome: "failed", messageKey });
	});
});
