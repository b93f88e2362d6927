import {
	createHttpClient,
	type HttpAnswer,
	type HttpClientOptions,
} from "#adapters/order-service/http-client.ts";
import type { HttpError } from "#adapters/order-service/http-error.ts";
import {
	decodeKnownOrder,
	decodePrices,
	decodeStock,
	fieldProblems,
	isRefusal,
	says,
	unexpected,
} from "#adapters/order-service/service-answers.ts";
import {
	KlarnaOrderError,
	OrderStatusError,
	PaymentMethodError,
	PayPalTransactionError,
	PostOrderError,
} from "#core/checkout/errors.ts";
import type { OrderPayload } from "#core/checkout/order-payload.ts";
import { decodePlacedOrder } from "#core/checkout/placed-order.ts";
import type { OrderAnswer, OrderKey, OrderStatusAnswer, Orders, PaymentAnswer } from "#core/ports/orders.ts";
import type { Result } from "#core/shared/result.ts";

/**
 * The order service behind a configured host (R-ORDER-07). A status from 400 to 499 is a refusal; whatever leaves
 * open whether the order was taken is "unknown_retry" (B-REL-02). Nothing is sent twice unless the caller does.
 */
export function createOrders(options: HttpClientOptions): Orders {
	const send = createHttpClient(options);
	const post = (path: string, json: unknown) => send({ method: "POST", path, json });
	return {
		place: async (order) => orderAnswer(await post("/ecom/order", order), order),
		status: async (order) => statusAnswer(await post("/ecom/order/status", order), order),
		changePaymentMethod: async (change) =>
			paymentAnswer(await post("/ecom/order/payment_method", change), "status", PaymentMethodError),
		placeKlarna: async (order) =>
			paymentAnswer(await post("/ecom/klarna/order", order), "message", KlarnaOrderError),
		reportPayPal: async (transaction) =>
			paymentAnswer(
				await post("/ecom/order/paypal_transaction", transaction),
				"status",
				PayPalTransactionError,
			),
	};
}

function orderAnswer(sent: Result<HttpAnswer, HttpError>, order: OrderPayload): OrderAnswer {
	if (!sent.ok) return { outcome: "unknown_retry", error: new PostOrderError({ cause: sent.error }) };
	const answer = sent.value;
	const error = new PostOrderError({ cause: unexpected(answer) });
	if (answer.ok) return acceptance(answer, order) ?? { outcome: unlessTaken(answer, "status"), error };
	if (answer.status === 409) return conflict(answer, error);
	if (answer.status === 422 && says(answer, "status", "key_reuse")) return { outcome: "key_reused", error };
	const problems = fieldProblems(answer);
	if (problems) return { outcome: "field_errors", problems, error };
	return { outcome: unlessTaken(answer, "status"), error };
}

/** The placed order, or null when the answer is anything but ok or of another order than the one sent. */
function acceptance(answer: HttpAnswer, order: OrderPayload): OrderAnswer | null {
	if (!says(answer, "status", "ok") || !answer.body.ok) return null;
	const placed = decodePlacedOrder(answer.body.value);
	return placed.ok && placed.value.order_uuid === order.order_uuid
		? { outcome: "ok", order: placed.value }
		: null;
}

/** A conflict that makes no sense may as well mean that the order is there already. */
function conflict(answer: HttpAnswer, error: PostOrderError): OrderAnswer {
	if (answer.body.ok && says(answer, "status", "price_changed")) {
		const decoded = decodePrices(answer.body.value);
		if (decoded.ok) return { outcome: "price_changed", prices: decoded.value.prices, error };
	}
	if (answer.body.ok && says(answer, "status", "out_of_stock")) {
		const decoded = decodeStock(answer.body.value);
		if (decoded.ok) return { outcome: "out_of_stock", stock: decoded.value.stock, error };
	}
	return { outcome: "unknown_retry", error };
}

/** What the service knows of the order asked for; an answer about another order makes no sense. */
function statusAnswer(sent: Result<HttpAnswer, HttpError>, { order_uuid }: OrderKey): OrderStatusAnswer {
	if (!sent.ok) return { outcome: "unknown_retry", error: new OrderStatusError({ cause: sent.error }) };
	const answer = sent.value;
	if (answer.ok && says(answer, "status", "ok") && answer.body.ok) {
		const decoded = decodeKnownOrder(answer.body.value);
		const isAsked = decoded.ok && (decoded.value?.order.order_uuid ?? order_uuid) === order_uuid;
		if (isAsked) return { outcome: "ok", known: decoded.value };
	}
	const error = new OrderStatusError({ cause: unexpected(answer) });
	return { outcome: unlessTaken(answer, "status"), error };
}

function paymentAnswer<Failure>(
	sent: Result<HttpAnswer, HttpError>,
	word: "status" | "message",
	Failed: new (options: ErrorOptions) => Failure,
): PaymentAnswer<Failure> {
	if (!sent.ok) return { outcome: "unknown_retry", error: new Failed({ cause: sent.error }) };
	const answer = sent.value;
	if (answer.ok && says(answer, word, "ok")) return { outcome: "ok" };
	return { outcome: unlessTaken(answer, word), error: new Failed({ cause: unexpected(answer) }) };
}

/** What an answer that is not ok leaves open: nothing when it refuses. */
function unlessTaken(answer: HttpAnswer, word: "status" | "message"): "refused" | "unknown_retry" {
	return isRefusal(answer, word) ? "refused" : "unknown_retry";
}
