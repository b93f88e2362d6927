import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** The result of a call: a response of the service, or a fault on the way. */
export type Fate =
	| "answered"
	/** No connection. */
	| "down"
	/** Accepted by the service, with the response lost. */
	| "dropped"
	/** Accepted by the service, with the response delayed beyond the site's timeout. */
	| "late"
	| "garbage"
	| "error500"
	| { readonly status: number; readonly body: unknown };

/** The calls of a browser's pages to the order service. */
export interface OrderCalls {
	/** All sent bodies by call. */
	readonly sent: { readonly path: string; readonly body: Readonly<Record<string, unknown>> }[];
	/** The results of the next calls, one each; further calls get a response. */
	fates: Fate[];
	/** Milliseconds before each response. */
	delay: number;
}

/** A proxy to the order service that records every call and applies its fault. */
export interface CallServer {
	readonly port: number;
	/** Forgets earlier calls and returns the record of further ones. */
	begin(): OrderCalls;
	close(): Promise<void>;
}

/** A separate connection for each call, because a browser retries automatically on a reused one. */
const headers = {
	connection: "close",
	"access-control-allow-origin": "*",
	"access-control-allow-headers": "*",
};

/** Listens for the calls of a browser's pages, at a free port if `port` is 0, and forwards them to a service. */
export async function serveCalls(service: { readonly url: string }, port: number): Promise<CallServer> {
	const noCalls = (): OrderCalls => ({ sent: [], fates: [], delay: 0 });
	let calls = noCalls();
	const server = createServer(async (request, response) => {
		if (request.method === "OPTIONS") return response.writeHead(204, headers).end();
		const path = request.url ?? "";
		const body = await text(request);
		calls.sent.push({ path, body: JSON.parse(body || "{}") });
		return meet(response, calls.fates.shift() ?? "answered", calls, `${service.url}${path}`, body);
	});
	await new Promise<void>((resolve, reject) => {
		server.once("error", reject).listen(port, "127.0.0.1", resolve);
	});
	return {
		port: (server.address() as AddressInfo).port,
		begin() {
			calls = noCalls();
			return calls;
		},
		async close() {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}

async function meet(
	response: ServerResponse,
	fate: Fate,
	calls: OrderCalls,
	url: string,
	body: string,
): Promise<void> {
	const answer = (status: number, type: string, content: string) =>
		void response.writeHead(status, { ...headers, "content-type": type }).end(content);
	const json = "application/json";
	if (calls.delay > 0) await new Promise((resolve) => setTimeout(resolve, calls.delay));
	if (fate === "down") return void response.destroy();
	if (fate === "garbage") return answer(200, "text/html", "<h1>Proxy");
	if (fate === "error500") return answer(500, json, JSON.stringify({ status: "error" }));
	if (typeof fate === "object") return answer(fate.status, json, JSON.stringify(fate.body));
	const over = fate === "late" ? new Promise((resolve) => response.once("close", resolve)) : null;
	const given = await postJson(url, body);
	const content = await given.text();
	if (fate === "dropped") return void response.destroy();
	await over;
	return answer(given.status, json, content);
}

/** Posts a JSON body to the service, like a page. */
export const postJson = (url: string, body: string): Promise<Response> =>
	fetch(url, { method: "POST", headers: { "content-type": "application/json" }, body });
