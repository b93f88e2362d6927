import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/** The faults between a shop and its service. */
export const faultKinds = [
	/** The connection ends before the service receives the request. */
	"requestLost",
	/** The service receives the request after the shop has given up. */
	"requestLate",
	/** The service responds, and the connection ends before the shop receives it. */
	"answerLost",
	/** The connection ends within the response. */
	"answerCut",
	/** The shop gives up before the response arrives. */
	"respondLate",
	/** The service receives the request twice at once. */
	"doubled",
	/** The service receives the request again after the shop got its response. */
	"doubledLate",
	/** The service responds, and a gateway returns 502. */
	"badGateway",
	/** The service responds, and something else arrives. */
	"garbage",
] as const;

/** A fault of a request. */
export type FaultKind = (typeof faultKinds)[number];

/** The options of a faulty proxy. */
export interface FaultyProxyOptions {
	/** The service's address, e.g. "http://127.0.0.1:4710". */
	readonly target: string;
	/** The same seed gives the same faults to the same requests, in any order. */
	readonly seed: number;
	/** The share of requests with a fault, from 0 to 1. */
	readonly share: number;
	/** Milliseconds of delay, longer than the shop waits. */
	readonly lateBy: number;
}

/** A running proxy. */
export interface FaultyProxy {
	readonly url: string;
	/** The number of occurrences of each fault. */
	readonly faults: Readonly<Record<FaultKind, number>>;
	/** Settles when nothing is on its way to the service, including late requests and copies. */
	readonly idle: () => Promise<void>;
	readonly close: () => Promise<void>;
}

interface Call {
	readonly path: string;
	readonly method: string;
	readonly contentType: string;
	readonly body: Buffer;
}

interface ServiceResponse {
	readonly status: number;
	readonly contentType: string;
	readonly text: string;
}

const html = { status: 200, contentType: "text/html", text: "<!doctype html><title>Login</title>" };
const json = { status: 200, contentType: "application/json" };

/** Responses that say nothing about whether an order was accepted. */
const garbage: readonly ServiceResponse[] = [
	html,
	{ ...html, status: 500 },
	{ ...json, text: "" },
	{ ...json, text: '{"status":"ok","order_id":' },
	{ ...json, text: '{"status":"ok"}' },
	{
		...json,
		text: '{"status":"ok","order_id":1,"order_uuid":"00000000-0000-4000-8000-000000000000","order_number":"1","total":"1"}',
	},
	{ ...json, status: 409, text: '{"status":"out_of_stock","stock":[]}' },
];

/** Starts a proxy on 127.0.0.1 that randomly loses, delays, doubles and garbles requests. */
export async function startFaultyProxy(options: FaultyProxyOptions): Promise<FaultyProxy> {
	const faults = Object.fromEntries(faultKinds.map((kind) => [kind, 0])) as Record<FaultKind, number>;
	const arrivals = new Map<string, number>();
	const underWay = new Set<Promise<void>>();

	/** Derived from the seed, the request and its repetition, so that the order of requests does not matter. */
	function chances(body: Buffer): readonly number[] {
		const request = createHash("sha256").update(body).digest("hex");
		const arrival = arrivals.get(request) ?? 0;
		arrivals.set(request, arrival + 1);
		const digest = createHash("sha256").update(`${options.seed} ${request} ${arrival}`).digest();
		return [0, 4, 8].map((offset) => digest.readUInt32BE(offset) / 2 ** 32);
	}

	async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
		const call = await callOf(request);
		const [happens = 0, which = 0, what = 0] = chances(call.body);
		const kind = happens < options.share ? (pick(faultKinds, which) ?? null) : null;
		await pass(kind, { call, response, what, options });
		if (kind) faults[kind] += 1;
	}

	const server = createServer((request, response) => {
		const handled = handle(request, response)
			.catch(() => drop(response))
			.finally(() => underWay.delete(handled));
		underWay.add(handled);
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const idle = async () => {
		while (underWay.size > 0) await Promise.all(underWay);
	};
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		faults,
		idle,
		async close() {
			await idle();
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}

interface Passage {
	readonly call: Call;
	readonly response: ServerResponse;
	/** Selects the garbage, in [0, 1). */
	readonly what: number;
	readonly options: FaultyProxyOptions;
}

/** Forwards a call and its response, with at most one fault. */
async function pass(kind: FaultKind | null, { call, response, what, options }: Passage): Promise<void> {
	const { target, lateBy } = options;
	if (kind === "requestLost") return drop(response);
	if (kind === "requestLate") await wait(lateBy);
	const copy = kind === "doubled" ? forward(target, call) : null;
	const answer = await forward(target, call);
	await copy;
	switch (kind) {
		case "answerLost":
			return drop(response);
		case "answerCut":
			return cut(response, answer);
		case "respondLate":
			await wait(lateBy);
			return send(response, answer);
		case "badGateway":
			return send(response, { ...html, status: 502 });
		case "garbage":
			return send(response, pick(garbage, what) ?? html);
		case "doubledLate":
			send(response, answer);
			await wait(lateBy);
			await forward(target, call);
			return;
		case "doubled":
		case "requestLate":
		case null:
			return send(response, answer);
		default:
			return kind satisfies never;
	}
}

async function callOf(request: IncomingMessage): Promise<Call> {
	const chunks: Buffer[] = [];
	for await (const chunk of request) chunks.push(chunk);
	return {
		path: request.url ?? "/",
		method: request.method ?? "GET",
		contentType: request.headers["content-type"] ?? "",
		body: Buffer.concat(chunks),
	};
}

async function forward(target: string, { path, method, contentType, body }: Call): Promise<ServiceResponse> {
	const headers = { "content-type": contentType };
	const answer = await fetch(`${target}${path}`, { method, headers, body: new Uint8Array(body) });
	const text = await answer.text();
	return { status: answer.status, contentType: answer.headers.get("content-type") ?? "", text };
}

function send(response: ServerResponse, { status, contentType, text }: ServiceResponse): void {
	response.writeHead(status, { "content-type": contentType }).end(text);
}

function cut(response: ServerResponse, { status, contentType, text }: ServiceResponse): Promise<void> {
	const bytes = Buffer.from(text);
	response.writeHead(status, { "content-type": contentType, "content-length": bytes.length });
	return new Promise((resolve) => {
		response.write(bytes.subarray(0, bytes.length / 2), () => {
			drop(response);
			resolve();
		});
	});
}

function drop(response: ServerResponse): void {
	response.socket?.destroy();
}

function pick<Item>(items: readonly Item[], chance: number): Item | undefined {
	return items[Math.floor(chance * items.length)];
}
