import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import type { MemoryEnquiries } from "#adapters/memory/enquiries.ts";
import type { MemoryOrders } from "#adapters/memory/orders.ts";
import type { OrderUuid } from "#core/checkout/order-uuid.ts";
import type { PaymentReference } from "#core/checkout/payment-approval.ts";
import type { EnquiryResponse } from "#core/ports/enquiries.ts";
import type { OrderResponse, OrderStatusResponse } from "#core/ports/orders.ts";
import { type ContentId, sameId } from "#core/shared/branded.ts";
import { uuid } from "#tests/core/shop-fixtures.ts";
import { conflict } from "../../../contracts/reference-service/orders/place-order.ts";

/** The fault of calls: refused, down, or the connection cut after or before the call was accepted. */
export type ServiceFault = "refused" | "down" | "answerLost" | "requestLost" | null;

/** A response on the wire. */
interface WireResponse {
	readonly status: number;
	readonly body: unknown;
}

/** Serves until the test is finished; returns the address. */
export async function serve(listener: RequestListener): Promise<string> {
	const server = createServer(listener);
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	onTestFinished(async () => {
		server.closeAllConnections();
		await new Promise((resolve) => server.close(resolve));
	});
	return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Serves the order service's wire format on the in-memory implementations. */
export function serviceDouble(
	orders: MemoryOrders,
	enquiries: MemoryEnquiries,
	fault: () => ServiceFault,
): RequestListener {
	return async (request, response) => {
		const body = JSON.parse(await bodyOf(request));
		if (fault() === "requestLost") return response.destroy();
		if (fault() === "refused") return reply(response, { status: 403, body: { status: "error" } });
		if (fault() === "down") return reply(response, { status: 503, body: { status: "error" } });
		const isJsonPost = request.method === "POST" && request.headers["content-type"] === "application/json";
		const taken = isJsonPost ? await take(request.url ?? "", body, orders, enquiries) : null;
		if (fault() === "answerLost") return response.destroy();
		reply(response, taken ?? { status: 404, body: { status: "error" } });
	};
}

/** Returns the complete body of a call as text. */
export async function bodyOf(request: IncomingMessage): Promise<string> {
	const parts: Buffer[] = [];
	for await (const part of request) parts.push(part);
	return Buffer.concat(parts).toString();
}

function reply(response: ServerResponse, { status, body }: WireResponse): void {
	response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

async function take(
	path: string,
	// biome-ignore lint/suspicious/noExplicitAny: the in-memory implementations trust what the adapter under test sends.
	body: any,
	orders: MemoryOrders,
	enquiries: MemoryEnquiries,
): Promise<WireResponse | null> {
	switch (path) {
		case "/ecom/order":
			return orderResponse(await orders.place(body));
		case "/ecom/order/status":
			return statusResponse(await orders.status(body));
		case "/ecom/order/payment_method":
			return paymentResponse(await orders.changePaymentMethod(body), "status");
		case "/ecom/klarna/order":
			return paymentResponse(
				await report(orders, body.order_uuid, "klarna", { authorization_token: body.authorization_token }),
				"message",
			);
		case "/ecom/order/paypal_transaction":
			return paymentResponse(
				await report(orders, keyOf(orders, body.order_id), "paypal", body.paypal),
				"status",
			);
		case "/ecom/order/payment":
			return paymentResponse(await report(orders, body.order_uuid, body.provider, body.payment), "status");
		case "/ecom/contact":
			return enquiryResponse(await enquiries.sendMessage(body));
		case "/ecom/newsletter":
			return (await enquiries.subscribe(body)) === "subscribed"
				? { status: 200, body: { status: "ok" } }
				: { status: 409, body: { status: "duplicate" } };
		case "/ecom/request":
			return enquiryResponse(await enquiries.requestAvailability(body));
		case "/ecom/appointment":
			return enquiryResponse(await enquiries.requestAppointment(body));
		case "/ecom/rating":
			return enquiryResponse(await enquiries.rate(body));
		case "/ecom/withdrawal":
			return enquiryResponse(await enquiries.withdraw(body));
		default:
			return null;
	}
}

/** Returns the key of an accepted order by its id; an unused key if there is none. */
function keyOf({ orders }: MemoryOrders, order_id: ContentId): OrderUuid {
	return orders.find(({ order }) => sameId(order.order_id, order_id))?.order.order_uuid ?? uuid(99);
}

function report(orders: MemoryOrders, order_uuid: OrderUuid, provider: string, payment: PaymentReference) {
	return orders.reportPayment({ project: "", order_id: 0, order_uuid, provider, payment });
}

function orderResponse(answer: OrderResponse): WireResponse {
	const { outcome } = answer;
	switch (outcome) {
		case "ok":
			return { status: 200, body: { status: "ok", ...answer.order } };
		case "changed":
			return { status: 409, body: conflict(answer.changes) };
		case "key_reused":
			return { status: 422, body: { status: "key_reuse" } };
		default:
			return { status: 403, body: { status: "error" } };
	}
}

function statusResponse(answer: OrderStatusResponse): WireResponse {
	if (answer.outcome !== "ok") return { status: 403, body: { status: "error" } };
	const { order: known } = answer;
	const order = known && { ...known.order, payment_method: known.paymentMethod, payment: known.payment };
	return { status: 200, body: { status: "ok", order } };
}

function paymentResponse(answer: { readonly outcome: string }, word: "status" | "message"): WireResponse {
	return answer.outcome === "ok"
		? { status: 200, body: { [word]: "ok" } }
		: { status: 404, body: { [word]: "error" } };
}

function enquiryResponse({ outcome, ...rest }: Pick<EnquiryResponse, "outcome">): WireResponse {
	return { status: outcome === "ok" ? 200 : 500, body: { status: outcome, ...rest } };
}
