import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A payment as stored by the bank. */
export interface BankedPayment {
	readonly reference: string;
	/** The shop's domain. */
	readonly project: string;
	readonly order_uuid: string;
	readonly total: string;
	readonly back: string;
	status: "open" | "paid" | "cancelled" | "refused";
}

/** A local bank with a page on which customers pay. */
export interface BankServer {
	readonly url: string;
	/** All payments, the oldest first. */
	readonly payments: readonly BankedPayment[];
	/** Returns how often it was checked for availability. */
	reached(): number;
	/** Makes it respond with 503 only, or work again. */
	setReachable(reachable: boolean): void;
	close(): Promise<void>;
}

const decisions = { approve: "paid", cancel: "cancelled", error: "refused" } as const;

/**
 * Starts the bank at the given port, or at a free one. An order has one payment unless it was cancelled or refused.
 */
export async function startBank(port = 0): Promise<BankServer> {
	const payments: BankedPayment[] = [];
	let asked = 0;
	let isReachable = true;

	function paymentOf(body: Pick<BankedPayment, "project" | "order_uuid" | "total" | "back">): BankedPayment {
		const known = payments.find(
			({ order_uuid, status }) => order_uuid === body.order_uuid && (status === "open" || status === "paid"),
		);
		if (known) return known;
		const made = { ...body, reference: randomUUID(), status: "open" } as const;
		payments.push({ ...made });
		return payments.at(-1) ?? made;
	}

	async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
		const { pathname, searchParams } = new URL(request.url ?? "/", "http://bank");
		const [, place, reference, action] = pathname.split("/");
		const payment = payments.find((one) => one.reference === reference);
		if (!isReachable) return end(response, 503, {});
		if (place === "ready") {
			asked += 1;
			return end(response, 200, {});
		}
		if (place === "payments" && reference === undefined)
			return end(response, 200, shown(paymentOf(JSON.parse(await textOf(request))), request));
		if (!payment) return end(response, 404, {});
		if (place === "pay" && action !== undefined) return decide(payment, action, response);
		if (place === "pay") return showPage(payment, response);
		const { project, order_uuid } = payment;
		if (searchParams.get("project") !== project || searchParams.get("order_uuid") !== order_uuid)
			return end(response, 404, {});
		if (action === "cancel" && payment.status === "open") payment.status = "cancelled";
		return end(response, 200, shown(payment, request));
	}

	const server = createServer((request, response) => void answer(request, response));
	await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		payments,
		reached: () => asked,
		setReachable: (reachable) => {
			isReachable = reachable;
		},
		async close() {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}

function shown({ reference, status }: BankedPayment, { headers }: IncomingMessage) {
	return { reference, status, address: `http://${headers.host}/pay/${reference}` };
}

function end(response: ServerResponse, status: number, body: object): void {
	response
		.writeHead(status, { "content-type": "application/json", "access-control-allow-origin": "*" })
		.end(JSON.stringify(body));
}

/** Applies the customer's decision on the bank's page to an open payment, and redirects back with its reference. */
function decide(payment: BankedPayment, decision: string, response: ServerResponse): void {
	const found = Object.entries(decisions).find(([name]) => name === decision);
	if (payment.status === "open" && found) payment.status = found[1];
	response.writeHead(303, { location: `${payment.back}?bank=${payment.reference}` }).end();
}

function showPage({ reference, total }: BankedPayment, response: ServerResponse): void {
	const buttons = Object.keys(decisions).map(
		(name) => `<form method="post" action="/pay/${reference}/${name}"><button>Bank: ${name}</button></form>`,
	);
	response
		.writeHead(200, { "content-type": "text/html" })
		.end(`<!doctype html><html lang="en"><title>Bank</title><h1>Bank: ${total}</h1>${buttons.join("")}`);
}

async function textOf(request: IncomingMessage): Promise<string> {
	const parts: Buffer[] = [];
	for await (const part of request) parts.push(part);
	return Buffer.concat(parts).toString();
}
