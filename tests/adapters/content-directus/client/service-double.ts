import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import {
	type ContentClientOptions,
	createContentClient,
} from "#adapters/content-directus/client/content-client.ts";
import { createMemoryLogger } from "#adapters/memory/logger.ts";

/** A request as it arrived. */
export interface Arrived {
	readonly method: string;
	/** Path and query, decoded. */
	readonly url: string;
	readonly token: string | null;
	/** Its media type. */
	readonly type: string | null;
	readonly body: string;
}

/** Answers one request. */
export type ServiceResponse = (response: ServerResponse, request: Arrived) => unknown;

/** A content service for one test: its address, what has arrived, and how many requests were open at once. */
export async function contentService(answer: ServiceResponse) {
	const arrived: Arrived[] = [];
	const open = { now: 0, most: 0 };
	const server = createServer(async (request, response) => {
		open.now += 1;
		open.most = Math.max(open.most, open.now);
		response.on("close", () => {
			open.now -= 1;
		});
		const { method = "", url = "", headers } = request;
		const token = headers.authorization?.replace(/^Bearer /, "") ?? null;
		const type = headers["content-type"] ?? null;
		const entry = { method, url: decodeURIComponent(url), token, type, body: await bodyOf(request) };
		arrived.push(entry);
		await answer(response, entry);
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const stop = () =>
		new Promise<void>((resolve) => {
			server.closeAllConnections();
			server.close(() => resolve());
		});
	onTestFinished(stop);
	return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, arrived, open, stop };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
	const parts: Buffer[] = [];
	for await (const part of request) parts.push(part);
	return Buffer.concat(parts).toString();
}

/** A response of JSON. */
export function json(response: ServerResponse, body: unknown, status = 200, headers = {}): void {
	response
		.writeHead(status, { "content-type": "application/json; charset=utf-8", ...headers })
		.end(JSON.stringify(body));
}

/** A response as Directus refuses. */
export function refused(response: ServerResponse, status: number, message: string, extensions = {}): void {
	json(response, { errors: [{ message, extensions }] }, status);
}

/** A client of a service that answers everything in one way, with its log. */
export async function clientOf(answer: ServiceResponse, options: Partial<ContentClientOptions> = {}) {
	const service = await contentService(answer);
	const logger = createMemoryLogger();
	const client = createContentClient({ url: service.url, project: "juwelier.example", logger, ...options });
	onTestFinished(() => client.close());
	return { ...service, client, logger };
}
