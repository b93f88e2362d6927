import {
	createHttpClient,
	type HttpAnswer,
	type HttpClient,
	type HttpClientOptions,
} from "#adapters/order-service/http-client.ts";
import type { HttpError } from "#adapters/order-service/http-error.ts";
import {
	decodeReceipt,
	fieldProblems,
	isRefusal,
	says,
	unexpected,
} from "#adapters/order-service/service-answers.ts";
import { PostRatingError, PostRequestError } from "#core/checkout/errors.ts";
import { newsletterOutcome } from "#core/enquiries/newsletter.ts";
import type { WithdrawalPayload } from "#core/enquiries/withdrawal.ts";
import {
	type Enquiries,
	type EnquiryAnswer,
	type FailableAnswer,
	type WithdrawalAnswer,
	withdrawalTooManyKey,
	withdrawalUnknownKey,
} from "#core/ports/enquiries.ts";
import type { Result } from "#core/shared/result.ts";

/** The order service's calls for whatever visitors send beside orders, at a configured host (R-ORDER-07). */
export function createEnquiries(options: HttpClientOptions): Enquiries {
	const send = createHttpClient(options);
	const post = (path: string, json: unknown) => send({ method: "POST", path, json });
	return {
		sendMessage: async (message) => plainAnswer(await post("/ecom/contact", message), "error.postContact"),
		async subscribe(subscription) {
			const sent = await post("/ecom/newsletter", subscription);
			if (!sent.ok) return newsletterOutcome(null);
			const isGarbage = sent.value.ok && !says(sent.value, "status", "ok");
			return newsletterOutcome(isGarbage ? null : sent.value.status);
		},
		requestAvailability: async (request) =>
			failableAnswer(await post("/ecom/request", request), PostRequestError),
		rate: async (rating) => failableAnswer(await post("/ecom/rating", rating), PostRatingError),
		withdraw: (withdrawal) => withdraw(send, withdrawal),
	};
}

type Sent = Result<HttpAnswer, HttpError>;

/** What all answers have in common; null when the call failed. */
function commonAnswer(sent: Sent): Exclude<EnquiryAnswer, { readonly outcome: "failed" }> | null {
	if (!sent.ok) return null;
	if (sent.value.ok && says(sent.value, "status", "ok")) return { outcome: "ok" };
	const problems = fieldProblems(sent.value);
	return problems ? { outcome: "field_errors", problems } : null;
}

function plainAnswer(sent: Sent, messageKey: string): EnquiryAnswer {
	return commonAnswer(sent) ?? { outcome: "failed", messageKey };
}

function failableAnswer<Failure>(
	sent: Sent,
	Failed: new (options: ErrorOptions) => Failure,
): FailableAnswer<Failure> {
	const cause = sent.ok ? unexpected(sent.value) : sent.error;
	return commonAnswer(sent) ?? { outcome: "failed", error: new Failed({ cause }) };
}

/**
 * Without an answer that makes sense, the time of the receipt included, nobody knows whether a withdrawal was received:
 * it has to be sent again (B-LAW-02, B-REL-02).
 */
async function withdraw(send: HttpClient, json: WithdrawalPayload): Promise<WithdrawalAnswer> {
	const sent = await send({ method: "POST", path: "/ecom/withdrawal", json });
	const failed = { outcome: "failed", messageKey: withdrawalFailureKey(sent) } as const;
	const answer = plainAnswer(sent, failed.messageKey);
	if (answer.outcome !== "ok") return answer;
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
	if (sent.value.status === 429 && says(sent.value, "status", "rate_limited")) return withdrawalTooManyKey;
	return isRefusal(sent.value, "status") ? "error.postWithdrawal" : withdrawalUnknownKey;
}
