import {
	createHttpClient,
	type HttpClient,
	type HttpClientOptions,
	type HttpResponse,
} from "#adapters/order-service/http-client.ts";
import type { HttpError } from "#adapters/order-service/http-error.ts";
import {
	bodyFieldEquals,
	decodeReceipt,
	fieldProblems,
	isRefusal,
	unexpectedResponse,
} from "#adapters/order-service/service-responses.ts";
import { PostRatingError, PostRequestError } from "#core/checkout/errors.ts";
import { newsletterOutcome } from "#core/enquiries/newsletter.ts";
import type { WithdrawalPayload } from "#core/enquiries/withdrawal.ts";
import {
	type Enquiries,
	type EnquiryResponse,
	type FailableResponse,
	type WithdrawalResponse,
	withdrawalTooManyKey,
	withdrawalUnknownKey,
} from "#core/ports/enquiries.ts";
import type { Result } from "#core/shared/result.ts";

/**
 * Creates the order service's calls for everything that visitors send except orders, at a configured host
 * (R-ORDER-07).
 */
export function createEnquiries(options: HttpClientOptions): Enquiries {
	const send = createHttpClient(options);
	const post = (path: string, json: unknown) => send({ method: "POST", path, json });
	return {
		sendMessage: async (message) => plainResponse(await post("/ecom/contact", message), "error.postContact"),
		async subscribe(subscription) {
			const sent = await post("/ecom/newsletter", subscription);
			if (!sent.ok) return newsletterOutcome(null);
			const isGarbage = sent.value.ok && !bodyFieldEquals(sent.value, "status", "ok");
			return newsletterOutcome(isGarbage ? null : sent.value.status);
		},
		requestAvailability: async (request) =>
			failableResponse(await post("/ecom/request", request), PostRequestError),
		requestAppointment: async (request) =>
			plainResponse(await post("/ecom/appointment", request), "error.postAppointment"),
		rate: async (rating) => failableResponse(await post("/ecom/rating", rating), PostRatingError),
		withdraw: (withdrawal) => withdraw(send, withdrawal),
	};
}

type Sent = Result<HttpResponse, HttpError>;

/** Returns the response common to all calls; null if the call failed. */
function commonResponse(sent: Sent): Exclude<EnquiryResponse, { readonly outcome: "failed" }> | null {
	if (!sent.ok) return null;
	if (sent.value.ok && bodyFieldEquals(sent.value, "status", "ok")) return { outcome: "ok" };
	const problems = fieldProblems(sent.value);
	return problems ? { outcome: "field_errors", problems } : null;
}

function plainResponse(sent: Sent, messageKey: string): EnquiryResponse {
	return commonResponse(sent) ?? { outcome: "failed", messageKey };
}

function failableResponse<Failure>(
	sent: Sent,
	Failed: new (options: ErrorOptions) => Failure,
): FailableResponse<Failure> {
	const cause = sent.ok ? unexpectedResponse(sent.value) : sent.error;
	return commonResponse(sent) ?? { outcome: "failed", error: new Failed({ cause }) };
}

/**
 * Without a valid response, including the receipt's time, it is unknown whether a withdrawal was received, so it
 * has to be sent again (B-LAW-02, B-REL-02).
 */
async function withdraw(send: HttpClient, json: WithdrawalPayload): Promise<WithdrawalResponse> {
	const sent = await send({ method: "POST", path: "/ecom/withdrawal", json });
	const failed = { outcome: "failed", messageKey: withdrawalFailureKey(sent) } as const;
	const response = plainResponse(sent, failed.messageKey);
	if (response.outcome !== "ok") return response;
	const receipt = sent.ok && sent.value.body.ok ? decodeReceipt(sent.value.body.value) : null;
	if (!receipt?.ok) return failed;
	const { received_at, receipt_mailed } = receipt.value;
	return {
		outcome: "ok",
		received_at,
		...(receipt_mailed === false ? { receiptMailed: false as const } : {}),
	};
}

function withdrawalFailureKey(sent: Sent): string {
	if (!sent.ok) return withdrawalUnknownKey;
	if (sent.value.status === 429 && bodyFieldEquals(sent.value, "status", "rate_limited"))
		return withdrawalTooManyKey;
	return isRefusal(sent.value, "status") ? "error.postWithdrawal" : withdrawalUnknownKey;
}
