import {
	createHttpClient,
	type HttpClientOptions,
	type HttpResponse,
} from "#adapters/order-service/http-client.ts";
import type { HttpError } from "#adapters/order-service/http-error.ts";
import {
	bodyFieldEquals,
	decodeChanges,
	decodeKnownOrder,
	fieldProblems,
	isRefusal,
	unexpectedResponse,
} from "#adapters/order-service/service-responses.ts";
import {
	OrderStatusError,
	PaymentMethodError,
	PostOrderError,
	ReportPaymentError,
} from "#core/checkout/errors.ts";
import type { OrderPayload } from "#core/checkout/order-payload.ts";
import { decodePlacedOrder } from "#core/checkout/placed-order.ts";
import type {
	OrderKey,
	OrderResponse,
	OrderStatusResponse,
	Orders,
	PaymentReport,
	PaymentResponse,
} from "#core/ports/orders.ts";
import type { SpecifiedReport } from "#core/ports/payment-provider.ts";
import { type Result, reasonOf } from "#core/shared/result.ts";

/**
 * Creates the orders port on an order service at a configured host (R-ORDER-07). A status from 400 to 499 is a
 * refusal; anything that leaves open whether the order was accepted is "unknown_retry" (B-REL-02). Nothing is sent
 * twice unless the caller does so.
 */
export function createOrders(
	options: HttpClientOptions,
	/** Returns the specified report of a provider; null if there is none. */
	specifiedReport: (provider: string) => Promise<SpecifiedReport | null>,
): Orders {
	const send = createHttpClient(options);
	const post = (path: string, json: unknown) => send({ method: "POST", path, json });
	return {
		place: async (order) => orderResponse(await post("/ecom/order", order), order),
		status: async (order) => statusResponse(await post("/ecom/order/status", order), order),
		changePaymentMethod: async (change) =>
			paymentResponse(
				await post("/ecom/order/payment_method", change),
				"status",
				(cause) => new PaymentMethodError({ cause }),
			),
		async reportPayment(report) {
			const specified = await specifiedReport(report.provider).catch(reasonOf);
			if (typeof specified === "string")
				return { outcome: "unknown_retry", error: new ReportPaymentError({}, specified) };
			const call = specified ?? generalReport;
			const sent = await post(call.path, call.body(report));
			return paymentResponse(
				sent,
				call.confirmedBy,
				(cause) => new ReportPaymentError({ cause }, call.failure),
			);
		},
	};
}

/** The report of a payment with any provider. */
const generalReport = {
	path: "/ecom/order/payment",
	body: ({ project, order_uuid, provider, payment }: PaymentReport) => ({
		project,
		order_uuid,
		provider,
		payment,
		outcome: "approved",
	}),
	confirmedBy: "status",
	failure: undefined,
} as const;

function orderResponse(sent: Result<HttpResponse, HttpError>, order: OrderPayload): OrderResponse {
	if (!sent.ok) return { outcome: "unknown_retry", error: new PostOrderError({ cause: sent.error }) };
	const response = sent.value;
	const error = new PostOrderError({ cause: unexpectedResponse(response) });
	if (response.ok)
		return acceptance(response, order) ?? { outcome: unlessAccepted(response, "status"), error };
	if (response.status === 409) return conflict(response, error);
	if (response.status === 422 && bodyFieldEquals(response, "status", "key_reuse"))
		return { outcome: "key_reused", error };
	const problems = fieldProblems(response);
	if (problems) return { outcome: "field_errors", problems, error };
	return { outcome: unlessAccepted(response, "status"), error };
}

/** Returns the placed order; null for a failed response, or one about another order. */
function acceptance(response: HttpResponse, order: OrderPayload): OrderResponse | null {
	if (!bodyFieldEquals(response, "status", "ok") || !response.body.ok) return null;
	const placed = decodePlacedOrder(response.body.value);
	return placed.ok && placed.value.order_uuid === order.order_uuid
		? { outcome: "ok", order: placed.value }
		: null;
}

/** An unknown kind of conflict may also mean that the order already exists. */
function conflict(response: HttpResponse, error: PostOrderError): OrderResponse {
	const decoded = response.body.ok ? decodeChanges(response.body.value) : null;
	return decoded?.ok ? { outcome: "changed", changes: decoded.value, error } : { outcome: "conflict", error };
}

/** Returns the service's status of the requested order; a response about another order is invalid. */
function statusResponse(
	sent: Result<HttpResponse, HttpError>,
	{ order_uuid }: OrderKey,
): OrderStatusResponse {
	if (!sent.ok) return { outcome: "unknown_retry", error: new OrderStatusError({ cause: sent.error }) };
	const response = sent.value;
	if (response.ok && bodyFieldEquals(response, "status", "ok") && response.body.ok) {
		const decoded = decodeKnownOrder(response.body.value);
		const isAsked = decoded.ok && (decoded.value?.order.order_uuid ?? order_uuid) === order_uuid;
		if (isAsked) return { outcome: "ok", order: decoded.value };
	}
	const error = new OrderStatusError({ cause: unexpectedResponse(response) });
	return { outcome: unlessAccepted(response, "status"), error };
}

function paymentResponse<Failure>(
	sent: Result<HttpResponse, HttpError>,
	word: "status" | "message",
	failed: (cause: Error) => Failure,
): PaymentResponse<Failure> {
	if (!sent.ok) return { outcome: "unknown_retry", error: failed(sent.error) };
	const response = sent.value;
	if (response.ok && bodyFieldEquals(response, word, "ok")) return { outcome: "ok" };
	return {
		outcome: unlessAccepted(response, word),
		error: failed(unexpectedResponse(response)),
	};
}

/** Returns what a failed response leaves open: nothing if it is a refusal. */
function unlessAccepted(response: HttpResponse, word: "status" | "message"): "refused" | "unknown_retry" {
	return isRefusal(response, word) ? "refused" : "unknown_retry";
}
