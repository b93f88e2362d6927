import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import type { MemoryEnquiries } from "#adapters/memory/enquiries.ts";
import type { MemoryOrders } from "#adapters/memory/orders.ts";
import type { EnquiryAnswer } from "#core/ports/enquiries.ts";
import type { OrderAnswer, OrderStatusAnswer } from "#core/ports/orders.ts";

/** What goes wrong with calls: refused, down, or the connection cut after or before the call was taken. */
export type ServiceFault = "refused" | "down" | "answerLost" | "requestLost" | null;

/** An answer as it goes over the wire. */
interface WireAnswer {
	readonly status: number;
	readonly body: unknown;
}

/** Serves until the test is finished; gives the address. */
export async function serve(listener: RequestListener): Promise<string> {
	const server = createServer(listener);
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	onTestFinished(async () => {
		server.closeAllConnections();
		await new Promise((resolve) => server.close(resolve));
	});
	return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** The order service's wire format over the in-memory twins. */
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

/** The whole body of a call as text. */
export async function bodyOf(request: IncomingMessage): Promise<string> {
	const parts: Buffer[] = [];
	for await (const part of request) parts.push(part);
	return Buffer.concat(parts).toString();
}

function reply(response: ServerResponse, { status, body }: WireAnswer): void {
	response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

async function take(
	path: string,
	// biome-ignore lint/suspicious/noExplicitAny: the twins trust what the adapter under test sends.
	body: any,
	orders: MemoryOrders,
	enquiries: MemoryEnquiries,
): Promise<WireAnswer | null> {
	switch (path) {
		case "/ecom/order":
			return orderAnswer(await orders.place(body));
		case "/ecom/order/status":
			return statusAnswer(await orders.status(body));
		case "/ecom/order/payment_method":
			return paymentAnswer(await orders.changePaymentMethod(body), "status");
		case "/ecom/klarna/order":
			return paymentAnswer(await orders.placeKlarna(body), "message");
		case "/ecom/order/paypal_transaction":
			return paymentAnswer(await orders.reportPayPal(body), "status");
		case "/ecom/contact":
			return enquiryAnswer(await enquiries.sendMessage(body));
		case "/ecom/newsletter":
			return (await enquiries.subscribe(body)) === "subscribed"
				? { status: 200, body: { status: "ok" } }
				: { status: 409, body: { status: "duplicate" } };
		case "/ecom/request":
			return enquiryAnswer(await enquiries.requestAvailability(body));
		case "/ecom/rating":
			return enquiryAnswer(await enquiries.rate(body));
		case "/ecom/withdrawal":
			return enquiryAnswer(await enquiries.withdraw(body));
		default:
			return null;
	}
}

function orderAnswer(answer: OrderAnswer): WireAnswer {
	const { outcome } = answer;
	switch (outcome) {
		case "ok":
			return { status: 200, body: { status: "ok", ...answer.order } };
		case "price_changed":
			return { status: 409, body: { status: outcome, prices: answer.prices } };
		case "out_of_stock":
			return { status: 409, body: { status: outcome, stock: answer.stock } };
		case "key_reused":
			return { status: 422, body: { status: "key_reuse" } };
		default:
			return { status: 403, body: { status: "error" } };
	}
}

function statusAnswer(answer: OrderStatusAnswer): WireAnswer {
	if (answer.outcome !== "ok") return { status: 403, body: { status: "error" } };
	const { known } = answer;
	const order = known && { ...known.order, payment_method: known.paymentMethod, payment: known.payment };
	return { status: 200, body: { status: "ok", order } };
}

function paymentAnswer(answer: { readonly outcome: string }, word: "status" | "message"): WireAnswer {
	return answer.outcome === "ok"
		? { status: 200, body: { [word]: "ok" } }
		: { status: 404, body: { [word]: "error" } };
}

function enquiryAnswer({ outcome, ...rest }: Pick<EnquiryAnswer, "outcome">): WireAnswer {
	return { status: outcome === "ok" ? 200 : 500, body: { status: outcome, ...rest } };
}
